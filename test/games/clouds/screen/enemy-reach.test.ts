import { expect, test } from 'vitest';
import { baseOfBest, gunsOf } from '../../../../src/games/clouds/head/likely-shot.ts';
import { courseOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { threatsBehind } from '../../../../src/games/clouds/screen/threats-ahead.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { askedAgainst } from '../../../support/fights/asked-in-clouds.ts';
import { there } from '../../../support/fights/cards.ts';
import { aMachine, aSkirmish, cards } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';

const LAST = { initiative: { total: 15, die: 5, again: [] } };

/** He stands where this move brings him so many hundredths astern of her, when she has flown straight on. */
function foeWho(words: readonly string[], heading: number, astern = 400, over: Partial<FightingMachine> = {}) {
  const origin = aMachine('G1', { ...LAST, ...over, heading });
  const { place } = courseOf(words, origin, cards);
  return aMachine('G1', { ...LAST, ...over, heading, place: { x: -place.x, y: 1200 - astern - place.y } });
}

test.each([
  ['a turn after three Move Units, and another behind it', ['s3', 'l90', 'l30'], 8],
  ['two turns with a way between them', ['l60', 's3', 'l60'], 8],
  ['a tighter turn', ['s2', 'r90+2'], 18],
  ['a slip', ['slip-l3'], 0],
])('(C007) the worst that an enemy can fly has %s', (_, words, heading) => {
  const foe = foeWho(words, heading);
  const { about } = askedAgainst(foe);
  const end = there(about.priced.find(({ word }) => word === 'end'));
  const { place, heading: on } = courseOf(words, foe, cards);
  const fires = baseOfBest(
    gunsOf(foe, aSkirmish([foe])),
    { place, heading: on, height: 30 },
    { ...foe, place: { x: 0, y: 1200 }, heading: 0 },
    cards,
  );
  expect(fires).toBeGreaterThan(0);
  expect(threatsBehind(end, about, book)?.worst).toMatchObject([{ id: 'G1' }]);
});

test('(C012) he may dive far, but climbs no more than five', () => {
  const worstFrom = (height: number) => {
    const { about } = askedAgainst(foeWho(['end'], 0, 400, { height }));
    return threatsBehind(there(about.priced.find(({ word }) => word === 'end')), about, book)?.worst;
  };
  expect(worstFrom(40)).toMatchObject([{ id: 'G1' }]);
  expect(worstFrom(10)).toEqual([]);
});
