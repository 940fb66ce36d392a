import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';

const WINDOW = { columns: 80, rows: 24 };
const QUIET = { timeout: 60_000 };

/** A few moments of the time in which a question is laid out, some before its prompt stands and some behind. */
const MOMENTS = [0, 4, 8, 12, 16];

test.for(MOMENTS)(
  'lines typed %i ms after the question are taken, whether its prompt stands or not',
  QUIET,
  async (ms) => {
    const saves = emptyFolder();
    const screen = new Screen(saves, called('--plain', 'new', 'easter', '--seed', 'dawn'), WINDOW);
    await screen.hears('when?');
    await new Promise((wake) => setTimeout(wake, ms));
    screen.press(['not-flown', '1 2', 'done', ''].join('\r'));
    await screen.shows('Balloon Bursting, morning, zones B, C: one to six fighters. Who flies?');
    expect(answersIn(saves, 'easter')).toEqual([
      ['half-of-day', 'not-flown'],
      ['assign', 'haldenby'],
      ['assign', 'quillinan'],
      ['assign', 'done'],
    ]);
  },
);
