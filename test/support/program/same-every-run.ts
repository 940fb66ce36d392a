import { resolve } from 'node:path';
import fc from 'fast-check';

// Property tests use the same seed on each run, so that coverage does not depend on chance.
fc.configureGlobal({ seed: 19_170_401 });

// So are the random numbers of every program that a test starts.
process.env['NODE_OPTIONS'] = `--require "${resolve('test/support/program/same-every-run.cjs')}"`;

// Nobody's own settings enter a test, and a test that keeps some says where: below a file nothing can be written.
process.env['WOF_SETTINGS'] = resolve('package.json/settings.yaml');
