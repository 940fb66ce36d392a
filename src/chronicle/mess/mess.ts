import { manNamed, type People } from '../../kit/screen/people.ts';
import { isOneIn, oneBy } from '../../words/by-the-day.ts';
import { GOSSIP } from '../../words/gossip.ts';
import type { ToldAmount } from './measure.ts';

/** The data of an evening. */
export interface MessEveningTold {
  readonly day: number;
  readonly measure: ToldAmount;
  readonly seed: string;
}

/** A letter, to be told. */
export interface PostedLetter {
  readonly by: string;
  readonly to: string;
  /** Where he writes it, if not with the flight. */
  readonly from?: string;
  readonly says: string;
}

/** So many paragraphs are told of an evening; with `full` all of them. */
const FEW = 2;

export const asMuchAs = (measure: ToldAmount, told: readonly string[]): readonly string[] =>
  measure === 'full' ? told : told.slice(0, FEW);

export const letterText = ({ by, to, from, says }: PostedLetter, people: People): string =>
  `${manNamed(by, people)} writes ${from === undefined ? '' : `from ${from} `}to ${to}: "${says}"`;

/** On one evening in so many somebody writes home; with `full` everybody does. */
const OFTEN = 3;

/** Whether a letter home is told this evening. */
export const isPostDay = (flight: string, { day, measure, seed }: MessEveningTold): boolean =>
  measure === 'full' || isOneIn(OFTEN, `${seed} letter ${flight} ${day}`);

/** A day that is over, and of whom is told what was said about them. */
interface GossipTold extends MessEveningTold {
  readonly gossip?: 'all' | 'of-ours';
  /** Of the tutorial, whose first day is not to be told again in the campaign after it. */
  readonly isLesson?: boolean;
}

/** What is said about others and about us when the day is over; with `full` everything. */
export function gossipText({ day, measure, seed, gossip = 'all', isLesson }: GossipTold, ours?: string): string {
  const heard = gossip === 'all' ? (GOSSIP[day] ?? []) : [];
  const [first, ...others] = heard;
  const ofCampaign = day === 1 ? others : heard;
  const one = isLesson ? first : oneBy(ofCampaign, `${seed} gossip ${day}`);
  const told = measure === 'full' ? heard.join(' ') : one;
  const all = [told, ours].filter(Boolean).join(' ');
  return all === '' ? '' : `Heard in the mess: ${all}`;
}
