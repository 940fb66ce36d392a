import { LAST_DAY } from '../../campaign/campaign.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { parseSeed } from '../../dice/seed.ts';
import { SIDES } from '../../table/sides.ts';
import { isAnswer, isDawn, type LogRecord } from '../record.ts';
import { areThrows } from '../throws.ts';
import { type Fit, figure, having, listOf, maybe, oneOf, plainTo, text, textThat, wholeFrom } from './fits.ts';
import { stateFit } from './state-fits.ts';

const threw = maybe(textThat(areThrows));
const flag = oneOf(true, false);

/** Every kind of record by the member that tells it from the others. */
const KINDS: Readonly<Record<string, Fit>> = {
  wof: having({
    wof: figure,
    campaign: text,
    rules: text,
    cards: text,
    seed: textThat((seed) => parseSeed(seed) === seed),
    ironman: flag,
    byHand: listOf(text),
    begun: text,
    overlay: maybe(text),
    others: maybe(having({ flights: listOf(oneOf(...FLIGHTS)), policy: text })),
    opponent: maybe(having({ side: oneOf(...SIDES), policy: text })),
    history: maybe(oneOf(true)),
    hints: maybe(oneOf(true)),
    purist: maybe(oneOf(true)),
    from: maybe(text),
  }),
  dawn: having({ dawn: wholeFrom(1, LAST_DAY + 1), threw }),
  asked: having({ asked: text, answer: text, by: maybe(text), threw }),
  hand: having({ hand: textThat(areThrows), threw }),
  dice: having({ dice: oneOf('hand', 'program'), streams: listOf(text), threw }),
  lent: having({ lent: (value) => (value === null ? undefined : text(value)), threw }),
  back: having({ back: figure, by: oneOf('undo', 'take-back', 'dawn') }),
  cards: having({ cards: text, rules: text }),
  note: having({ note: oneOf('odds') }),
};

/** So deep goes nothing that a line of ours says. */
const DEEPEST = 24;
const shallow = plainTo(DEEPEST);

/**
 * Where a record, or what its line says, is not as it must be; nothing where all of it is. An answer's line is a list
 * of texts, of which nothing can be amiss but the throws.
 */
export function recordFit(written: unknown, record: LogRecord<object>): string | undefined {
  if (Array.isArray(written)) return isAnswer(record) && threw(record.threw) !== undefined ? 'threw' : undefined;
  const place =
    shallow(written) ?? bareFit(record) ?? (isDawn(record) ? within('.state', stateFit(record.state)) : undefined);
  return place === '' ? 'all of it' : place?.slice(1);
}

const within = (member: string, place: string | undefined) => (place === undefined ? undefined : `${member}${place}`);

/** The same but for the state that a dawn has. */
export function bareFit(record: LogRecord<object>): string | undefined {
  const [kind = '', another] = Object.keys(KINDS).filter((each) => Object.hasOwn(record, each));
  const isOne = another === undefined || (kind === 'wof' && another === 'cards');
  return isOne ? (KINDS[kind] ?? (() => ''))(record) : '';
}

/** Whether a record that goes back leads to a line before it, behind the first dawn. */
export const isBefore = (back: number, line: number): boolean => Number.isInteger(back) && back >= 2 && back < line;
