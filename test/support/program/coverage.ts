import v8 from '@vitest/coverage-v8';
import type { CoverageProviderModule } from 'vitest/node';

/** What has to be tried whole. */
const TRIED = /\/src\/(rules|logbook)\//;

/** Of every script that is loaded, what of it has run. */
interface Taken {
  readonly result: readonly { readonly url: string }[];
}

const isTaken = (what: unknown): what is Taken =>
  typeof what === 'object' && what !== null && 'result' in what && Array.isArray(what.result);

/**
 * Coverage as v8 counts it, after each file of tests, of all that is loaded. What need not be tried whole is left out
 * at once: to add it all up takes longer than many a test.
 */
const provider: CoverageProviderModule = {
  ...v8,
  async takeCoverage(options) {
    const taken = await v8.takeCoverage?.(options);
    return isTaken(taken) ? { result: taken.result.filter(({ url }) => TRIED.test(url)) } : taken;
  },
};

// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default provider;
