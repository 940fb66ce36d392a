import { describe, expect, test } from 'vitest';
import { emptyFolder, Terminal } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const ENTER = '\r';

/** What a hand types that has each day's plan proposed to it, and takes every mission once round the field. */
const HAND: Readonly<Record<string, string>> = {
  'when?': 'propose',
  'Who flies?': 'propose',
  'Who else?': 'propose',
  'Does the plan stand?': 'fly',
  'To what height?': '1000',
  'loaded with?': 'ordinary',
  'nothing that counts': 'land',
  'what now?': 'land',
};

/** Plays until a text is seen; whatever the hand does not know is answered with Enter. */
async function playUntil(end: string, terminal: Terminal): Promise<void> {
  for (let typed = 0; typed < 300; typed++) {
    const seen = await terminal.seesOneOf([end, ...Object.keys(HAND), '\n >']);
    if (seen === end) return;
    await terminal.type(`${HAND[seen] ?? ''}${ENTER}`);
  }
  throw new Error(`The hand never came to "${end}".`);
}

describe('several flights', () => {
  test('three of them are led through a whole day in a real terminal, watch by watch', {
    timeout: 120_000,
  }, async () => {
    const saves = emptyFolder();
    const terminal = new Terminal(saves, ['new', 'wing', '--flights', 'A,B,C', '--seed', 'dawn', '--plain'], 100, {
      NO_COLOR: '1',
    });
    await terminal.sees('You lead A, B and C Flights.');
    await playUntil('Monday, 2 April 1917', terminal);
    await terminal.type(`quit${ENTER}`);
    expect(await terminal.end()).toBe(0);
    const told = terminal.screen.split('\n');
    const watches = told.flatMap(
      (line) => /^([ABC]) Flight, (dawn|morning|afternoon|twilight)\./.exec(line)?.slice(1).join(' ') ?? [],
    );
    const order = ['dawn', 'morning', 'afternoon', 'twilight'].flatMap((watch) =>
      ['A', 'B', 'C'].map((flight) => `${flight} ${watch}`),
    );
    expect(watches.length).toBeGreaterThan(6);
    expect(watches).toEqual(order.filter((watch) => watches.includes(watch)));
    expect(told.filter((line) => line.startsWith('Weather Forecast')).length).toBe(2);
    expect(['A', 'B', 'C'].every((flight) => told.some((line) => line.startsWith(`${flight} Flight, evening: `)))).toBe(
      true,
    );
    expect((await wofHere(saves, ['verify', 'wing'])).out).toContain('wing is borne out, throw by throw.');
  });

  test('the player leads one, and a policy the others: of them he hears what is heard in the mess', {
    timeout: 120_000,
  }, async () => {
    const saves = emptyFolder();
    const terminal = new Terminal(saves, ['new', 'lead', '--others', 'prudent', '--seed', 'dawn', '--plain'], 120, {
      NO_COLOR: '1',
    });
    await terminal.sees('A and C Flights are led by');
    await playUntil('Monday, 2 April 1917', terminal);
    await terminal.type(`quit${ENTER}`);
    expect(await terminal.end()).toBe(0);
    expect(terminal.screen).not.toMatch(/^[AC] Flight\. /m);
    expect(terminal.screen).toMatch(/^A Flight, evening: /m);
    expect(terminal.screen).not.toMatch(/^A Flight, (morning|afternoon)\. /m);
    expect((await wofHere(saves, ['verify', 'lead'])).out).toContain('lead is borne out, throw by throw.');
    expect((await wofHere(saves, ['status', 'lead'])).out).toContain('Victory Points of all flights');
    expect((await wofHere(saves, ['roster', 'lead'])).out).toMatch(/A Flight.*B Flight.*C Flight/s);
    expect((await wofHere(saves, ['saves'])).out).toContain('lead: 2 April, A, B and C Flights');
  });

  test.each(['all', 'C, b and a'])('"%s" leads all three', async (flights) => {
    const { out } = await wofHere(emptyFolder(), ['new', 'three', '--flights', flights, '--answers', '-']);
    expect(out).toContain('You lead A, B and C Flights.');
  });

  test('what cannot be led is wrong usage', async () => {
    const saves = emptyFolder();
    const { status, err } = await wofHere(saves, ['new', 'all', '--flights', 'C,B,A', '--others', 'bold']);
    expect([status, err]).toEqual([2, 'You lead all three flights: there are no others for a policy.\n']);
    expect((await wofHere(saves, ['new', 'two', '--flights', 'B', '--others', 'reckless'])).status).toBe(2);
  });
});
