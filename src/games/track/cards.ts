import { battleFaults } from '../../cards/battle-faults.ts';
import type { CardMark } from '../../cards/marks.ts';
import type { BattleCard } from '../../cards/printed/battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { forcesLine, type GameCards } from '../../kit/game-cards.ts';

declare module '../../cards/games.ts' {
  interface SetUps {
    readonly 'wings-over-france': BattleCard;
  }
}

/** The cards that a battle may refer to. */
function thingsOf({ aircraft, fortyOne, missionMap }: Rulebook): CardMark[] {
  const things = {
    aircraft: Object.keys(aircraft),
    'German counter': fortyOne.counters.map(({ number }) => String(number)),
    hex: Object.keys(missionMap.hexes),
  };
  return Object.entries(things).flatMap(([thing, ids]) =>
    ids.map((id): CardMark => ({ act: 'defines', thing, id, path: [] })),
  );
}

/** The campaign's own way to fight, on the Initiative Track: it uses the campaign's cards, and nothing is secret. */
export const WINGS_OVER_FRANCE: GameCards<BattleCard> = {
  title: 'Wings over France',
  facts: {
    isOnTrack: true,
    tellsBursts: true,
    hasSecrets: false,
    hasHand: false,
    hasCareers: false,
    germansGoBy: 'a-card',
  },
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
