import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import type { CloudsScenario } from '../../src/games/clouds/cards/scenario.ts';
import { playScenario } from '../../src/games/clouds/rules/play-scenario.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import type { PolicyName } from '../../src/policies/policy-names.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { skirmishFrom } from '../../src/reading/skirmish.ts';
import { type EventType, type GameEvent, ofType } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { bySide } from '../support/fights/card-heads.ts';
import { there } from '../support/fights/cards.ts';
import { book, playRecorded } from '../support/program/playthrough.ts';
import type { Recording, Shown } from '../support/program/recorded.ts';
import { typist } from '../support/program/typist.ts';

/** A fight In Clouds of Glory that has been played. */
interface CloudsPlayed {
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

type Shows = Shown<CloudsPlayed>;

const told = (says: string, type: EventType): Shows => ({
  says,
  holds: ({ events }) => ofType(events, type).length > 0,
});
const ENDED = told('it comes to an end with a score', 'clouds-scored');
const FIRED = told('somebody fires', 'clouds-fired');
const REFUSED: Shows = {
  says: 'what cannot be flown is refused, with the reason',
  holds: ({ lines }) => lines.some((line) => line.startsWith('    refused ')),
};

/** The typed lines of each side; a policy leads a side without any, and the rest of the fight. */
interface Typed {
  readonly allied?: readonly string[];
  readonly german?: readonly string[];
}

/** Lines that are no move: another word, a number, a second climb, a third action. */
const MISTYPED = ['loop', '7', 'climb 1, climb 2', 'end'];

function fight(
  name: string,
  scenario: CloudsScenario,
  typed: Typed,
  leader: PolicyName,
  ...shows: readonly Shows[]
): Recording<CloudsPlayed> {
  const sideOf = (own: readonly string[] | undefined, lines: string[]): Policy =>
    typist(own ?? [], lines, policyNamed(leader, name));
  const play = (seed: Parameters<Recording['play']>[0]): CloudsPlayed => {
    const lines: string[] = [];
    const commander = bySide({ allied: sideOf(typed.allied, lines), german: sideOf(typed.german, lines) });
    return playRecorded((table: Table) => playScenario(scenario, table), commander, seed, lines);
  };
  const head = [`Scenario    ${scenario.scenario}`, `Led by      what is typed, then ${leader}`];
  return { name: `clouds/${name}`, head, shows: [ENDED, FIRED, REFUSED, ...shows], play };
}

const scenario = (id: string, leader: PolicyName, typed: Typed, ...shows: readonly Shows[]) =>
  fight(id, there(book.fights['clouds-of-glory'].scenarios[id]), typed, leader, ...shows);

/** Any machines against any others. */
function skirmish(
  name: string,
  words: string,
  typed: Typed,
  leader: PolicyName,
  ...shows: readonly Shows[]
): Recording<CloudsPlayed> {
  const { id, book: own } = there(skirmishFrom(words, book));
  return fight(name, there(own.fights['clouds-of-glory'].scenarios[id]), typed, leader, ...shows);
}

/** The text from the beginning of the first Dog-Fight to its end: the rest of the day is recorded elsewhere. */
function firstFight(lines: readonly string[]): readonly string[] {
  const began = lines.findIndex((line) => line.startsWith('A Dog-Fight at '));
  const ended = lines.findIndex((line, i) => i > began && line.includes(' of fighting cost '));
  return lines.slice(began, ended + 1);
}

/** The first day of a campaign with Dog-Fights in the clouds: the first moves typed, the rest by the policy. */
const day: Recording<CloudsPlayed> = {
  name: 'clouds/day',
  head: [
    'Campaign    B Flight, 1 April, its first Dog-Fight by clouds-of-glory',
    'Led by      what is typed, then by-the-book',
  ],
  shows: [
    told('a Dog-Fight is fought in the clouds', 'clouds-laid-out'),
    FIRED,
    REFUSED,
    told('it is over', 'fight-over'),
    told('the day ends', 'day-ended'),
  ],
  play: (seed) => {
    const lines: string[] = [];
    const commander = typist(
      ['loop', 'climb 1, climb 2', 'end', 'right 30 tighter 1, end'],
      lines,
      policyNamed('by-the-book', 'clouds'),
    );
    const rule = (table: Table) => {
      const campaign: Campaign = { ...newCampaign(['B'], book), fights: 'clouds-of-glory' };
      playDay(campaign, table);
    };
    const played = playRecorded(rule, commander, seed, lines);
    return { events: played.events, lines: firstFight(played.lines) };
  },
};

export const CLOUD_FIGHTS: readonly Recording<CloudsPlayed>[] = [
  scenario(
    'cold-meat',
    'by-the-book',
    { german: [...MISTYPED, 'dive 4, straight 3, left 30', 'end'] },
    told('a machine is hit', 'clouds-hit'),
  ),
  scenario(
    'balloons-at-messines',
    'prudent',
    { allied: ['vertical', ...MISTYPED, 'dive 2, end'] },
    told('a balloon is hit', 'clouds-balloon-hit'),
  ),
  scenario(
    'fighter-patrol',
    'by-the-book',
    { allied: [...MISTYPED, 'right 60 tighter 2, left 30', 'roll left', 'end'] },
    told('a man tests his Flying', 'clouds-tested'),
  ),
  scenario(
    'infanteriflieger',
    'by-the-book',
    { german: [...MISTYPED, 'slip left 2, end'] },
    told('the ground fires or is fired at', 'clouds-unit-hit'),
  ),
  skirmish(
    'skirmish',
    'sopwith-pup, sopwith-pup v albatros-d3, albatros-d2 by clouds-of-glory',
    { allied: ['loop the loop', 'Immelmann', 'climb 3, left 90, left 90', 'end'] },
    'by-the-book',
    told('a machine stalls', 'clouds-stalled'),
  ),
  skirmish(
    'gunners',
    'sopwith-strutter, fk8 v albatros-d3, dfw-c5 by clouds-of-glory',
    { allied: [...MISTYPED, 'left 30, end'], german: ['right 30', 'end'] },
    'by-the-book',
    told('a man is wounded', 'clouds-wounded'),
    told('a machine is forced home', 'clouds-forced-home'),
  ),
  skirmish(
    'jammed',
    'spad-vii v halberstadt-d3 by clouds-of-glory',
    { german: [...MISTYPED, 'climb 1, end'] },
    'prudent',
    told('a gun jams', 'clouds-malfunction'),
    told('a machine is lost', 'clouds-lost'),
  ),
  skirmish(
    'three-a-side',
    'sopwith-pup, nieuport-11, spad-vii v albatros-d3, albatros-d2, halberstadt-d3 by clouds-of-glory',
    { allied: ['end', 'end', 'end', ...MISTYPED] },
    'by-the-book',
    told('a machine spins', 'clouds-spin'),
  ),
  fight(
    'hot-seat-spad-vii-v-albatros-d3',
    there(
      skirmishFrom('spad-vii v albatros-d3 by clouds-of-glory', book)?.book.fights['clouds-of-glory'].scenarios[
        'skies-spad-vii-v-albatros-d3'
      ],
    ),
    {
      allied: ['climb 2, end', 'straight 2, right 30, left 30', 'end', 'fire', 'short', 'end'],
      german: ['dive 3 and straight 4', 'end', 'left 60 tighter 9', 'left 60 tighter 1, end'],
    },
    'by-the-book',
    told('a man tests his Flying', 'clouds-tested'),
  ),
  day,
];
