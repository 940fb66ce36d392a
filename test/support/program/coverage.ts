import v8 from '@vitest/coverage-v8';
import type { CoverageProviderModule } from 'vitest/node';
import { isOfRules } from '../read/files-of-rules.ts';

/** Whether a script needs full coverage. */
const isTried = (url: string): boolean => {
  const path = url.slice(url.indexOf('/src/') + 1);
  return isOfRules(path) || path.startsWith('src/logbook/');
};

/** Of every script that is loaded, what of it has run. */
interface Taken {
  readonly result: readonly { readonly url: string }[];
}

const isTaken = (what: unknown): what is Taken =>
  typeof what === 'object' && what !== null && 'result' in what && Array.isArray(what.result);

/**
 * Coverage by v8 after each test file. Files that need no full coverage are dropped at once, because merging all of
 * them takes longer than many tests.
 */
const provider: CoverageProviderModule = {
  ...v8,
  async takeCoverage(options) {
    const taken = await v8.takeCoverage?.(options);
    return isTaken(taken) ? { result: taken.result.filter(({ url }) => isTried(url)) } : taken;
  },
};

// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default provider;
