import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { armoured } from '../../src/mail/armour.ts';
import { hashOf, type Invitation, MOST_OF_BATTLE } from '../../src/mail/letter.ts';
import { invite } from '../../src/mail/turn.ts';
import { battleHere } from '../../src/seat/mail/desk.ts';
import { openRulebook } from '../../src/shell/open-rulebook.ts';
import { RULES } from '../../src/shell/version.ts';
import { keyOf } from '../mail/two-players.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const EXAMPLE = readFileSync('docs/examples/a-duel-at-noon.yaml', 'utf8');

/** A battle of one's own that is over after three turns, in a folder where letters are exchanged. */
function post(): { folder: string; file: string } {
  const folder = emptyFolder();
  const file = join(folder, 'Three Turns.yaml');
  writeFileSync(file, EXAMPLE.replace('turns: 12', 'turns: 3'));
  return { folder, file };
}

const letterIn = (folder: string, n: number): string | undefined => {
  const name = readdirSync(folder).find((each) => each.endsWith(`-${n}.txt`));
  return name === undefined ? undefined : join(folder, name);
};

test("a battle of one's own goes by letters: two processes with two folders come to the same log-book", () => {
  const { folder, file } = post();
  const [host, guest] = [emptyFolder(), emptyFolder()];
  const to = ['--to', folder];
  expect(wof(host, ['battle', file, '--by-mail', ...to])).toMatchObject({ status: 0 });
  let n = 0;
  for (; letterIn(folder, n) !== undefined; n++) {
    const told = wof(n % 2 === 0 ? guest : host, ['mail', letterIn(folder, n) ?? '', '--policy', 'prudent', ...to]);
    expect(told, told.err).toMatchObject({ status: 0, err: '' });
    if (n === 0) expect(told.out).toContain('An invitation to three-turns, ');
  }
  expect(n).toBeGreaterThan(3);
  const [hosts, guests] = [host, guest].map((saves) =>
    readdirSync(join(saves, 'battles')).map((each) => readFileSync(join(saves, 'battles', each), 'utf8')),
  );
  expect(hosts).toHaveLength(1);
  expect(guests).toEqual(hosts);
  const [game = ''] = readdirSync(join(guest, 'battles')).map((each) => each.replace('.wof.jsonl', ''));
  expect(wof(guest, ['battle', game, '--verify']).out).toContain('is borne out, throw by throw');
});

describe('an invitation with a battle in it', () => {
  const invited = async (change: Partial<Invitation>): Promise<string> => {
    const folder = emptyFolder();
    const { state, book } = await battleHere({ battle: 'noon', file: EXAMPLE }, {});
    const begins = hashOf(JSON.stringify(state));
    const cards = book.fingerprint;
    const letter = invite(
      {
        n: 0,
        battle: 'noon',
        file: EXAMPLE,
        begins,
        rules: RULES,
        cards,
        side: 'allied',
        begun: '1917-04-01',
        ...change,
      },
      Buffer.alloc(32, 7),
      keyOf(9),
    );
    const path = join(folder, 'letter.txt');
    writeFileSync(path, armoured(letter.bytes, ['Battle: noon']));
    const { status, out, err } = await wofHere(folder, ['mail', path, '--to', folder]);
    return `${status}: ${out}${err}`;
  };

  test('is accepted where it can be laid out here, and begins as it says', async () => {
    expect(await invited({})).toMatch(/^0: .*An invitation to noon, sealed/s);
  });

  test.each([
    ['is no battle', 'battle: 3\n', 'The battle in the letter is not one that can be laid out'],
    ['is no YAML', '{ [', 'The battle in the letter is not one that can be laid out'],
    [
      'has a machine that is on no card',
      EXAMPLE.replace('sopwith-camel', 'fokker-d99'),
      'not one that can be laid out',
    ],
    ['begins otherwise', EXAMPLE.replace('column: 14', 'column: 13'), 'begins otherwise with the cards that are here'],
    ['is too long', `${EXAMPLE}#${'x'.repeat(MOST_OF_BATTLE)}`, 'says what no letter of ours says'],
    ['has signs that a terminal obeys', `${EXAMPLE}# \u001b[2J`, 'says what no letter of ours says'],
  ])('is refused where its file %s', async (_, file, why) => {
    const told = await invited({ file });
    expect(told).toMatch(/^1: /);
    expect(told.replaceAll(/\s+/g, ' ')).toContain(why);
  });

  test.each(['__proto__', '../noon', 'Noon', 'a'.repeat(61), ''])(
    'is refused where its name is %j, which no file of ours would be called',
    async (battle) => {
      expect(await invited({ battle })).toContain('says what no letter of ours says');
    },
  );

  test('cannot name a file that lies here', async () => {
    const folder = emptyFolder();
    const here = join(folder, 'mine.yaml');
    writeFileSync(here, EXAMPLE);
    const card = await openRulebook(undefined);
    expect(await invited({ battle: here.slice(-90), file: undefined, cards: card.fingerprint } as never)).toContain(
      'says what no letter of ours says',
    );
  });
});

test('a file that is too long for a letter is refused before one is written', async () => {
  const { folder, file } = post();
  writeFileSync(file, `${EXAMPLE}#${'x'.repeat(MOST_OF_BATTLE)}`);
  const { status, err } = await wofHere(folder, ['battle', file, '--by-mail', '--to', folder]);
  expect(status).toBe(1);
  expect(err.replaceAll(/\s+/g, ' ')).toContain(`a letter takes a battle of ${MOST_OF_BATTLE}`);
  expect(letterIn(folder, 0)).toBeUndefined();
});
