import type { Meant } from '../../../kit/screen/asking.ts';
import type { Asked } from '../../../table/decisions.ts';
import { away, clock } from './bearings.ts';

/** What is typed by one who wants to be out of the fight. */
export const isEscape = (text: string): boolean => /^(escape|home|leave|edge)$/i.test(text.trim());

/** `escape`: no word leaves the table. Which edge is one's own, where it lies, and what flying over it costs. */
export function ownEdge(text: string, { about }: Asked<'plan-card'>): Meant | undefined {
  if (!isEscape(text)) return undefined;
  const { side, from, machine, view } = about;
  const [name, y] = side === 'allied' ? (['south', 0] as const) : (['north', view.table.length] as const);
  const edge = { x: from.x, y };
  const way = `${clock(from, edge)}, ${away(from, edge)}`;
  const costs = view.exitCosts > 0 ? ` It gives the other side ${view.exitCosts}.` : '';
  const loses = view.exitLoses ? ' Who leaves loses this fight.' : '';
  return {
    is: 'barred',
    why: `Your own edge is the ${name} one, ${way} from ${machine}: a card that leads over it takes her home and out of the fight, over any other edge out of it.${costs}${loses}`,
  };
}
