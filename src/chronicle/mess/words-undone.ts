import { counted, plural } from '../../words/numbers.ts';

/** Missions that were not flown, by their titles with an article; how many; and the machines that could fly. */
export type Undone = readonly [UndoneWay, ...UndoneWay[]];
type UndoneWay = (missions: string, many: number, machines: number) => string;

const inTheLine = (machines: number) => `There ${was(machines)} ${counted(machines, 'machine')} in the line`;

const was = (many: number) => plural(many, 'was', 'were');

export const NO_MACHINE: Undone = [
  (missions, many) => `${missions} ${was(many)} not flown, for want of anything to fly.`,
  (missions) => `there was nothing in the line this morning to fly ${missions} in.`,
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

/** The flight flew others; or nothing. */
export const LEFT_FOR_OTHERS: Undone = [
  (missions, many, machines) =>
    `${missions} ${was(many)} not flown: with ${counted(machines, 'machine')} in the line there was other work.`,
  (missions, _, machines) => `nobody was sent on ${missions}. ${inTheLine(machines)}, and there was other work.`,
  (missions, many, machines) =>
    `${missions} ${was(many)} left undone, as ${counted(machines, 'machine')} had to do for the rest.`,
  (missions, many) => `${missions} ${was(many)} struck off the list this morning, to spare the men for the others.`,
];

export const LEFT: Undone = [
  (missions, many, machines) => `${missions} ${was(many)} not flown. ${inTheLine(machines)}, and it was left at that.`,
  (missions, many) => `${missions} ${was(many)} ordered, and the office said no.`,
];
