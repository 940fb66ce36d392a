/** What a command is said to do in the list of all commands, where it stands there, and how it is typed. */
interface HelpWords {
  readonly group: string;
  readonly inShort: string;
  /** What is typed behind `wof`, and what it does. */
  readonly examples: readonly (readonly [string, string])[];
}

/** By what people want to do; the groups stand in this order in the list of all commands. */
export const GROUPS = {
  play: 'Play:',
  back: 'Look back:',
  regret: 'Weigh and compare:',
  mend: 'Take back, try elsewhere, prove:',
  rules: 'Cards, rules and map:',
  share: 'Keep and share:',
  shell: 'Your shell:',
} as const;

/** Each command's words. The list of all commands, its own `--help` and the page of the manual are made of them. */
export const HELP: Readonly<Record<string, HelpWords>> = {
  new: {
    group: GROUPS.play,
    inShort: 'begin a campaign; without a name it asks',
    examples: [
      ['new dawn --flights B --seed dawn', 'B Flight, called dawn'],
      ['new wing --flights A,B,C', 'lead all three flights'],
      ['new lead --others prudent', 'lead B; a policy leads A and C'],
      ['new table --dice hand', 'with dice and board of your own'],
    ],
  },
  tutorial: {
    group: GROUPS.play,
    inShort: 'ten minutes: a turn explained, a mission flown',
    examples: [['tutorial', 'skip and quit at any time; nothing is kept']],
  },
  play: {
    group: GROUPS.play,
    inShort: 'go on with a campaign',
    examples: [
      ['play dawn', 'go on where you left it'],
      ['play dawn --answers watch.txt', 'answers from a file, a line each'],
      ['play dawn --policy prudent --until day', 'let a policy fly the day'],
    ],
  },
  day: {
    group: GROUPS.play,
    inShort: 'one day by itself, from a code others can fly',
    examples: [
      ['day --today', "today's day, the same for everybody"],
      ['day 9B-KESTREL-7F4', 'the day that has this code'],
      ['day --today --svg', 'and its score as a picture'],
    ],
  },
  battle: {
    group: GROUPS.play,
    inShort: 'list the stand-alone battles, or fight one',
    examples: [
      ['battle', 'list them'],
      ['battle above-douai --hot-seat', 'a friend leads the Germans'],
      ['battle above-douai --result', 'how the last one ended'],
    ],
  },
  saves: { group: GROUPS.play, inShort: 'list the campaigns', examples: [['saves', 'name, day, points of each']] },
  status: {
    group: GROUPS.back,
    inShort: 'how a campaign stands, and what is due',
    examples: [['status dawn', 'points, who is fit, machines']],
  },
  layout: {
    group: GROUPS.back,
    inShort: 'how it lies on your own board, to set it up',
    examples: [['layout dawn', 'markers, counters, log sheet, cards']],
  },
  roster: {
    group: GROUPS.back,
    inShort: "the flight's people",
    examples: [['roster dawn --words', 'a paragraph to each man']],
  },
  man: {
    group: GROUPS.back,
    inShort: "a man's service record",
    examples: [['man dawn Haldenby', 'what has become of him']],
  },
  report: {
    group: GROUPS.back,
    inShort: 'the report of each mission that is over',
    examples: [['report dawn --day 3', 'those of 3 April']],
  },
  log: {
    group: GROUPS.back,
    inShort: 'what happened, in short; all days or one',
    examples: [['log dawn 3 --history', '3 April, and as it really was']],
  },
  history: {
    group: GROUPS.back,
    inShort: "the flight's April in prose",
    examples: [['history dawn', 'how it went, aces, roll of honour']],
  },
  replay: {
    group: GROUPS.back,
    inShort: 'tell a campaign again from its log-book',
    examples: [['replay dawn --day 3', 'any key goes on, q stops']],
  },
  people: {
    group: GROUPS.back,
    inShort: 'the hall of fame of all campaigns over',
    examples: [['people', 'the greatest of them first']],
  },
  luck: {
    group: GROUPS.regret,
    inShort: 'what luck had to do with it',
    examples: [['luck dawn', 'each kind of throw against its odds']],
  },
  'what-if': {
    group: GROUPS.regret,
    inShort: 'a day again with one answer changed, same dice',
    examples: [
      ['what-if dawn --day 3', 'the answers of 3 April, numbered'],
      ['what-if dawn --day 3 --answer 17', 'each other answer, a line each'],
    ],
  },
  compare: {
    group: GROUPS.regret,
    inShort: 'two campaigns, or branches, side by side',
    examples: [['compare dawn dusk', 'in all, and day by day']],
  },
  simulate: {
    group: GROUPS.regret,
    inShort: 'what whole campaigns come to, by a policy',
    examples: [['simulate --campaigns 500 --workers 2', 'five hundred of them']],
  },
  undo: {
    group: GROUPS.mend,
    inShort: 'take the last answer back',
    examples: [
      ['undo dawn', 'while no dice have fallen since'],
      ['undo dawn --take-back', 'whatever has fallen; it is recorded'],
    ],
  },
  branch: {
    group: GROUPS.mend,
    inShort: 'copy a campaign, to lead it elsewhere',
    examples: [['branch dawn dusk --day 3', 'as it stood at dawn of 3 April']],
  },
  verify: {
    group: GROUPS.mend,
    inShort: 'play every day again, compare each throw',
    examples: [['verify dawn', 'prove every throw in the log-book']],
  },
  cards: {
    group: GROUPS.rules,
    inShort: 'list the cards, or show one',
    examples: [
      ['cards weather', 'the Weather Effects card'],
      ['cards weather --odds', 'with the chance of each row'],
      ['cards se5', 'an aircraft'],
    ],
  },
  rules: {
    group: GROUPS.rules,
    inShort: 'list the rules, or show one',
    examples: [['rules archie', 'what the rules say of Archie']],
  },
  map: {
    group: GROUPS.rules,
    inShort: 'draw the Mission Map',
    examples: [
      ['map --words', 'read it aloud, row by row'],
      ['map H09', 'one hex: what it is and has'],
    ],
  },
  'check-data': {
    group: GROUPS.rules,
    inShort: 'check your own cards, all faults at once',
    examples: [['check-data my-cards', 'then: new dawn --cards my-cards']],
  },
  export: {
    group: GROUPS.share,
    inShort: 'the squadron record, or record book, as files',
    examples: [
      ['export dawn --to records', 'CSV, JSON and Markdown'],
      ['export dawn --html', 'a page with maps and pictures'],
    ],
  },
  forms: {
    group: GROUPS.share,
    inShort: 'sheets for pencil and dice, to print',
    examples: [
      ['forms', 'empty ones'],
      ['forms dawn', 'filled in as the campaign stands'],
    ],
  },
  seal: {
    group: GROUPS.share,
    inShort: "sign a day's orders or its report",
    examples: [
      ['seal dawn --orders', 'before the first flight leaves its field'],
      ['seal dawn', 'the report of the last day that is over'],
    ],
  },
  open: {
    group: GROUPS.share,
    inShort: 'what a sealed file says, and proves',
    examples: [
      ['open dawn-report-3.sealed.json', '--against holds it to a log-book'],
      ['open a.json b.json --html', "the umpire's page, to look at"],
    ],
  },
  completion: {
    group: GROUPS.shell,
    inShort: 'what bash, zsh or fish completes words by',
    examples: [
      ['completion bash', 'in .bashrc: source <(wof completion bash)'],
      ['completion fish', 'wof completion fish | source'],
    ],
  },
};

/** The first ones a new commander types. */
export const FIRST_EXAMPLES: readonly (readonly [string, string])[] = [
  ['', 'go on with the last, or begin one, in one key'],
  ['tutorial', 'fly the worked example of the rulebook'],
  ['new dawn --seed dawn', 'begin a campaign with B Flight and play it'],
  ['play dawn', 'go on where you left it'],
  ['report dawn --day 3', 'read the reports of 3 April'],
];

export const AT_A_PROMPT = `At every prompt: ? (what is this), why, mission, status, score, report, roster,
man, flight, track, layout, map, weather, history, log, rule, card, course,
odds, undo, dice, quit. Nothing is ever lost by leaving.`;

export const EXIT_STATUS = 'Exit status: 0 done, 1 refused or at fault, 2 wrongly used.';
