import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import type { MissionName } from '../../src/games/side/cards/mission-names.ts';
import type { Year } from '../../src/games/side/cards/missions-card.ts';
import type { SideSetUp } from '../../src/games/side/cards/set-up.ts';
import { fromTheSide } from '../../src/games/side/head/opponent.ts';
import { playScenario } from '../../src/games/side/rules/play-scenario.ts';
import type { EnergyDecisions } from '../../src/games/side/table/energy-decisions.ts';
import type { Mishap } from '../../src/games/side/table/energy-events.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import type { Strength } from '../../src/kit/head/strengths.ts';
import { readTyped } from '../../src/page/read-typed.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { type EventType, type GameEvent, ofType } from '../../src/table/events.ts';
import type { Side } from '../../src/table/sides.ts';
import type { Table } from '../../src/table/table.ts';
import { there } from '../support/fights/cards.ts';
import { book, playRecorded } from '../support/program/playthrough.ts';
import type { Recording, Shown } from '../support/program/recorded.ts';

/** A fight seen from the side that has been played. */
export interface SidePlayed {
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

type Shows = Shown<SidePlayed>;
type Flying = Pick<Policy, keyof EnergyDecisions>;

const told = (says: string, type: EventType): Shows => ({
  says,
  holds: ({ events }) => ofType(events, type).length > 0,
});
const mishap = (says: string, what: Mishap): Shows => ({
  says,
  holds: ({ events }) => ofType(events, 'side-mishap').some((each) => each.what === what),
});
const drawn = (side: Side, mission: MissionName): Shows => ({
  says: `${side}: ${mission}`,
  holds: ({ events }) => ofType(events, 'mission-drawn').some((each) => each.side === side && each.mission === mission),
});
const done = (side: Side): Shows => ({
  says: `the ${side} side has done its mission`,
  holds: ({ events }) => ofType(events, 'mission-done').some((each) => each.side === side),
});

const ENDED = told('it comes to an end with a verdict', 'side-fight-over');
const STOPPED = told('the clock is stopped', 'clock-stopped');
const REFUSED: Shows = {
  says: 'what is no answer is not taken for one',
  holds: ({ lines }) => lines.some((line) => line.startsWith('    typed   ')),
};

/**
 * Texts that are no answer at some of the questions: an unknown word, a number not in the list, another machine's move.
 */
const IN_VAIN = ['loop the loop', '999', 'fire everything', '-3', 'hard-9-9'] as const;
const NOW_AND_THEN = 7;

/** A player at the keyboard, who types each answer as a word, and sometimes something else first. */
class Keys {
  readonly refused: string[] = [];
  #asked = 0;

  typed(decision: string, answer: string, options: readonly string[]): string {
    this.#asked += 1;
    if (this.#asked % NOW_AND_THEN === 1) this.#inVain(decision, options);
    const typed = readTyped(answer, options);
    if (typed.is !== 'answer' || typed.answer !== answer) throw new Error(`${answer} cannot be typed.`);
    return typed.answer;
  }

  #inVain(decision: string, options: readonly string[]): void {
    const word = IN_VAIN[this.refused.length % IN_VAIN.length] ?? '';
    const typed = readTyped(word, options);
    if (typed.is === 'answer') throw new Error(`"${word}" answers ${decision}.`);
    this.refused.push(`    typed   ${decision} "${word}": ${typed.is}`);
  }

  of(player: Flying): Flying {
    const given =
      <D extends keyof EnergyDecisions>(decision: D) =>
      (about: EnergyDecisions[D]['about'], options: readonly string[], cards: Rulebook): string => {
        const decide = player[decision] as (
          about: EnergyDecisions[D]['about'],
          options: readonly string[],
          cards: Rulebook,
        ) => string;
        return this.typed(decision, decide(about, options, cards), options);
      };
    return {
      throttle: given('throttle'),
      'energy-move': given('energy-move'),
      'time-freeze': given('time-freeze'),
      'side-shot': given('side-shot'),
      'flak-barrage': given('flak-barrage'),
    };
  }
}

/** The Allies are typed as one policy plays, the Germans as another. */
function bySides(allied: Flying, german: Flying): Flying {
  const of = { allied, german };
  return {
    throttle: (about, ...rest) => of[about.side].throttle(about, ...rest),
    'energy-move': (about, ...rest) => of[about.side]['energy-move'](about, ...rest),
    'time-freeze': (about, ...rest) => of[about.side]['time-freeze'](about, ...rest),
    'side-shot': (about, ...rest) => of[about.side]['side-shot'](about, ...rest),
    'flak-barrage': (about, ...rest) => of[about.side]['flak-barrage'](about, ...rest),
  };
}

const recorded = (
  name: string,
  head: readonly string[],
  rule: (table: Table) => void,
  flying: (keys: Keys) => Flying,
  shows: readonly Shows[],
): Recording<SidePlayed> => ({
  name: `side/${name}`,
  head,
  shows: [...shows, REFUSED],
  play: (seed) => {
    const keys = new Keys();
    const commander: Policy = { ...policyNamed('by-the-book', name), ...flying(keys) };
    const { events, lines } = playRecorded(rule, commander, seed);
    return { events, lines: [...lines, '', 'Typed in vain', ...keys.refused] };
  },
});

const battle =
  (setUp: SideSetUp) =>
  (table: Table): void =>
    playScenario({ day: 1, system: 'winged-victory', setUp, germansLedBy: 'the-card' }, table);

const led = (allied: Strength, german: Strength) => (keys: Keys) =>
  bySides(keys.of(fromTheSide(allied, 'a word')), fromTheSide(german, 'another'));

const cardOf = (id: string) => there(book.fights['winged-victory'].scenarios[id]);

/** A scenario, each side led at a strength. */
function scenario(id: string, allied: Strength, german: Strength, ...shows: readonly Shows[]): Recording<SidePlayed> {
  const card = cardOf(id);
  const head = [`Scenario    ${card.battle}`, `Led by      ${allied} against ${german}`];
  return recorded(id, head, battle(card), led(allied, german), [ENDED, ...shows]);
}

/** The missions of a year, thrown for. */
function missions(name: string, year: Year, ...shows: readonly Shows[]): Recording<SidePlayed> {
  const head = [`Missions    ${year}`, 'Led by      sharp against steady'];
  return recorded(name, head, battle({ battle: year, words: '', year }), led('sharp', 'steady'), [ENDED, ...shows]);
}

/**
 * Two players at one table: the move of each machine, turn by turn if possible; after that any move that brings an
 * enemy into the sights, or level.
 */
function hotSeat(
  flown: Readonly<Record<string, readonly string[]>>,
  ...shows: readonly Shows[]
): Recording<SidePlayed> {
  const card = cardOf('patrol-at-noon');
  const typed: Flying = {
    throttle: (_, options) => there(options.at(-1)),
    'energy-move': ({ machine, view, ends }, options) => {
      const planned = options.find((each) => each === flown[machine]?.[view.turn - 1]);
      const firing = options.find((each) => (ends[each]?.shots.length ?? 0) > 0);
      return planned ?? firing ?? there(options.find((each) => each === 'level'));
    },
    'time-freeze': (_, options) => there(options[0]),
    'side-shot': (_, options) => there(options[1]),
    'flak-barrage': (_, options) => there(options[0]),
  };
  const head = [
    `Scenario    ${card.battle}`,
    ...Object.entries(flown).map(([machine, moves]) => `${machine.padEnd(12)}${moves.join(' ')}`),
  ];
  return recorded('hot-seat-patrol-at-noon', head, battle(card), (keys) => keys.of(typed), [ENDED, ...shows]);
}

/** The text from the first set-up to the end of that Dog-Fight: the rest of the day is recorded elsewhere. */
function firstFight(lines: readonly string[]): readonly string[] {
  const began = lines.findIndex((line) => line.includes(': Dog-Fight. '));
  const ended = lines.findIndex((line, i) => i > began && line.includes(' of fighting cost '));
  const vain = lines.indexOf('Typed in vain');
  return [...lines.slice(began, ended + 1), '', ...lines.slice(vain)];
}

/** The first day of a campaign whose Dog-Fights are seen from the side. */
function firstDay(...shows: readonly Shows[]): Recording<SidePlayed> {
  const rule = (table: Table) => {
    const campaign: Campaign = { ...newCampaign(['B'], book), fights: 'winged-victory' };
    playDay(campaign, table);
  };
  const head = ['Campaign    B Flight, 1 April, its first Dog-Fight by winged-victory', 'Led by      by-the-book'];
  const day = recorded('day-winged-victory', head, rule, led('steady', 'steady'), shows);
  return {
    ...day,
    play: (seed) => {
      const { events, lines } = day.play(seed);
      return { events, lines: firstFight(lines) };
    },
  };
}

export const SIDE_FIGHTS: readonly Recording<SidePlayed>[] = [
  missions('missions-1916', '1916', told('the sky is thrown for', 'sky-drawn'), drawn('allied', 'scramble')),
  missions('missions-1917', '1917', drawn('allied', 'artillery-direction'), done('allied')),
  missions('missions-1918', '1918', drawn('allied', 'patrol'), told('somebody fires', 'side-shot-fired')),
  missions('strafing', '1916', drawn('allied', 'strafing'), told('the trench is hit', 'target-struck')),
  scenario('the-gas-bag', 'sharp', 'steady', done('allied'), STOPPED),
  scenario('the-depot-at-ten', 'sharp', 'steady', told('the bombs fall', 'target-struck'), done('allied')),
  scenario('correcting-fire', 'steady', 'steady', told('somebody fires', 'side-shot-fired')),
  scenario('off-the-grass', 'steady', 'sharp', told('the bombs fall', 'target-struck')),
  scenario('a-look-at-the-guns', 'sharp', 'steady', mishap('a machine stalls', 'stalled')),
  hotSeat(
    {
      B1: ['level', 'shallow-climb-0', 'level'],
      B2: ['level', 'level', 'level', 'jink'],
      G1: ['level', 'level', 'shallow-dive-1-4'],
      G2: ['level', 'shallow-climb-1', 'level', 'half-loop'],
    },
    told('somebody fires', 'side-shot-fired'),
    told('he is tested before a hard manoeuvre', 'side-test-made'),
  ),
  firstDay(
    told('a Dog-Fight is seen from the side', 'side-fight-began'),
    told('a gun fires in it', 'side-shot-fired'),
    told('it is over', 'fight-over'),
    told('the day ends', 'day-ended'),
  ),
];
