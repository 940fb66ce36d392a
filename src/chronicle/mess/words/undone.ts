import { counted, plural } from '../../../words/numbers.ts';

/** What there was this morning to fly missions with. */
export interface InTheLine {
  readonly machines: number;
  readonly pilots: number;
}

/** Missions that were not flown, by their titles with an article; how many; and what could fly them. */
export type Undone = readonly [UndoneWay, ...UndoneWay[]];
type UndoneWay = (missions: string, many: number, line: InTheLine) => string;

const was = (many: number) => plural(many, 'was', 'were');

const it = (many: number) => plural(many, 'it', 'them');

const lineText = ({ machines, pilots }: InTheLine) =>
  `${counted(machines, 'machine')} in the line and ${counted(pilots, 'pilot')} fit`;

export const NO_MACHINE: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, for want of anything to fly.`,
  (missions) => `there was nothing in the line this morning to fly ${missions} in.`,
];

export const NO_PILOT: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, for want of anybody to fly.`,
  (missions) => `there was no pilot fit this morning to fly ${missions}.`,
];

/** There was no two-seater in the line; or there were too few. */
export const NO_TWO_SEATER: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, for want of a two-seater.`,
  (missions, many) =>
    `${missions} ${was(many)} left, since one does not do it without a two-seater, and there was none.`,
  (missions) => `nobody flew ${missions}: there was no two-seater to send.`,
];

export const FEW_TWO_SEATERS: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, as there were not two-seaters enough.`,
  (missions, many) => `there were too few two-seaters for ${missions}, which ${was(many)} left.`,
];

/** There was a two-seater, and no observer for it; or there were too few. */
export const NO_OBSERVER: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, for want of an observer.`,
  (missions) => `nobody flew ${missions}: there was no observer fit to go.`,
];

export const FEW_OBSERVERS: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, as there were not observers enough.`,
  (missions, many) => `there were too few observers for ${missions}, which ${was(many)} left.`,
];

/** It was in the morning's plan, and none of its machines had come home whole when it was given up. */
export const NOTHING_LEFT: Undone = [
  (missions, many) =>
    `${missions} ${was(many)} on the list, and there was nothing left to fly ${plural(many, 'it', 'them')} with.`,
  (missions, many) =>
    `${missions} stood on the list this morning. What was to fly ${plural(many, 'it', 'them')} had not come home whole.`,
  (missions, many) =>
    `nobody flew ${missions}: not one machine that stood on the list for ${it(many)} was here and whole.`,
  (missions) => `what was down for ${missions} this morning was not to be had when the time came.`,
  (missions) => `there were machines on the list for ${missions}, and by the time there were none that could go.`,
  (missions, many) =>
    `${missions} ${was(many)} not flown: what had been named for ${plural(many, 'it', 'them')} this morning could not go.`,
];

/** The same, and some of its machines had. */
export const TOO_FEW_LEFT: Undone = [
  (missions, many) => `${missions} ${was(many)} on the list, and not all that was to fly there had come home whole.`,
  (missions, many) => `${missions} ${was(many)} not flown: not all that had been named this morning could go.`,
  (missions) => `not all that was down for ${missions} came home whole, and so nobody went.`,
  (missions, many) => `nobody flew ${missions}: not all that stood on the list for ${it(many)} was here and whole.`,
  (missions, many) => `${missions} ${was(many)} left, as not all that was meant for ${it(many)} could go by then.`,
  (missions, many) => `by the time for ${missions} one of those named for ${it(many)} at least was not to be had.`,
  (missions, many) => `${missions} ${was(many)} crossed off, since what was to go was no longer all here.`,
  (missions) => `there was a gap in the list for ${missions} when the time came, and nobody went.`,
];

/** It was in the morning's plan, and the log does not tell what stopped it. */
export const WAS_ON_THE_LIST: Undone = [
  (missions, many) => `${missions} ${was(many)} on the list this morning, and ${was(many)} not flown.`,
  (missions, many) => `${missions} stood on the list this morning, and ${was(many)} taken off it in the day.`,
];

/** It was not in the morning's plan, and there was something to fly it with. */
export const NOT_ON_THE_LIST: Undone = [
  (missions, many, line) => `${missions} ${was(many)} not on the list this morning. There were ${lineText(line)}.`,
  (missions, _, line) => `nobody was put down for ${missions}: there were ${lineText(line)}.`,
  (missions, many, line) => `${missions} ${was(many)} left off the list this morning, with ${lineText(line)}.`,
  (missions, _, line) => `nobody was sent on ${missions}. The morning had begun with ${lineText(line)}.`,
  (missions, many, line) => `with ${lineText(line)} this morning ${missions} ${was(many)} not put down.`,
  (missions, _, line) => `the list had no room for ${missions}. There ${was(line.machines)} ${lineText(line)}.`,
  (missions, many, line) => `${missions} ${was(many)} let go: ${lineText(line)}, and the list was made of these.`,
  (missions, _, line) => `of ${missions} there was no word on the list, and of machines and men: ${lineText(line)}.`,
  (missions, many, line) => `${lineText(line)}: out of that the list was made, and ${missions} ${was(many)} not on it.`,
];

/** Nothing is known of it but that. */
export const NOT_FLOWN: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown.`,
  (missions) => `nobody flew ${missions}.`,
];
