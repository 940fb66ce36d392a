import { expect, test } from 'vitest';
import { layTrack, workDownTrack } from '../../src/games/track/rules/track.ts';
import { ofType } from '../../src/table/events.ts';
import { aBattle, aFight, aSpad, aStrutter, book, machineIn, miss, playLoaded } from '../support/fights/fights.ts';

test('(40) a two-seater lowest on the track may escape, once the enemies above it are themselves attacked', () => {
  const fight = aFight({ allied: [aSpad(), aSpad({ id: 'B2' }), aStrutter()], germans: [12, 13] });
  const battle = aBattle(fight, { B1: 14, B2: 12, G12: 11, G13: 10, B7: 3 });
  const track = layTrack(battle);
  expect(track.at(-1)?.id).toBe('B7');
  const { events } = playLoaded(
    book,
    [miss('beam', 1, 'C'), miss('head-on', 1, 'C')],
    ['track-action G12', 'burst 1', 'track-action G13', 'burst 1', 'track-action escape'],
    (table) => workDownTrack(track, battle, table),
  );
  expect(ofType(events, 'escaped').map(({ machine }) => machine)).toEqual(['B7']);
  expect(machineIn(battle, 'B7').out).toBe('escaped');
});

test('(40) left on the track un-attacked and with no enemy remaining on it, it may escape as well', () => {
  const battle = aBattle(aFight({ allied: [aSpad(), aStrutter()] }), { B7: 3 });
  for (const id of ['B1', 'G12']) machineIn(battle, id).inDuel = true;
  const { events } = playLoaded(book, [], ['track-action escape'], (table) =>
    workDownTrack(layTrack(battle), battle, table),
  );
  expect(ofType(events, 'escaped')).toHaveLength(1);
});
