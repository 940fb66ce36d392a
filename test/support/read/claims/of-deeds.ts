import type { Lived, LivedDay } from '../../../../src/chronicle/lived.ts';
import * as DEEDS from '../../../../src/chronicle/mess/words/deeds.ts';
import type { Moment, MomentOf } from '../../../../src/chronicle/moments/kinds.ts';
import type { Papers } from '../papers.ts';
import { readerOf } from './in-evenings.ts';
import { Who } from './who.ts';

type Ended = MomentOf<'mission-ended'>;
type Score = Ended['scores'][number];

/** A man, and all moments of a day, and the number that is said of him. */
interface SaidOfDeed {
  readonly man: string;
  readonly moments: readonly Moment[];
  readonly many: number;
}

const scoresOf = ({ man, moments }: SaidOfDeed, why: Score['why']): number => {
  const crews = moments.flatMap((each) => (each.type === 'mission-began' ? each.machines : []));
  const hers = crews.flatMap(({ machine, men }) => (men.some(({ airman }) => airman === man) ? [machine] : []));
  return moments
    .flatMap((each) => (each.type === 'mission-ended' ? each.scores : []))
    .filter((score) => score.why === why && (score.who === man || hers.includes(score.who ?? ''))).length;
};

const has =
  (...reasons: readonly Score['why'][]) =>
  (said: SaidOfDeed): boolean =>
    reasons.some((why) => scoresOf(said, why) >= said.many);

/** The fights of the day in which a machine of his was, and how many of ours. */
const fightsOf = ({ man, moments }: SaidOfDeed): number[] => {
  let his: readonly string[] = [];
  return moments.flatMap((each) => {
    if (each.type === 'mission-began')
      his = each.machines.filter(({ men }) => men.some(({ airman }) => airman === man)).map(({ machine }) => machine);
    return each.type === 'fight-began' && each.allied.some(({ id }) => his.includes(id)) ? [each.allied.length] : [];
  });
};

const isAloneIn = (said: SaidOfDeed): boolean => fightsOf(said).filter((ours) => ours === 1).length >= said.many;

const KINDS: readonly (readonly [DEEDS.DeedWays, (said: SaidOfDeed) => boolean])[] = [
  [DEEDS.FORCED_DOWN, has('enemy-forced-down')],
  [DEEDS.HIT_BEFORE, has('enemy-damaged', 'enemy-forced-down')],
  [DEEDS.SENT_SEVERAL, has('enemy-damaged')],
  [DEEDS.SENT_RED, has('enemy-damaged')],
  [DEEDS.SENT_RED_SEVERAL, has('enemy-damaged')],
  [DEEDS.PLATES, has('plates')],
  [DEEDS.ALONE, (said) => isAloneIn({ ...said, many: 1 })],
  [DEEDS.RANGED_ALONE, isAloneIn],
  [DEEDS.HARD_WAY, isAloneIn],
  [DEEDS.UNARMED, (said) => fightsOf(said).length >= said.many],
];

/** So many fights, or enemies, a sentence may have. */
const MANY = Array.from({ length: 20 }, (_, i) => i + 1);

const READERS = KINDS.flatMap(([ways, isSo]) =>
  ways.flatMap((way) =>
    [...new Map(MANY.map((many) => [way({ who: '<one>', many, what: '<word>' }), many]))].map(([text, many]) => ({
      // A sentence without a number is of one.
      many: text === way({ who: '<one>', many: many - 1, what: '<word>' }) ? 1 : many,
      read: readerOf(text),
      isSo,
    })),
  ),
);

const untrueIn = (text: string, day: LivedDay, who: Who): string[] =>
  READERS.flatMap(({ read, many, isSo }) => {
    const { one }: Partial<Record<string, string>> = read.exec(text)?.groups ?? {};
    if (one === undefined) return [];
    return isSo({ man: who.named(one, day.dawn.day), moments: day.moments, many }) ? [] : [text];
  });

/** What the evenings of a month say that somebody did, and is not so. */
export function untrueOfDeeds(lived: Lived, papers: Papers): string[] {
  const who = new Who(lived);
  return papers.days.flatMap(({ day, images }) => {
    const then = lived.days.find(({ dawn }) => dawn.day === day);
    return images
      .flatMap((text) => (then ? untrueIn(text, then, who) : []))
      .map((text) => `${lived.name}, ${day} April: ${text}`);
  });
}
