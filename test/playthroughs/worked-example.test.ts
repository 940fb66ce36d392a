import { expect, test } from 'vitest';
import { braveryLetter } from '../../src/campaign/who-may-fly.ts';
import type { BattleCard, BattleMachine } from '../../src/cards/printed/battle.ts';
import type { SeatedMan } from '../../src/cards/printed/squadron.ts';
import { lookUp } from '../../src/cards/roll-table.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { playScenario } from '../../src/games/track/rules/play-scenario.ts';
import { peopleAfter, peopleOf } from '../../src/kit/screen/people.ts';
import { paperFor } from '../../src/page/paper.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { battlePage } from '../../src/screens/pages/battle-page.ts';
import { type EventOf, type GameEvent, ofType } from '../../src/table/events.ts';
import { standAlone } from '../support/fights/battles.ts';
import { book, playRecorded } from '../support/program/playthrough.ts';
import { expectAsRecorded, type Recording, type Shown } from '../support/program/recorded.ts';

interface Fought {
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

/** The flight of the worked example, as its Mission Log has it. */
const [FLIGHT] = book.exampleSquadron.flights;
const inSeat = (seat: SeatedMan['seat']): SeatedMan[] => FLIGHT?.people.filter((man) => man.seat === seat) ?? [];

const MACHINES: readonly BattleMachine[] = inSeat('pilot').map((pilot) => {
  const { machine, rank, surname, skill = 1, firing } = pilot;
  const second = inSeat('observer').find((man) => man.machine === machine);
  const type = FLIGHT?.fighters?.numbers.includes(machine) ? FLIGHT.fighters : FLIGHT?.twoSeaters;
  return {
    machine,
    aircraft: String(type?.aircraft),
    pilot: { rank, surname, skill, firing, bravery: braveryLetter(pilot.bravery, book) },
    ...(second && { observer: { rank: second.rank, surname: second.surname, firing: second.firing } }),
    source: 'rulebook example',
  };
});

/** The dice of the example: a 4 on the back of its manual, in the column of the trench hex. */
const MET = lookUp(expectDefined(book.missions['photo-reconnaissance'], 'manual').encounters['5-6'], 4).met;

/**
 * The end of the rulebook's example: six of Jasta 11 dive from 12,000 ft on the flight at 10,000, over the trenches,
 * weather 7.
 */
const AS_IT_STOPS: BattleCard = {
  battle: 'The worked example',
  rules: [],
  words: 'Part of B Flight on its way to photograph the Marshalling Yards in Zone B, met by six of Jasta 11.',
  weather: 7,
  hex: 'H09',
  allied: { altitude: 10_000, machines: [...MACHINES] },
  german: { altitude: 12_000, numbers: MET, source: 'rulebook example' },
  attack: { by: 'german', from: 'above', source: 'rulebook example' },
  source: 'rulebook example',
};

/** (10) (19) The AFT with which the flight comes to the fight, and what each phase of it takes. */
const AFT = 88;

function aftText({ phases }: EventOf<'battle-ended'>): string {
  const spent = phases * book.turnProcedure.aft.dogFightPhase.aft;
  return `AFT ${AFT}, less ${spent} for ${phases} phases: ${AFT - spent}.`;
}

const has = (says: string, isSo: (events: readonly GameEvent[]) => boolean): Shown<Fought> => ({
  says,
  holds: ({ events }) => isSo(events),
});

const TAKEN_ON: Recording<Fought> = {
  name: 'worked-example',
  head: [
    'Taken on    from where the rulebook stops: six of Jasta 11 dive on the flight at 10,000 ft',
    `Ours        ${MACHINES.map(({ machine, pilot }) => `${machine} ${pilot.surname} ${pilot.skill}/${pilot.firing}/${pilot.bravery}`).join('; ')}`,
    `Theirs      ${MET.join(' ')}, Dive Bonus 2`,
    `Weather     7, DFD 47; AFT ${AFT}`,
    'Led         by the book',
  ],
  shows: [
    has('Jasta 11 comes down with a Dive Bonus of 2', (events) =>
      ofType(events, 'initiative-rolled').some(({ machine, bonus }) => machine === 'G2' && bonus === 2),
    ),
    has('a Personal Duel', (events) => ofType(events, 'personal-duel-began').length > 0),
    has('Kyle answers with his gun', (events) =>
      ofType(events, 'burst-fired').some(({ machine, gun }) => machine === 'B7' && gun === 'observer'),
    ),
    has('a machine of ours is lost', (events) => ofType(events, 'machine-came-down').length > 0),
    has('one of theirs is hit', (events) =>
      ofType(events, 'critical-hit-scored').some(({ machine }) => machine.startsWith('G')),
    ),
    has('the DFD runs out', (events) => ofType(events, 'fight-broke-up').some(({ why }) => why === 'dfd-spent')),
  ],
  play: (seed) => {
    const battle = standAlone(AS_IT_STOPS);
    const { events, lines } = playRecorded(
      (table) => playScenario(battle, table),
      policyNamed('by-the-book', ''),
      seed,
    );
    const people = events.reduce(peopleAfter, peopleOf({ flights: [] }));
    const paper = paperFor({ columns: 100, isTerminal: false, colour: false });
    const [ended] = ofType(events, 'battle-ended');
    if (!ended) throw new Error('The battle has no end.');
    return { events, lines: [...lines, '', battlePage(ended, people, paper), '', aftText(ended)] };
  },
};

test('(17) to (29) the worked example, taken on from where the rulebook stops to its end, goes as it was recorded', () => {
  const { events } = expectAsRecorded(TAKEN_ON);
  const [fight] = ofType(events, 'fight-began');
  expect(fight).toMatchObject({ altitude: 10_000, dfd: 47, over: 'trenches', dive: { side: 'german', bonus: 'dive' } });
  expect(fight?.allied.map(({ id, skill, firing }) => `${id} ${skill}/${firing}`)).toEqual([
    'B1 4/C',
    'B3 2/B',
    'B6 1/E',
    'B7 4/D',
  ]);
  expect(fight?.allied[3]?.observer).toBe('E');
  expect(fight?.germans.map(({ id }) => id)).toEqual(['G1', 'G2', 'G3', 'G5', 'G6', 'G8']);
});
