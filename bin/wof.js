#!/usr/bin/env node
require('../dist/wof.cjs').main(process.argv.slice(2));
