import { expect, test } from 'vitest';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { threatsBehind } from '../../../../src/games/side/screen/threats-ahead.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

function asked(own: FightingMachine, foe: FightingMachine, sees = allSeen): Asked<'energy-move'> {
  const table = freeTable(book, 1, 1);
  plan({ machine: own, pool: 3 }, sees(sideFight([own, foe], { turn: 1 })), table);
  return there(table.asked.find((each): each is Asked<'energy-move'> => each.decision === 'energy-move'));
}

const B1 = () => machineAt('B1', 'sopwith-pup', { hex: 14, level: 12, speed: 5 });

test('an enemy on her tail who has yet to fly may follow her wherever she goes straight', () => {
  const question = asked(B1(), machineAt('G1', 'albatros-d3', { hex: 11, level: 12, speed: 6 }));
  expect(threatsBehind('level', question.about, book)?.worst).toMatchObject([{ id: 'G1' }]);
  const level = word(question, book, peopleOf({ flights: [] })).options.find(({ answer }) => answer === 'level');
  expect(level?.does).toContain('G1 (');
  expect(level?.sign).toMatch(/!/);
});

test('one who has flown stands where he is: what he cannot reach from there he does not reach', () => {
  const flown = machineAt('G1', 'albatros-d3', { hex: 11, level: 12, speed: 6, west: true, flew: 'level' });
  const question = asked(B1(), flown);
  expect(threatsBehind('level', question.about, book)).toEqual({ likely: [], worst: [], own: [] });
  expect(word(question, book, peopleOf({ flights: [] })).options[0]?.sign).toBeUndefined();
});

test('V079 of a counter that nobody has in sight nothing is told', () => {
  const question = asked(B1(), machineAt('G1', 'albatros-d3', { hex: 11, level: 12, speed: 6 }), (fight) => fight);
  expect(threatsBehind('level', question.about, book)?.worst).toEqual([]);
});

test('a way that leads off the mats, or into the ground, is no place to be fired at', () => {
  const low = asked(
    machineAt('B1', 'sopwith-pup', { hex: 14, level: 2, speed: 6 }),
    machineAt('G1', 'albatros-d3', {}),
  );
  const [crash] = there(Object.entries(low.about.ends).find(([, { lands }]) => lands === 'crashes'));
  expect(threatsBehind(crash, low.about, book)).toBeUndefined();
  expect(threatsBehind('no-such-way', low.about, book)).toBeUndefined();
});
