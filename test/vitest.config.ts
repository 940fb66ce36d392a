import { defineConfig } from 'vitest/config';
import { GLOBS_OF_RULES } from './support/read/files-of-rules.ts';

// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default defineConfig({
  test: {
    // A machine that others share may be slow; a test that hangs is stopped all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'test/support/program/temporary-folder.ts',
    setupFiles: 'test/support/program/same-every-run.ts',
    include: ['test/**/*.test.ts'],
    // The tests share nothing that one could spoil for another; shared modules are read once, and so are the cards.
    isolate: false,
    // Half of the tests wait for a program that they have started: two cores are busy with two workers.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: [...GLOBS_OF_RULES, 'src/logbook/**'],
      reporter: ['text-summary'],
      thresholds: {
        'src/logbook/**': { lines: 100, branches: 100 },
        ...Object.fromEntries(GLOBS_OF_RULES.map((glob) => [glob, { lines: 100, branches: 100 }])),
      },
    },
  },
});
