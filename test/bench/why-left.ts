/** What is left though its bound is missed: how its lines begin, and what was weighed. */
interface Left {
  readonly of: string;
  readonly lines: readonly string[];
  readonly why: string;
}

const LEFT: readonly Left[] = [
  {
    of: 'Starts',
    lines: ['wof --version /', 'wof saves,', 'resuming at'],
    why: 'A start loads the parts that its command needs, and nothing else of the program. What was tried beyond that stands in the [house](house.md): modules that share their code, and two caches of compiled code. A resumed day is played again from its dawn, and its page drawn.',
  },
  {
    of: 'A durable append',
    lines: ['a durable append'],
    why: 'An answer lies on the disk before it is news. The plain write beside it does not wait for the disk, so that what is missed is the price of never losing one.',
  },
  {
    of: 'Fights by quick heads',
    lines: ['ms of the processor a fight of 4 v. 4 by quick heads'],
    why: 'A fight has hundreds of answers, and each takes less, with the rules that carry it out, than the tenth of a millisecond that was asked of the head alone. Most of it is the looking over of legal plans and ways, by numbers laid out once. Fewer of them would make a worse head, and the rankings above were measured with this one.',
  },
  {
    of: 'Fights by sharp heads',
    lines: ['ms of the processor a fight of 4 v. 4 by sharp heads'],
    why: 'They search, and are the opponents that they were to be by it ([opponents](charts/opponents.md)). Nobody waits for them: the lines above have their slowest answers, and what is played out by the thousand is led by quick heads.',
  },
  {
    of: 'Playouts on one core',
    lines: ['playouts of each of 3 answers in 1.5 s of the processor'],
    why: 'With a second core, which `odds` uses where there is one, the bound is met. To begin in the middle of a fight in place of its beginning would save the share that the line tells, and want each game to lay down a whole fight as data and to take it up in the middle of its turn.',
  },
  {
    of: 'Campaigns',
    lines: ['campaigns a minute', 'a campaign by prudent / by the other build'],
    why: 'Rules were added since the bound was set, and the commander thinks of escorts, nerves and the men at stake: a campaign has more throws, more questions and more said about each. The profile is flat: no function stands out in it (`npm run profile`). What brought something with equal results is in; loops in place of every `flatMap`, other sizes of the young generation and other inlining brought nothing. Events that are built only where somebody hears their kind brought little in a trial, and would want another word wherever something is told. Hexes and answers by number everywhere might bring more, at the price of the plain words that the rules are written in.',
  },
  {
    of: 'Campaigns by other games',
    lines: ['a campaign by '],
    why: 'A fight on the Initiative Track has few answers, one with cards or in the air hundreds. Nothing of it is slow by itself but the looking over of plans and of ways.',
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
    of: 'Two workers',
    lines: ['two workers'],
    why: 'Each worker compiles the program for itself before it is at its best: the more campaigns, the nearer they come to half of the time.',
  },
];

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
