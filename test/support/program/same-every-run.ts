import { resolve } from 'node:path';
import fc from 'fast-check';

// What properties are tried with is the same on each run: what is covered does not hang on chance.
fc.configureGlobal({ seed: 19_170_401 });

// So are the numbers of every program that a test starts.
process.env['NODE_OPTIONS'] = `--require "${resolve('test/support/program/same-every-run.cjs')}"`;
