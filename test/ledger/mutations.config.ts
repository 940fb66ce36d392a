import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default defineConfig({
  test: {
    include: ['test/ledger/try.mutations.ts'],
    setupFiles: 'test/support/program/same-every-run.ts',
    isolate: false,
    testTimeout: 600_000,
  },
});
