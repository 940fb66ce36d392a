import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../../../package.json' with { type: 'json' };
import { A_DAY } from '../../../src/commands/play/a-day.ts';
import { PLAYING } from '../../../src/commands/play/commands.ts';
import { isOfFight } from '../../../src/games/track/table/combat-decisions.ts';
import { editionSigns, readDayCode, writeDayCode } from '../../../src/logbook/day-code.ts';
import { book } from '../../support/cards/book.ts';
import { answersIn, emptyFolder, Terminal, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';
import { expectWritten } from '../../support/written.ts';

const edition = editionSigns({ rules: about.version, cards: book.fingerprint });
const SHARED_DAY = 'docs/playing/shared-day.md';

/** It stands in a file of the program, which `npm run record` writes anew: each change of a card makes it another. */
test('the code in the help is one that this program takes', async () => {
  const code = writeDayCode({ day: 9, flight: 'B', word: 'KESTREL', edition });
  await expect(`/** A day's code for the help, with the cards and rules of this program: its test writes this file (vitest -u). */
export const A_DAY = '${code}';
`).toMatchFileSnapshot('../../../src/commands/play/a-day.ts');
  expect(JSON.stringify(PLAYING.map(({ examples }) => examples))).toContain(`such as ${A_DAY}`);
  const page = readFileSync(SHARED_DAY, 'utf8');
  expectWritten(SHARED_DAY, page.replace(/(?<=such as `)[\w-]+(?=`)/, code));
  expect(page).toContain('such as `');
  const flown = await wofHere(emptyFolder(), ['day', A_DAY]);
  expect({ status: flown.status, err: flown.err }).toEqual({ status: 0, err: '' });
  expect(flown.out).toContain(`${A_DAY}: 9 April 1917 with B Flight`);
});

const CODE = writeDayCode({ day: 9, flight: 'B', word: 'HERON', edition });

test('a day is flown from a code by a policy, and ends with a score that does not tell what happened', async () => {
  const first = await wofHere(emptyFolder(), ['day', CODE, '--policy', 'prudent']);
  expect({ status: first.status, err: first.err }).toEqual({ status: 0, err: '' });
  expect(first.out).toContain(`${CODE}: 9 April 1917 with B Flight, as it stood when the month began.`);
  const score =
    /^Wings over France, 9 April, B Flight, [0-9A-Z-]+:\n[+-]?\d+ VP {2}[o.]+( \*+)?( x*\+*)?, prudent answered all of \d+ questions$/m;
  expect(first.out.split('To show to others:')[1]).toMatch(score);
  expect(first.out).not.toContain('The three weeks are over');
});

test('two who type the same code have the same day; capitals do not matter, and a day is flown once', async () => {
  const saves = emptyFolder();
  const one = (await wofHere(saves, ['day', CODE, '--policy', 'bold', '--json'])).out.split('\n');
  const other = (await wofHere(emptyFolder(), ['day', CODE.toLowerCase(), '--policy', 'bold', '--json'])).out.split(
    '\n',
  );
  expect(other.slice(1)).toEqual(one.slice(1));
  const score = JSON.parse(one.at(-2) ?? '');
  expect(score).toMatchObject({
    score: {
      day: 9,
      code: CODE,
      flight: 'B Flight',
      but: [expect.stringMatching(/^bold answered all of \d+ questions$/)],
    },
  });
  expect(score.score.line).toMatch(/^Wings over France, 9 April, B Flight, [0-9A-Z-]+: [+-]?\d+ VP /);
  expect((await wofHere(saves, ['day', CODE, '--json'])).out).toBe(`${one.at(-2)}\n`);
  expect((await wofHere(saves, ['saves'])).out).toContain(`${CODE}: over, B Flight`);
  expect((await wofHere(saves, ['status', CODE])).out).toMatch(
    /Monday, 9 April 1917 is over\.\n\nVictory Points: [^.]*\nDay by day/,
  );
  expect((await wofHere(saves, ['verify', CODE])).out).toContain(`${CODE} is borne out, throw by throw.`);
  expect(await wofHere(saves, ['history', CODE])).toMatchObject({
    status: 1,
    err: `${CODE} is a single day: wof log ${CODE} tells it.\n`,
  });
});

test('a day can be left and taken up again, and nothing thrown is taken back', async () => {
  const saves = emptyFolder();
  expect((await wofHere(saves, ['day', CODE, '--answers', '-'], ['quit'])).out).toContain(
    `wof play ${CODE} goes on from here`,
  );
  const again = await wofHere(saves, ['day', CODE, '--answers', '-'], ['take-back']);
  expect(again.err).toBe('This campaign is ironman: what is thrown is thrown.\n');
  expect(again.out).not.toContain('as it stood when the month began');
});

test('own dice, a branch and a policy are told of behind the score', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['day', CODE, '--answers', '-'], ['dice hand names', 'quit']);
  await wofHere(saves, ['branch', CODE, 'what if']);
  const { out } = await wofHere(saves, ['play', 'what if', '--policy', 'prudent', '--json']);
  const last = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
  expect(last.score.but).toEqual([
    'branched',
    'own dice',
    expect.stringMatching(/^prudent answered all of \d+ questions$/),
  ]);
});

test('a fight that the men fought by themselves is told of behind the score, beside the policy that flew the rest', async () => {
  const flown = emptyFolder();
  await wofHere(flown, ['day', CODE, '--policy', 'prudent']);
  const answers = answersIn(flown, CODE);
  const saves = emptyFolder();
  const firstFight = answers.findIndex(([asked = '']) => isOfFight(asked));
  const before = answers.slice(0, firstFight).map(([, answer = '']) => answer);
  expect((await wofHere(saves, ['day', CODE, '--answers', '-'], [...before, 'carry-on'])).err).toBe('');
  const { out } = await wofHere(saves, ['day', CODE, '--policy', 'prudent', '--json']);
  const [carriedOn, flew] = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '').score.but;
  const [, inFight = 0, all] = /^carry-on answered (\d+) of (\d+) questions$/.exec(carriedOn) ?? [];
  expect(answersIn(saves, CODE)).toHaveLength(Number(all));
  expect(flew).toBe(`prudent answered ${Number(all) - before.length - Number(inFight)} of ${all} questions`);
});

test('--today is the same for everybody, and without a code one is invented and told', async () => {
  expect((await wofHere(emptyFolder(), ['day', '--today'])).out).toBe(wof(emptyFolder(), ['day', '--today']).out);
  const begun = emptyFolder();
  await wofHere(begun, ['day', CODE]);
  expect((await wofHere(begun, ['day', CODE])).out.replace(/\s+/g, ' ')).toBe(
    `${CODE} is under way: 9 April 1917 with B Flight. wof day ${CODE} goes on with it, in a terminal or with --answers. `,
  );
  const saves = emptyFolder();
  const invented = await wofHere(saves, ['day', '--json']);
  const { begun: name, day, flight } = JSON.parse(invented.out);
  expect(readDayCode(name)).toMatchObject({ day, flight });
  expect(readdirSync(saves)).toContain(`${name}.wof.jsonl`);
});

test.each([
  [['9B-KESTRAL-AAA'], 2, 'Something in 9B-KESTRAL-AAA is mistyped'],
  [['kestrel'], 2, '"kestrel" is no code of a day. A code looks like '],
  [[CODE, '--today'], 2, 'Give a code, or --today: not both.'],
  [
    [CODE, '--policy', 'prud'],
    2,
    'There is no policy "prud": the policies are prudent, bold, by-the-book, expert, random.',
  ],
  [[CODE, '--slowly'], 2, '--until and --slowly are for --policy: say which one flies.'],
  [
    [writeDayCode({ day: 9, flight: 'B', word: 'HERON', edition: 'AA' })],
    1,
    `was made with other cards or rules: edition AA. This program has edition ${edition}`,
  ],
])('wof day %j is refused, and nothing is begun', async (args, status, sentence) => {
  const saves = emptyFolder();
  const ran = await wofHere(saves, ['day', ...args]);
  expect(ran).toMatchObject({ status, out: '' });
  expect(ran.err).toContain(sentence);
  expect(readdirSync(saves)).toEqual([]);
});

test('a replay in a terminal goes on at a key and stops at q; --at-once tells all', { timeout: 60_000 }, async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['day', CODE, '--policy', 'prudent']);
  const terminal = new Terminal(saves, ['replay', CODE], 80, { NO_COLOR: '1' });
  await terminal.sees('Monday, 9 April 1917.');
  terminal.press(' ');
  await terminal.sees('Weather Forecast');
  terminal.press('q');
  expect(await terminal.end()).toBe(0);
  expect(terminal.screen).not.toContain('So ended');
  const whole = new Terminal(saves, ['replay', CODE, '--at-once'], 80, { NO_COLOR: '1' });
  expect(await whole.end()).toBe(0);
  expect(whole.screen).toContain('So ended Monday, 9 April 1917');
  expect((await wofHere(saves, ['replay', CODE])).out).toContain('So ended Monday, 9 April 1917');
});

test('(5) a campaign may have the real weather; what really happened is told at any prompt', async () => {
  const { out } = await wofHere(
    emptyFolder(),
    ['new', 'real', '--real-weather', '--answers', '-'],
    ['weather', 'history', 'history 13', 'history 31', 'why'],
  );
  expect(out.replace(/\s+/g, ' ')).toContain(
    'No forecast today, but the weather of that day as it was. Cold and cloudy, fair enough at first;',
  );
  expect(out).toContain('As it really was: Cold and cloudy');
  expect(out).toContain('As it really was: Bright: blue sky and sun.');
  expect(out).toContain('April has the days 1 to 30.');
  expect(out).toContain('Rule 5 laid aside');
});

test('the score is drawn as a picture when the day is over, and nothing is written over', async () => {
  const saves = emptyFolder();
  const folder = emptyFolder();
  const draw = (...more: readonly string[]) => wofHere(saves, ['day', CODE, '--svg', '--to', folder, ...more]);
  expect((await draw('--answers', '-')).err).toBe(`${CODE} is not over: its picture comes with its score.\n`);
  expect(readdirSync(folder)).toEqual([]);
  await draw('--policy', 'prudent');
  expect(readdirSync(folder)).toEqual([`${CODE}.svg`]);
  expect(await draw()).toMatchObject({ status: 1, err: expect.stringContaining('there already, and not touched') });
  expect((await draw('--force')).status).toBe(0);
});
