import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const isThere = (shell: string): boolean => !spawnSync(shell, ['-c', 'true']).error;

/** A folder with `wof` on the path, in which shells run. */
export class ShellHome {
  readonly #env: NodeJS.ProcessEnv;
  readonly home: string;

  constructor(home: string, saves: string) {
    this.home = home;
    const bin = join(home, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'wof'), `#!/bin/sh\nexec ${process.execPath} ${resolve('bin/wof.js')} "$@"\n`);
    chmodSync(join(bin, 'wof'), 0o755);
    this.#env = { ...process.env, WOF_SAVES: saves, PATH: `${bin}:${process.env['PATH']}`, HOME: home, TERM: 'dumb' };
  }

  run(command: string, args: readonly string[], more: { input?: string; env?: Readonly<Record<string, string>> } = {}) {
    const env = { ...this.#env, ...more.env };
    return spawnSync(command, args, { ...more, encoding: 'utf8', env, cwd: this.home, timeout: 20_000 });
  }

  /** The completion script for a shell: written once, as a hidden file, and read by all. */
  #completion(shell: Shell): string {
    const file = join(this.home, `.completion.${shell}`);
    if (!existsSync(file)) writeFileSync(file, this.run('wof', ['completion', shell]).stdout);
    return file;
  }

  /** The completions that a shell offers for a line, each as the shell quotes it. */
  offers(shell: Shell, line: string): readonly string[] {
    const [script, wordsIn] = OFFERS[shell](line, this.#completion(shell));
    const flags = { bash: ['-c'], zsh: ['-fc'], fish: ['-N', '-c'] }[shell];
    return wordsIn(
      this.run(shell, [...flags, script])
        .stdout.split('\n')
        .filter((word) => word !== ''),
    );
  }
}

type Offer = (
  line: string,
  completion: string,
) => [script: string, wordsIn: (lines: readonly string[]) => readonly string[]];

const quotedWords = (line: string) =>
  line
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' ');

const OFFERS: Readonly<Record<Shell, Offer>> = {
  bash: (line, completion) => [
    `source ${completion}; COMP_WORDS=(${quotedWords(line)}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _wof; printf '%s\\n' "\${COMPREPLY[@]}"`,
    (words) => words,
  ],
  // compadd exists only in a line editor, so a replacement prints its arguments.
  zsh: (line, completion) => [
    `compdef() { : }; _files() { : }; compadd() { print -rl -- "\${names[@]}" }; source ${completion}; words=(${quotedWords(line)}); CURRENT=\${#words}; _wof`,
    (words) => words.filter((word) => word.startsWith(line.split(' ').at(-1) ?? '')),
  ],
  fish: (line, completion) => [
    `source ${completion}; complete -C '${line}'`,
    (words) => words.map((word) => word.split('\t')[0] ?? ''),
  ],
};
