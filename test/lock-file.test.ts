import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/**
 * `npm ci` refuses a lock file that leaves out an optional package of any platform, so a tool is pinned at a version
 * whose packages all exist. `npm install --omit-lockfile-registry-resolved` writes no addresses: whose mirror it was is
 * nobody's business.
 */
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const inside = Object.entries(packages).filter(([path]) => path !== '');

/** Where node looks for a package that `from` asks for: in its own folder, then in each around it. */
function* folders(from: string): Generator<string> {
  for (let path = from; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)))
    yield path;
  yield '';
}
const isLocked = (from: string, name: string): boolean =>
  [...folders(from)].some((folder) => `${folder}${folder && '/'}node_modules/${name}` in packages);

test('the lock file has the optional packages of every platform, so that npm ci works on a fresh clone', () => {
  const missing = inside.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} lacks ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file has the integrity of every package, and no address', () => {
  expect(inside.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(inside.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('a fresh clone is installed with npm ci, here and where it is checked', () => {
  expect(readFileSync('bin/ready.mjs', 'utf8')).toContain("does: ['ci',");
  expect(readFileSync('.ci/run', 'utf8')).toContain("step 'install' npm ci");
});
