import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { arOf, type Packed, tarOf } from './archive.mts';

const PACKAGE = 'wings-over-france';

/** What a Debian package is made of: the program, and the papers that go with it. */
export interface Contents {
  readonly version: string;
  /** Debian's word for the machine. */
  readonly machine: string;
  readonly program: Uint8Array;
  readonly manual: Uint8Array;
  readonly licences: Uint8Array;
  readonly changes: Uint8Array;
  /** What the first page leads to, and the page itself, each by its path in a clone. */
  readonly pages: readonly Packed[];
  /** The script of each shell that completes what is typed. */
  readonly completion: Readonly<Record<'bash' | 'zsh' | 'fish', Uint8Array>>;
}

/** Where each lies on a Debian machine. */
const filesOf = ({ program, manual, licences, changes, pages, completion }: Contents): readonly Packed[] => [
  { path: 'usr/bin/wof', bytes: program, isProgram: true },
  { path: 'usr/share/man/man1/wof.1', bytes: manual },
  { path: 'usr/share/bash-completion/completions/wof', bytes: completion.bash },
  { path: 'usr/share/zsh/vendor-completions/_wof', bytes: completion.zsh },
  { path: 'usr/share/fish/vendor_completions.d/wof.fish', bytes: completion.fish },
  { path: `usr/share/doc/${PACKAGE}/copyright`, bytes: licences },
  { path: `usr/share/doc/${PACKAGE}/changelog`, bytes: changes },
  ...pages.map(({ path, bytes }) => ({ path: `usr/share/doc/${PACKAGE}/${path}`, bytes })),
];

export const debName = (version: string, machine: string): string => `${PACKAGE}_${version}_${machine}.deb`;

/** A Debian package; `node` is the one that presses it, so that every machine presses it alike. */
export function debOf(contents: Contents, node: string): Buffer {
  const files = filesOf(contents);
  const control = tarOf([
    { path: 'control', bytes: Buffer.from(controlOf(contents, files)) },
    { path: 'md5sums', bytes: Buffer.from(files.map(sumLine).join('')) },
  ]);
  return arOf([
    { path: 'debian-binary', bytes: Buffer.from('2.0\n') },
    { path: 'control.tar', bytes: control },
    { path: 'data.tar.zst', bytes: pressed(tarOf(files), node) },
  ]);
}

/** The libraries are those that the node inside asks the machine for. */
const controlOf = ({ version, machine }: Contents, files: readonly Packed[]): string =>
  `Package: ${PACKAGE}
Version: ${version}
Architecture: ${machine}
Section: games
Priority: optional
Maintainer: Wings over France <wings-over-france@localhost>
Depends: libc6 (>= 2.28), libstdc++6 (>= 6), libatomic1
Installed-Size: ${Math.ceil(files.reduce((total, { bytes }) => total + bytes.length, 0) / 1024)}
Description: solo campaign over Arras, 1 to 21 April 1917, in a terminal
 Campaign manager for the board game Wings over France: No. 23 Squadron of the
 Royal Flying Corps. Neither the box nor a network is needed.
`;

const sumLine = ({ path, bytes }: Packed): string => `${createHash('md5').update(bytes).digest('hex')}  ${path}\n`;

const PRESS =
  'const z=require("node:zlib"),b=[];process.stdin.on("data",(d)=>b.push(d)).on("end",()=>process.stdout.write(' +
  'z.zstdCompressSync(Buffer.concat(b),{params:{[z.constants.ZSTD_c_compressionLevel]:12}})))';

const pressed = (bytes: Buffer, node: string): Buffer =>
  execFileSync(node, ['-e', PRESS], { input: bytes, maxBuffer: bytes.length + 2 ** 20 });
