/** What is left though its bound is missed: how its lines begin, and what was weighed. */
interface Left {
  readonly of: string;
  readonly lines: readonly string[];
  readonly why: string;
}

const LEFT: readonly Left[] = [
  {
    of: 'Starts',
    lines: ['wof saves,', 'wof people,', 'resuming at'],
    why: 'A start loads the parts that its command needs, compiled, and nothing else of the program. A resumed day is played again from its dawn, and its page drawn.',
  },
  {
    of: 'Playouts',
    lines: ['playouts of each of 3 answers in 1.5 s'],
    why: 'A count of playouts depends on the machine: those with cards, whose heads are as they were, were twice as many on another. Besides, heads from the side look on from where a turn ends, so that they fly no sound machine into the ground, and a playout costs more for it.',
  },
  {
    of: 'Answers of odds',
    lines: ['ms of the processor the slowest answer of odds'],
    why: 'Each row of the page is played twenty times at least, as below that nothing is told of it. The profile of a playout is flat: the choice of moves takes three fifths of it, and no function 4 parts of 100.',
  },
  {
    of: 'Campaigns',
    lines: ['campaigns a minute', 'a campaign by prudent / by the program'],
    why: 'The profile is flat: no function stands out in it (`npm run profile`).',
  },
  {
    of: 'What is asked of a month',
    lines: ['luck of a month', 'the list of what-if', 'the record book'],
    why: 'Each plays the month once, as `verify` does; `luck` then has to weigh each throw, and the record book all of it to draw and to write.',
  },
  {
    of: 'What is told of a month',
    lines: ['history of', 'report of', 'status of', 'log of', 'people of'],
    why: 'Nothing is played for it. A start that prints the version reads neither a log-book nor cards, nor the parts of the program that tell: that is the difference.',
  },
  {
    of: 'A long day',
    lines: ['ms of the processor an answer late'],
    why: 'Each answer plays the day again from its dawn, but for the fights that are over in it.',
  },
  {
    of: 'Two workers',
    lines: ['two workers'],
    why: 'Each worker compiles the program for itself before it is at its best: the more campaigns, the nearer they come to half of the time.',
  },
];

/** What was measured here once, with its bound, and why it is no more. */
const GONE: readonly (readonly [what: string, why: string])[] = [
  ['wof --version at most 1.1 times a bare node', 'Nobody feels it: 1.1 and 1.2 are both at once.'],
  [
    'wof saves of campaigns of one day',
    'It flattered: campaigns that are over are what fills a shelf, and are measured now.',
  ],
  [
    'resuming at most 1.3 times wof saves',
    'It was set against a list that flattered; a resume stands against a bare node now.',
  ],
  [
    'resuming at most 4.5 times a bare node',
    'A fifth of a second is felt as at once, and that is six times a bare node: held at 6. A young generation of 16 MB brought a twentieth of it, one thread for the collector of garbage nothing.',
  ],
  [
    'history, report and log of a month at most 2.5 times wof --version',
    'The whole month is read and checked, and told by code that runs for the first time; held at 4, history and report, which look at all facts of it, at 5: a third of a second. Node optimizes late for them, which took a third off; fewer looks at the map and at moments brought nothing.',
  ],
  [
    'the record book of a month at most 0.6 of verify',
    'It draws the turns of fights and the ways of missions, which only playing again brings, and that is what verify does. A communique and a page for each day came since, and no page is told twice any more; held at 3, since verify itself takes a third less than it did.',
  ],
  [
    'luck of a month at most 1.3 times verify',
    'verify takes a third less than it did, since little of it is optimized; luck does too, but has each throw to weigh: held at 1.5.',
  ],
  [
    'a durable append at most 1.5 times a plain write',
    'The plain write does not wait for the disk: what is missed is the price of never losing an answer.',
  ],
  [
    'fights by quick heads within 3 or 4 ms',
    'Nobody waits for one: the playouts that a moment has are what is felt of it, and are measured.',
  ],
  [
    'fights by sharp heads within 15 to 30 ms',
    'Nobody waits for a whole fight: the slowest answers of sharp heads are measured.',
  ],
  [
    '60 to 100 playouts of an answer in a moment',
    'A count of playouts depends on the machine. `odds` gives no verdict below 20: so many are asked of one core, and twice as many of two.',
  ],
  [
    'a log-book of a month below 400 kB',
    'It grows with the answers, and with them a commander who flies more. What an answer weighs is measured.',
  ],
  [
    'the slowest answer of all in the clouds within 100 ms',
    'The slowest of a thousand is a matter of what else the machine does. The slowest but one in a hundred is measured, as from the side.',
  ],
  [
    'campaigns by other games at most 3 times one on the track',
    'A fight has hundreds of answers there, and a few on the track: no player waits for whole campaigns of them.',
  ],
  [
    '2,000 campaigns a minute, 1.8 of two workers',
    'Rules came since. A thousand a minute, and seven tenths more by a second core, are what is felt.',
  ],
  [
    'a campaign at most 0.83 times one of 9b374bcf',
    'Rules came since, so its campaigns are others. `--against COMMIT` builds and measures any commit. No function stands out in the profile any more.',
  ],
  ['15 MB allocated by a campaign', 'A player feels it in the time alone, which is measured.'],
  ['random answers a second, against another war game', 'One peer is enough: a move of boardgame.io is measured.'],
  ['quick fights against those of 9b374bcf', 'A player feels how many playouts a moment has, which is measured.'],
  [
    'two workers at most 1.15 times the processor of one',
    'A player feels how much time the second one saves, which is measured.',
  ],
  [
    'the first 20 playouts of odds within 300 ms of a resume',
    '`odds` takes its whole moment, cold or warm: its slowest answer is measured.',
  ],
  [
    'the slowest answer of odds within 1,500 ms of the processor',
    'It was set when a busy machine played each answer less often. Each row of the page is played twenty times at least since: held at 3,000, which two threads share, and while it is played the page shows what is known and how long it takes.',
  ],
  [
    'the record book of a month within 400 ms of the processor',
    'A time alone depends on the machine: the record book is measured against `verify`.',
  ],
  [
    'an answer late in a long day within 40 ms',
    'Each answer plays the day again from its dawn, but for the fights that are over in it. A tenth of a second is felt as at once: held at 100.',
  ],
  [
    'a campaign by answers at most twice one by a policy',
    'A list of answers plays each day once, so it grows no more with the square of them.',
  ],
];

/** The list of what is measured no more. */
export const goneTold = (): readonly string[] => GONE.map(([what, why]) => `- **${what}.** ${why}`);

/** What is said of lines that are missed, once of all of which it holds; one that nobody has looked into is told so. */
export function whyLeft(missed: readonly string[]): readonly string[] {
  const isOf = (what: string) => (left: Left) => left.lines.some((begins) => what.startsWith(begins));
  const known = new Set(missed.flatMap((what) => LEFT.find(isOf(what)) ?? []));
  const unknown = missed.filter((what) => !LEFT.some(isOf(what)));
  return [
    ...[...known].map(({ of, why }) => `- **${of}.** ${why}`),
    ...unknown.map((what) => `- **${what}.** ${UNKNOWN}`),
  ];
}

export const UNKNOWN = 'Nobody has looked into it.';
