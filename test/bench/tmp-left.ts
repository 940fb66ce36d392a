import { SYSTEM_NAMES } from '../../src/rulebook/fights/system-names.ts';
import { steadyBook } from '../support/cards/steady-book.ts';
import { faultsEntered } from '../support/fights/entered.ts';
import { faultsLeftBehind } from '../support/fights/left-behind.ts';

for (const system of SYSTEM_NAMES) {
  const t = Date.now();
  const a = faultsLeftBehind(system, 300, steadyBook),
    b = faultsEntered(system, 300, steadyBook);
  console.log(system, a.length, b.length, a.slice(0, 5), b.slice(0, 5), Date.now() - t);
}
