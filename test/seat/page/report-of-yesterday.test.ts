import { expect, test } from 'vitest';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

test('in the morning, as long as no mission is over, report has those of the day before', async () => {
  const saves = emptyFolder();
  const off = ['not-flown', 'haldenby', 'quillinan', 'done', 'not-flown', 'not-flown', 'fly'];
  const first = await wofHere(
    saves,
    ['new', 'x', '--seed', 'dawn', '--answers', '-'],
    ['report', ...off, '1000', 'course home', 'fly'],
  );
  expect(first.out).toContain('No mission is over yet today.\n');
  const { out } = await wofHere(saves, ['play', 'x', '--answers', '-'], ['nobody', 'report']);
  expect(out).toContain('No mission is over yet today. Yesterday:');
  expect(out).toContain('At dawn Captain Haldenby of B Flight ');
});
