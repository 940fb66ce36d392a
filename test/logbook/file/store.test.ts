import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder, nodeDisk, onDisk, replaceFile, syncFolder, writeAll } from '../../../src/logbook/file/store.ts';
import { Refusal } from '../../../src/logbook/refusal.ts';
import { reasonOf } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the disk itself', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wof-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('a log-book is looked at by what tells it from another: identity, length, last checksum', () => {
    writeFileSync(at('looked-at'), 'a line and its "d78b71a6"]');
    const look = nodeDisk.lookAt(at('looked-at'));
    expect(look).toMatchObject({ length: 26, end: ' "d78b71a6"]' });
    writeFileSync(at('looked-at'), 'another');
    expect(nodeDisk.lookAt(at('looked-at'))).toMatchObject({ identity: look.identity, length: 7, end: 'another' });
  });

  test('a new file is written, cut, synced and read back', () => {
    const file = nodeDisk.open(at('dawn'), 'new');
    writeAll(nodeDisk, file, bytes('Bloody April'), 0);
    nodeDisk.truncate(file, 6);
    writeAll(nodeDisk, file, bytes('!'), 6);
    nodeDisk.sync(file);
    nodeDisk.close(file);
    expect(Buffer.from(nodeDisk.read(at('dawn'))).toString()).toBe('Bloody!');
  });

  test('an old file is written from the place asked for', () => {
    replaceFile(nodeDisk, at('dawn'), bytes('one two'));
    const file = nodeDisk.open(at('dawn'), 'old');
    nodeDisk.write(file, bytes('six'), 4);
    nodeDisk.close(file);
    expect(readFileSync(at('dawn'), 'utf8')).toBe('one six');
  });

  test('an old file that has gone is not made anew', () => {
    expect(() => nodeDisk.open(at('dawn'), 'old')).toThrow('ENOENT');
    expect(nodeDisk.exists(at('dawn'))).toBe(false);
  });

  test('a new file must not be there', () => {
    replaceFile(nodeDisk, at('dawn'), bytes('x'));
    expect(() => nodeDisk.open(at('dawn'), 'new')).toThrow('EEXIST');
  });

  test('files are listed, moved and removed', () => {
    replaceFile(nodeDisk, at('dawn'), bytes('x'));
    nodeDisk.rename(at('dawn'), at('dusk'));
    expect(nodeDisk.list(folder)).toEqual(['dusk']);
    nodeDisk.remove(at('dusk'));
    expect(nodeDisk.list(folder)).toEqual([]);
  });

  test('folders are made with those above them, and a folder that is there is left as it is', () => {
    makeFolder(nodeDisk, at('a/b/c'));
    makeFolder(nodeDisk, at('a/b/c'));
    nodeDisk.makeFolder(at('a/b/c'));
    expect(statSync(at('a/b/c')).isDirectory()).toBe(true);
  });

  test('where a file is in the way no folder is made, and it is said', () => {
    replaceFile(nodeDisk, at('dawn'), bytes('x'));
    expect(() => makeFolder(nodeDisk, at('dawn/a'))).toThrow('ENOTDIR');
  });

  test('a folder is synced where the platform has that, and only there', () => {
    expect(() => syncFolder(at('nowhere'), 'linux')).toThrow('ENOENT');
    expect(() => syncFolder(at('nowhere'), 'win32')).not.toThrow();
  });
});

describe('a whole file is put in place at once', () => {
  test('written beside it, synced, moved over it, and its folder synced', () => {
    const disk = FaultDisk.holding({ '/saves/dawn': bytes('old') });
    replaceFile(disk, '/saves/dawn', bytes('new'));
    expect(disk.calls).toEqual(['open', 'write', 'sync', 'rename', 'syncFolder']);
    expect(disk.files).toEqual({ '/saves/dawn': bytes('new') });
  });

  test('what an earlier attempt left beside it is in nobody’s way', () => {
    const disk = FaultDisk.holding({ '/saves/dawn.new': bytes('half a') });
    replaceFile(disk, '/saves/dawn', bytes('new'));
    expect(disk.files).toEqual({ '/saves/dawn': bytes('new') });
  });

  test.each([
    ['nothing stays beside it', ['open', 'write'], {}],
    ['what stays beside it is not what is told', ['open', 'write', 'remove'], { '/saves/dawn.new': bytes('') }],
  ] as const)('on a full disk %s', (_, of, left) => {
    const disk = FaultDisk.holding({ '/saves/dawn': bytes('old') });
    disk.fault = { at: 2, does: 'fail', code: 'ENOSPC', of, lasts: true };
    expect(reasonOf(() => onDisk('/saves/dawn', () => replaceFile(disk, '/saves/dawn', bytes('new'))))).toMatchObject({
      code: 'ENOSPC',
    });
    expect(disk.files).toEqual({ '/saves/dawn': bytes('old'), ...left });
  });
});

describe('a disk that takes bytes a few at a time', () => {
  test('gets them all, each in its place', () => {
    const disk = FaultDisk.holding({ '/dawn': bytes('') });
    disk.fault = { at: 2, does: 'short', bytes: 2 };
    writeAll(disk, disk.open('/dawn', 'old'), bytes('Arras'), 0);
    expect(disk.calls).toEqual(['open', 'write', 'write']);
    expect(disk.read('/dawn')).toEqual(bytes('Arras'));
  });

  test('is full when it takes none', () => {
    const disk = FaultDisk.holding({ '/dawn': bytes('') });
    disk.fault = { at: 2, does: 'short', bytes: 0 };
    const file = disk.open('/dawn', 'old');
    expect(reasonOf(() => onDisk('/dawn', () => writeAll(disk, file, bytes('Arras'), 0)))).toEqual({
      why: 'disk',
      file: '/dawn',
      code: 'ENOSPC',
    });
  });
});

describe('what the disk refuses', () => {
  test('is told by the file and the code', () => {
    expect(reasonOf(() => onDisk('/dawn', () => new FaultDisk().read('/dawn')))).toEqual({
      why: 'disk',
      file: '/dawn',
      code: 'ENOENT',
    });
  });

  test('is not mixed up with a refusal of our own, nor with a fault of ours', () => {
    const refused = new Refusal({ why: 'ironman' });
    const act = (error: Error) => () =>
      onDisk('/dawn', () => {
        throw error;
      });
    expect(act(refused)).toThrow(refused);
    expect(act(new TypeError('a broken promise'))).toThrow(TypeError);
  });
});
