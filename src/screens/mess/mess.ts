import { manNamed, type People } from '../../kit/screen/people.ts';
import { isOneIn, oneBy } from '../../words/by-the-day.ts';
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

/** The evening of a flight: how it takes the day, and what is written. Nothing, where there is nothing. */
export const messText = (told: readonly string[], letters: readonly Posted[], people: People): string =>
  [...told, ...letters.map((letter) => letterText(letter, people))].join(' ');

/** So much is told of an evening; all of it, where all is wanted. */
const FEW = 2;

export const asMuchAs = (measure: Measure, told: readonly string[]): readonly string[] =>
  measure === 'full' ? told : told.slice(0, FEW);

const letterText = ({ by, to, from, says }: Posted, people: People): string =>
  `${manNamed(by, people)} writes ${from === undefined ? '' : `from ${from} `}to ${to}: "${says}"`;

/** One evening in so many somebody writes home; all do who are to be heard in full. */
const OFTEN = 3;

/** Whether it is told this evening that somebody of a flight writes home. */
export const isPostDay = (flight: string, { day, measure, seed }: Evening): boolean =>
  measure === 'full' || isOneIn(OFTEN, `${seed} letter ${flight} ${day}`);

/** What is heard when the day is over, of others and of ours; all that there is, where all is wanted. */
export function gossipText({ day, measure, seed }: Evening, ours?: string): string {
  const heard = GOSSIP[day] ?? [];
  const told = measure === 'full' ? heard.join(' ') : oneBy(heard, `${seed} gossip ${day}`);
  const all = [told, ours].filter(Boolean).join(' ');
  return all === '' ? '' : `Heard in the mess: ${all}`;
}
