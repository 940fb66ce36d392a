import type { Mark } from '../../marks.ts';
import type { Rulebook } from '../../rulebook.ts';
import type { SideScenario } from './side-scenario.ts';

/** The same cards with one scenario more, a player's own. */
export function withSideCard(id: string, scenario: SideScenario, book: Rulebook): Rulebook {
  const cards = book.fights['winged-victory'];
  const scenarios = { ...cards.scenarios, [id]: scenario };
  return { ...book, fights: { ...book.fights, 'winged-victory': { ...cards, scenarios } } };
}

/** The machines that a scenario may name. */
export const dashboardMarks = ({ fights }: Rulebook): Mark[] =>
  Object.keys(fights['winged-victory'].dashboards).map((id) => ({ act: 'defines', thing: 'dashboard', id, path: [] }));
