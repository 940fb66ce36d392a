import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * Where it is decided what a day comes to, and what is written down of it. The cards have a fingerprint of their own; what a policy or a player answers
 * is written down.
 */
const RULES =
  /^(campaign|table|procedure|chronicle\/moments|kit\/(fight|geometry|ground-fire|guns|harm)|games\/\w+\/(table|rules))(\/|\.ts$)/;

/** Eight signs that stand for the rules. Comments, types and layout do not change them. */
export function rulesMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((each) => RULES.test(each) && each.endsWith('.ts')).sort()) {
    hash.update(`${file}\n`);
    hash.update(transformSync(readFileSync(`src/${file}`, 'utf8'), { loader: 'ts', minify: true }).code);
  }
  return hash.digest('hex').slice(0, 8);
}
