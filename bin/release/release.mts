import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import about from '../../package.json' with { type: 'json' };
import type { Packed } from './archive.mts';
import { debName, debOf } from './deb.mts';
import { layInto } from './one-file.mts';
import { bring, NODE_VERSION, PLATFORMS, type Platform } from './runtimes.mts';
import { faultsOf } from './whole.mts';

/**
 * Writes release/: the npm package, one executable for each system, a Debian package for each Linux, licences and
 * checksums. `npm run release -- linux-x64` makes only what is for that one.
 */

const OUT = resolve('release');
const { version } = about;

const asked = process.argv.slice(2);
const chosen = PLATFORMS.filter(({ name }) => asked.length === 0 || asked.includes(name));
if (chosen.length < asked.length) throw new Error(`The systems are ${PLATFORMS.map(({ name }) => name).join(', ')}.`);

const work = mkdtempSync(join(tmpdir(), 'wof-release-'));

function makeAll(): void {
  npm('pack', '--silent', '--ignore-scripts', '--pack-destination', OUT);
  const host = PLATFORMS.find(
    ({ runtime }) => runtime === `node-${process.platform.replace('32', '')}-${process.arch}`,
  );
  if (host === undefined) throw new Error(`No node of the registry's runs on ${process.platform}-${process.arch}.`);
  const folder = bring(host, work);
  const builder = join(folder, host.node);
  const licences = licencesWith(readFileSync(join(folder, 'LICENSE'), 'utf8'));
  writeFileSync(join(OUT, 'LICENCES.txt'), licences);
  for (const platform of chosen) makeFor(platform, builder, licences);
  const made = readdirSync(OUT).sort();
  writeFileSync(join(OUT, 'SHA256SUMS'), made.map(sumLine).join(''));
  for (const name of made) console.log(`${sizeOf(name)}  ${name}`);
}

function makeFor(platform: Platform, builder: string, licences: string): void {
  const file = join(OUT, `wof-${version}-${platform.name}${platform.suffix}`);
  const folder = bring(platform, work);
  layInto(join(folder, platform.node), file, { builder, work });
  const program = readFileSync(file);
  const faults = faultsOf(program, platform.name, readFileSync('dist/marks.json', 'utf8'));
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  if (platform.debian !== undefined) makeDeb(platform.debian, program, licences, builder);
}

function makeDeb(machine: string, program: Buffer, licences: string, node: string): void {
  const [bash, zsh, fish] = ['bash', 'zsh', 'fish'].map((shell) =>
    execFileSync(process.execPath, ['bin/wof.js', 'completion', shell]),
  ) as [Buffer, Buffer, Buffer];
  const contents = {
    version,
    machine,
    program,
    manual: readFileSync('dist/wof.1'),
    licences: Buffer.from(licences),
    changes: readFileSync('CHANGELOG.md'),
    pages: pages(),
    completion: { bash, zsh, fish },
  };
  writeFileSync(join(OUT, debName(version, machine)), debOf(contents, node));
}

/** The first page, and all that it leads to. */
const pages = (): Packed[] =>
  ['README.md', 'CHANGELOG.md', ...filesBelow('docs')].map((path) => ({ path, bytes: readFileSync(path) }));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Of all that is inside: the game's, those of the libraries in it, and that of node with what it has in it. */
const licencesWith = (ofNode: string): string =>
  [
    readFileSync('LICENSE', 'utf8').trim(),
    readFileSync('dist/THIRD-PARTY-NOTICES.txt', 'utf8').trim(),
    `The single executables contain Node.js ${NODE_VERSION}, under this licence.\n\n${ofNode.trim()}`,
  ].join(`\n\n${'='.repeat(72)}\n\n`);

const sumLine = (name: string): string =>
  `${createHash('sha256')
    .update(readFileSync(join(OUT, name)))
    .digest('hex')}  ${name}\n`;

const sizeOf = (name: string): string => `${(readFileSync(join(OUT, name)).length / 1e6).toFixed(1)} MB`.padStart(9);

function npm(...args: readonly string[]): void {
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
}

try {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  makeAll();
} finally {
  rmSync(work, { recursive: true, force: true });
}
