import { expect, test } from 'vitest';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import { Teller } from '../../../src/seat/page/teller.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, lived, mission, paraded } from '../../support/people/told-fights.ts';
import { plain } from '../../support/plain-paper.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** A day on which nobody flies, and the morning after it. */
const GROUNDED = ['not-flown', 'not-flown', 'not-flown', 'not-flown', 'fly', 'fly', 'nobody', 'quit'];
const told = (...options: string[]) =>
  wofHere(emptyFolder(), [...options, 'new', 'easter', '--seed', 'dawn', '--answers', '-'], GROUNDED);

test('a day ends in the mess and the next begins at breakfast, as briefly or as fully as one wants it', async () => {
  const { out: usual, err } = await told();
  expect(err).toBe('');
  expect(usual).toMatch(/Heard in the mess: [^\n]+\n[^\n]*\n?So ended Sunday, 1 April 1917/);
  expect(usual).toMatch(
    /The flight stands at -\d+; a\s+careful\s+commander\s+by\s+now\s+at\s+[-+]?\d+,\s+in\s+the\s+middle\s+of\s+[\d,]+\s+simulated\s+campaigns/,
  );
  const { out: terse } = await told('--terse');
  expect(terse).toContain('So ended Sunday, 1 April 1917');
  expect(terse).not.toMatch(/mess|careful/);
  const { out: full } = await told('--full');
  expect(full).toMatch(/At breakfast: Capt Haldenby, Lt Quillinan/);
  expect(full).toMatch(/writes\s+to\s+his\s[^:]+:\s+"/);
});

test('--terse and --full do not go together', async () => {
  const { status, err } = await told('--terse', '--full');
  expect(status).toBe(2);
  expect(err).toContain("'--terse'");
});

test('(45) the evening that is played has the headline of the diary: who is missing there is not dead here', () => {
  const home = (machine: string) => ({ machine, end: 'home' }) as const;
  const events: readonly GameEvent[] = [
    { type: 'day-broke', day: 1 },
    paraded('haldenby', 'quillinan', 'tufnell'),
    ...mission(
      [],
      [{ airman: 'quillinan', fate: { fate: 'prisoner', wounded: false } }],
      [home('B1'), { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }, home('B3')],
    ),
    eveningCame(),
  ];
  const { days, seed, now } = lived(events);
  const headline = eveningsOf(days, { seed, book })[0]?.evenings[0]?.headline;
  const evening = (measure: 'terse' | 'usual', dawn: typeof now | undefined) => {
    const teller = new Teller({
      book,
      paper: plain(80),
      json: false,
      realDays: false,
      briefs: false,
      leads: () => true,
      reader: 'allied',
      frame: { measure, seed, dawnOf: () => dawn, daysBefore: () => [] },
    });
    teller.introduce(now);
    teller.note(events);
    return teller.told.at(-1)?.text;
  };
  const dawn = days[0]?.dawn;
  expect(headline).toMatch(/Quillinan is missing\.$/);
  expect([evening('usual', dawn), evening('terse', dawn)]).toEqual([`Evening. ${headline}`, `Evening. ${headline}`]);
  expect(evening('usual', undefined)).toBe('Evening. One chair is empty in the mess: Lt Quillinan was taken prisoner.');
});
