import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import { capital, counted, inOrder, inWords, plural, times } from '../../words/numbers.ts';

type WithHim = readonly [(other: string) => string, ...((other: string) => string)[]];

const LIVES: WithHim = [(other) => `${other} was with him, and lives.`];

/** What became of the other man. */
export const WITH_HIM: Readonly<Record<CrewFate['fate'], WithHim>> = {
  killed: [
    (other) => `${other}, who was with him, was killed.`,
    (other) => `${other} was in the machine with him, and was killed too.`,
    (other) => `${other} was with him, and was killed as well.`,
    (other) => `He did not go alone: ${other} was killed beside him.`,
  ],
  prisoner: [
    (other) => `${other} was with him, and is missing.`,
    (other) => `${other} was in the machine with him, and has not come back either.`,
    (other) => `${other} went with him, and we are waiting for the two of them.`,
    (other) => `Wherever he is, ${other} is with him, I hope, as they were in one machine.`,
    (other) => `${other}, who had the other seat, is missing too.`,
  ],
  wounded: LIVES,
  safe: LIVES,
};

/** What brought him down. */
/** What witnesses say. */
export interface Eyes {
  readonly own: readonly [string, ...string[]];
  readonly others: readonly [OthersWay, ...OthersWay[]];
}

type OthersWay = (many: number) => string;

export const QUICK: Eyes = {
  own: ['I saw it, and it was quick.', 'I saw it, and it was over before he can have known.'],
  others: [
    (many) => `saw it, and ${plural(many, 'says', 'say')} that it was quick.`,
    (many) => `saw it, and ${plural(many, 'says', 'say')} that he can have felt nothing.`,
  ],
};

/** Of a man whose machine burnt. */
export const BURNT: Eyes = {
  own: ['I saw it, and there was nothing that any of us could have done.'],
  others: [(many) => `saw it, and ${plural(many, 'says', 'say')} that nobody could have helped him.`],
};

/** At home nobody knows more that evening. */
export const ALIVE: Eyes = {
  own: ['I saw him go, and he had the machine in hand.'],
  others: [(many) => `saw him go, and ${plural(many, 'thinks', 'think')} that he got down alive.`],
};

export const OBSERVER_ALIVE: Eyes = { ...ALIVE, own: ['I saw the machine go, and it was in hand.'] };

type ServedWay = (many: number) => string;

/** How often he had flown before. */
export const SERVED: readonly [ServedWay, ...ServedWay[]] = [
  (flights) => `He had flown ${times(flights)} before.`,
  (flights) => `It was his ${inOrder(flights + 1)} flight.`,
  (flights) => `He had ${counted(flights, 'flight')} behind him.`,
  (flights) => `There ${plural(flights, 'is', 'are')} ${counted(flights, 'flight')} in his book before this one.`,
  (flights) => `He had gone out and come back ${times(flights)}.`,
  (flights) => `His book has ${counted(flights, 'flight')} in it, and I shall send it to you as it is.`,
  (flights) => `He did not count his flights. I have, and there had been ${inWords(flights)}.`,
];

/** On how many flights he had fought, which is told in the place of that. */
export const FOUGHT: readonly [ServedWay, ...ServedWay[]] = [
  (flights) => `On ${counted(flights, 'flight')} this month he had had to fight.`,
  (flights) => `He had come through ${counted(flights, 'flight')} this month on which there was fighting.`,
  (flights) => `He had been in the thick of it on ${counted(flights, 'flight')} this month.`,
  (flights) => `This month alone he had had to fight on ${counted(flights, 'flight')}.`,
  (flights) => `He never made much of it, and this month he had fought on ${counted(flights, 'flight')}.`,
  (flights) => `${capital(counted(flights, 'flight'))} this month had been fights, and he had come back from each.`,
];

type WonWay = (won: string) => string;

export const WON: readonly [WonWay, ...WonWay[]] = [
  (won) => `He had ${won} to his name.`,
  (won) => `He leaves ${won} in our book.`,
  (won) => `The book has ${won} under his name.`,
];

/** The same, where he had brought somebody down on his last day, whom this does not count. */
export const WON_BEFORE: readonly [WonWay, ...WonWay[]] = [
  (won) => `Before that day he had ${won} to his name.`,
  (won) => `The book had ${won} under his name that morning.`,
];
