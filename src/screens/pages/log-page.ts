import type { Rulebook } from '../../cards/rulebook.ts';
import { hasTrait } from '../../games/table.ts';
import type { People } from '../../kit/screen/people.ts';
import { narrate } from '../../questions/narration/narration.ts';
import type { GameEvent } from '../../table/events.ts';

/** The current or last mission or battle: its way and important events, a line each. */
export function logLines(events: readonly GameEvent[], people: People, book: Rulebook): string[] {
  const began = events.findLastIndex(({ type }) => type === 'mission-began' || type === 'battle-began');
  if (began < 0) return ['No mission has been flown today.'];
  return stretchesOf(events.slice(began)).map((stretch) => {
    const [first] = stretch;
    return first?.type === 'moved' || first?.type === 'stayed' ? wayText(stretch) : narrateAll(stretch, people, book);
  });
}

const narrateAll = (events: readonly GameEvent[], people: People, book: Rulebook) =>
  events.map((event) => narrate(event, book, people)).join(' ');

/** Successive moves are one stretch; every other important event stands alone. */
function stretchesOf(events: readonly GameEvent[]): GameEvent[][] {
  const stretches: GameEvent[][] = [];
  for (const event of events.filter((each) => hasTrait(each, 'in-the-log'))) {
    const last = stretches.at(-1);
    if (last?.[0] && isStep(last[0]) && isStep(event)) last.push(event);
    else stretches.push([event]);
  }
  return stretches;
}

const isStep = ({ type }: GameEvent) => type === 'moved' || type === 'stayed';

function hexesOf(step: GameEvent): string[] {
  if (step.type === 'moved') return [step.to];
  return step.type === 'stayed' ? [step.hex] : [];
}

/** `By H02, H03, H03 and H04: 11 AFT, 102 left.` */
function wayText(steps: readonly GameEvent[]): string {
  const hexes = steps.flatMap(hexesOf);
  const aft = steps.reduce((sum, step) => sum + ('aft' in step && typeof step.aft === 'number' ? step.aft : 0), 0);
  const last = steps.at(-1);
  const left = last && 'left' in last ? last.left : 0;
  return `By ${hexes.join(', ')}: ${aft} AFT, ${left} left.`;
}
