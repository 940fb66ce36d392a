import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The notices of those whose work is in the program: a package each, with its licence as it came. */
export function noticesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const notices = [...new Set(folders)].sort().map(noticeOf);
  return `Wings over France contains the work of others, under these licences.\n\n${notices.join('\n')}`;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each)) ?? 'README.md';
  const path = join(folder, file);
  const text = existsSync(path) ? licenceIn(readFileSync(path, 'utf8')) : `Licence: ${license}.`;
  return `${'='.repeat(72)}\n${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** A page that is no licence alone has it under a heading. */
const licenceIn = (text: string): string => /\n#+ licen[cs]e[\s\S]*$/i.exec(text)?.[0] ?? text;
