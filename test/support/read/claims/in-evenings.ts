import { byName } from '../../../../src/cards/by-name.ts';
import { keysOf } from '../../../../src/cards/keys-of.ts';
import type { Terms } from '../../../../src/chronicle/debts/debt.ts';
import { OF_ANYBODY } from '../../../../src/chronicle/debts/words-for-anybody.ts';
import { OF_THE_SQUADRON } from '../../../../src/chronicle/debts/words-for-the-squadron.ts';
import type { Letter } from '../../../../src/chronicle/letters/letter.ts';
import { DONE_FOR_HIM, HIS_OWN } from '../../../../src/chronicle/letters/lived-through.ts';
import type { Told } from '../../../../src/chronicle/letters/told.ts';
import { LIMPED } from '../../../../src/chronicle/letters/words-of-plights.ts';
import {
  FOUGHT,
  FOUGHT_ALONE,
  IN_THE_AIR,
  IN_THE_AIR_OF_A_BAD_DAY,
  ON_THE_GROUND,
  ON_THE_GROUND_OF_A_BAD_DAY,
} from '../../../../src/chronicle/letters/words-of-quiet-days.ts';
import { PATIENCE } from '../../../../src/chronicle/mess/evening-told.ts';
import * as WORDS from '../../../../src/chronicle/mess/words/mess.ts';
import * as SUCCESS from '../../../../src/chronicle/mess/words/success.ts';
import * as THREADS from '../../../../src/chronicle/mess/words/threads.ts';
import type { Fell } from '../../../../src/chronicle/moments/kinds.ts';
import type { Happening } from '../../../../src/chronicle/threads/thread.ts';
import { weekdayOf } from '../../../../src/words/numbers.ts';
import type { DaysPapers } from '../papers.ts';
import { type Claim, NAME, NAMES, namesIn, notUnderstood } from './claim.ts';
import type { Who } from './who.ts';

/** The marks in a text for a name, for several, for an enemy, and for any other word. */
const [ONE, OTHER, MEN, GERMAN, WORD] = ['<one>', '<other>', '<men>', '<german>', '<word>'];

const OPEN = byName({ one: NAME, other: NAME, men: `${NAMES}|the others`, german: 'an? [A-Z].+?', word: '.+?' });

/** A regular expression from a text with marks: the same mark means the same word everywhere. */
export function readerOf(text: string): RegExp {
  const seen = new Set<string>();
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const form = plain.replace(/<(one|other|men|german|word)>/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${OPEN.get(name)})`;
  });
  return new RegExp(`(?:^|[.!?] )${form}(?= |$)`);
}

/** A kind of sentence: how it is parsed, and what it claims. */
interface Kind {
  readonly read: RegExp;
  readonly says: (said: Said) => Claim[];
}

/** The words of a sentence: men by id. */
interface Said {
  readonly one: string;
  readonly other: string;
  readonly men: readonly string[];
  readonly german: string | undefined;
  readonly word: string | undefined;
  readonly by: string;
  readonly day: number;
  readonly text: string;
}

type Of = Pick<Claim, 'is'> & Partial<Claim>;

const claim = (man: string, { day, text }: Said, of: Of): Claim => ({ man, day, ...of, says: text });

/** Events after which a man is not in the mess tonight. */
const OUT: Claim['is'] = ['killed', 'taken', 'put-down', 'walked-away'];

const isHere = (man: string, said: Said): Claim => claim(man, said, { is: OUT, denies: true });

const LOST: Claim['is'] = ['killed', 'taken'];

const kindsOf = (ways: readonly WORDS.Ways[number][], says: Kind['says']): Kind[] =>
  ways.map((way) => ({ read: readerOf(way(ONE, OTHER)), says }));

/** Scenes of an earlier day, which they name: those who are in them are here tonight. */
function lateKinds(ways: readonly WORDS.LateWays[number][], says: Kind['says']): Kind[] {
  return ways.map((way) => ({
    read: readerOf(way(ONE, OTHER, WORD)),
    says: (said) => [
      ...says({ ...said, day: dayNamed(said.word ?? '', said.day) }),
      isHere(said.one, said),
      ...(said.other === '' ? [] : [isHere(said.other, said)]),
    ],
  }));
}

/** The day before today that words name: `yesterday`, `on Monday`, `since 3 April`. */
function dayNamed(words: string, today: number): number {
  const name = words.replace(/^(?:on|since) /, '');
  const [, date] = /^(\d+) April$/.exec(name) ?? [];
  if (date !== undefined) return Number(date);
  const before = Array.from({ length: 6 }, (_, i) => today - 1 - i);
  return name === 'yesterday' ? today - 1 : (before.find((day) => day > 0 && weekdayOf(day) === name) ?? 0);
}

const MESS: readonly Kind[] = [
  ...kindsOf(WORDS.CHAIRS, (said) => [claim(said.one, said, { is: LOST, late: PATIENCE }), isHere(said.other, said)]),
  ...kindsOf([...WORDS.MET, ...WORDS.MET_ACROSS], (said) => [
    claim(said.one, said, { is: ['turned-back'], why: 'nerve', friends: [said.other] }),
    isHere(said.one, said),
    isHere(said.other, said),
  ]),
  ...kindsOf(WORDS.MET_COLDLY, (said) => [
    claim(said.one, said, { is: ['turned-back'], why: 'nerve', friends: [said.other] }),
    claim(said.other, said, { is: LOST }),
    isHere(said.one, said),
  ]),
  ...kindsOf(WORDS.RAN_ALONE, (said) => [
    claim(said.one, said, { is: ['turned-back'], why: 'nerve' }),
    isHere(said.one, said),
  ]),
  ...kindsOf(SUCCESS.FIRSTS, (said) => [
    claim(said.one, said, { is: ['victory'], isFirst: true }),
    isHere(said.one, said),
  ]),
  ...lateKinds(SUCCESS.FIRSTS_LATE, (said) => [claim(said.one, said, { is: ['victory'], isFirst: true })]),
  ...kindsOf([...SUCCESS.ANOTHER, ...SUCCESS.ANOTHER_TWO, ...SUCCESS.FIFTHS], (said) => [
    claim(said.one, said, { is: ['victory'] }),
    isHere(said.one, said),
  ]),
  ...lateKinds([...SUCCESS.ANOTHER_LATE, ...SUCCESS.FIFTHS_LATE], (said) => [
    claim(said.one, said, { is: ['victory'] }),
  ]),
  ...kindsOf(SUCCESS.BALLOONS, (said) => [claim(said.one, said, { is: ['balloon'] }), isHere(said.one, said)]),
  ...lateKinds(SUCCESS.BALLOONS_LATE, (said) => [claim(said.one, said, { is: ['balloon'] })]),
  ...lateKinds(WORDS.THANKS_LATE, (said) => [claim(said.other, said, { is: ['saved'], friends: [said.one] })]),
  ...kindsOf([...WORDS.THANKS, ...WORDS.THANKS_ACROSS], (said) => [
    claim(said.other, said, { is: ['saved'], friends: [said.one] }),
    isHere(said.one, said),
    isHere(said.other, said),
  ]),
  ...kindsOf([...WORDS.QUARRELS, ...WORDS.QUARRELS_ACROSS], (said) => [
    claim(said.other, said, { is: ['left'], friends: [said.one] }),
    isHere(said.one, said),
    isHere(said.other, said),
  ]),
  ...kindsOf(WORDS.PAIRS, (said) => [
    claim(said.other, said, { is: ['saw-home'], friends: [said.one] }),
    isHere(said.one, said),
    isHere(said.other, said),
  ]),
  ...kindsOf([...WORDS.SEEN_OFF, ...WORDS.SEEN_OFF_ACROSS], (said) => [
    claim(said.other, said, { is: ['saw-home'], friends: [said.one] }),
    isHere(said.one, said),
    isHere(said.other, said),
  ]),
  ...lateKinds(WORDS.SEEN_OFF_LATE, (said) => [claim(said.other, said, { is: ['saw-home'], friends: [said.one] })]),
  ...WORDS.PAIRS_OF_SEVERAL.map((way) => ({
    read: readerOf(way(ONE, MEN)),
    says: (said: Said) => [
      isHere(said.one, said),
      ...said.men.flatMap((man) => [claim(man, said, { is: ['saw-home'], friends: [said.one] }), isHere(man, said)]),
    ],
  })),
];

/** A thread may have been begun on any day before. */
const EARLIER = { late: 31 } as const;

const savedBefore = (said: Said): Claim => claim(said.other, said, { is: ['saved'], friends: [said.one], ...EARLIER });
/** At breakfast he was not lost yet. */
const wasThere = (said: Said): Claim =>
  claim(said.one, { ...said, day: said.day - 1 }, { is: LOST, ...EARLIER, denies: true });
const putInFor = (said: Said): Claim => claim(said.one, said, { is: ['put-in-for'], ...EARLIER });
const lostBefore = (man: string, said: Said): Claim => claim(man, said, { is: LOST, ...EARLIER });

/** Who did not bring his machine home walked away from it, slept elsewhere, or was hurt in it. */
const brokenBy = (is: NonNullable<Terms['breaks']>[number]): Claim['is'] =>
  is === 'not-brought-home' ? ['walked-away', 'put-down', 'wounded'] : [is];

/** What the claims of each end of a debt are. */
const debtKinds = ({ pays, breaks = [], opens, paid, broken, orphaned, taken }: Terms): Kind[] => [
  { read: readerOf(opens(ONE)), says: (said) => [wasThere(said)] },
  {
    read: readerOf(paid(ONE)),
    says: (said) => [
      ...(pays === 'the-end' ? [] : [claim(said.one, said, { is: pays, ...EARLIER })]),
      isHere(said.one, said),
    ],
  },
  ...(broken
    ? [
        {
          read: readerOf(broken(ONE)),
          says: (said: Said) => [
            claim(said.one, said, { is: breaks.flatMap(brokenBy), ...EARLIER }),
            isHere(said.one, said),
          ],
        },
      ]
    : []),
  { read: readerOf(orphaned(ONE)), says: (said) => [lostBefore(said.one, said)] },
  ...(taken
    ? [
        {
          read: readerOf(taken(ONE)),
          says: (said: Said) => [claim(said.one, said, { is: LOST, ...EARLIER })],
        },
      ]
    : []),
];

const lastNight = (said: Said): Said => ({ ...said, day: said.day - 1 });

const OF_THREADS: readonly Kind[] = [
  ...[...OF_THE_SQUADRON.values(), ...OF_ANYBODY].flatMap(debtKinds),
  ...kindsOf(
    [
      ...THREADS.PAPER_WAITS,
      ...THREADS.PAPER_WAITS_AGAIN,
      ...THREADS.TELEGRAM_WAITS,
      ...THREADS.PAPER_BACK,
      ...THREADS.TELEGRAM_CAME,
    ],
    (said) => [putInFor(said)],
  ),
  ...kindsOf(THREADS.PAPER_REFUSED, (said) => [wasThere(said)]),
  ...THREADS.PROMOTED.map((way) => ({
    read: readerOf(way(ONE, WORD)),
    says: (said: Said) => [claim(said.one, lastNight(said), { is: ['promoted'], rank: said.word })],
  })),
  ...kindsOf(
    keysOf(THREADS.BACK).flatMap((from) => THREADS.BACK[from]),
    (said) => [claim(said.one, said, { is: ['back'] })],
  ),
  ...kindsOf(THREADS.NOTE_ALIVE, (said) => [claim(said.one, said, { is: ['taken'], ...EARLIER })]),
  ...kindsOf(THREADS.NOTE_DEAD, (said) => [claim(said.one, said, { is: ['killed'], ...EARLIER })]),
  ...kindsOf([...THREADS.LEADS, ...THREADS.LEADS_ABSENT], (said) => [
    claim(said.one, lastNight(said), { is: ['took-over'] }),
  ]),
  ...kindsOf([...THREADS.LEADS_FOR_GOOD, ...THREADS.LEADS_FOR_GOOD_ABSENT, ...THREADS.CAME_TO_LEAD], (said) => [
    claim(said.one, said, { is: ['took-over'] }),
  ]),
  ...kindsOf(THREADS.CAME_BEFORE, (said) => [
    claim(said.one, said, { is: ['took-over'] }),
    claim(said.other, said, { is: ['took-over'], ...EARLIER }),
  ]),
  ...kindsOf(THREADS.PAPER_TOO_LATE, (said) => [putInFor(said), lostBefore(said.one, said)]),
  ...kindsOf([...THREADS.SHAKES, ...THREADS.STEADY, ...THREADS.SHAKEN_LIES], (said) => [wasThere(said)]),
  ...kindsOf(THREADS.SHAKEN_LOST, (said) => [lostBefore(said.one, said)]),
  ...kindsOf(THREADS.THANKS_WAIT, (said) => [savedBefore(said)]),
  ...kindsOf(THREADS.THANKS_NEVER, (said) => [savedBefore(said), lostBefore(said.one, said)]),
  ...kindsOf(THREADS.THANKS_TOO_LATE, (said) => [savedBefore(said), lostBefore(said.other, said)]),
  ...kindsOf([...THREADS.FLOWN_AGAIN, ...THREADS.NUMBER_FLOWN_AGAIN], (said) => [
    isHere(said.one, said),
    lostBefore(said.other, said),
  ]),
  ...kindsOf(THREADS.LETTER_OWED, (said) => [lostBefore(said.one, said)]),
];

const GOSSIP: readonly Kind[] = [
  ...SUCCESS.SAID_OF_VICTORY.map((way) => ({
    read: readerOf(way(ONE, GERMAN)),
    says: (said: Said) => [
      claim(said.one, said, { is: ['victory'] as const, ...(said.german !== undefined && { german: said.german }) }),
    ],
  })),
  ...kindsOf(SUCCESS.SAID_OF_BALLOON, (said) => [claim(said.one, said, { is: ['balloon'] })]),
  ...kindsOf(WORDS.SAID_OF_LOSS, (said) => [claim(said.one, said, { is: LOST })]),
];

/** A happening of each kind that can be told, with marks for the others. */
const FELLS: readonly (Fell | undefined)[] = [undefined, 'in-flames'];
const WHYS = ['nerve', 'choice', 'guns', 'petrol'] as const;
const BACKS = ['wounded', 'away', 'leave'] as const;

const CAUSES = [undefined, 'archie', 'machine-guns', 'german', 'fight'] as const;
const OTHERS: readonly (readonly string[])[] = [[MEN], []];

const COMMON = { friend: ONE, german: 0, field: WORD, rank: WORD, decoration: WORD };

const marked = FELLS.flatMap((fell) =>
  [true, false].flatMap((isFirst) =>
    WHYS.flatMap((why) =>
      BACKS.flatMap((from) =>
        CAUSES.flatMap((cause) =>
          OTHERS.map((left) => ({ ...COMMON, left, fell, isFirst, why, from, ...(cause && { cause: { is: cause } }) })),
        ),
      ),
    ),
  ),
);

const TOLD: Told = {
  of: (man) => man,
  german: () => GERMAN,
  field: () => WORD,
  medal: () => WORD,
};

/** What he writes about himself. */
const OWN: readonly Kind[] = keysOf(HIS_OWN).flatMap((is) => {
  const ways = (HIS_OWN[is] ?? []) as readonly ((happening: unknown, told: Told) => string)[];
  return ways.flatMap((way) => {
    const read = new Map(marked.map((happening) => [way(happening, TOLD), happening]));
    return [...read].map(([text, { why, isFirst }]) => ({
      read: readerOf(text),
      says: (said: Said) => ownClaims(is, said, { why, isFirst, text }),
    }));
  });
});

interface Way {
  readonly why: string;
  readonly isFirst: boolean;
  readonly text: string;
}

function ownClaims(is: Happening['is'], said: Said, { why, isFirst, text }: Way): Claim[] {
  const friends = [...(text.includes(ONE) ? [said.one] : []), ...said.men];
  const own = claim(said.by, said, {
    is: [is],
    friends,
    ...(said.german !== undefined && { german: said.german }),
    ...(is === 'victory' && /first/.test(text) && { isFirst }),
    ...(is === 'turned-back' && { why }),
    ...(is === 'put-down' && said.word !== undefined && { field: said.word }),
  });
  const home = is === 'saw-home' ? [...friends, said.by] : [];
  const isHome = /came home|machine home/.test(text) ? [said.by] : [];
  return [own, ...[...home, ...isHome].map((man) => isHere(man, said))];
}

const OWED: readonly Kind[] = keysOf(DONE_FOR_HIM).flatMap((is) =>
  DONE_FOR_HIM[is].map((way) => ({
    read: readerOf(way(MEN)),
    says: (said: Said) => [
      ...said.men.map((man) => claim(man, said, { is: [is], friends: [said.by] })),
      ...(is === 'saw-home' ? [...said.men, said.by].map((man) => isHere(man, said)) : []),
    ],
  })),
);

/** What his leaders write about him. */
function familyClaims({ of = '', by, says }: Letter, { who, day: today }: At): Claim[] {
  const [, how, on, place, german] = HOW_IT_WAS.exec(says) ?? [];
  const [, unseen = on] = UNSEEN_ON.exec(says) ?? [];
  const day = unseen === undefined ? today : Number(unseen);
  const say = (man: string, is: Claim['is'], more: Partial<Claim> = {}): Claim => ({ man, is, day, says, ...more });
  const eyes = namesIn(EYES.exec(says)?.[1]).map((name) => who.named(name, day));
  const owing = namesIn(OWING.exec(says)?.[1]).map((name) => who.named(name, day));
  const saw = / I saw (?:it|him go|the machine go), and /.test(says) ? [by, ...eyes] : eyes;
  return [
    say(of, how === 'was killed' ? ['killed'] : LOST, { place, german }),
    ...saw.map((man) => say(man, ['saw-fall'], { friends: [of] })),
    ...saw.map((man) => say(man, LOST, { denies: true })),
    ...(says.includes(' He had brought down ') ? [say(of, ['victory'])] : []),
    ...owing.flatMap((friend) => [say(of, ['saved'], { friends: [friend] }), say(friend, LOST, { denies: true })]),
  ];
}

const HOW_IT_WAS =
  / He (was killed|came down) (?:today|on (\d+) April)(?: ([^,.]+))?(?:, in a fight with (an? [A-Z].+?)|, when [^.]+)?\.(?: |$)/;
const UNSEEN_ON =
  /[Hh]is machine (?:went out alone|was out by itself|was by itself on its way|was last seen) on (\d+) April/;
const EYES = new RegExp(`\\. (${NAMES}) saw (?:it, and|him go, and)`);
const OWING = new RegExp(`\\. (${NAMES}) would not be alive tonight`);

interface At {
  readonly who: Who;
  readonly day: number;
}

function readText(text: string, kinds: readonly Kind[], by: string, { who, day }: At): Claim[] | undefined {
  for (const { read, says } of kinds) {
    const said = read.exec(text);
    if (!said) continue;
    const { one = '', other = '', men, german, word }: Partial<Record<string, string>> = said.groups ?? {};
    const named = (name: string) => who.named(name, day);
    const others = namesIn(men).filter((name) => name !== 'the others');
    return says({ one: named(one), other: named(other), men: others.map(named), german, word, by, day, text });
  }
  return undefined;
}

/** Everything told of the evening of a day: the mess, the letters, and the gossip. */
export function claimsInEvening({ day, mess, threads, home, families, gossip }: DaysPapers, who: Who): Claim[] {
  const at = { who, day };
  const understood = (text: string, kinds: readonly Kind[], by = '') =>
    readText(text, kinds, by, at) ?? [notUnderstood({ says: text, day, about: undefined })];
  return [
    ...mess.filter((text) => !isOfTasks(text)).flatMap((text) => understood(text, MESS)),
    ...threads.flatMap((text) => understood(text, OF_THREADS)),
    ...home.filter(({ says }) => !isOfNothing(says)).flatMap(({ says, by }) => understood(says, LETTERS, by)),
    ...families.flatMap((letter) => familyClaims(letter, at)),
    ...gossip.flatMap((text) => understood(text, GOSSIP)),
  ];
}

const LETTERS = [...OWN, ...OWED];

const TASKS = [...SUCCESS.TASK_DONE, ...SUCCESS.TASK_FAILED].map((way) => readerOf(way(WORD, '')));

const isOfTasks = (text: string): boolean => TASKS.some((task) => task.test(text));

/** So many fights one may have in a day. */
const MANY = Array.from({ length: 12 }, (_, i) => i + 1);

/** What `of-machines.ts` holds against the moments. */
const NOTHING = [
  ...IN_THE_AIR,
  ...ON_THE_GROUND,
  ...IN_THE_AIR_OF_A_BAD_DAY,
  ...ON_THE_GROUND_OF_A_BAD_DAY,
  ...LIMPED,
  ...[...FOUGHT, ...FOUGHT_ALONE].flatMap((way) => MANY.map(way)),
];

const isOfNothing = (says: string): boolean => NOTHING.some((nothing) => says.includes(nothing));
