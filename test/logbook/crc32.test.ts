import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from '../../src/logbook/crc32.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the checksum is CRC-32 as everybody has it', () => {
  expect(crc32(bytes('123456789'), 0)).toBe(0xcbf43926);
  fc.assert(fc.property(fc.uint8Array(), fc.nat(), (data, from) => crc32(data, from) === zlibCrc32(data, from)));
});

test('a sum goes on from the bytes before', () => {
  expect(crc32(bytes('456789'), crc32(bytes('123'), 0))).toBe(crc32(bytes('123456789'), 0));
});
