import { Screen } from './screen.ts';
import { called } from './window.ts';
import { emptyFolder } from './wof.ts';

const ENTER = '\r';

/** A first Dawn Patrol in a terminal, planned by `propose` and read: the flight is on the field. */
export async function takenOff(name: string, seed: string) {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('new', name, '--seed', seed), { columns: 80, rows: 24 });
  const types = (line: string) => screen.press(`${line}${ENTER}`);
  await screen.shows('when?');
  types('propose');
  await screen.shows('Does the plan stand?');
  types('');
  await screen.shows('Enter for more');
  types('q');
  return { saves, screen, types, page: await screen.shows('To what height?') };
}
