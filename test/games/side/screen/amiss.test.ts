import { expect, test } from 'vitest';
import { WHYS_FROM_THE_SIDE } from '../../../../src/games/side/head/whys.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { amissWords } from '../../../../src/games/side/screen/amiss.ts';
import { ENERGY_SENTENCES } from '../../../../src/games/side/screen/energy-narration.ts';
import { sidePage } from '../../../../src/games/side/screen/side-page.ts';
import { askTurn } from '../../../../src/games/side/screen/way-words.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { plain } from '../../../support/plain-paper.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const B1 = (told: Partial<FightingMachine> = {}) => machineAt('B1', 'sopwith-pup', { hex: 14, level: 12, ...told });
const G1 = (told: Partial<FightingMachine> = {}) =>
  machineAt('G1', 'albatros-d3', { hex: 16, level: 12, west: true, ...told });

function asked(own: FightingMachine, foe: FightingMachine, sees = allSeen): Asked<'energy-move'> {
  const table = freeTable(book, 1, 1);
  plan({ machine: own, pool: 3 }, sees(sideFight([own, foe], { turn: 1 })), table);
  return there(table.asked.find((each): each is Asked<'energy-move'> => each.decision === 'energy-move'));
}

const DEAD = { pilot: 'dead', falling: 'pilot-dead' } as const;

// A player flew three turns after a dead man: the column beside the picture had no room for his machine.
test('a dead pilot, flames, a jam and a machine out of control stand at the head of the page until the end', () => {
  const page = (own: FightingMachine, foe: FightingMachine) =>
    sidePage(asked(own, foe), { book, paper: plain(80) }, { rows: 8, at: undefined });
  expect(page(B1(), G1(DEAD))).toContain('G1 PILOT DEAD');
  const jammed = B1({ guns: B1().guns.map((gun) => ({ ...gun, jammed: true })) });
  expect(page(jammed, G1({ burning: true, leak: 0 }))).toContain('B1 gun jammed; G1 ON FIRE, engine stopped');
  expect(page(B1(), G1({ falling: 'stall' }))).toContain('G1 out of control');
  expect(amissWords(asked(B1(), G1()).about.view, [])).toBe('');
  expect(amissWords(asked(B1(), G1({ ...DEAD, out: 'crashed' })).about.view, [])).toBe('');
});

test('V079 of one who is lost from sight it is what was told of him before', () => {
  const mishap = (what: string) => ({ type: 'side-mishap', machine: 'G1', what }) as GameEvent;
  const words = (whats: readonly string[], foe = G1()) =>
    amissWords(asked(B1(), foe, (fight) => fight).about.view, whats.map(mishap));
  expect(words(['pilot-killed'])).toBe('G1 PILOT DEAD');
  expect(words(['caught-fire', 'engine-stopped', 'reloaded'])).toBe('G1 ON FIRE, engine stopped');
  expect(words(['caught-fire', 'fire-out'])).toBe('');
  expect(words([], G1({ falling: 'stall' }))).toBe('G1 out of control');
  const began = { type: 'side-fight-began' } as GameEvent;
  expect(amissWords(asked(B1(), G1(), (fight) => fight).about.view, [mishap('pilot-killed'), began])).toBe('');
});

test('V106 one whose pilot is dead is not said to fly a climb', () => {
  const dead = G1({ ...DEAD, pose: { ...G1().pose, attitude: 'shallow-climb' } });
  const table = freeTable(book, 1, 1);
  playTurn(allSeen(sideFight([B1(), dead])), table);
  const moved = there(ofType(table.events, 'side-moved').find(({ machine }) => machine === 'G1'));
  expect(moved.pilotless).toBe(true);
  const told = ENERGY_SENTENCES['side-moved'](moved, book, peopleOf({ flights: [] }));
  expect(told).toMatch(/^G1, her pilot dead, flies on: level 13, /);
});

test('who only falls is told as that, and no way is flown to be nearer to him', () => {
  const ask = (foe: FightingMachine) => askTurn(asked(B1(), foe).about, book, 'throttle 6');
  expect(ask(G1())).toContain('she is engaged with G1.');
  expect(ask(G1(DEAD))).toContain('she is engaged with G1 (who falls).');
  const unseen = asked(B1(), G1({ falling: 'stall' }), (fight) => fight).about;
  expect(askTurn(unseen, book, 'throttle 6')).toContain('she is engaged with G1 (who falls).');
  const why = (foe: FightingMachine) => WHYS_FROM_THE_SIDE['energy-move'](asked(B1(), foe).about, ['level']);
  expect(why(G1({ pose: { ...G1().pose, x: 100 } }))).toBe('nearer to G1');
  expect(why(G1({ ...DEAD, pose: { ...G1().pose, x: 100 } }))).not.toContain('G1');
});
