import { height, inWords } from '../../../src/english/numbers.ts';
import type { FightFacts, Harmed } from '../../../src/records/report/facts/fight-facts.ts';
import type { End, MachineFacts, MissionFacts } from '../../../src/records/report/facts/mission-facts.ts';
import type { MissionReport } from '../../../src/records/report/mission-report.ts';
import { written } from '../../../src/records/report/prose.ts';
import type { CrewFate } from '../../../src/rulebook/cards/crew-fate.ts';
import { ReportReader } from './report-reader.ts';

/**
 * Reads a report as a stranger would: each sentence by itself, and holds what it says against the facts. What is not
 * so, or not understood, is returned. Sentences that all agree with the same facts do not contradict one another.
 */
export function faultsInProse({ facts, paragraphs }: MissionReport): string[] {
  const reader = new ReportReader(facts);
  const sentences = paragraphs.flatMap(sentencesOf);
  const [opening = ''] = sentences;
  const told = sentences.slice(1).join(' ');
  const unnamed = facts.machines
    .flatMap(({ men }) => men.map(written))
    .filter((name) => !opening.includes(name))
    .map((name) => `${name} flew, and is not named`);
  const forgotten = sufferersIn(facts).filter((name) => !told.includes(name));
  return [
    ...unnamed,
    ...forgotten.map((name) => `${name} suffered, and is left out`),
    ...sentences.flatMap((sentence) => (agrees(reader, sentence) ? [] : [`not so, or not understood: ${sentence}`])),
  ];
}

/** `Lieutenant T. Mowbray` is one man and no two sentences. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<!(?:Captain|Lieutenant|Sergeant|Mechanic|Major) [A-Z]\.)(?<=\.) (?=[A-Z0-9])/);

/** Everybody whom anything befell: hit, hurt, crippled, driven off, down, or not come home. */
function sufferersIn({ machines, meetings }: MissionFacts): string[] {
  const harmed = meetings.flatMap(({ came }) => (typeof came === 'object' ? came.harmed : []));
  const suffered = machines.filter(
    ({ machine, struck, troubles, end }) =>
      struck.length + troubles.length > 0 || end.is !== 'home' || harmed.some((each) => each.machine === machine),
  );
  const hurt = machines.flatMap(({ men }) => men.filter(({ fate }) => fate !== undefined));
  const pilots = suffered.flatMap(({ machine, men }) => {
    const onlyObserver = harmed.filter((each) => each.machine === machine).every(({ hit }) => hit.includes('observer'));
    const elsewhere = suffered.some(
      (each) => each.machine === machine && (each.end.is !== 'home' || each.struck.length),
    );
    return onlyObserver && !elsewhere ? [] : men.slice(0, 1);
  });
  return [...pilots, ...hurt].map(written);
}

type Agrees = (reader: ReportReader, ...said: string[]) => boolean;

const HOW = {
  'made a Forced Landing': 'forced-landing',
  'was Forced Down': 'forced-down',
  'was Shot Down': 'shot-down',
};

const ENDS: Readonly<Record<string, FightFacts['why']>> = {
  undefined: 'dfd-spent',
  ours: 'no-allied-left',
  theirs: 'no-germans-left',
};

const DONE = {
  'drove off': 'driven-off',
  damaged: 'damaged-abort',
  'forced down': 'forced-down',
  'shot down': 'shot-down',
} as const;

const CAME_DOWN = {
  'was lost': 'shot-down',
  'came down': 'forced-down',
  'was damaged': 'damaged-abort',
  'was driven off': 'driven-off',
  'had a man hit': 'unharmed',
} as const;

/** What each sentence says, the narrower readings first. */
const READINGS: readonly (readonly [RegExp, Agrees])[] = [
  [/ took off (?:at|in) /, () => true],
  [
    /^The weather was (.+?)(?:, and by the end (.+))?\.$/,
    ({ facts }, _, last) => last === undefined || facts.weather?.from !== facts.weather?.to,
  ],
  [/^(?:He|They) kept to our side of the lines\.$/, ({ facts }) => facts.lines === undefined],
  [
    / reached the lines at .+? at (Tree-Top|[\d,]+ ft) and /,
    ({ facts }, at) => at === (facts.lines && height(facts.lines.height)),
  ],
  [
    /^Archie fired (\S+) shots?, (.+)\.$/,
    ({ facts }, shots, rest = '') =>
      isCount(shots, facts.fire.archie.shots) && / hit$/.test(rest) === facts.fire.archie.hits > 0,
  ],
  [
    /^(\S+) bursts? of machine-gun fire came up at (?:him|them)(, and .+ hit)?\.$/,
    ({ facts }, bursts, hit) =>
      isCount(bursts, facts.fire.machineGuns.bursts) && (hit !== undefined) === facts.fire.machineGuns.hits > 0,
  ],
  // Fights: the first sentence of each opens it.
  [
    /^Over .+ (?:dived on|came out of cloud upon|joined combat with) .+ at (Tree-Top|[\d,]+ ft)\.$/,
    (reader, at) => at === height(reader.nextFight().height),
  ],
  [
    /^The fight lasted (\S+) phases?(?: and ended at|, until at) (Tree-Top|[\d,]+ ft)(?: none of (theirs|ours) was left in it)?\.$/,
    ({ fight }, phases, at, gone) =>
      isCount(phases, fight.phases) && at === height(fight.heightAtEnd) && fight.why === ENDS[`${gone}`],
  ],
  [/^(\S+) more Germans? joined in\.$/, ({ fight }, many) => isCount(many, fight.joined)],
  [/^Nobody got a shot in\.$/, ({ fight }) => fight.bursts === 0 && fight.harmed.length === 0],
  [
    /^(\S+) bursts? (?:was|were) fired, and nobody was hit\.$/,
    ({ fight }, bursts) => isCount(bursts, fight.bursts) && fight.harmed.length === 0,
  ],
  [
    /^(.+?) (drove off|forced down|shot down) an? .+\.$/,
    (reader, name, done) => reader.credits(name, DONE[done as keyof typeof DONE]),
  ],
  [
    /^(.+?) damaged an? .+; it (was lost|came down) afterwards, and is nobody's victory\.$/,
    (reader, name, how) => reader.damaged(name, ({ fate }) => fate === CAME_DOWN[how as keyof typeof CAME_DOWN]),
  ],
  [
    /^An? .+ (was lost|came down|was damaged|was driven off|had a man hit), and nobody can claim it\.$/,
    (reader, how) => reader.unclaimed(({ fate }) => fate === CAME_DOWN[how as keyof typeof CAME_DOWN]),
  ],
  [/^(.+?) damaged an? .+ and sent it home\.$/, (reader, name) => reader.credits(name, 'damaged-abort')],
  [/^(.+?) (?:holed|hit a man in) an? .+\.$/, (reader, name) => reader.credits(name, 'unharmed')],
  [
    /^(.+?) had his machine holed\.$/,
    (reader, name) => reader.took(name, ({ fate, hit }) => fate === 'unharmed' && hit.length === 0),
  ],
  [/^(.+?) was hit in his seat\.$/, (reader, name) => reader.took(name, ({ hit }) => hit.includes('observer'))],
  [
    /^(.+?) ((?:(?:, | and )?(?:would not be driven off|was hit himself|could do no more than fly|was driven off|was badly hit|was forced down|was shot down))+)\.$/,
    (reader, name, all = '') =>
      reader.took(
        name,
        (harmed) =>
          saysOf(harmed) ===
          all
            .split(/, | and /)
            .sort()
            .join(),
      ),
  ],
  // Those who passed, all in one paragraph.
  [/^(?:He|They) let .+ go by(?: .+)?\.$/, ({ facts }) => facts.meetings.some(({ came }) => came === 'let-them-go')],
  [/^.+ let (?:him|them) go by(?: .+)?\.$/, ({ facts }) => facts.meetings.some(({ came }) => came === 'let-us-go')],
  // The ground.
  [
    /^(.+?) (?:would not be driven off|was driven off|was hit) (by Archie|from the ground)/,
    (reader, name, by) =>
      reader.machineOf(name)?.struck.some((each) => each.by === (by === 'by Archie' ? 'archie' : 'machine-guns')) ===
      true,
  ],
  // On the way.
  [/^(.+?) was crippled over .+: .+\.$/, (reader, name) => reader.inTrouble(name, 'crippled')],
  [
    /^(.+?) was hit over .+, and could do no more than fly\.$/,
    (reader, name) => reader.inTrouble(name, 'pilot-crippled'),
  ],
  [
    /^The flight turned home with (.+?)(, and .+ to make his own way|; .+ he was on his own)?\.$/,
    (reader, name, parted) =>
      reader.inTrouble(name, 'seen-home') && reader.hasTrouble('on-his-own') === (parted !== undefined),
  ],
  [
    /^(.+?) set out to see (.+?) home(, and .+ to make his own way|; .+ he was on his own)?\.$/,
    (reader, _, name, parted) =>
      reader.inTrouble(name, 'seen-home') && reader.hasTrouble('on-his-own') === (parted !== undefined),
  ],
  [
    /^(.+?) was left to make his own way home\.$/,
    (reader, name) => reader.inTrouble(name, 'on-his-own') && !reader.hasTrouble('seen-home'),
  ],
  [
    /^(.+?) was alone, and made for the nearest field\.$/,
    (reader, name) => reader.inTrouble(name, 'on-his-own') && !reader.hasTrouble('seen-home'),
  ],
  [
    /^(.+?) met the enemy alone, and (slipped away from them|was put down|was shot down)\.$/,
    (reader, name, came) =>
      reader.inTrouble(name, 'met-enemy') && (came === 'slipped away from them' || reader.end?.is === 'down'),
  ],
  [
    /^(.+?) had his engine cut out over .+\.$/,
    (reader, name) => reader.inTrouble(name, 'engine-cut-out') && reader.end?.is === 'down',
  ],
  [
    /^(.+?) ran out of petrol over .+\.$/,
    (reader, name) => reader.inTrouble(name, 'out-of-petrol') && reader.end !== undefined && reader.end.is !== 'home',
  ],
  // What was achieved: every line of it has its Victory Points.
  [
    /^(?:He|They|With no two-seater left (?:he|they)) (?:did|could) not do what (?:he|they) (?:was|were) sent to do\.$/,
    ({ facts }) =>
      !facts.scores.some(
        ({ why, points }) =>
          points > 0 && why !== 'enemy-shot-down' && why !== 'enemy-forced-down' && why !== 'enemy-damaged',
      ),
  ],
  [
    /^(.+?) brought back a plate, .+\.$/,
    (reader, name) =>
      reader.machineOf(name)?.end.is !== 'down' && reader.facts.scores.some(({ why }) => why === 'plates'),
  ],
  [/^The two-seaters were brought back across the lines\.$/, scored('escort')],
  [/^The patrol was flown\.$/, scored('patrol')],
  [/^The trenches were strafed\.$/, scored('trench-strafing')],
  [/^The guns were ranged\.$/, scored('spotting')],
  [/^The bombs did their work\.$/, scored('bombing')],
  [/^The .+ was shot up\.$/, scored('ground-target')],
  [/^The .+ went down in flames\.$/, scored('balloon')],
  [/^The .+ was holed, and wound down\.$/, scored('balloon-holed')],
  // Who came home.
  [/^All came home\.$/, ({ facts }) => facts.machines.every(({ end }) => end.is === 'home')],
  [/^Nobody came home to Amiens\.$/, ({ facts }) => facts.machines.every(({ end }) => end.is !== 'home')],
  [
    /^(.+) came home\.$/,
    ({ facts }, names = '') =>
      names
        .split(/, | and /)
        .sort()
        .join() ===
      facts.machines
        .filter(({ end }) => end.is === 'home')
        .map(pilotOf)
        .sort()
        .join(),
  ],
  [/^(.+?) put down at .+\.$/, (reader, name) => reader.about(name)?.end.is === 'field'],
  [
    /^(.+?) (did not come home: he )?(made a Forced Landing|was Forced Down|was Shot Down) .+?(, and his machine is lost)?\.$/,
    (reader, name, away, how, lost) => isDown(reader.about(name)?.end, away, how, lost),
  ],
  [
    /^(.+?) (was killed|was grazed|is a prisoner(?:, and wounded)?|is (?:wounded|unhurt)(?:, and .+)?)\.$/,
    (reader, name, fate = '') => reader.fateOf(name)?.fate === FATES[fate.split(',')[0] as keyof typeof FATES],
  ],
];

const FATES = {
  'was killed': 'killed',
  'was grazed': 'wounded',
  'is a prisoner': 'prisoner',
  'is wounded': 'wounded',
  'is unhurt': 'safe',
} as const satisfies Record<string, CrewFate['fate']>;

function scored(wanted: string): Agrees {
  return ({ facts }) => facts.scores.some(({ why, points }) => why === wanted && points > 0);
}

const isCount = (said: string | undefined, count: number): boolean => said?.toLowerCase() === inWords(count);

const pilotOf = ({ men: [pilot] }: MachineFacts): string => (pilot ? written(pilot) : '');

function isDown(end: End | undefined, away: string | undefined, how: string | undefined, lost: string | undefined) {
  if (end?.is !== 'down') return false;
  const isAway = end.side !== 'allied';
  return (
    end.how === HOW[how as keyof typeof HOW] && end.lost === (lost !== undefined) && isAway === (away !== undefined)
  );
}

const SUFFERED = {
  unharmed: [],
  'driven-off': ['was driven off'],
  'damaged-abort': ['was badly hit'],
  'forced-down': ['was forced down'],
  'shot-down': ['was shot down'],
};

/** What must be said of a pilot of ours in a fight, no more and no less. */
function saysOf({ stayed, hit, pilotCrippled, fate }: Harmed): string {
  const crippledByWound = pilotCrippled && fate === 'damaged-abort';
  return [
    ...(stayed ? ['would not be driven off'] : []),
    ...(hit.includes('pilot') ? ['was hit himself'] : []),
    ...(pilotCrippled ? ['could do no more than fly'] : []),
    ...(crippledByWound ? [] : SUFFERED[fate]),
  ]
    .sort()
    .join();
}

/** Whether one of the readings of a sentence is so; one that has none is not understood. */
const agrees = (reader: ReportReader, sentence: string): boolean =>
  READINGS.some(([pattern, isSo]) => {
    const said = pattern.exec(sentence);
    return said !== null && isSo(reader, ...said.slice(1));
  });
