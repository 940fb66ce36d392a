import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from './sandbox.ts';

/** Each question of a log-book with what was answered, whoever answered it. */
function answersIn(text: string): [asked: string, answer: string][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line).slice(-3, -1));
}

/** A campaign with a day flown, as players send each other, and the answers of that day. */
export function flownDay(sandbox: Sandbox, name: string, seed: string, more: readonly string[] = []) {
  sandbox.wof(['new', name, '--seed', seed, '--preset', 'first-tour', '--answers', '-', ...more]);
  sandbox.wof(['play', name, '--policy', 'prudent', '--until', 'day']);
  const file = join(sandbox.saves, `${name}.wof.jsonl`);
  const bytes = new Uint8Array(readFileSync(file));
  return { file, bytes, answers: answersIn(new TextDecoder().decode(bytes)).map(([, answer]) => answer) };
}
