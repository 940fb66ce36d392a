import { expect, test } from 'vitest';
import { moveGroups } from '../../../../src/games/clouds/screen/move/move-groups.ts';
import { threatsBehind } from '../../../../src/games/clouds/screen/threats-ahead.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { askedAgainst } from '../../../support/fights/asked-in-clouds.ts';
import { there } from '../../../support/fights/cards.ts';
import { aMachine } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';

const PEOPLE = { men: new Map(), flights: [], crews: [], downs: [] };

const asked = (foe: Partial<FightingMachine>): Asked<'clouds-move'> => askedAgainst(aMachine('G1', foe));

const threatsOf = ({ about }: Asked<'clouds-move'>, step: string) =>
  threatsBehind(there(about.priced.find((each) => each.word === step)), about, book);

const LAST = { initiative: { total: 15, die: 5, again: [] } };
const FIRST = { initiative: { total: 5, die: 5, again: [] } };
const BEHIND = { place: { x: 0, y: -500 }, speed: 12 };

test('an enemy behind her who moves after her may have her before his guns; the row of turns has the sign', () => {
  const question = asked({ ...BEHIND, ...LAST });
  expect(threatsOf(question, 'end')).toMatchObject({ likely: [{ id: 'G1' }], worst: [{ id: 'G1' }] });
  const { options, groups } = word(question, book, PEOPLE);
  expect(options.find(({ answer }) => answer === 'end')?.does).toMatch(/; hit by G1 \d+ in 20/);
  expect(
    there(groups)
      .map(({ says }) => says)
      .join('\n'),
  ).toMatch(/^end\(!/m);
  expect(
    moveGroups(question.about)
      .map(({ says }) => says)
      .join('\n'),
  ).toMatch(/^end flies the move/);
});

test('one who has moved stays where he is', () => {
  const question = asked({ place: { x: 0, y: -3000 }, ...FIRST });
  expect(threatsOf(question, 'end')).toEqual({ likely: [], worst: [], own: [] });
});

test('from a landing or a leap nothing is told', () => {
  const question = asked({ ...BEHIND, ...LAST });
  const [step] = question.about.priced;
  const down = { ...there(step), end: { ...there(step).end, endsIn: 'landing' as const } };
  expect(threatsBehind(down, question.about, book)).toBeUndefined();
  expect(threatsOf(question, 'stall')?.own).toEqual([]);
});
