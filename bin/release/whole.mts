/** What can be known of an executable without running it: that nothing of it is cut off, and that the game is in it. */

/** Turned from 0 to 1 where a program has been laid into node. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2:1';

/** A part of the file that its head speaks of. */
interface Part {
  readonly name: string;
  readonly at: number;
  readonly size: number;
}

interface Head {
  readonly system: 'linux' | 'windows' | 'macos';
  readonly machine: 'x64' | 'arm64' | 'another machine';
  readonly parts: readonly Part[];
}

/** What is wrong with an executable for a system (`linux-x64`), which should have a text in it. Nothing: it is whole. */
export function faultsOf(file: Buffer, platform: string, text: string): string[] {
  const head = headOf(file);
  if (head === undefined) return ['no head of a program'];
  const { system, machine, parts } = head;
  const cut = parts.filter(({ at, size }) => at + size > file.length).map(({ name }) => `${name} is cut off`);
  return [
    ...(`${system}-${machine}` === platform ? [] : [`for ${system}-${machine}`]),
    ...cut,
    ...(file.includes(FUSE) ? [] : ['no program is laid into it']),
    ...(file.includes(text) ? [] : ['the game is not in it']),
    ...(parts.some(({ name }) => name === SIGNATURE) ? ['a signature that no longer holds'] : []),
  ];
}

function headOf(file: Buffer): Head | undefined {
  if (file.length < 64) return undefined;
  if (file.readUInt32BE(0) === 0x7f454c46) return elf(file);
  if (file.readUInt32LE(0) === 0xfeedfacf) return machO(file);
  const pe = file.readUInt32LE(0x3c);
  return file.toString('latin1', 0, 2) === 'MZ' && file.toString('latin1', pe, pe + 4) === 'PE\0\0'
    ? windows(file, pe)
    : undefined;
}

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
const place = (file: Buffer, at: number): number => Number(file.readBigUInt64LE(at));

/** Linux: the program headers. */
function elf(file: Buffer): Head {
  const [first, size, many] = [place(file, 0x20), file.readUInt16LE(0x36), file.readUInt16LE(0x38)];
  const machine = { 62: 'x64', 183: 'arm64' } as const;
  return {
    system: 'linux',
    machine: machine[file.readUInt16LE(0x12) as keyof typeof machine] ?? 'another machine',
    parts: count(many)
      .map((i) => first + i * size)
      .map((at, i) => ({ name: `segment ${i + 1}`, at: place(file, at + 8), size: place(file, at + 32) })),
  };
}

/** Windows: the sections. */
function windows(file: Buffer, pe: number): Head {
  const first = pe + 24 + file.readUInt16LE(pe + 20);
  return {
    system: 'windows',
    machine: file.readUInt16LE(pe + 4) === 0x8664 ? 'x64' : 'another machine',
    parts: count(file.readUInt16LE(pe + 6))
      .map((i) => first + i * 40)
      .map((at) => ({
        name: `section ${file.toString('latin1', at, at + 8).replaceAll('\0', '')}`,
        at: file.readUInt32LE(at + 20),
        size: file.readUInt32LE(at + 16),
      })),
  };
}

/** The load commands of macOS that tell of a segment, and of a signature. */
const SEGMENT = 0x19;
const SIGNED = 0x1d;
const SIGNATURE = 'signature';

/** macOS: the segments. One that is signed no longer is once the game is laid into it, and would not be begun. */
function machO(file: Buffer): Head {
  const parts: Part[] = [];
  let at = 32;
  for (let left = file.readUInt32LE(16); left > 0; left--) {
    const command = file.readUInt32LE(at);
    if (command === SEGMENT) {
      const name = `segment ${file.toString('latin1', at + 8, at + 24).replaceAll('\0', '')}`;
      parts.push({ name, at: place(file, at + 40), size: place(file, at + 48) });
    }
    if (command === SIGNED)
      parts.push({ name: SIGNATURE, at: file.readUInt32LE(at + 8), size: file.readUInt32LE(at + 12) });
    at += file.readUInt32LE(at + 4);
  }
  return { system: 'macos', machine: file.readUInt32LE(4) === 0x01000007 ? 'x64' : 'another machine', parts };
}
