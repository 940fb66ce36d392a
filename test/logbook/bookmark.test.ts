import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import type { Flight } from '../../src/campaign/watch.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Game } from '../../src/logbook/play-on.ts';
import { isMarked } from '../../src/logbook/sitting.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import {
  aDay,
  aGame,
  aLogBook,
  anOpening,
  answer,
  book,
  otherCards,
  PATH,
  reasonOf,
  sitDown,
} from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { aLongPlan, aSeed, follow } from '../support/table/follow.ts';

const MARK = '/saves/dawn.wof.bookmark';
const game = aGame({ program: 'this-program' });

/** The same program, but that it cannot play a day: it gets no further than a bookmark. */
const unableToPlay: Game = {
  ...game,
  playDay: () => {
    throw new Error('The day was played.');
  },
};

/** A campaign left in the afternoon of its first day. */
function left(disk = new FaultDisk()): FaultDisk {
  const sitting = sitDown(aLogBook({}, disk), game);
  answer(sitting, 'stay', 'land', 'stay');
  sitting.layBookmark();
  return disk;
}

const sitDownAgain = (disk: FaultDisk, player: Game = unableToPlay) => sitDown(LogBook.open(disk, PATH), player);

describe('a bookmark', () => {
  test('takes a sitting up where it was left, and the day is not played again', () => {
    const again = sitDownAgain(left());
    const played = sitDownAgain(left(), aGame());
    expect(again.position).toEqual(played.position);
    expect(again.today).toEqual(played.today);
    expect(again.takeNews()).toEqual(played.takeNews());
    expect(again.campaign).toEqual(played.campaign);
  });

  test('is found before the sitting begins, so that nobody need be able to play the day yet', () => {
    const log = LogBook.open(left(), PATH);
    expect([game, aGame({ program: 'another' }), aGame()].map((each) => isMarked(log, each))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('tells as news only what comes after it', () => {
    const again = sitDownAgain(left(), game);
    const told = again.takeNews().length;
    again.answer('stay');
    expect(again.takeNews()).toEqual(again.today.slice(told));
    again.answer('land');
    expect(again.campaign.day).toBe(2);
  });

  test('knows the dice that have fallen since the last answer', () => {
    const again = sitDownAgain(left(), game);
    expect(reasonOf(() => again.undo())).toEqual({ why: 'take-back', throws: 1 });
  });

  test('lies as well where the dice are waited for', () => {
    const disk = new FaultDisk();
    const sitting = sitDown(aLogBook({ byHand: ['weather'] }, disk), game);
    sitting.layBookmark();
    expect(sitDownAgain(disk).position).toEqual(sitting.position);
    expect(sitting.position.status).toBe('throwing');
  });

  test('is laid once at one place', () => {
    const disk = left();
    const written = disk.calls.length;
    sitDownAgain(disk).layBookmark();
    expect(disk.calls).toHaveLength(written);
    const again = sitDownAgain(disk, game);
    again.answer('stay');
    again.layBookmark();
    expect(sitDownAgain(disk).position).toEqual(again.position);
  });
});

describe('no bookmark is believed', () => {
  const passedOver: readonly (readonly [string, (disk: FaultDisk) => FaultDisk, Game])[] = [
    ['that another program laid', (disk) => disk, { ...unableToPlay, program: 'another' }],
    ['where the program may have changed meanwhile', (disk) => disk, { ...unableToPlay, program: undefined }],
    ['that was laid with other cards', (disk) => disk, { ...unableToPlay, book: otherCards(() => undefined) }],
    ['when the log-book has gone on', goneOn, unableToPlay],
    ['when the log-book was recovered at an earlier line', shortened, unableToPlay],
    [
      'of which a letter has changed',
      (disk) => marked(disk, (text) => text.replace('day-broke', 'day-woke')),
      unableToPlay,
    ],
    ['that was cut off in the writing', (disk) => marked(disk, (text) => text.slice(0, 20)), unableToPlay],
    ['that is empty', (disk) => marked(disk, () => ''), unableToPlay],
  ];

  test.each(passedOver)('%s: the day is played', (_, meanwhile, program) => {
    const disk = meanwhile(left());
    expect(() => sitDownAgain(disk, program)).toThrow('The day was played.');
  });

  function goneOn(disk: FaultDisk): FaultDisk {
    sitDownAgain(disk, game).answer('stay');
    return disk;
  }

  function shortened(disk: FaultDisk): FaultDisk {
    const lines = textOf(disk, PATH).split('\n');
    return FaultDisk.holding({ ...disk.files, [PATH]: bytesOf(`${lines.slice(0, -2).join('\n')}\n`) });
  }

  const marked = (disk: FaultDisk, change: (text: string) => string) =>
    FaultDisk.holding({ ...disk.files, [MARK]: bytesOf(change(textOf(disk, MARK))) });
});

describe('no bookmark is laid', () => {
  test('by a program that may change before the next sitting', () => {
    const disk = new FaultDisk();
    sitDown(aLogBook({}, disk)).layBookmark();
    expect(disk.exists(MARK)).toBe(false);
  });

  test('when the campaign is over', () => {
    const disk = new FaultDisk();
    const sitting = sitDown(aLogBook({}, disk), { ...game, isOver: ({ day }) => day > 1 });
    answer(sitting, ...aDay(1, 1));
    sitting.layBookmark();
    expect(sitting.position.status).toBe('over');
    expect(disk.exists(MARK)).toBe(false);
  });

  test('on a disk that takes none, and nothing is lost with it', () => {
    const disk = new FaultDisk();
    const sitting = sitDown(aLogBook({}, disk), game);
    answer(sitting, 'stay');
    disk.fault = { at: disk.calls.length + 1, does: 'fail', code: 'ENOSPC', of: ['open', 'write'], lasts: true };
    sitting.layBookmark();
    disk.fault = undefined;
    expect(sitDownAgain(disk, game).position).toEqual(sitting.position);
  });
});

test('what goes wrong with a bookmark, other than on the disk, is no secret', () => {
  const disk = left();
  disk.read = () => {
    throw new TypeError('not of the disk');
  };
  expect(() => sitDown(aLogBook({}, disk), game)).toThrow('not of the disk');
});

test('(4) whatever is asked on a day that is flown, a bookmark has all that playing the day would come to', () => {
  const flown = { ...game, playDay };
  const anyFlights = fc.subarray<Flight>(['A', 'B', 'C'], { minLength: 1 });
  const anAnswer = fc.integer({ min: 1, max: 150 });
  fc.assert(
    fc.property(anyFlights, aSeed, aLongPlan, anAnswer, (flights, seed, plan, answers) => {
      const disk = new FaultDisk();
      const dawn = { dawn: 1, state: newCampaign(flights, book) };
      const sitting = sitDown(LogBook.begin(disk, PATH, [anOpening({ seed }), dawn]), flown);
      follow(sitting, plan, answers);
      sitting.layBookmark();
      const again = sitDownAgain(disk);
      expect(again.position).toEqual(sitDownAgain(disk, aGame({ playDay })).position);
    }),
    { numRuns: 12 },
  );
});

const textOf = (disk: FaultDisk, path: string) => new TextDecoder().decode(disk.read(path));
const bytesOf = (text: string) => new TextEncoder().encode(text);
