import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum } from '../../src/logbook/checksum.ts';

test('the checksum is the CRC-32 that every library makes, of a part of the bytes and whatever stood before them', () => {
  expect(checksum(new TextEncoder().encode('123456789'), 0, 9, 0)).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 21 }), fc.nat(20), fc.nat(0xffffffff), (bytes, from, before) => {
      expect(checksum(bytes, from, bytes.length, before)).toBe(crc32(bytes.subarray(from), before));
    }),
  );
});
