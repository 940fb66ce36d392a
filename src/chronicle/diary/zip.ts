/** A file of an archive: its path, with `/` between folders, and what is in it. */
export interface ZippedFile {
  readonly path: string;
  readonly text: string;
}

/**
 * An archive of files in their order, not compressed, by version 2.0 of the ZIP format. The same files give the same
 * bytes.
 */
export function zipOf(files: readonly ZippedFile[]): Uint8Array {
  const entries = files.map(({ path, text }) => {
    const [name, data] = [utf8.encode(path), utf8.encode(text)];
    return { name, data, about: aboutOf(name, data) };
  });
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, data, about } of entries) {
    bodies.push(bytes([[LOCAL, 4], ...about]), name, data);
    directory.push(bytes([[CENTRAL, 4], [VERSION, 2], ...about, ...NO_MORE, [at, 4]]), name);
    at += 30 + name.length + data.length;
  }
  const size = directory.reduce((total, each) => total + each.length, 0);
  const [many, start] = [entries.length, at];
  const end = bytes([
    [END, 4],
    [0, 2],
    [0, 2],
    [many, 2],
    [many, 2],
    [size, 4],
    [start, 4],
    [0, 2],
  ]);
  return joined([...bodies, ...directory, end]);
}

const utf8 = new TextEncoder();

/** A number of so many bytes, the lowest first. */
type ByteField = readonly [value: number, length: number];

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that the format knows. */
const [TIME, DATE] = [0, 0x0021];
/** No comment, the first disk, no attributes. */
const NO_MORE: readonly ByteField[] = [
  [0, 2],
  [0, 2],
  [0, 2],
  [0, 4],
];

/** The fields that stand before a file and in the directory alike. */
const aboutOf = (name: Uint8Array, data: Uint8Array): readonly ByteField[] => [
  [VERSION, 2],
  [FLAGS, 2],
  [0, 2],
  [TIME, 2],
  [DATE, 2],
  [crc32(data), 4],
  [data.length, 4],
  [data.length, 4],
  [name.length, 2],
  [0, 2],
];

const bytes = (fields: readonly ByteField[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([value, length]) => Array.from({ length }, (_, i) => Math.floor(value / 256 ** i) % 256)),
  );

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, each) => total + each.length, 0));
  let at = 0;
  for (const each of parts) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}

/** The checksum of the ZIP format. */
function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
