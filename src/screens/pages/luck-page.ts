import type { CrewSeat } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { isGerman } from '../../cards/counters.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { type FaceCount, unfairFaces } from '../../odds/luck/fair-dice.ts';
import type { LuckLedger, LuckLine, TellingThrow } from '../../odds/luck/ledger.ts';
import type { LuckyThrow } from '../../odds/luck/lucky-throws.ts';
import type { Paper } from '../../page/paper.ts';
import { left, right, tableOrTold } from '../../page/table.ts';
import type { GunPlace } from '../../table/events/fight-events.ts';
import type { EventOf } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { LUCK_WORDS, unweighedText } from '../../words/luck-words.ts';
import { capital, listed, signed, thousands, victoryPoints } from '../../words/numbers.ts';

const WHOSE: Readonly<Record<Side, string>> = { allied: 'ours', german: 'theirs' };

interface DiceCounts {
  readonly program: readonly FaceCount[];
  readonly hand: readonly FaceCount[];
}

/** The luck ledger: kind by kind, the important throws, and the dice. */
export function luckPage(ledger: LuckLedger, dice: DiceCounts, book: Rulebook, paper: Paper): string {
  const { lines, worth, costliest, kindest, unweighed } = ledger;
  if (lines.length === 0) return 'Nothing has been thrown yet by which luck could be judged.';
  const { bold } = paper.ink;
  const told = (throws: readonly TellingThrow[]) =>
    throws.length === 0 ? ['No throw by itself.'] : throws.map((each) => throwSentence(each, book));
  return [
    bold('The Luck Ledger'),
    `Bursts and hits, Archie, engines and Lame Ducks together: ${victoryPoints(Math.round(worth))} of luck, by the Victory Points card. Weather, meetings, plates, bombs and who walks away from a crash are not in it.`,
    linesText(lines, paper),
    'Of a hundred who threw as often at the same odds, so many would have fared worse: 50 is neither luck nor the lack of it. Each side by its own throws.',
    ...(unweighed > 0 ? [unweighedText(unweighed)] : []),
    [bold('What cost us most'), ...told(costliest)].join('\n'),
    [bold('What saved us most'), ...told(kindest)].join('\n'),
    'Points are those of the Victory Points card beside what such a throw brings on the mean: a hit that only drives off costs what a better one would have brought. A machine of ours brought down counts as lost, a Lame Duck that only sinks as no loss. An engine that fails is priced like a damaged machine; what it costs is the work of the mission, not these points.',
    ...diceText('The dice of the program', dice.program),
    ...diceText('The dice thrown by hand', dice.hand),
  ].join('\n\n');
}

function linesText(lines: readonly LuckLine[], paper: Paper): string {
  const rows = lines.map((line) => {
    const { kind, side, throws, came, expected, percentile } = line;
    const figures = [`${throws}`, `${came}`, expected.toFixed(1), percentile.toFixed(0)];
    return { cells: [LUCK_WORDS[kind], WHOSE[side], ...figures], told: sentenceOf(line) };
  });
  const heads = [
    left('Throws'),
    left('whose'),
    right('how many'),
    right('came to'),
    right('the mean'),
    right('of 100'),
  ];
  return tableOrTold(heads, rows, paper);
}

const sentenceOf = ({ kind, side, throws, came, expected, percentile }: LuckLine): string =>
  `${LUCK_WORDS[kind]}, ${WHOSE[side]}: ${throws} throws came to ${came}, the mean is ${expected.toFixed(1)}; ${percentile.toFixed(0)} of 100 fare worse.`;

/** One important throw: when, what it was, its worth, and its chance. */
export function throwSentence({ day, mission, lucky, crews }: TellingThrow, book: Rulebook): string {
  const where = mission === undefined ? '' : `, ${missionTitle(mission, book)}`;
  const who: NameAboard = (machine, seat = 'pilot') => {
    const man = crews.get(machine)?.[seat === 'pilot' ? 0 : 1];
    return man ? `${machine} (${man.surname})` : machine;
  };
  return `${dateText(day)}${where}: ${whatCame(lucky, who)}, ${chanceText(lucky.chance)} (${signed(Math.round(lucky.worth))} points).`;
}

/** A machine, and the man in a seat of it where she is ours. */
type NameAboard = (machine: string, seat?: CrewSeat) => string;

const gunnerIn = ({ machine, gun }: { readonly machine: string; readonly gun: GunPlace }, who: NameAboard): string =>
  who(machine, gun === 'observer' ? 'observer' : 'pilot');

/** As odds of two dice. */
const chanceText = (chance: number): string => `${signless(36 * chance)} in 36`;

const signless = (ways: number): string => `${Math.round(100 * ways) / 100}`;

const CREW_HIT: Readonly<Record<EventOf<'crew-hit'>['effect'], string>> = {
  'shot-down': 'she falls',
  'lame-duck': 'only wounded, a Lame Duck',
  'flies-on': 'she flies on',
};

/** Whether a hit did less than such a hit does on the mean: ours that cost us something, or theirs that saved us. */
const isPoor = (by: string, worth: number): boolean => (isGerman(by) ? worth > 0 : worth < 0);

const HIT: Readonly<Record<EventOf<'critical-hit-scored'>['result'], string>> = {
  'no-effect': 'holed, and no more',
  'driven-off': 'driven off',
  'damaged-abort': 'damaged, and sent home',
  'crew-hit': 'a man aboard is hit',
  'forced-down': 'forced down',
  'shot-down': 'shot down',
};

/** `the observer of B7 (Bidwell)`. */
const manHit = ({ who: seat, machine }: EventOf<'crew-hit'>, who: NameAboard): string =>
  `the ${seat} of ${who(machine, seat)}`;

function whatCame({ event, worth }: LuckyThrow, who: NameAboard): string {
  switch (event.type) {
    case 'initiative-rolled':
      return `${who(event.machine)} rolled for Initiative`;
    case 'burst-fired':
      return `${gunnerIn(event, who)} fired at ${who(event.target)}: ${event.result}`;
    case 'critical-hit-scored':
      return `${gunnerIn({ ...event, machine: event.by }, who)} hit ${who(event.machine)}: ${isPoor(event.by, worth) ? 'only ' : ''}${HIT[event.result]}`;
    case 'crew-hit':
      return `${manHit(event, who)} hit: ${CREW_HIT[event.effect]}`;
    case 'archie-fired':
      return event.hit === undefined ? 'Archie fired and missed' : `Archie hit ${who(event.hit)}`;
    case 'encounter-rolled':
      return event.result === 'engine-trouble' ? 'an engine gave trouble' : 'the engines ran';
    case 'lame-duck-checked':
      return `${who(event.machine)}, a Lame Duck, ${event.held ? 'held' : 'gave way'}`;
    case 'request-answered':
      return `${event.granted} of ${event.asked} ${event.request} granted`;
  }
}

const FACES = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

function diceText(whose: string, counts: readonly FaceCount[]): string[] {
  const [first] = counts;
  if (!first) return [];
  const shown = listed(counts.map(({ face, shown: times }) => `${thousands(times)} ${FACES[face] ?? ''}`));
  const unfair = unfairFaces(counts).map(
    ({ face, percentile }) => `${face} too ${percentile > 50 ? 'often' : 'seldom'}`,
  );
  const verdict =
    unfair.length === 0 ? 'Fair dice do as much.' : `Of a hundred fair sets hardly one shows ${listed(unfair)}.`;
  return [`${capital(whose)}: ${shown}, of ${thousands(first.of)} faces. ${verdict}`];
}
