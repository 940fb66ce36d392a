import { expect, test } from 'vitest';
import { threatsBehind } from '../../../../src/games/side/head/reached.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
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

test('V079 of a counter it is told that it may reach her, and nothing of its guns', () => {
  const question = asked(B1(), machineAt('G1', 'albatros-d3', { hex: 11, level: 12, speed: 6 }), (fight) => fight);
  expect(threatsBehind('level', question.about, book)).toMatchObject({ worst: [], unknown: ['G1'] });
  const level = word(question, book, peopleOf({ flights: [] })).options.find(({ answer }) => answer === 'level');
  expect(level?.does).toMatch(/; G1, whom nobody has in sight, may reach her$/);
  expect(level?.sign).toBe('?');
  const far = asked(B1(), machineAt('G1', 'albatros-d3', { hex: 34, level: 12, west: true }), (fight) => fight);
  expect(threatsBehind('level', far.about, book)?.unknown).toBeUndefined();
});

// "G2, not made out yet, may reach her" stood there in nearly every turn: of one who had flown, or was far below.
test('V079 a counter is a threat only where a machine that it may be could have her before a gun', () => {
  const unseenAt = (told: Parameters<typeof machineAt>[2]) => {
    const { about } = asked(B1(), machineAt('G1', 'albatros-d3', told), (fight) => fight);
    return threatsBehind('level', about, book)?.unknown;
  };
  const near = { hex: 22, level: 12, speed: 5, west: true };
  expect(unseenAt(near)).toEqual(['G1']);
  expect(unseenAt({ ...near, flew: 'level' })).toEqual(['G1']);
  expect(unseenAt({ ...near, west: false, flew: 'level' })).toBeUndefined();
  expect(unseenAt({ ...near, hex: 31, west: false })).toBeUndefined();
  expect(unseenAt({ ...near, level: 5 })).toBeUndefined();
  expect(unseenAt({ ...near, falling: 'pilot-dead' })).toBeUndefined();
});

test('V010 where shells will burst that is told with the chance of a hit', () => {
  const fight = allSeen(sideFight([B1()], { turn: 1 }));
  const does = (barrages: typeof fight.barrages) => {
    const table = freeTable(book, 1, 1);
    const shelled = { ...fight, barrages };
    plan({ machine: there(shelled.machines[0]), pool: 3 }, shelled, table);
    const question = there(table.asked.find((each): each is Asked<'energy-move'> => each.decision === 'energy-move'));
    return word(question, book, peopleOf({ flights: [] })).options.find(({ answer }) => answer === 'level')?.does;
  };
  expect(does([])).not.toContain('shells');
  expect(does([{ x: 76, y: 24 }])).toContain('shells burst there, 2 in 6 to be hit');
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
