import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** What node begins with: bin/wof.js, from where all else is laid beside it. */
const BEGINS = "require('./dist/wof.cjs').main(process.argv.slice(2));\n";

/** What the program finds beside itself, as in the package: its parts and the cards. */
function filesInside(): Record<string, string> {
  const inside = ['dist', 'data'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(relative('.', entry.parentPath), entry.name)),
  );
  const names = ['package.json', ...inside].map((name) => name.replaceAll('\\', '/')).sort();
  return Object.fromEntries(names.map((name) => [name, resolve(name)]));
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
    assets: filesInside(),
  };
  writeFileSync(join(work, 'one-file.json'), JSON.stringify(asked));
  execFileSync(builder, ['--build-sea', 'one-file.json'], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  chmodSync(output, 0o755);
}
