import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../../src/logbook/record.ts';
import { layCrafted } from '../support/program/crafted-book.ts';
import { emptyFolder, Terminal } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const ENTER = '\r';

const openingIn = (saves: string, name: string) =>
  JSON.parse(readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8').split('\n')[0] ?? '');

/** The same dawn on the day after the last. */
function atTheEnd(dawn: LogRecord<object> | undefined): object {
  const state = dawn && 'state' in dawn ? dawn.state : {};
  return { dawn: 22, state: { ...state, day: 22 } };
}

describe('wof new', () => {
  /** What is printed until the campaign has begun. */
  const setUp = async (saves: string, answers: readonly string[], flags: readonly string[] = []) => {
    const { status, out, err } = await wofHere(saves, ['new', ...flags, '--answers', '-'], answers);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    return out.split('Sunday, 1 April')[0] ?? '';
  };

  test('without a name it asks for name, flights and preset, and again for what cannot be; the rest is as usual', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'taken']);
    const told = await setUp(saves, ['../war', 'Taken', 'my war', 'd', '2', 'first', 'usual', 'quit']);
    expect(told.replace(/ is begun: [\s\S]*/, ' is begun.')).toMatchSnapshot();
    expect(openingIn(saves, 'my war')).toMatchObject({ ironman: false, hints: true, byHand: [] });
    expect((await wofHere(saves, ['saves'])).out).toContain('my war: 1 April, A Flight');
  });

  test('Enter alone, time and again, begins with B Flight as printed', { timeout: 60_000 }, async () => {
    const saves = emptyFolder();
    const terminal = new Terminal(saves, ['new'], 80, {});
    for (const asked of ['to be called?', 'Which flight do you lead?', 'How do you play?', 'The rest as usual?']) {
      await terminal.sees(asked);
      terminal.press(ENTER);
    }
    await terminal.sees('april is begun: as-printed');
    await terminal.sees('Enter goes on >');
    await terminal.type(ENTER);
    await terminal.sees('when?');
    await terminal.type(`quit${ENTER}`);
    expect(await terminal.end()).toBe(0);
    expect((await wofHere(saves, ['saves'])).out).toContain('april: 1 April, B Flight');
  });

  describe('in a terminal', { timeout: 60_000 }, () => {
    const CURSOR_DOWN = '\u001b[B';

    test('a list is walked, and several flights are typed; a wrong line is told', async () => {
      const saves = emptyFolder();
      const terminal = new Terminal(saves, ['new', '--preset', 'ironman', '--dice', 'program'], 80, {});
      await terminal.sees('to be called?');
      terminal.press(`../war${ENTER}`);
      await terminal.sees('cannot name a campaign');
      terminal.press(`war${ENTER}`);
      await terminal.sees('Which flight do you lead?');
      terminal.press('several');
      await terminal.sees('> 8. several');
      terminal.press(ENTER);
      await terminal.sees('Which flights?');
      terminal.press(`x${ENTER}`);
      await terminal.sees('Letters of flights belong here');
      terminal.press(`\u0015c, b${ENTER}`);
      await terminal.sees('war is begun: ironman');
      expect((await wofHere(saves, ['saves'])).out).toContain('war: 1 April, B and C Flights');
    });

    test('the name that Enter takes is free', async () => {
      const saves = emptyFolder();
      await wofHere(saves, ['new', 'april', '--seed', 'dawn', '--answers', '-'], ['quit']);
      const terminal = new Terminal(saves, ['new', '--flights', 'B'], 80, {});
      await terminal.sees('(april-2)');
      terminal.press(ENTER);
      await terminal.sees('How do you play?');
      terminal.press('\u0003');
      expect(await terminal.end()).toBe(0);
    });

    test('the rest is looked at, and what is set stands first', async () => {
      const saves = emptyFolder();
      const flags = ['--flights', 'B', '--preset', 'ironman', '--set', 'dice=hand'];
      const terminal = new Terminal(saves, ['new', ...flags], 80, {});
      await terminal.sees('to be called?');
      terminal.press(ENTER);
      await terminal.sees('as your settings have it');
      terminal.press(`n${ENTER}`);
      await terminal.sees('do they fly?');
      terminal.press(`${CURSOR_DOWN}${ENTER}`);
      await terminal.sees('> 1. hand');
      terminal.press('quit');
      await terminal.sees('> 3. quit');
      terminal.press(ENTER);
      await terminal.sees('No campaign was begun.');
      expect(await terminal.end()).toBe(0);
    });

    test.each([
      ['Ctrl-C', '\u0003'],
      ['Ctrl-D', '\u0004'],
    ])('%s leaves at a line and at a list, and nothing is begun', async (_, key) => {
      for (const flags of [['new'], ['new', '--flights', 'B']]) {
        const saves = emptyFolder();
        const terminal = new Terminal(saves, flags, 80, {});
        await terminal.sees('to be called?');
        if (flags.length > 1) {
          terminal.press(ENTER);
          await terminal.sees('How do you play?');
        }
        terminal.press(key);
        await terminal.sees('No campaign was begun.');
        expect(await terminal.end()).toBe(0);
        expect(readdirSync(saves)).toEqual([]);
      }
    });

    test('without colour there is none, and by ear all is asked in lines', async () => {
      const bare = new Terminal(emptyFolder(), ['new'], 40, { NO_COLOR: '1' });
      await bare.sees('to be called?');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
      expect(bare.raw).not.toMatch(/\u001b\[(?:3\d|9\d|1|2)m/);
      const byEar = new Terminal(emptyFolder(), ['new', '--set', 'by-ear=on'], 80, {});
      await byEar.sees('Name:');
    });
  });

  test.each([
    ['a and c', 'A and C Flights'],
    ['c, b', 'B and C Flights'],
    ['all', 'A, B and C Flights'],
    ['C', 'C Flight'],
  ])('flights typed as "%s" are %s', async (typed, flights) => {
    const saves = emptyFolder();
    await setUp(saves, ['war', typed, 'as-printed', 'usual', 'quit']);
    expect((await wofHere(saves, ['saves'])).out).toContain(`war: 1 April, ${flights}`);
  });

  test('who looks at the rest is asked for the other flights, dice, weather, real days, Germans, length, depot, tasks and seed', async () => {
    const saves = emptyFolder();
    const rest = [
      'look',
      'prudent',
      'program',
      'real',
      'real-days',
      'followed',
      'month',
      'mixed',
      'tasks',
      'a:b',
      'dawn',
    ];
    const told = await setUp(saves, ['war', 'A,C', 'as-printed', ...rest, 'quit']);
    expect(
      told.slice(told.indexOf('The rest as usual')).replace(/war is begun: [\s\S]*/, 'war is begun.'),
    ).toMatchSnapshot();
    expect(openingIn(saves, 'war')).toMatchObject({
      seed: 'alea:1:dawn',
      others: { flights: ['B'], policy: 'prudent' },
      history: true,
    });
    const [, dawn] = readFileSync(join(saves, 'war.wof.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(dawn ?? '').state).toMatchObject({
      realWeather: true,
      followsGermans: true,
      until: 30,
      depot: 'mixed',
      tasks: { lastOffered: 0, chains: [] },
    });
  });

  test('another squadron is chosen where the flights are, and then one of its flights', async () => {
    const saves = emptyFolder();
    const told = await setUp(saves, ['war', 'bristols', 'A', 'as-printed', 'usual', 'quit']);
    expect(told.match(/Which flight do you lead/g)).toHaveLength(2);
    expect(openingIn(saves, 'war')).toMatchObject({ squadron: 'bristols' });
    expect((await wofHere(saves, ['saves'])).out).toContain('war: 1 April, A Flight');
  });

  test('what of ours is chosen beside the printed cards is told as the campaign begins', async () => {
    const begun = async (...more: string[]) =>
      (await wofHere(emptyFolder(), ['new', 'war', '--seed', 'x', ...more, '--answers', '-'])).out.replaceAll(
        '\n',
        ' ',
      );
    expect(await begun()).toContain('war is begun: as-printed, seed alea:1:x.');
    expect(await begun('--tasks')).toContain('war is begun: as-printed but with special tasks, seed');
    expect(await begun('--mess', '--careers', '--until', '30', '--depot', 'mixed')).toContain(
      'war is begun: as-printed but with a mess that asks, careers, a mixed depot and thirty days, seed',
    );
  });

  test('special tasks are not to be had with the printed preset', async () => {
    const refused = await wofHere(emptyFolder(), ['new', 'war', '--tasks', '--preset', 'as-printed']);
    expect(refused.err).toContain('The printed campaign has no special tasks');
  });

  test('who leads all three flights is not asked for the others; what is usual adds nothing', async () => {
    const saves = emptyFolder();
    const told = await setUp(saves, [
      'war',
      'all',
      'as-printed',
      'look',
      'hand',
      'forecast',
      'your-story',
      'gone',
      'three-weeks',
      'same',
      'none',
      'x',
      'quit',
    ]);
    expect(told).not.toContain('do they fly?');
    expect(openingIn(saves, 'war')).toMatchObject({ seed: 'alea:1:x' });
    expect(openingIn(saves, 'war').byHand).not.toEqual([]);
    expect(openingIn(saves, 'war')).not.toHaveProperty('others');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('left after %i answers it has begun nothing', async (given) => {
    const saves = emptyFolder();
    const rest = ['look', 'stand-by', 'program', 'forecast', 'your-story', 'gone'];
    const answers = ['war', 'B', 'as-printed', ...rest].slice(0, given - 1);
    for (const leaving of [[...answers, 'quit'], answers])
      expect((await wofHere(saves, ['new', '--answers', '-'], leaving)).status).toBe(0);
    expect(readdirSync(saves)).toEqual([]);
  });

  test('what the flags say is not asked', async () => {
    const saves = emptyFolder();
    const flags = ['--flights', 'C', '--preset', 'ironman', '--dice', 'program', '--seed', 'dawn'];
    const { out } = await wofHere(saves, ['new', ...flags, '--answers', '-'], ['war', 'quit']);
    expect(out).not.toMatch(/Which flight|How do you play|Who throws|From which word|The rest as usual/);
    expect(openingIn(saves, 'war')).toMatchObject({ ironman: true });
    expect((await wofHere(saves, ['status', 'war'])).out).not.toContain('A first tour');
  });

  test('(46) a first tour says in its status how much more kindly requests are answered', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'tour', '--preset', 'first-tour', '--ironman']);
    expect((await wofHere(saves, ['status', 'tour'])).out.replace(/\s+/g, ' ')).toContain(
      'A first tour: requests are answered more kindly than the card has it, by +3 for machines and +3 for aircrew.',
    );
    expect(JSON.parse((await wofHere(saves, ['status', 'tour', '--json'])).out)).toMatchObject({
      replacements: 'gentler',
      ironman: true,
    });
  });

  test('hints explain a kind of question the first two times, and no more', async () => {
    const hinted = async (preset: string) => {
      const { out } = await wofHere(
        emptyFolder(),
        ['new', 'x', '--preset', preset, '--seed', 'dawn', '--answers', '-'],
        ['morning', 'not-flown', 'not-flown', 'not-flown'],
      );
      return out.match(/^Rules 6 and 7: more machines/gm)?.length ?? 0;
    };
    expect([await hinted('first-tour'), await hinted('as-printed')]).toEqual([2, 0]);
  });

  test('the mess asks where a campaign is begun with it, and never in the printed one', async () => {
    const saves = emptyFolder();
    expect((await wofHere(saves, ['new', 'x', '--mess', '--seed', 'dawn'])).status).toBe(0);
    expect((await wofHere(saves, ['status', 'x'])).out.replace(/\s+/g, ' ')).toContain('In the mess you are asked');
    const { status, err } = await wofHere(saves, ['new', 'y', '--mess', '--preset', 'as-printed']);
    expect({ status, err }).toEqual({
      status: 2,
      err: 'The printed campaign asks nothing in the mess: leave out --mess, or --preset as-printed.\n',
    });
  });

  test('a preset that is none is wrong usage', async () => {
    const { status, err } = await wofHere(emptyFolder(), ['new', 'x', '--preset', 'easy']);
    expect({ status, err }).toEqual({
      status: 2,
      err: 'There is no preset "easy": they are as-printed, first-tour, ironman.\n',
    });
  });
});

describe('wof alone', () => {
  test('Enter begins at once where nothing lies on the shelf', { timeout: 60_000 }, async () => {
    const saves = emptyFolder();
    const terminal = new Terminal(saves, [], 80, {});
    await terminal.sees('begin at once: B Flight, a first tour, called april');
    await terminal.type('x');
    await terminal.type(ENTER);
    await terminal.sees('april is begun: first-tour');
    await terminal.sees('control of the skies');
    await terminal.sees('Enter goes on >');
    await terminal.type(ENTER);
    await terminal.sees('when?');
    await terminal.type(`quit${ENTER}`);
    expect(await terminal.end()).toBe(0);
    expect(openingIn(saves, 'april')).toMatchObject({ hints: true });
  });

  test('with campaigns there Enter goes on with the last, b begins another, o leads to any', {
    timeout: 60_000,
  }, async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'april', '--seed', 'dawn']);
    await wofHere(saves, ['new', 'easter', '--seed', 'dawn']);
    const other = new Terminal(saves, [], 120, {});
    await other.sees('go on with easter');
    await other.sees('begin at once: B Flight, a first tour, called april-2');
    await other.type('o');
    await other.sees('Campaign:');
    await other.type(`april${ENTER}`);
    await other.sees('when?');
    await other.type(`afternoon${ENTER}`);
    await other.sees('Who flies?');
    await other.type(`quit${ENTER}`);
    expect(await other.end()).toBe(0);
    const again = new Terminal(saves, [], 80, {});
    await again.sees('go on with april');
    await again.type('q');
    expect(await again.end()).toBe(0);
  });

  test('one that is over is not what Enter goes on with, though o leads to it', { timeout: 60_000 }, async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'april', '--seed', 'dawn']);
    layCrafted(saves, 'april', 'flown', ([opening, dawn]) => [{ ...opening, campaign: 'flown' }, atTheEnd(dawn)]);
    const some = new Terminal(saves, [], 80, {});
    await some.sees('flown: over');
    await some.sees('go on with april');
    await some.type('q');
    expect(await some.end()).toBe(0);
    rmSync(join(saves, 'april.wof.jsonl'));
    const none = new Terminal(saves, [], 80, {});
    await none.sees('Enter  begin at once');
    await none.sees('go on with another campaign');
    await none.type('q');
    expect(await none.end()).toBe(0);
  });

  test('a terminal that can only print has its line read; a closed input is no fault', {
    timeout: 60_000,
  }, async () => {
    const saves = emptyFolder();
    const terminal = new Terminal(saves, [], 40, { TERM: 'dumb' });
    await terminal.sees('Press a key:');
    await terminal.type('z\n');
    await terminal.sees('The keys are Enter, n, t, q:');
    await terminal.type('?\n');
    await terminal.sees('You lead a flight from 1 to 21 April 1917.');
    await terminal.type('n\n');
    await terminal.sees('What is the campaign to be called?');
    await terminal.type('quit\n');
    expect(await terminal.end()).toBe(0);
    expect(readdirSync(saves)).toEqual([]);
    const closed = new Terminal(saves, [], 80, { TERM: 'dumb' });
    await closed.type('\u0004');
    expect(await closed.end()).toBe(0);
  });

  test('Ctrl-C at the first page leaves', { timeout: 60_000 }, async () => {
    const terminal = new Terminal(emptyFolder(), [], 80, {});
    await terminal.sees('Press a key:');
    await terminal.type('x');
    await terminal.sees('The keys are Enter, n, t, q:');
    await terminal.type('?');
    await terminal.sees('You lead a flight from 1 to 21 April 1917.');
    await terminal.sees('Who has never played begins with t.');
    await terminal.type('\u0003');
    expect(await terminal.end()).toBe(0);
  });
});

describe('wof tutorial', () => {
  const tutorial = (...answers: string[]) =>
    wofHere(emptyFolder(), ['tutorial', '--seed', 'dawn', '--answers', '-'], answers);

  test('each step is told, can be looked at, and is taken as the rulebook has it; then its fight may be fought', async () => {
    const squares = 'B1 23, B3 56, B6 41, B7 11';
    const throws = ['3 3, 1 6, 4 5, 5 6', '3 6, 5 1', '3 5', '4 5, 1 3'];
    const { status, out, err } = await tutorial('rule 12', 'undo', '2 3', 'w', 'e', squares, ...throws, 'fight');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [told = '', fight = ''] = out.split('\nAt every prompt:');
    expect(told).toMatchSnapshot();
    expect(fight).toContain('Initiative Track, phase 1');
  });

  test('skip goes to the end of it, with the same dice before it', async () => {
    const { out } = await tutorial('2 3', 'skip', 'what', 'fight');
    expect(out).toContain('Enter goes on with a mission of your own; fight takes');
    expect(out).toContain('Lt Appleton of B3 takes no notice and keeps his station.');
    expect(out).toContain('Here the rulebook leaves you, with six red machines');
    expect(out).toContain('Initiative Track, phase 1');
  });

  test('a mission of his own teaches plan, height, course and fight; it is won, reported, and hands over', {
    timeout: 120_000,
  }, async () => {
    const led = ['propose', 'fly', '5,000', 'course patrol h11 h12', 'spread', 'course', 'attack', 'carry-on fight'];
    const home = ['course patrol h11 h12 at 5000', 'course home'];
    const { out } = await wofHere(emptyFolder(), ['tutorial', '--answers', '-'], ['skip', 'mission', ...led, ...home]);
    const lessons = [
      'The plan. N',
      'The plan is whole',
      'Height. ',
      'The map. ',
      'The enemy, and',
      'The Initiative Track. E',
    ];
    const places = [...lessons, 'The fight is over. '].map((lesson) => out.indexOf(`\n${lesson}`));
    expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true);
    expect(out).toMatch(/Dawn Patrol is over: \+\d+ Victory Points/);
    expect(out).toMatch(/[Aa]ll came home\.|[Aa]ll were back at Amiens|[Nn]obody was missing/);
    expect(out).toMatch(/an? [A-Z][^:]* (shot|forced) down by/);
    expect(out).toContain('That was a mission: planned, flown and reported.');
    const [, own = 0] = /Dawn Patrol is over: \+(\d+) Victory Points/.exec(out) ?? [];
    const after = out.slice(out.indexOf('That was a mission'));
    // Each of the others is told in a line with what it brought, and nothing of what was ordered.
    const flown = after.slice(0, after.indexOf('Read the evening'));
    const others = [...flown.matchAll(/^ {2}[A-Z][^:]*: ([+-]?\d+)/gm)].map(([, points]) => Number(points));
    expect(others).toHaveLength(3);
    expect(out.slice(out.indexOf('Dawn Patrol is over'))).not.toContain('Balloon Bursting, zones');
    expect(after.replace(/\s+/g, ' ')).toMatch(/Ratings that have changed .*The evening\. The table/);
    expect(after).toMatch(/Evening\.[\s\S]*\nThe evening\. The table/);
    expect(after).not.toContain('Encounter Roll');
    const evening = ['lesson', 'nobody', 'propose', 'lesson', 'fly'];
    const whole = await wofHere(
      emptyFolder(),
      ['tutorial', '--answers', '-'],
      ['skip', 'mission', ...led, ...home, ...evening],
    );
    expect(whole.out).toContain('That was a day, and the next is planned.');
    expect(whole.out).toContain(
      `Victory Points of the day: +${others.reduce((sum, each) => sum + each, Number(own))}.`,
    );
    expect(whole.out.match(/^The evening\. The table/gm)).toHaveLength(2);
    expect(whole.out.match(/^The next day\. Breakfast/gm)).toHaveLength(2);
  });

  test('its questions have their odds, on the way, in its fight and in the fight of the rulebook', {
    timeout: 120_000,
  }, async () => {
    const led = ['propose', 'fly', '5,000', 'odds', 'course patrol h11 h12', 'spread', 'course', 'attack', 'odds'];
    const lines = [
      ['skip', 'mission', ...led],
      ['skip', 'fight', 'odds'],
    ];
    for (const typed of lines) {
      const { out, err } = await wofHere(emptyFolder(), ['tutorial', '--answers', '-'], typed);
      expect(err).not.toContain('fault of the program');
      expect(out.match(/Played to the [^;]*; behind:/g)).toHaveLength(typed.filter((line) => line === 'odds').length);
    }
  });

  test.each([
    ['quit', `quit${ENTER}`],
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['Ctrl-C in the fight', `skip${ENTER}`, `fight${ENTER}`, '\u0003'],
    ['Ctrl-D in a mission of his own', `skip${ENTER}`, ENTER, '\u0004'],
  ])('left by %s it keeps nothing on the shelf, and leaves nothing behind', async (_, ...typed) => {
    const [saves, TMPDIR] = [emptyFolder(), emptyFolder()];
    const terminal = new Terminal(saves, ['tutorial', '--seed', 'dawn'], 80, { TMPDIR });
    for (const keys of typed) {
      await terminal.seesOneOf(['At every prompt:', 'Enter: 2 3', 'quit leaves.\n', 'Enter goes on']);
      await terminal.type(keys);
    }
    await terminal.sees('The tutorial keeps nothing. wof tutorial begins it again.');
    expect(await terminal.end()).toBe(0);
    expect([readdirSync(saves), readdirSync(TMPDIR)]).toEqual([[], []]);
  });

  test.each([
    ['the end of the answers', '2 3\n', 0],
    ['an answer that cannot be', '2 3\nskip\nfight\nloop\n', 1],
  ])('nor does %s leave anything behind', (_, input, status) => {
    const [saves, TMPDIR] = [emptyFolder(), emptyFolder()];
    const env = { ...process.env, WOF_SAVES: saves, TMPDIR };
    expect(spawnSync(process.execPath, ['bin/wof.js', 'tutorial', '--answers', '-'], { input, env }).status).toBe(
      status,
    );
    expect([readdirSync(saves), readdirSync(TMPDIR)]).toEqual([[], []]);
  });

  test('without a terminal and without answers it is wrong usage', async () => {
    expect(await wofHere(emptyFolder(), ['tutorial'])).toMatchObject({ status: 2, out: '' });
  });
});
