import { expect, test } from 'vitest';
import { COMMAND_WORDS } from '../../../src/page/read-typed.ts';
import { commandsByKind } from '../../../src/seat/page/command-kinds.ts';

test('each command stands under one title, and a title with no command is left out', () => {
  const listed = commandsByKind(COMMAND_WORDS).flatMap(([, of]) => of);
  expect(listed.toSorted()).toEqual(COMMAND_WORDS.toSorted());
  expect(commandsByKind(['undo', 'plan', 'quit', 'propose'])).toEqual([
    ['To plan the day, and the evening', ['plan', 'propose']],
    ['To take back, to note, to leave', ['undo', 'quit']],
  ]);
});
