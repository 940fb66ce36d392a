import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StandAloneBattle } from '../../../src/campaign/stand-alone-battle.ts';
import { nodeDisk } from '../../../src/logbook/file/store.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import type { Opening } from '../../../src/logbook/record.ts';
import { answersIn, emptyFolder, Terminal, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** The output from the first line that begins with these words on. */
const from = (out: string, words: string) => out.slice(out.indexOf(`\n${words}`) + 1);

/** A duel of one against one: in a file of a player's own. */
const DUEL = `battle: A duel
rules: [20]
words: One of ours, one of theirs.
weather: 7
hex: H10
allied:
  altitude: 8000
  machines:
    - machine: S1
      aircraft: spad-vii
      pilot: { rank: Lieutenant, surname: Marsh, skill: 4, firing: C, bravery: B }
      source: reconstructed
german: { altitude: 8000, numbers: [12], source: reconstructed }
attack: { by: allied, from: level, source: reconstructed }
source: reconstructed
`;

function aDuel(text = DUEL): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wof-battle-')), 'duel.yaml');
  writeFileSync(file, text);
  return file;
}

describe('who leads a side by chance', () => {
  const FILE = join('battles', 'fighter-patrol.wof.jsonl');
  const fight = (saves: string, more: readonly string[], answers: readonly string[] = []) =>
    wofHere(saves, ['battle', 'fighter-patrol', ...more], answers);

  test('goes on as he would have, from wherever he was called away', async () => {
    const saves = emptyFolder();
    await fight(saves, ['--seed', 'x', '--policy', 'random']);
    const whole = readFileSync(join(saves, FILE), 'utf8');
    for (const lines of [20, 70]) {
      writeFileSync(join(saves, FILE), `${whole.split('\n').slice(0, lines).join('\n')}\n`);
      await fight(saves, ['--policy', 'random']);
      expect(readFileSync(join(saves, FILE), 'utf8')).toBe(whole);
    }
  });

  test('answers alike, whether he was told to for the whole fight or turn by turn', async () => {
    const [once, often] = [emptyFolder(), emptyFolder()];
    await fight(once, ['--seed', 'x', '--answers', '-'], ['all as random would, the whole fight']);
    await fight(often, ['--seed', 'x', '--answers', '-'], Array(12).fill('all as random would, this turn'));
    expect(answersIn(once, 'battles/fighter-patrol')).toEqual(answersIn(often, 'battles/fighter-patrol'));
  });
});

describe('wof battle', () => {
  test('without a name lists the battles, and how each stands', async () => {
    const saves = emptyFolder();
    const list = async () => (await wofHere(saves, ['battle'])).out;
    const told = (await list()).replace(/\s+/g, ' ');
    expect(told).toMatch(
      /^Wings over France above-douai: Above Douai\. Scouts of both sides, [^;]+; 14 Allied machines /,
    );
    expect(told).toContain('cold-meat: Cold Meat. Two R.E.8s at work, ');
    await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'one']);
    expect((await list()).replace(/\s+/g, ' ')).toContain('against 13; under way, seed alea:1:one.');
    await wofHere(saves, ['battle', 'douai', '--policy', 'prudent']);
    expect((await list()).replace(/\s+/g, ' ')).toContain('against 13; fought, seed alea:1:one.');
    expect(JSON.parse((await wofHere(saves, ['battle', '--json'])).out).battles[2]).toMatchObject({
      id: 'over-monchy',
      system: 'wings-over-france',
      title: 'Over Monchy',
    });
  });

  test('a sitting that was kept when its log-book was taken over is listed, and goes on by its own name', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'face-to-face', '--seed', 'kept', '--answers', '-'], ['straight']);
    const [own, kept] = ['face-to-face', 'face-to-face-kept-1'].map((name) =>
      join(saves, 'battles', `${name}.wof.jsonl`),
    );
    writeFileSync(String(kept), readFileSync(String(own)));
    await wofHere(saves, ['battle', 'face-to-face', '--seed', 'other', '--anew', '--answers', '-']);
    const [listed] = JSON.parse((await wofHere(saves, ['battle', '--json'])).out).battles.filter(
      ({ id }: { id: string }) => id === 'face-to-face',
    );
    expect(listed.kept).toEqual([{ name: 'face-to-face-kept-1', stands: 'under way, seed alea:1:kept' }]);
    const onShelf = await wofHere(saves, ['saves']);
    expect(onShelf.out).toContain('Battles: face-to-face, face-to-face-kept-1. wof battle says how they stand.');
    const before = readFileSync(String(own), 'utf8');
    const ran = await wofHere(saves, ['battle', 'face-to-face-kept-1', '--answers', '-'], ['straight']);
    expect({ status: ran.status, err: ran.err }).toEqual({ status: 0, err: '' });
    expect(ran.out).toContain('face-to-face-kept-1 is under way, seed alea:1:kept');
    expect(readFileSync(String(kept), 'utf8').match(/^\["plan-card","straight"/gm)).toHaveLength(2);
    expect(readFileSync(String(own), 'utf8')).toBe(before);
    const anew = await wofHere(saves, ['battle', 'face-to-face-kept-1', '--anew', '--answers', '-']);
    expect(anew.status).not.toBe(0);
    expect(anew.err).toContain('wof battle face-to-face begins that battle');
    expect(readFileSync(String(own), 'utf8')).toBe(before);
  });

  test('a policy fights one to its end, told and with its result; the same seed has the same story', async () => {
    const fought = ['battle', 'over-monchy', '--policy', 'bold', '--seed', 'd'];
    const { status, out } = await wofHere(emptyFolder(), fought);
    expect(status).toBe(0);
    expect(wof(emptyFolder(), fought).out).toBe(out);
    expect(from(out, 'Over Monchy is over')).toMatchSnapshot();
  });

  test('its result is shown again, in words and as data, and the next one begins anew', async () => {
    const saves = emptyFolder();
    expect(await wofHere(saves, ['battle', 'douai', '--result'])).toMatchObject({
      status: 1,
      err: 'above-douai has not been fought to its end. wof battle above-douai fights it.\n',
    });
    const { out } = await wofHere(saves, ['battle', 'douai', '--policy', 'prudent', '--seed', 'one']);
    const result = (await wofHere(saves, ['battle', 'douai', '--result'])).out;
    expect(result).toBe(from(out, 'Above Douai is over'));
    expect(JSON.parse((await wofHere(saves, ['battle', 'douai', '--result', '--json'])).out)).toMatchObject({
      type: 'battle-ended',
    });
    expect((await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'two'])).out).toMatch(
      /^Above Douai, seed alea:1:two\./,
    );
  });

  test('what is left in the middle goes on from there; nothing is lost', async () => {
    const saves = emptyFolder();
    const left = await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'one'], ['carry-on']);
    expect(left.out).toContain('Everything is in the log-book. wof battle above-douai goes on from here.');
    const refused = await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'two']);
    expect(refused).toMatchObject({
      status: 1,
      err: 'above-douai is under way (seed alea:1:one). wof battle above-douai goes on with it; --anew begins it again.\n',
    });
    const on = await wofHere(saves, ['battle', 'douai', '--answers', '-'], ['carry-on fight']);
    expect(on.out).toMatch(/^above-douai is under way, seed alea:1:one: it goes on from there\./);
    expect(on.out).toContain('Above Douai is over');
    const whole = await wofHere(
      emptyFolder(),
      ['battle', 'douai', '--answers', '-', '--seed', 'one'],
      ['carry-on fight'],
    );
    expect(from(on.out, 'Above Douai is over')).toBe(from(whole.out, 'Above Douai is over'));
    await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'one']);
    expect((await wofHere(saves, ['battle', 'douai', '--answers', '-', '--anew', '--seed', 'two'])).out).toContain(
      'seed alea:1:two',
    );
  });

  test('at each prompt one may look, ask why and take back, as in a campaign', async () => {
    const looks = ['?', 'why', 'flight', 'track', 'weather', 'log', 'rule 24', 'dice', 'carry-on'];
    // The last answer of a phase has no dice after it; the one before it has.
    const back = ['take-back', 'take-back', 'undo'];
    const asked = ['battle', 'douai', '--answers', '-', '--seed', 'four'];
    const { out, err, status } = await wofHere(emptyFolder(), asked, [...looks, ...back]);
    expect(out).toContain('Rules 24, 39 and 40: from the top of the track');
    expect(out).toContain('Good Visibility (7).');
    expect(out).toContain('Above Douai: F12, Douai');
    expect(out).toContain('Taken back. The log-book records that it was.');
    expect(status).toBe(1);
    expect(err).toContain('take-back takes it back all the same');
  });

  test('what belongs to a campaign is not offered, and not done', async () => {
    const saves = emptyFolder();
    const { out } = await wofHere(saves, ['battle', 'douai', '--answers', '-'], ['more']);
    expect(out.replaceAll('\n', ' ')).toContain(
      'At every prompt: ?, again, where, who, threats, why, odds, carry-on, orders, legend, mission, flight, layout, track, weather, log, card, rule, note, undo, take-back, dice, quit.',
    );
    expect(out).not.toMatch(/^ {2}(plan|propose|course|map|history)/m);
    expect(out).toMatch(/^ {2}carry-on {3}your men fight on .*\n {13}\S/m);
    for (const word of ['plan', 'propose', 'course home', 'promote', 'map', 'history'])
      expect(await wofHere(saves, ['battle', 'douai', '--answers', '-'], [word])).toMatchObject({
        status: 1,
        err: `${word.split(' ')[0]} has no meaning here.\n`,
      });
  });

  test('a battle that is asked for as if it were a campaign says how it is asked for', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'above-douai', '--answers', '-']);
    for (const command of ['play', 'undo', 'replay', 'verify', 'report', 'log'])
      expect(await wofHere(saves, [command, 'above-douai', ...(command === 'play' ? ['--answers', '-'] : [])])).toEqual(
        {
          status: 1,
          out: '',
          err: 'above-douai is no campaign but a stand-alone battle: wof battle above-douai goes on with it, and undo is typed there; --replay tells it again, --verify proves it, --result shows how it ended.\n',
        },
      );
  });

  test('it is told again and proved, under way and when it is over', async () => {
    const saves = emptyFolder();
    expect(await wofHere(saves, ['battle', 'douai', '--replay'])).toMatchObject({
      status: 1,
      err: 'above-douai has not been fought yet. wof battle above-douai fights it.\n',
    });
    await wofHere(saves, ['battle', 'douai', '--seed', 'd', '--answers', '-'], ['1', '1']);
    expect((await wofHere(saves, ['battle', 'douai', '--replay'])).out).toMatch(
      /\n\nThe log-book has no more of Above Douai yet\.\n$/,
    );
    expect(await wofHere(saves, ['battle', 'douai', '--verify'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(
        /^Above Douai: \d+ throws, 2 answers, borne out so far\.\nabove-douai is borne out, throw by throw\.\n$/,
      ),
    });
    const rest = (await wofHere(saves, ['battle', 'douai', '--policy', 'prudent'])).out;
    const again = (await wofHere(saves, ['battle', 'douai', '--replay', '--at-once'])).out;
    expect(again).toContain(from(rest, 'Above Douai is over'));
    expect(JSON.parse((await wofHere(saves, ['battle', 'douai', '--verify', '--json'])).out)).toMatchObject({
      battle: 'above-douai',
      verdicts: [{ verdict: 'borne-out', day: 1 }],
    });
    expect((await wofHere(saves, ['battle', 'douai', '--replay', '--json'])).out).toMatch(/^\{"type":"battle-began"/);
  });

  test('a battle that goes another way with other dice is told of, with what to do', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'douai', '--policy', 'prudent', '--seed', 'd']);
    const log = join(saves, 'battles', 'above-douai.wof.jsonl');
    const [opening, ...records] = LogBook.open<StandAloneBattle>(nodeDisk, log).records;
    LogBook.begin(nodeDisk, log, [{ ...opening, seed: 'alea:1:other' } as Opening, ...records]).close();
    expect(await wofHere(saves, ['battle', 'douai', '--verify'])).toMatchObject({
      status: 1,
      out: expect.stringMatching(
        /^Above Douai: not borne out\. Line \d+ of the log-book differs first\. The rules call\sfor /,
      ),
      err: 'above-douai is not borne out. wof battle above-douai --anew begins it again.\n',
    });
    expect((await wofHere(saves, ['battle', 'douai', '--replay'])).err).toMatch(
      /^Above Douai was played by version \S+ \(cards \w+\); by the rules and cards of this program it goes another way, and cannot be told turn by turn\. wof battle above-douai --verify says where\.\n$/,
    );
  });

  test.each([
    [['--result', '--verify'], 'One of --result, --replay, --verify, --strip and --why at a time.\n'],
    [['--verify', '--at-once'], '--at-once is for --replay.\n'],
  ])('%j is wrong usage', async (flags, err) => {
    expect(await wofHere(emptyFolder(), ['battle', 'douai', ...flags])).toMatchObject({ status: 2, err });
  });

  test('carry-on knows its place and its words', async () => {
    const wrong = await wofHere(emptyFolder(), ['battle', 'douai', '--answers', '-'], ['carry-on home']);
    expect(wrong).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^carry-on by itself is for this phase, carry-on fight for the whole fight;/),
    });
    const noFight = await wofHere(emptyFolder(), ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['carry-on']);
    expect(noFight).toMatchObject({ status: 1, err: 'There is no fight to carry on with.\n' });
  });

  test('dice by hand are asked for by name', async () => {
    const { out } = await wofHere(emptyFolder(), ['battle', aDuel(), '--dice', 'hand', '--answers', '-'], ['34']);
    expect(out).toMatch(/Initiative Roll \(rule 17\), [^:]+ \(\w+\): throw two dice/);
  });

  test('--json tells every event and every question as data', async () => {
    const { out } = await wofHere(emptyFolder(), ['battle', aDuel(), '--json', '--policy', 'prudent', '--seed', 'one']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ begun: 'duel', seed: 'alea:1:one' });
    expect(lines.map(({ type }) => type)).toContain('battle-ended');
    expect(lines.at(-1)).toEqual({ ended: 'over', battle: 'duel' });
  });
});

describe('hot-seat', () => {
  const answers = Array.from({ length: 80 }, () => '1');

  test('each side is asked for its own, and the screen says whose turn it is', async () => {
    const { out, status } = await wofHere(
      emptyFolder(),
      ['battle', aDuel(), '--hot-seat', '--answers', '-', '--seed', 'three'],
      answers,
    );
    expect(status).toBe(0);
    expect(out).toContain('\nThe Allied side:\n');
    expect(out).toContain('\nThe Germans:\n');
    expect(out).toContain('G12 (Albatros D.III) is the highest on the Initiative Track');
    expect(out).not.toContain('escape');
    expect(out).toContain('A duel is over');
  });

  test('--side german is asked for theirs alone, and its adversary answers for ours', async () => {
    const { out, status } = await wofHere(
      emptyFolder(),
      ['battle', aDuel(), '--side', 'german', '--answers', '-', '--seed', 'one'],
      answers,
    );
    expect(status).toBe(0);
    expect(out).toContain('G12 (Albatros D.III) is the highest on the Initiative Track');
    expect(out).not.toContain('S1 is the highest on the Initiative Track');
    expect(out).toContain('A duel is over');
  });

  test('with a policy for our side only the German player is asked', async () => {
    const { out } = await wofHere(
      emptyFolder(),
      ['battle', aDuel(), '--hot-seat', '--policy', 'bold', '--answers', '-', '--seed', 'one'],
      answers,
    );
    expect(out).toContain('\nThe Germans:\n');
    expect(out).not.toContain('The Allied side:');
    expect(out).toContain('A duel is over');
  });

  test.each([
    ['face-to-face', 'Face to Face is over'],
    ['cold-meat', 'After '],
  ])('a policy for a player who leads the Germans fights %s to its end', async (name, end) => {
    const saves = emptyFolder();
    const { out } = await wofHere(saves, ['battle', name, '--side', 'german', '--policy', 'prudent', '--seed', 'one']);
    expect(out).toContain(`\n${end}`);
    expect((await wofHere(saves, ['battle', name, '--result'])).status).toBe(0);
  });

  test('a step back goes past what the policy answered, to the German player himself', async () => {
    const { out, err } = await wofHere(
      emptyFolder(),
      ['battle', 'douai', '--hot-seat', '--policy', 'bold', '--answers', '-', '--seed', 'one'],
      ['1', '1', 'take-back', '1'],
    );
    expect(err).toBe('');
    const asked = [...out.matchAll(/^(G\d+) \(.*\) is the highest on the/gm)].map(([, machine]) => machine);
    expect(asked.slice(0, 4)).toEqual(['G3', 'G11', 'G12', 'G11']);
  });
});

describe("a player's own battle", () => {
  test('is fought from its file, and goes on from it', async () => {
    const saves = emptyFolder();
    const file = aDuel();
    expect((await wofHere(saves, ['battle', file, '--answers', '-', '--seed', 'three'])).out).toContain(
      'A duel, seed alea:1:three.',
    );
    expect((await wofHere(saves, ['battle', file, '--answers', '-'])).out).toContain('duel is under way');
    expect(readdirSync(join(saves, 'battles'))).toEqual(['duel.wof.jsonl']);
  });

  test('may be one of the examples, a duel on the track, from the side or in the clouds', async () => {
    for (const [file, title] of [
      ['a-duel-at-noon', 'A Duel at Noon'],
      ['a-duel-in-the-clouds', 'A Duel in the Clouds'],
      ['a-duel-over-arras', 'A Duel over Arras'],
    ]) {
      const begun = ['battle', `docs/examples/${file}.yaml`, '--answers', '-', '--seed', 'three'];
      expect((await wofHere(emptyFolder(), begun)).out).toContain(`${title}, seed alea:1:three.`);
    }
  });

  test('is named as its file is, however that ends, and is asked for again by its file', async () => {
    const saves = emptyFolder();
    const file = aDuel().replace(/yaml$/, 'yml');
    writeFileSync(file, DUEL);
    const { out } = await wofHere(saves, ['battle', file, '--answers', '-', '--seed', 'three']);
    expect(out.replace(/\s+/g, ' ')).toContain(`wof battle ${file} goes on from here.`);
    expect(readdirSync(join(saves, 'battles'))).toContain('duel.wof.jsonl');
    expect((await wofHere(saves, ['battle', file, '--result'])).err).toBe(
      `duel has not been fought to its end. wof battle ${file} fights it.\n`,
    );
  });

  test('and from a folder of cards, where wof cards and wof check-data know it', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'battles'));
    writeFileSync(join(folder, 'battles', 'duel.yaml'), DUEL);
    expect((await wofHere(folder, ['battle', 'duel', '--cards', folder, '--policy', 'prudent'])).out).toContain(
      'A duel is over',
    );
    expect((await wofHere(folder, ['cards', 'duel', '--cards', folder])).out).toContain(
      'Allies 8,000 ft, Germans 8,000 ft',
    );
    expect(wof(folder, ['check-data', folder]).status).toBe(0);
  });

  test('with its faults, each on its line, is not fought', async () => {
    const { status, err } = await wofHere(emptyFolder(), [
      'battle',
      aDuel(DUEL.replace('[12]', '[42]').replace('spad-vii', 'spad')),
    ]);
    expect(status).toBe(1);
    expect(err).toMatch(/duel\.yaml, line 10, column 7: there is no aircraft called spad;/);
    expect(err).toMatch(/duel\.yaml, line 13, .*: there is no German counter called 42;/);
  });
});

describe('wrong words', () => {
  test.each([
    [['battle', 'duoai'], 1, 'There is no battle called "duoai". wof battle lists them.\n'],
    [
      ['battle', 'above-duoai'],
      1,
      'There is no battle called "above-duoai". Did you mean above-douai? wof battle lists them.\n',
    ],
    [['battle', 'hard'], 1, '"hard" may be a-hard-task, a-hard-task-patrols. Type more of it.\n'],
    [
      ['battle', 'douai', '--policy', 'mad'],
      2,
      'There is no policy "mad": the policies are prudent, bold, by-the-book, expert, random.\n',
    ],
    [
      ['battle', 'douai', '--side', 'german', '--against', 'acee', '--answers', '-'],
      2,
      'Nobody leads them by the name of "acee": it is novice, steady, sharp, ace, by how well they are led; or a policy, prudent, bold, by-the-book, expert, random.\n',
    ],
    [
      ['battle', '--against', 'foo'],
      2,
      expect.stringMatching(/^Nobody leads them by the name of "foo": it is novice, /),
    ],
    [['battle', 'douai', '--dice', 'loaded'], 2, '--dice is hand or program, not "loaded".\n'],
  ])('%j', async (args, status, err) => {
    expect(
      await wofHere(emptyFolder(), [...args, ...(args.includes('--dice') ? ['--answers', '-'] : [])]),
    ).toMatchObject({
      status,
      err,
    });
  });

  test('a log-book that is damaged is named, and how to begin again', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'douai', '--answers', '-', '--seed', 'one'], ['1', '1']);
    const path = join(saves, 'battles', 'above-douai.wof.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"dawn":1', '"dawn":9'));
    const { status, err } = await wofHere(saves, ['battle', 'douai', '--answers', '-']);
    expect(status).toBe(1);
    expect(err).toContain('wof battle above-douai --anew begins the battle again.');
    expect((await wofHere(saves, ['battle'])).out.replace(/\s+/g, ' ')).toContain('is damaged: line 2 is not whole');
  });
});

test('in a terminal the battle is fought with keys, and left with Ctrl-C', async () => {
  const terminal = new Terminal(emptyFolder(), ['battle', 'douai', '--seed', 'two'], 80, { NO_COLOR: '1' });
  await terminal.sees('Enter goes on');
  await terminal.type('\r');
  await terminal.sees('What does he do?');
  await terminal.type('carry-on\r');
  await terminal.seesOneOf(['Phase 2', 'phase 2', 'Enter goes on']);
  await terminal.type('\u0003');
  expect(await terminal.end()).toBe(0);
});
