import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../src/cards/reading/fingerprint.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** A player's squadron note, an eleventh battle and a weather of his own. */
function ownCards(): { folder: string; saves: string; pack: string } {
  const home = emptyFolder();
  const folder = join(home, 'my-cards');
  mkdirSync(join(folder, 'battles'), { recursive: true });
  cpSync('data/cards/weather-effects.yaml', join(folder, 'weather-effects.yaml'));
  cpSync('data/battles/above-douai.yaml', join(folder, 'battles/over-lens.yaml'));
  return { folder, saves: join(home, 'saves'), pack: join(home, 'my-cards.wof-cards') };
}

const packed = async () => {
  const own = ownCards();
  const ran = await wofHere(own.saves, ['cards', '--pack', own.folder, '--to', join(own.folder, '..'), '--json']);
  expect(ran).toMatchObject({ status: 0, err: '' });
  return { ...own, told: JSON.parse(ran.out) };
};

describe('cards of one’s own in one file', () => {
  test('have the fingerprint of what they say, and are the same cards as the folder', async () => {
    const { folder, saves, pack, told } = await packed();
    const files = {
      'battles/over-lens.yaml': readFileSync(join(folder, 'battles/over-lens.yaml'), 'utf8'),
      'weather-effects.yaml': readFileSync(join(folder, 'weather-effects.yaml'), 'utf8'),
    };
    expect(told).toMatchObject({ file: pack, fingerprint: fingerprintOf(files), files: Object.keys(files) });
    const checked = JSON.parse(wof(saves, ['check-data', pack, '--json']).out);
    expect(checked.fingerprint).toBe(told.cards);
    expect(checked).toEqual(JSON.parse((await wofHere(saves, ['check-data', folder, '--json'])).out));
    expect((await wofHere(saves, ['battle', '--cards', pack])).out).toContain('over-lens');
  });

  test('are played with, and the log-book names the file; where it is gone, it says so, and where it lies now may be said', async () => {
    const { saves, pack, told } = await packed();
    expect(wof(saves, ['new', 'dawn', '--seed', 'dawn', '--cards', pack, '--answers', '-'])).toMatchObject({
      status: 0,
    });
    expect(readFileSync(join(saves, 'dawn.wof.jsonl'), 'utf8')).toContain(JSON.stringify(pack));
    expect((await wofHere(saves, ['verify', 'dawn'])).status).toBe(0);
    cpSync(pack, join(saves, 'elsewhere.wof-cards'));
    rmSync(pack);
    const gone = await wofHere(saves, ['play', 'dawn', '--answers', '-']);
    expect(gone.status).toBe(1);
    expect(gone.err.replaceAll('\n', ' ')).toContain(
      `which is not there (all cards together: fingerprint ${told.cards})`,
    );
    expect((await wofHere(saves, ['verify', 'dawn', '--cards', join(saves, 'elsewhere.wof-cards')])).status).toBe(0);
  });

  test('are not made of cards that have a fault, nor over a file that is there', async () => {
    const { folder, saves } = await packed();
    expect(await wofHere(saves, ['cards', '--pack', folder, '--to', join(folder, '..')])).toMatchObject({ status: 1 });
    writeFileSync(join(folder, 'weather-effects.yaml'), 'card: Weather\n');
    const faulty = await wofHere(saves, ['cards', '--pack', folder, '--to', join(folder, '..'), '--force']);
    expect(faulty.status).toBe(1);
    expect(faulty.err).toContain('Nothing was loaded');
  });
});

/** A pack as a stranger might write it. */
const stranger = (files: unknown, more: object = {}): string => {
  const path = join(emptyFolder(), 'theirs.wof-cards');
  writeFileSync(
    path,
    JSON.stringify({ form: 1, fingerprint: fingerprintOf(files as Record<string, unknown>), files, ...more }),
  );
  return path;
};

describe('a stranger’s pack', () => {
  test.each([
    [
      'changed on its way',
      () => stranger({ 'weather-effects.yaml': 'card: x' }, { fingerprint: '0123456789ab' }),
      'it was changed after it was packed',
    ],
    ['of a newer program', () => stranger({}, { form: 2 }), 'made by a newer program'],
    ['with a name that leads out of it', () => stranger({ '../../weather-effects.yaml': 'x' }), 'is no name of a card'],
    ['with a name that orders the terminal about', () => stranger({ '\u001b[2J.yaml': 'x' }), 'is no name of a card'],
    ['with a program in it', () => stranger({ 'index.js': 'process.exit()' }), 'is no name of a card'],
    ['with what is no text', () => stranger({ 'weather-effects.yaml': 1 }), 'this is no pack of cards'],
    [
      'with more files than anybody has',
      () => stranger(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`a${i}.yaml`, '']))),
      'more than 500 files',
    ],
    [
      'with a card larger than a megabyte',
      () => stranger({ 'weather-effects.yaml': 'x'.repeat(2 ** 20 + 1) }),
      'larger than a megabyte',
    ],
    [
      'with a card that is none',
      () => stranger({ 'whether-effects.yaml': 'card: x' }),
      'no card is called whether-effects.yaml',
    ],
    [
      'with a card at fault, told with its line',
      () => stranger({ 'weather-effects.yaml': 'card: 5\nrows: none\n' }),
      'theirs.wof-cards: weather-effects.yaml, line 1',
    ],
  ])('%s is refused in a sentence', async (_, make, words) => {
    const { status, err } = await wofHere(emptyFolder(), ['check-data', make()]);
    expect(status).toBe(1);
    expect(err.replaceAll('\n', ' ')).toContain(words);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('that is a device or larger than eight megabytes is not read', async () => {
    const folder = emptyFolder();
    symlinkSync('/dev/zero', join(folder, 'endless.wof-cards'));
    expect((await wofHere(folder, ['check-data', join(folder, 'endless.wof-cards')])).err).toContain(
      'no ordinary file',
    );
    writeFileSync(join(folder, 'large.wof-cards'), Buffer.alloc(8 * 2 ** 20 + 1, ' '));
    expect((await wofHere(folder, ['check-data', join(folder, 'large.wof-cards')])).err).toContain(
      'larger than 8 megabytes',
    );
  });
});
