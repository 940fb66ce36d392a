import { describe, expect, test } from 'vitest';
import { list, namesOn, newPath, pathOf } from '../../../src/logbook/file/shelf.ts';
import { aDay, aLogBook, answer, reasonOf, sitDown } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** A shelf with a campaign on its second day, a file that is no log-book under a campaign's name, and a stray file. */
function aShelf() {
  const disk = FaultDisk.holding({ '/saves/README.md': text('#'), '/saves/old.wof.jsonl': text('Dear diary') });
  const sitting = sitDown(aLogBook({}, disk));
  answer(sitting, ...aDay(1, 1), 'stay');
  sitting.takeBack();
  answer(sitting, 'stay', 'stay');
  return { disk, folder: '/saves' };
}

test('the campaigns on the shelf are told by name, in order; other files are left alone', () => {
  expect(namesOn(aShelf())).toEqual(['dawn', 'old']);
});

test('a shelf that is not there yet is empty', () => {
  expect(namesOn({ disk: new FaultDisk(), folder: '/saves' })).toEqual([]);
});

test('a shelf that cannot be looked at is refused', () => {
  const shelf = aShelf();
  shelf.disk.list = () => {
    throw Object.assign(new Error(), { code: 'EACCES' });
  };
  expect(reasonOf(() => namesOn(shelf))).toEqual({ why: 'disk', file: '/saves', code: 'EACCES' });
});

test('a name with signs that nobody sees, or in ink, is told without them', () => {
  const disk = FaultDisk.holding({ '/saves/da\u200bwn\u001b[30;40m.wof.jsonl': text('') });
  expect(namesOn({ disk, folder: '/saves' })).toEqual(['da?wn?[30;40m']);
});

test('a campaign at which the program itself fails hides none of the others', () => {
  const shelf = aShelf();
  const { disk } = shelf;
  const read = disk.read.bind(disk);
  disk.read = (path) => {
    if (path.includes('old')) throw new TypeError('nobody foresaw it');
    return read(path);
  };
  const [dawn, old] = list(shelf, 'a version');
  expect(dawn).toMatchObject({ name: 'dawn', answers: 6 });
  expect(old).toMatchObject({
    name: 'old',
    refused: { reason: { why: 'fault', because: 'TypeError: nobody foresaw it' } },
  });
});

describe('a campaign asked for by name', () => {
  test('is found in its file', () => {
    expect(pathOf(aShelf(), 'dawn')).toBe('/saves/dawn.wof.jsonl');
  });

  test('is told among the others by name, in whatever order the disk has them', () => {
    const files = ['b', 'c', 'a'].map((name) => [`/saves/${name}.wof.jsonl`, text('')]);
    expect(namesOn({ disk: FaultDisk.holding(Object.fromEntries(files)), folder: '/saves' })).toEqual(['a', 'b', 'c']);
  });

  test('is found whichever way the disk spells its accents', () => {
    const apart = '/saves/Zoe\u0308.wof.jsonl';
    expect(pathOf({ disk: FaultDisk.holding({ [apart]: text('') }), folder: '/saves' }, 'Zoë')).toBe(apart);
  });

  test('and not there, is refused with those that are', () => {
    expect(reasonOf(() => pathOf(aShelf(), 'dusk'))).toEqual({
      why: 'no-campaign',
      name: 'dusk',
      known: ['dawn', 'old'],
    });
  });

  test('by a name that could lead out of the folder, is refused before the disk is asked', () => {
    expect(reasonOf(() => pathOf(aShelf(), '../dawn'))).toMatchObject({ why: 'bad-name' });
    expect(reasonOf(() => newPath(aShelf(), '../dawn'))).toMatchObject({ why: 'bad-name' });
  });
});

describe('a new campaign', () => {
  test('has a file of its own name', () => {
    expect(newPath(aShelf(), 'dusk')).toBe('/saves/dusk.wof.jsonl');
  });

  test.each(['dawn', 'Dawn', 'OLD'])(
    'may not be called %s: on some disks that is one name with one on the shelf',
    (name) => {
      expect(reasonOf(() => newPath(aShelf(), name))).toEqual({ why: 'name-taken', name: name.toLowerCase() });
    },
  );
});

test('the list tells of each campaign how it stands; one that cannot be read does not hide the others', () => {
  const [dawn, old] = list(aShelf(), 'a version');
  expect(dawn).toMatchObject({
    name: 'dawn',
    opening: { campaign: 'dawn', seed: 'alea:1:dawn' },
    campaign: { day: 2, flights: [{ flight: 'B' }] },
    answers: 6,
    takeBacks: 1,
  });
  expect(old).toMatchObject({ name: 'old', refused: { reason: { why: 'not-a-log-book' } } });
});
