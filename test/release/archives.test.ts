import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arOf, tarOf } from '../../bin/release/archive.mts';
import { faultsOf } from '../../bin/release/whole.mts';

const FILES = [
  { path: 'usr/bin/wof', bytes: Buffer.alloc(700, 'x'), isProgram: true },
  { path: 'usr/share/doc/readme', bytes: Buffer.from('read me') },
];

test('a tar has its folders, who owns each file, and what may be done with it, as tar itself reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tar-'));
  writeFileSync(join(folder, 'a.tar'), tarOf(FILES));
  const listed = execFileSync('tar', ['-tvf', join(folder, 'a.tar')], { encoding: 'utf8' }).split('\n');
  expect(listed.map((line) => line.replace(/ +/g, ' ').replace(/\d{4}-.*:\d\d /, ''))).toEqual([
    'drwxr-xr-x root/root 0 ./usr/',
    'drwxr-xr-x root/root 0 ./usr/bin/',
    '-rwxr-xr-x root/root 700 ./usr/bin/wof',
    'drwxr-xr-x root/root 0 ./usr/share/',
    'drwxr-xr-x root/root 0 ./usr/share/doc/',
    '-rw-r--r-- root/root 7 ./usr/share/doc/readme',
    '',
  ]);
  execFileSync('tar', ['-xf', join(folder, 'a.tar'), '-C', folder]);
  expect(readFileSync(join(folder, 'usr/share/doc/readme'), 'utf8')).toBe('read me');
});

test('the same files are the same bytes, in whichever order they are given', () => {
  expect(tarOf(FILES).equals(tarOf([...FILES].reverse()))).toBe(true);
});

test('each member of an ar begins at an even place, behind a head of sixty signs', () => {
  const ar = arOf([
    { path: 'one', bytes: Buffer.from('abc') },
    { path: 'two', bytes: Buffer.from('de') },
  ]).toString();
  // 8 signs of the archive, 60 of the first head, 3 of the file and 1 to be even: the second head begins at 72.
  expect(ar.slice(8, 11)).toBe('one');
  expect(ar.slice(68, 72)).toBe('abc\n');
  expect(ar.slice(72, 75)).toBe('two');
  expect(ar).toHaveLength(72 + 60 + 2);
});

const node = readFileSync(process.execPath);

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'a node that has no game in it is no release, nor is one cut off, nor one for another machine',
  () => {
    expect(faultsOf(node, 'linux-x64', 'no such text in any node')).toEqual([
      'no program is laid into it',
      'the game is not in it',
    ]);
    expect(faultsOf(node, 'linux-arm64', 'ELF')).toContain('for linux-x64');
    expect(faultsOf(node.subarray(0, node.length / 2), 'linux-x64', 'ELF').join()).toMatch(/segment \d+ is cut off/);
    expect(faultsOf(Buffer.from('#!/bin/sh\n'.repeat(20)), 'linux-x64', 'sh')).toEqual(['no head of a program']);
  },
);

/** A head of macOS with one load command. */
function macHead(command: number, size: number): Buffer {
  const file = Buffer.alloc(200);
  file.writeUInt32LE(0xfeedfacf, 0);
  file.writeUInt32LE(0x01000007, 4);
  file.writeUInt32LE(1, 16);
  file.writeUInt32LE(command, 32);
  file.writeUInt32LE(72, 36);
  file.write('__TEXT', 40);
  file.writeBigUInt64LE(BigInt(size), 32 + 48);
  return file;
}

test('on macOS a segment must end in the file, and a signature of the node without the game may not be left', () => {
  expect(faultsOf(macHead(0x19, 200), 'macos-x64', '__TEXT')).toEqual(['no program is laid into it']);
  expect(faultsOf(macHead(0x19, 201), 'macos-x64', '__TEXT')).toContain('segment __TEXT is cut off');
  expect(faultsOf(macHead(0x1d, 0), 'macos-x64', '__TEXT')).toContain('a signature that no longer holds');
});

test('on Windows every section must end in the file', () => {
  const file = Buffer.alloc(400);
  file.write('MZ');
  file.writeUInt32LE(64, 0x3c);
  file.write('PE\0\0', 64);
  file.writeUInt16LE(0x8664, 68);
  file.writeUInt16LE(1, 70);
  file.write('.rsrc', 88);
  file.writeUInt32LE(100, 88 + 16);
  file.writeUInt32LE(300, 88 + 20);
  expect(faultsOf(file, 'windows-x64', 'MZ')).toEqual(['no program is laid into it']);
  expect(faultsOf(file.subarray(0, 399), 'windows-x64', 'MZ')).toContain('section .rsrc is cut off');
});
