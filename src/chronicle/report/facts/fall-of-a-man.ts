import type { Score } from '../../../campaign/mission-log.ts';
import { counterNamed } from '../../../cards/counters.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { allFlown, type Lived } from '../../lived.ts';
import { gunnerOf } from '../../threads/on-a-mission.ts';
import { factsOf } from './facts-of.ts';
import type { Harmed } from './fight-facts.ts';
import type { MissionFacts } from './mission-facts.ts';

/** (50) A German whose counter is one man, and who was brought down. */
export interface FallOfAMan {
  readonly name: string;
  readonly hex: string;
  readonly harmed: Harmed;
  /** Whose victory it is; undefined where it is nobody's. */
  readonly by: string | undefined;
}

/** The same in a month. */
export interface FallInAMonth extends FallOfAMan {
  readonly day: number;
  /** He takes no more part in the campaign; undefined until the next morning. */
  readonly isGone: boolean | undefined;
}

/** In the order of time: a man who lived may be brought down again. */
export const fallsOfMen = (lived: Lived): FallInAMonth[] =>
  allFlown(lived).flatMap((flown) =>
    fallsIn(factsOf(flown, flown.day, lived.book), lived.book).map((fall) => ({
      ...fall,
      day: flown.day,
      isGone: isGoneAfter(flown.day, lived),
    })),
  );

/** Of a mission. */
export function fallsIn(facts: MissionFacts, book: Rulebook): FallOfAMan[] {
  return facts.meetings.flatMap(({ hex, came }) => {
    const harmed = typeof came === 'object' ? came.harmed : [];
    return harmed.flatMap((each): FallOfAMan[] => {
      const name = nameOf(each, book);
      const [by] = each.hitBy ? [] : gunnerOf(each, facts);
      return name === undefined ? [] : [{ name, hex, harmed: each, by }];
    });
  });
}

/** The man for whose fall these Victory Points are. */
export const fallenFor = ({ why, who }: Score, facts: MissionFacts, book: Rulebook): string | undefined =>
  fallsIn(facts, book).find(({ by, harmed }) => by === who && why === `enemy-${harmed.fate}`)?.name;

/** Who flew a machine that was brought down, where its counter is one man. */
function nameOf({ german, machine, fate }: Harmed, book: Rulebook): string | undefined {
  const isDown = fate === 'shot-down' || fate === 'forced-down';
  return german && isDown ? counterNamed(machine, book).personal : undefined;
}

function isGoneAfter(day: number, { days, now }: Lived): boolean | undefined {
  const next = days.find(({ dawn }) => dawn.day === day + 1)?.dawn ?? (now.day > day ? now : undefined);
  return next?.redBaronGone;
}
