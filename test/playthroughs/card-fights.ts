import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import type { CardSystem } from '../../src/games/cards/cards/card-systems.ts';
import type { Manoeuvre } from '../../src/games/cards/cards/manoeuvre-decks.ts';
import { playScenario } from '../../src/games/cards/rules/play-scenario.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { type EventType, type GameEvent, ofType } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { bySide, type Head, headOf } from '../support/fights/card-heads.ts';
import { there } from '../support/fights/cards.ts';
import { book, playRecorded } from '../support/program/playthrough.ts';
import type { Recording, Shown } from '../support/program/recorded.ts';

/** A fight with cards that has been played. */
export interface CardsPlayed {
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

type Shows = Shown<CardsPlayed>;

const told = (says: string, type: EventType): Shows => ({
  says,
  holds: ({ events }) => ofType(events, type).length > 0,
});
const special = (says: string, is: string): Shows => ({
  says,
  holds: ({ events }) => ofType(events, 'special-suffered').some((each) => each.special === is),
});

const ENDED = told('it comes to an end with a score', 'cards-counted-up');
const LOST = told('a machine is shot down', 'machine-eliminated');
const TAILED = told('one tails another', 'tailing-began');
const JAMMED = told('a gun jams', 'guns-jammed');

const recorded = (
  name: string,
  head: readonly string[],
  rule: (table: Table) => void,
  commander: Policy,
  shows: readonly Shows[],
): Recording<CardsPlayed> => ({
  name: `cards/${name}`,
  head,
  shows,
  play: (seed) => playRecorded(rule, commander, seed),
});

/** A scenario, each side led by the opponent at a strength. */
function scenario(id: string, allied: Head, german: Head, ...shows: readonly Shows[]): Recording<CardsPlayed> {
  const card = there(book.fights['manoeuvre-cards'].scenarios[id]);
  const commander = bySide({ allied: headOf(allied, 'allied'), german: headOf(german, 'german') });
  const head = [`Scenario    ${card.scenario}`, `Led by      ${allied} against ${german}`];
  return recorded(id, head, (table) => playScenario(card, table), commander, [ENDED, ...shows]);
}

/** Two players at one table: the plan of each machine, turn by turn; after that the first allowed card. */
function hotSeat(
  id: string,
  plans: Readonly<Record<string, readonly Manoeuvre[]>>,
  ...shows: readonly Shows[]
): Recording<CardsPlayed> {
  const card = there(book.fights['manoeuvre-cards'].scenarios[id]);
  const commander: Policy = {
    ...policyNamed('prudent', 'hot-seat'),
    'plan-card': ({ machine, slot, view }, options) => {
      const planned = plans[machine]?.[3 * (view.turn - 1) + slot - 1];
      return options.find((each) => each === planned) ?? there(options[0]);
    },
    'fire-at': (_, options) => there(options[0]),
  };
  const head = [
    `Scenario    ${card.scenario}`,
    ...Object.entries(plans).map(([machine, cards]) => `${machine.padEnd(12)}${cards.join(' ')}`),
  ];
  return recorded(`hot-seat-${id}`, head, (table) => playScenario(card, table), commander, [ENDED, ...shows]);
}

/** The text from the first set-up to the end of that Dog-Fight: the rest of the day is recorded elsewhere. */
function firstFight(lines: readonly string[]): readonly string[] {
  const began = lines.findIndex((line) => line.includes(': Dog-Fight. '));
  const ended = lines.findIndex((line, i) => i > began && line.includes(' of fighting cost '));
  return lines.slice(began, ended + 1);
}

/** The first day of a campaign with Dog-Fights with cards. */
function firstDay(fights: CardSystem): Recording<CardsPlayed> {
  const rule = (table: Table) => {
    const campaign: Campaign = { ...newCampaign(['B'], book), fights };
    playDay(campaign, table);
  };
  const head = [`Campaign    B Flight, 1 April, its first Dog-Fight by ${fights}`, 'Led by      by-the-book'];
  const day = recorded(`day-${fights}`, head, rule, policyNamed('by-the-book', 'cards'), [
    told('a Dog-Fight is fought with cards', 'cards-laid-out'),
    told('a gun fires in it', 'guns-fired'),
    told('it is over', 'fight-over'),
    told('the day ends', 'day-ended'),
  ]);
  const shortly = ({ events, lines }: CardsPlayed) => ({ events, lines: firstFight(lines) });
  return { ...day, play: (seed) => shortly(day.play(seed)) };
}

export const CARD_FIGHTS: readonly Recording<CardsPlayed>[] = [
  scenario('face-to-face', 'sharp', 'steady', LOST, TAILED),
  scenario('dawn-patrols', 'steady', 'sharp', LOST, JAMMED),
  scenario('nothing-quiet', 'sharp', 'sharp', LOST, special('a man is hit', 'crew')),
  scenario('on-the-way-to-become-aces', 'sharp', 'sharp', told('green jams are passed over', 'jam-passed-over')),
  scenario('raid-over-istriana', 'sharp', 'sharp', told('the photograph is taken', 'errand-done')),
  scenario('wings-over-the-flanders', 'sharp', 'sharp', told('the bombs fall', 'errand-done')),
  scenario('a-hard-task-patrols', 'sharp', 'steady', told('the camera has its bearer', 'carrier-chosen')),
  scenario('bullets-in-the-mud', 'sharp', 'sharp', told('a trench or a gun is silenced', 'ground-silenced')),
  hotSeat(
    'duel-over-the-trenches',
    {
      A1: ['straight', 'straight', 'right-60', 'straight', 'immelmann', 'straight'],
      G1: ['straight', 'left-60', 'straight', 'right-90', 'slip-left', 'straight'],
    },
    told('somebody fires', 'guns-fired'),
  ),
  firstDay('wings-of-war'),
  firstDay('wings-of-glory'),
];
