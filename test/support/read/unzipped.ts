import { crc32 } from 'node:zlib';

/** The files of an archive that is not compressed, by its directory; each checksum is compared. */
export function unzipped(archive: Uint8Array): { path: string; text: string }[] {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive has no end.');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error(`No entry at ${at}.`);
    const [crc, size, nameLength] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42) + 30 + nameLength;
    const data = bytes.subarray(start, start + size);
    if (crc32(data) !== crc) throw new Error(`${path} has another checksum.`);
    at += 46 + nameLength;
    return { path, text: data.toString('utf8') };
  });
}
