import { expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { generatorFrom } from '../../../src/dice/seeded-cup.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import type { Game } from '../../../src/logbook/play-on.ts';
import { isAnswer, type Opening } from '../../../src/logbook/record.ts';
import { verify } from '../../../src/logbook/replay.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aCampaign, aGame, anOpening, answer, PATH, reasonOf, sitDown } from '../../support/people/campaigns.ts';
import { theFlight } from '../../support/people/flights.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

/** A and B Flight: B is led by a policy. */
function twoFlights(told: Partial<Opening> = {}) {
  const campaign: Campaign = aCampaign();
  const b = theFlight(campaign);
  const flights = [{ ...b, flight: 'A' as const }, b].map((flight) => structuredClone(flight));
  const disk = new FaultDisk();
  const opening = anOpening({ others: { flights: ['B'], policy: 'prudent' }, ...told });
  return { disk, log: LogBook.begin(disk, PATH, [opening, { dawn: 1, state: { ...campaign, flights } }]) };
}

/** Stays up for so many turns, then lands. */
const staying =
  (turns: number): Game['policy'] =>
  () =>
  ({ about }: Question) =>
    'orders' in about && about.orders.achieved.damage < turns ? 'stay' : 'land';

const whose = (log: LogBook) => log.records.filter(isAnswer).map(({ by = 'player', answer: given }) => [by, given]);

test('a policy answers for the flight that is not the player’s, and each of its answers bears its name in the log-book', () => {
  const { disk, log } = twoFlights();
  const sitting = sitDown(log, aGame({ policy: staying(1) }));
  expect(sitting.position).toMatchObject({ status: 'asking', flight: 'A' });
  expect((['A', 'B'] as const).map(sitting.leads)).toEqual([true, false]);
  answer(sitting, 'stay', 'land');
  expect(sitting.position).toMatchObject({
    status: 'asking',
    flight: 'A',
    question: { about: { orders: { achieved: { damage: 0 } } } },
  });
  expect(whose(log)).toEqual([
    ['player', 'stay'],
    ['player', 'land'],
    ['prudent', 'stay'],
    ['prudent', 'land'],
  ]);
  answer(sitting, 'land');
  expect(sitting.campaign).toMatchObject({ day: 2, flights: [{ points: [expect.any(Number)] }, {}] });
  expect(LogBook.open(disk, PATH).records).toEqual(log.records);
});

test('what a policy answered is borne out without the policy', () => {
  const { log } = twoFlights();
  answer(sitDown(log, aGame({ policy: staying(2) })), 'stay', 'land', 'land', 'stay');
  const policy = () => () => expect.unreachable('Nobody asks a policy what it has answered.');
  expect(verify(log.standing, aGame({ policy })).map(({ verdict }) => verdict)).toEqual(['borne-out', 'in-play']);
});

test('undo takes back the player’s own last answer, and with it what a policy answered after it', () => {
  const { log } = twoFlights();
  const sitting = sitDown(log, aGame({ policy: staying(0) }));
  answer(sitting, 'land');
  expect(whose(log)).toEqual([
    ['player', 'land'],
    ['prudent', 'land'],
  ]);
  sitting.undo();
  expect(sitting.position).toMatchObject({ flight: 'A', question: { about: { orders: { mission: 'morning' } } } });
  expect(sitting.isFresh).toBe(true);
  expect(reasonOf(() => sitting.undo())).toEqual({ why: 'nothing-to-undo' });
});

test('dice that fell for another flight since make it a take-back; a policy that draws lots draws them again', () => {
  const { log } = twoFlights();
  const drawn: Game['policy'] = (_, word) => {
    const lots = generatorFrom(word);
    return ({ options }) => options[(lots.int32() >>> 0) % options.length] ?? 'land';
  };
  const sitting = sitDown(log, aGame({ policy: (name, word) => (name === 'prudent' ? drawn(name, word) : () => '') }));
  answer(sitting, 'land', 'land', 'land');
  const before = { today: sitting.today, position: sitting.position };
  sitting.takeBack();
  sitting.takeBack();
  answer(sitting, 'land', 'land');
  expect({ today: sitting.today, position: sitting.position }).toEqual(before);
  expect(whose(log).some(([by, given]) => by === 'prudent' && given === 'stay')).toBe(true);
  expect(reasonOf(() => sitting.undo())).toMatchObject({ why: 'take-back' });
});

test('the player’s own dice are for the squadron and his own flight; another flight’s are the program’s', () => {
  const { log } = twoFlights({ byHand: ['weather'] });
  const sitting = sitDown(log, aGame({ policy: staying(1) }));
  expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-forecast', flight: undefined });
  sitting.throwDice([3, 4]);
  answer(sitting, 'stay');
  expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-change', flight: 'A' });
  sitting.throwDice([3, 4]);
  answer(sitting, 'land');
  expect(log.records.filter(isAnswer).at(-1)).toMatchObject({
    by: 'prudent',
    threw: expect.stringContaining('w '),
  });
  expect(verify(log.standing, aGame()).map(({ verdict }) => verdict)).toEqual(['in-play']);
});
