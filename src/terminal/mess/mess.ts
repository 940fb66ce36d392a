import { isOneIn, oneBy } from '../../english/by-the-day.ts';
import { listed, plural } from '../../english/numbers.ts';
import type { EventOf } from '../../table/events.ts';
import { manNamed, type People } from '../narration/people.ts';
import { GOSSIP } from './gossip.ts';
import type { Measure } from './measure.ts';

/** What an evening is told with. */
export interface Evening {
  readonly day: number;
  readonly measure: Measure;
  readonly seed: string;
}

/** A letter as it is told of. */
export interface Posted {
  readonly by: string;
  readonly to: string;
  /** Where he writes who is not at home with the flight. */
  readonly from?: string;
  readonly says: string;
}

/** The evening of a flight: who has his first, and what is written. Nothing, where there is nothing. */
export function messText({ firsts }: EventOf<'evening-came'>, letters: readonly Posted[], people: People): string {
  const lost = lostIn(people);
  return [
    ...firstsText(
      firsts.filter((man) => !lost.includes(man)),
      people,
    ),
    ...letters.map((letter) => letterText(letter, people)),
  ].join(' ');
}

const letterText = ({ by, to, from, says }: Posted, people: People): string =>
  `${manNamed(by, people)} writes ${from === undefined ? '' : `from ${from} `}to ${to}: "${says}"`;

/** Men of any flight who will not be back. */
const lostIn = ({ downs }: People): string[] =>
  downs
    .flatMap(({ men }) => men)
    .filter(({ fate }) => fate?.fate === 'killed' || fate?.fate === 'prisoner')
    .map(({ man }) => man.airman);

/** A first victory is told as such, once. */
function firstsText(firsts: readonly string[], people: People): string[] {
  if (firsts.length === 0) return [];
  const names = listed(firsts.map((man) => manNamed(man, people)));
  return [
    `${names} ${plural(firsts.length, 'has his first', 'have their first')}, and ${plural(firsts.length, 'tells it twice and pays', 'tell it twice and pay')} for everybody.`,
  ];
}

/** One evening in so many somebody writes home; all do who are to be heard in full. */
const OFTEN = 3;

/** Whether it is told this evening that somebody of a flight writes home. */
export const isPostDay = (flight: string, { day, measure, seed }: Evening): boolean =>
  measure === 'full' || isOneIn(OFTEN, `${seed} letter ${flight} ${day}`);

/** What is heard of others when the day is over; all that there is, where all is wanted. */
export function gossipText({ day, measure, seed }: Evening): string {
  const heard = GOSSIP[day] ?? [];
  const told = measure === 'full' ? heard.join(' ') : oneBy(heard, `${seed} gossip ${day}`);
  return told ? `Heard in the mess: ${told}` : '';
}
