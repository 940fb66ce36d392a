import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from '../../src/cards/own-squadron/shipped.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { SQUADRON_CHOICES } from '../../src/seat/set-up/set-up-choices.ts';
import { printed } from '../support/cards/printed.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const openingIn = (saves: string, name: string) =>
  JSON.parse(readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8').split('\n')[0] ?? '');

test('the squadrons that can be named are those that lie in the folder of ours', () => {
  expect(readdirSync('data/squadrons').sort()).toEqual([...SHIPPED].sort());
});

const IN_WORDS = new Map([
  [6, 'six'],
  [12, 'twelve'],
  [15, 'fifteen'],
  [18, 'eighteen'],
]);

test.each(SHIPPED)('set-up says of %s what its folder has: number, station, machines', (name) => {
  const { squadronNotes, squadron } = loadRulebook('data', join('data/squadrons', name), printed);
  const counts = new Map<string, number>();
  for (const { fighters, twoSeaters } of squadronNotes.flights)
    for (const { aircraft, numbers } of [fighters ?? [], twoSeaters ?? []].flat())
      counts.set(`${aircraft}`, (counts.get(`${aircraft}`) ?? 0) + numbers.length);
  const said = SQUADRON_CHOICES.find(({ word }) => word === name)?.does;
  expect(said).toContain(`${squadronNotes.name.split(' Squadron')[0]},`);
  expect(said).toMatch(new RegExp(`from ${squadron?.station}$`));
  for (const count of counts.values()) expect(said).toContain(` ${IN_WORDS.get(count)} `);
});

describe('wof new --squadron', () => {
  test('begins with one of ours by its name, and whoever opens the log-book has her again', async () => {
    const saves = emptyFolder();
    expect(wof(saves, ['new', 'over', '--squadron', 'bristols', '--flights', 'A,C']).err).toBe('');
    expect(openingIn(saves, 'over')).toMatchObject({ squadron: 'bristols' });
    expect((await wofHere(saves, ['play', 'over', '--policy', 'prudent', '--until', 'day'])).err).toBe('');
    expect((await wofHere(saves, ['roster', 'over'])).out).toContain('Carnforth');
    expect((await wofHere(saves, ['verify', 'over'])).status).toBe(0);
    expect((await wofHere(saves, ['history', 'over'])).out).toContain('No. 48 Squadron');
  });

  test("begins with a player's own by its folder, which is remembered as his cards are", async () => {
    const [saves, folder] = [emptyFolder(), join(emptyFolder(), 'mine')];
    cpSync('data/squadrons/nieuports', folder, { recursive: true });
    expect(wof(saves, ['new', 'mine', '--squadron', folder]).err).toBe('');
    expect(openingIn(saves, 'mine').overlay).toBe(folder);
    expect((await wofHere(saves, ['roster', 'mine'])).out).toContain('Tregarthen');
    rmSync(folder, { recursive: true });
    expect((await wofHere(saves, ['roster', 'mine'])).err).toContain('which is not there');
  });

  test('takes a pack that was made of one', async () => {
    const [saves, to] = [emptyFolder(), emptyFolder()];
    await wofHere(saves, ['cards', '--pack', 'data/squadrons/corps', '--to', to]);
    expect((await wofHere(saves, ['new', 'guns', '--squadron', join(to, 'corps.wof-cards')])).err).toBe('');
    expect((await wofHere(saves, ['roster', 'guns'])).out).toContain('Winstanley');
  });

  test('has the flights that the squadron has, and no others', async () => {
    const [saves, folder] = [emptyFolder(), emptyFolder()];
    const text = readFileSync('data/squadrons/nieuports/squadron.yaml', 'utf8');
    const onlyA = text.slice(0, text.indexOf('  - flight: B')) + text.slice(text.indexOf('# Named twice'));
    writeFileSync(join(folder, 'squadron.yaml'), onlyA);
    expect((await wofHere(saves, ['new', 'one', '--squadron', folder])).out).toContain('You lead A Flight');
    expect((await wofHere(saves, ['new', 'two', '--squadron', folder, '--flights', 'B'])).err).toContain(
      'flights are A.',
    );
    expect((await wofHere(saves, ['simulate', '--squadron', folder, '--flight', 'C'])).err).toContain('flights are A.');
    expect((await wofHere(saves, ['new', 'three', '--squadron', folder, '--others', 'bold'])).err).toContain(
      'all flights',
    );
    expect(
      (
        await wofHere(
          saves,
          ['new', '--squadron', folder, '--answers', '-'],
          ['four', 'b', 'all', 'as-printed', 'usual', 'quit'],
        )
      ).out,
    ).toContain('You lead A Flight');
  });

  test.each([
    [['--squadron', 'nowhere'], 'name one of nieuports, bristols, corps'],
    [['--squadron', 'test/support/steady-cards'], 'There is no squadron.yaml'],
    [['--squadron', 'data/squadrons/corps', '--cards', 'test/support/steady-cards'], 'not both'],
  ])('%j is refused, and nothing is begun', async (options, told) => {
    const saves = emptyFolder();
    const { status, err } = await wofHere(saves, ['new', 'no', ...options]);
    expect(err).toContain(told);
    expect(status).not.toBe(0);
    expect((await wofHere(saves, ['simulate', '--campaigns', '1', ...options])).err).toContain(told);
    expect(readdirSync(saves)).toEqual([]);
  });

  test('a log-book that asks for a squadron which nobody has is no log-book of ours', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'over', '--squadron', 'corps']);
    const file = join(saves, 'over.wof.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"squadron":"corps"', '"squadron":"../x"'));
    expect((await wofHere(saves, ['roster', 'over'])).status).not.toBe(0);
  });
});
