import type { BattleCard } from '../../cards/battle.ts';
import type { Mark } from '../../marks.ts';
import type { Rulebook } from '../../rulebook.ts';
import { forcesLine, type System } from '../system.ts';
import { battleFaults } from './battle-faults.ts';

/** What a battle may refer to. */
function thingsOf({ aircraft, fortyOne, missionMap }: Rulebook): Mark[] {
  const things = {
    aircraft: Object.keys(aircraft),
    'German counter': fortyOne.counters.map(({ number }) => String(number)),
    hex: Object.keys(missionMap.hexes),
  };
  return Object.entries(things).flatMap(([thing, ids]) =>
    ids.map((id): Mark => ({ act: 'defines', thing, id, path: [] })),
  );
}

/** The campaign's own way to fight, on the Initiative Track: its cards are the box's own, and all of it lies open. */
export const WINGS_OVER_FRANCE: System<BattleCard> = {
  title: 'Wings over France',
  facts: { isOnTrack: true, tellsBursts: true, hasSecrets: false, hasHand: false, germansGoBy: 'a-card' },
  machines: ({ aircraft }) => aircraft,
  scenarios: {
    all: ({ battles }) =>
      Object.entries(battles).map(([id, { battle, line, words, allied, german }]) => ({
        id,
        title: battle,
        line: forcesLine(line, allied.machines.length, german.numbers.length),
        words,
      })),
    setUp: (id, { battles }) => battles[id],
    with: (id, battle, book) => ({ ...book, battles: { ...book.battles, [id]: battle } }),
  },
  marks: thingsOf,
  faults: battleFaults,
};
