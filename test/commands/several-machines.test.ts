import { describe, expect, test, vi } from 'vitest';
import type { StandAloneBattle } from '../../src/campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { laySeat } from '../../src/commands/play/lay-seat.ts';
import { GAME_CARDS } from '../../src/games/cards.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { openingOf } from '../../src/logbook/standing.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { theBattleGame } from '../../src/seat/game.ts';
import { sit } from '../../src/seat/sit.ts';
import { battleSetting } from '../../src/seat/sit-down/battle-setting.ts';
import { anOpening, book, PATH } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

/** How many lines a fight takes by hand: of two, and of five a side whose men have an order. */

type System = 'wings-of-war' | 'wings-of-glory' | 'winged-victory' | 'clouds-of-glory';

interface Fought {
  readonly lines: number;
  readonly ended: string;
}

/** Fights a battle to its end: each line is an answer of a steady head, or an order that the rest follow. */
async function foughtOut(system: System, state: StandAloneBattle, cards: Rulebook, isLed: boolean): Promise<Fought> {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const opening = anOpening({ seed: 'alea:1:five', opponent: { side: 'german', policy: 'steady' } });
  const log = LogBook.begin<StandAloneBattle>(new FaultDisk(), PATH, [opening, { dawn: 1, state }]);
  const sitting = new Sitting(log, theBattleGame(cards));
  const heads = policyNamed('steady', system, 'quick');
  let leader = '';
  let lines = 0;
  const ask = async () => {
    const { position } = sitting;
    if (position.status !== 'asking') return undefined;
    lines += 1;
    const { about } = position.question;
    const machine = 'machine' in about ? about.machine : leader;
    // When the leader is gone, the next machine asked leads.
    if (isLed && machine !== leader) {
      leader = machine;
      return `all follow ${machine}`;
    }
    return answerBy(heads, position.question, cards);
  };
  const setting = battleSetting(state, openingOf(log.standing));
  const seat = laySeat(
    sitting,
    setting,
    { reader: 'allied' },
    { book: cards, answering: { ask, script: undefined }, options: {} },
  );
  const ended = await sit(seat);
  vi.restoreAllMocks();
  return { lines, ended };
}

/** So many of a kind against as many. */
function laid(system: System, count: number): { state: StandAloneBattle; cards: Rulebook } {
  const setUp = system === 'winged-victory' ? fromTheSide(count) : skirmish(system, count);
  const { with: withSetUp } = GAME_CARDS[system].scenarios as Scenarios;
  return {
    state: { day: 1, system, setUp, germansLedBy: 'the-card' } as StandAloneBattle,
    cards: withSetUp('five', setUp, book),
  };
}

interface Scenarios {
  readonly with: (id: string, setUp: object, book: Rulebook) => Rulebook;
}

function skirmish(system: Exclude<System, 'winged-victory'>, count: number): object {
  const of = (aircraft: string) => Array.from({ length: count }, () => aircraft);
  const setUp = GAME_CARDS[system].skirmish?.layOut(of('sopwith-pup'), of('albatros-d3'), book);
  if (!setUp) throw new Error(`No skirmish in ${system}.`);
  return setUp;
}

/** The patrol at noon with so many of each side, one behind and below the other. */
function fromTheSide(count: number): object {
  const card = book.fights['winged-victory'].scenarios['patrol-at-noon'];
  if (!card) throw new Error('No patrol at noon.');
  const many = (side: 'allied' | 'german', letter: string, way: number) => {
    const [first] = card[side].machines;
    const machines = Array.from({ length: count }, (_, i) => ({
      ...first,
      machine: `${letter}${i + 1}`,
      column: (first?.column ?? 0) - 2 * way * i,
      level: 15 - (i % 3),
    }));
    return { ...card[side], machines };
  };
  return { ...card, allied: many('allied', 'B', 1), german: many('german', 'G', -1) };
}

describe('a fight of five a side costs at most three times the lines of a duel', () => {
  test.each(['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'] as const)(
    '%s',
    { timeout: 170_000 },
    async (system) => {
      const duel = laid(system, 1);
      const five = laid(system, 5);
      const one = await foughtOut(system, duel.state, duel.cards, false);
      const all = await foughtOut(system, five.state, five.cards, true);
      expect([one.ended, all.ended]).toEqual(['over', 'over']);
      expect(all.lines).toBeLessThanOrEqual(3 * one.lines);
    },
  );
});
