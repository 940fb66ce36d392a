/** `npm run ledger`: writes docs/rules-ledger.md and the pages in docs/ledger from the marks in the tree. */

import { writeFileSync } from 'node:fs';
import { ledgerPages } from '../ledger/ledger.ts';

for (const [file, page] of ledgerPages()) writeFileSync(file, page);
