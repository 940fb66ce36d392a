import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cardsToPack } from '../../src/reading/entries.ts';
import { packOf } from '../../src/reading/pack.ts';
import { packName } from '../../src/reading/pack-name.ts';

/** What node begins with: bin/wof.js, from where all else is laid beside it. */
const BEGINS = "require('./dist/wof.cjs').main(process.argv.slice(2));\n";

/**
 * What the program finds beside itself: its parts, and the cards as one file. node lays out each file anew at every
 * start, and as two hundred the cards would cost a third of it.
 */
function filesInside(work: string): Record<string, string> {
  const cards = join(work, packName('data'));
  writeFileSync(cards, packOf(cardsToPack('data')).text);
  const parts = readdirSync('dist')
    .sort()
    .map((name) => [`dist/${name}`, resolve('dist', name)]);
  return Object.fromEntries([[packName('data'), cards], ...parts, ['package.json', resolve('package.json')]]);
}

/**
 * Lays the game into the node of some system; `builder` is the node that does it, of the same version. node mounts what
 * is inside as files that can be read, so that the program is the same as in a clone.
 */
export function layInto(node: string, output: string, { builder, work }: { builder: string; work: string }): void {
  writeFileSync(join(work, 'wof.cjs'), BEGINS);
  const asked = {
    main: 'wof.cjs',
    executable: node,
    output: resolve(output),
    disableExperimentalSEAWarning: true,
    useVfs: true,
    execArgvExtension: 'none',
    assets: filesInside(work),
  };
  writeFileSync(join(work, 'one-file.json'), JSON.stringify(asked));
  execFileSync(builder, ['--build-sea', 'one-file.json'], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  chmodSync(output, 0o755);
}
