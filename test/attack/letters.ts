import { armoured, lettersIn } from '../../src/mail/armour.ts';
import { type AnyLetter, openLetter, type SealedLetter, sealLetter } from '../../src/mail/letter.ts';
import type { BattleByMail } from '../../src/mail/mailed-play.ts';
import type { Match } from '../../src/mail/match.ts';
import { LetterRefused } from '../../src/mail/refused.ts';
import { type MatchSeen, type OwnPart, taken } from '../../src/mail/turn.ts';
import {
  battleOf,
  keyOf,
  type MailPlayer,
  mailed,
  nextLetter,
  standing,
  take,
  twoPlayers,
} from '../mail/two-players.ts';
import { book } from '../support/people/campaigns.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';

/** A battle of each game: so many letters of it are written, and each is then attacked. */
const BATTLES = ['duel-over-the-trenches', 'infanteriflieger', 'face-to-face', 'above-douai'];
const LETTERS = 8;

/** A game before a letter is taken, as its receiver has it, and what can be put in the letter's place. */
interface Place {
  readonly battle: BattleByMail;
  readonly seen: MatchSeen;
  readonly own: OwnPart;
  readonly from: MailPlayer;
  readonly letter: SealedLetter;
  /** What becomes of the game by the letter itself. */
  readonly after: string;
}

type Random = (below: number) => number;

/** Letters changed on their way, by their own writer after he knows more, by strangers, or put in each other's place. */
export const letters: Attack = async (times, seed) => {
  const random = seededRandom(`${seed} letters`);
  const places = BATTLES.flatMap((typed, n) => placesIn(battleOf(typed, book), 1 + ((random(40) + n) % 100)));
  const kinds = Object.entries(CHANGES);
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const place = drawn(places, random);
    const [kind, change] = kinds[n % kinds.length] as (typeof kinds)[number];
    const wrong = wrongWith(place, () => change(place, random, places));
    if (wrong) findings.push(found(wrong.harm, `${kind}, no. ${n}: ${wrong.what}`));
  }
  return { tried: times, findings };
};

const drawn = <Each>(all: readonly Each[], random: Random): Each => all[random(all.length)] as Each;

function placesIn(battle: BattleByMail, seed: number): Place[] {
  const { host, guest } = twoPlayers(battle, 'steady', seed);
  const places: Place[] = [];
  for (let n = 1; n <= LETTERS; n++) {
    const [from, to] = n % 2 === 0 ? [host, guest] : [guest, host];
    const letter = nextLetter(battle, from);
    if (!letter) return places;
    const [seen, own] = [standing(battle, to), { ...to }];
    places.push({ battle, seen, own, from: { ...from }, letter, after: toldOf(taken(battle, seen, letter, own)) });
    take(battle, to, mailed(letter));
  }
  return places;
}

const toldOf = (match: Match): string => JSON.stringify(match);

/** A changed letter is refused in words; one that is taken is the letter itself, which the change has not reached. */
function wrongWith(
  { battle, seen, own, after }: Place,
  changed: () => SealedLetter | string,
): { harm: Finding['harm']; what: string } | undefined {
  try {
    const letter = changed();
    const came = typeof letter === 'string' ? lettersIn(letter) : [letter.bytes];
    const opened = came.map(bytesOf).map(openLetter);
    for (const each of opened) {
      if (toldOf(taken(battle, seen, each, own)) !== after)
        return { harm: 'lost', what: `another letter was taken: ${JSON.stringify(each.letter).slice(0, 200)}` };
    }
  } catch (error) {
    if (!(error instanceof LetterRefused)) return { harm: 'traces', what: `${error}` };
  }
  return undefined;
}

function bytesOf(bytes: Uint8Array | undefined): Uint8Array {
  if (!bytes) throw new LetterRefused('damaged');
  return bytes;
}

type Change = (place: Place, random: Random, places: readonly Place[]) => SealedLetter | string;

const textOf = ({ letter }: Place): string => armoured(letter.bytes, ['Battle: a duel']);

/** Sealed anew by its own writer, who may have changed his mind. */
const anew = ({ letter, from }: Place, change: (letter: AnyLetter) => object): SealedLetter =>
  sealLetter({ ...letter.letter, ...change(letter.letter) } as AnyLetter, from.key);

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/= \n>-"{}';

const HEX = (random: Random): string => Array.from({ length: 64 }, () => random(16).toString(16)).join('');
const WORD = (random: Random): string => Buffer.from(HEX(random), 'hex').toString('base64');

/** What a letter may be told to say: a word of its kind, another type, nothing. */
const odd = (random: Random): unknown =>
  drawn([HEX(random), WORD(random), '', random(1e6), -1, null, [], {}, true, undefined, 'constructor'], random);

/** All but what a player answers, which is his own: that has a change of its own. */
const SAID = ['n', 'game', 'after', 'rules', 'cards', 'end', 'plan', 'secret'];

const CHANGES: Readonly<Record<string, Change>> = {
  'cut off': (place, random) => textOf(place).slice(0, random(textOf(place).length - 40)),
  'a sign changed': (place, random) => {
    const text = textOf(place);
    const at = random(text.length);
    return `${text.slice(0, at)}${SIGNS[random(SIGNS.length)]}${text.slice(at + 1)}`;
  },
  'a bit changed below the armour': (place, random) => {
    const bytes = Buffer.from(place.letter.bytes);
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    return armoured(bytes, []);
  },
  'lines swapped': (place, random) => {
    const lines = textOf(place).split('\n');
    const [a, b] = [random(lines.length), random(lines.length)];
    return lines
      .with(a, lines[b] ?? '')
      .with(b, lines[a] ?? '')
      .join('\n');
  },
  'another of the game, before or behind it': (place, random, places) => {
    const others = places.filter(({ battle, letter }) => battle === place.battle && letter !== place.letter);
    return drawn(others, random).letter;
  },
  'of another game': (place, random, places) =>
    drawn(
      places.filter(({ battle }) => battle !== place.battle),
      random,
    ).letter,
  // Whoever answers an invitation first is its guest: his first letter is anybody's.
  "sealed by a stranger's key": ({ letter, from }, random) =>
    sealLetter(letter.letter, letter.letter.n === 1 ? from.key : keyOf(150 + random(50))),
  'sealed by its receiver': ({ letter, own }) => sealLetter(letter.letter, (own as MailPlayer).key),
  'a key of small order': ({ letter }, random) => {
    const said = JSON.parse(Buffer.from(letter.bytes).toString());
    const point = drawn(
      ['00', '01', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'.slice(0, 2)],
      random,
    );
    const key = Buffer.from(`302a300506032b6570032100${point.padEnd(64, point === 'ec' ? 'f' : '0')}`, 'hex');
    const signature = Buffer.concat([Buffer.from('01'.padEnd(64, '0'), 'hex'), Buffer.alloc(32)]);
    const forged = { ...said, key: key.toString('base64'), signature: signature.toString('base64') };
    return openLetter(Buffer.from(JSON.stringify(forged)));
  },
  'the text below its seal changed': ({ letter }, random) => {
    const said = JSON.parse(Buffer.from(letter.bytes).toString());
    const at = random(said.said.length);
    const text = `${said.said.slice(0, at)}${SIGNS[random(SIGNS.length)]}${said.said.slice(at + 1)}`;
    return openLetter(Buffer.from(JSON.stringify({ ...said, said: text })));
  },
  'its plan changed after the other is known': (place, random) =>
    anew(place, (letter) => {
      const plan = 'plan' in letter ? letter.plan : undefined;
      if (!plan) return { plan: { answers: ['straight'], salt: WORD(random) } };
      const answers = plan.answers.with(random(plan.answers.length), drawn(plan.answers, random));
      return drawn(
        [{ plan: { answers, salt: WORD(random) } }, { plan: undefined }, { plan: { ...plan, answers: [] } }],
        random,
      );
    }),
  'its dice changed or withheld': (place, random) =>
    anew(place, () => drawn([{ secret: WORD(random) }, { secret: undefined }, { secret: '' }], random)),
  'an older secret of its own': (place, random, places) =>
    anew(place, ({ n }) => {
      const own = places.filter(({ battle, letter }) => battle === place.battle && letter.letter.n % 2 === n % 2);
      const { letter } = drawn(own, random).letter;
      return 'secret' in letter ? { secret: letter.secret } : {};
    }),
  'answers that nobody was asked for, or too few': (place, random) =>
    anew(place, (letter) => {
      const given = ('move' in letter && letter.move?.answers) || [];
      const answers = drawn([[...given, 'nonsense'], [...given, ...given, ...given], ['nonsense']], random);
      return { move: { guns: 'steady', answers } };
    }),
  'something else said, and sealed by its writer': (place, random) =>
    anew(place, () => ({ [drawn(SAID, random)]: odd(random) })),
};
