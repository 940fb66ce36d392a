import { expect, test } from 'vitest';
import { kindTable } from '../../src/commands/play/kind-table.ts';
import { comeUnderArchie } from '../../src/kit/ground-fire/archie.ts';
import { steadyBook } from '../support/cards/steady-book.ts';
import { aFighter } from '../support/people/aboard.ts';
import { playLoaded } from '../support/table/loaded-dice.ts';

const { archieAndMachineGun } = steadyBook;
const worsening = { ...archieAndMachineGun.worsening, each: 1, most: 2 };
const book = { ...steadyBook, archieAndMachineGun: { ...archieAndMachineGun, worsening } };

test('(15) a pupil who is a Daredevil throws again by ordinary dice: kind ones would drive him off for ever', () => {
  const aboard = [aFighter({ machine: 'B3', over: 'trenches', bravery: 'DD' })];
  const { events } = playLoaded(
    (table) => {
      const kind = kindTable(table);
      for (const turnsBefore of [2, 2]) comeUnderArchie(aboard, { B3: 33 }, { shots: 1, turnsBefore }, kind);
    },
    { book, dice: ['archie-shot 3 3', 'archie-hit 1 3', 'archie-shot 3 3', 'archie-hit 2 2'] },
  );
  const hit = { type: 'archie-hit', machine: 'B3' };
  expect(events.filter(({ type }) => type !== 'archie-fired')).toMatchObject([
    { ...hit, total: 9, result: 'driven-off' },
    { type: 'station-kept', machine: 'B3' },
    { ...hit, total: 6, result: 'no-effect' },
    { ...hit, total: 9, result: 'driven-off' },
    { type: 'station-kept', machine: 'B3' },
    { ...hit, total: 6, result: 'no-effect' },
  ]);
});
