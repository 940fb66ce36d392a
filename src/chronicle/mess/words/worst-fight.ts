import { capital } from '../../../words/numbers.ts';

/** A fight as an evening tells it. */
interface FightTold {
  /** Those of ours who were in it: names, or `five of ours`. */
  readonly ours: string;
  /** `three Germans`; `four of Jasta 11`. */
  readonly germans: string;
  /** `over Lens`, `east of Arras`. */
  readonly where: string;
  /** `this morning`. */
  readonly when: string;
}

export type FightWay = (fight: FightTold) => string;

/** The ways that are not said of one man alone, or of one German. */
export const OF_SEVERAL = new Set<FightWay>();

function ofSeveral(way: FightWay): FightWay {
  OF_SEVERAL.add(way);
  return way;
}

/** How many fights there were on a day of several. */
export const FIGHTS_OF_THE_DAY: readonly [(fights: string) => string, ...((fights: string) => string)[]] = [
  (fights) => `There were ${fights} in all`,
  (fights) => `It was one of ${fights}`,
  (fights) => `The day had ${fights}`,
  (fights) => `By the book there were ${fights} today`,
  (fights) => `They had ${fights} before they were done`,
  (fights) => `Of ${fights} today it is the one that is talked of`,
  (fights) => `That makes ${fights} since dawn, with the others`,
  (fights) => `There was no want of others: ${fights} altogether`,
];

/** The fight that cost the flight most today, sober enough for any evening. */
export const WORST_FIGHT: readonly [FightWay, ...FightWay[]] = [
  ({ ours, germans, where, when }) => `The fight of the day was ${where} ${when}: ${ours} against ${germans}`,
  ({ ours, germans, where, when }) => `It was ${where} ${when} that ${ours} met ${germans}`,
  ({ ours, germans, where, when }) => `${capital(ours)} had to do with ${germans} ${when}, ${where}`,
  ({ ours, germans, where, when }) => `The worst of the day was ${where} ${when}, with ${ours} against ${germans}`,
  ofSeveral(({ ours, germans, where, when }) => `${capital(germans)} were ${where} ${when}, and so were ${ours}`),
  ({ ours, germans, where, when }) =>
    `They have been through it twice, with forks for ${germans} and spoons for ${ours}: it was ${where} ${when}`,
  ({ ours, germans, where, when }) => `${capital(when)} ${where} there was a fight, ${ours} with ${germans}`,
  ({ ours, germans, where, when }) =>
    `One can put a finger on the map where it was: ${where}, ${when}, ${ours} against ${germans}`,
  ({ ours, germans, where, when }) =>
    `What there is to tell happened ${where} ${when}, to ${ours}, and it was ${germans}`,
  ({ ours, germans, where, when }) => `${capital(ours)} fought ${germans} ${when} ${where}`,
];
