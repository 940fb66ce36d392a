import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import { attempt, type Commander, nobody } from '../../../src/logbook/attempt.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { fightingOn } from '../../../src/seat/policy/fight-on.ts';
import { bestOf, oddsOf, playingOut } from '../../../src/seat/policy/play-out.ts';
import { book } from '../../support/cards/book.ts';
import { emptyFolder, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

describe('odds, at a prompt', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'a', '--seed', 'dawn']);
  const odds = (...more: readonly string[]) => wofHere(saves, ['play', 'a', '--answers', '-', ...more], ['odds']);
  const asked = JSON.parse((await odds('--json')).out.split('\n').find((line) => line.startsWith('{"odds"')) ?? '{}');

  test('every answer is told of, with its error, and the question stands', async () => {
    expect(asked.odds.length).toBeGreaterThan(1);
    for (const { points, pays, playouts } of asked.odds) {
      // Two playouts on a busy machine may come to the same.
      expect(points.to > points.value || playouts < 20).toBe(true);
      expect(pays.from <= pays.value && pays.value <= pays.to).toBe(true);
      expect(playouts).toBeGreaterThanOrEqual(2);
    }
    expect((await wofHere(saves, ['verify', 'a'])).out).toContain('0 answers');
  });

  test('they are told with how often each was played, and the log-book says once that they were asked for', () => {
    const { out } = wof(saves, ['play', 'a', '--answers', '-'], ['odds']);
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /Played to the evening [\d to]+ times, VP at even luck\. worth: .*; behind: /,
    );
    expect(readFileSync(join(saves, 'a.wof.jsonl'), 'utf8').split('"odds"')).toHaveLength(2);
  });

  test('asked for again, they are added to: no answer has been played less often than before', {
    timeout: 60_000,
  }, async () => {
    const { out } = await wofHere(saves, ['play', 'a', '--answers', '-', '--json'], ['odds', 'odds']);
    const [first, again] = out.split('\n').flatMap((line) => (line.startsWith('{"odds"') ? [JSON.parse(line)] : []));
    const playouts = (told: typeof first) =>
      Object.fromEntries(told.odds.map((each: { answer: string; playouts: number }) => [each.answer, each.playouts]));
    const [before, after] = [playouts(first), playouts(again)];
    for (const answer of Object.keys(before)) expect(after[answer]).toBeGreaterThanOrEqual(before[answer]);
    const sum = (of: object) => Object.values(of).reduce((all: number, each: number) => all + each, 0);
    expect(sum(after)).toBeGreaterThan(sum(before));
  });

  test('Victory Points are told without luck, and over the dice of the best: what is behind has less of them', () => {
    const came = (points: number, luck: number) => ({ points, luck, stake: 0, machines: 0, men: 0, pays: points > 0 });
    const best = [came(10, 0), came(12, 0), came(2, 0), came(4, 0)];
    // Given up after two throws that were lucky for both.
    const hold = { answer: 'hold', came: [came(14, 5), came(12, 1)], behind: { value: 1, from: 0.5, to: 1.5 } };
    expect(oddsOf(hold, best).points.value).toBe(6);
    expect(oddsOf({ ...hold, answer: 'escape', came: best }, best).points.value).toBe(7);
    const first = { answer: 'escape', came: best, behind: { value: 0, from: 0, to: 0 } };
    expect(bestOf({ played: [first, hold], foremost: ['escape'], left: [] })).toBe(best);
  });

  test('the same dice bring the same', () => {
    const dawn = newCampaign(['B'], book);
    const asking = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:dawn', 1), commander: nobody });
    if (asking.status !== 'asking') return expect.unreachable();
    const played = () => playingOut({ dawn, past: asking.fresh, asked: asking.question }, book).play;
    const [first = ''] = asking.question.options;
    expect([1, 2, 3].map((number) => played()(first, number))).toEqual([1, 2, 3].map((n) => played()(first, n)));
  });

  test('in the air they are played to the end of the mission, on the ground to the evening', () => {
    const dawn = newCampaign(['B'], book);
    const prudent = policyNamed('prudent', 'odds');
    const asking = (decision: string) => {
      const commander: Commander = ({ question }) =>
        question.decision === decision ? undefined : answerBy(prudent, question, book);
      const at = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:april-2', 1), commander });
      if (at.status !== 'asking') throw new Error(`No ${decision} was asked.`);
      return { dawn, past: wayTo(at), asked: at.question };
    };
    expect(playingOut(asking('assign'), book).to).toBe('day');
    const prompt = asking('attack');
    const { to, play } = playingOut(prompt, book);
    expect(to).toBe('mission');
    const declined = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => play('decline', number));
    // (43) A man or a machine that is lost costs points; without any the mission pays or brings nothing.
    for (const came of declined) {
      expect(came?.pays).toBe((came?.points ?? 0) > 0);
      if (came?.men === 0) expect(came.stake).toBe(0);
    }
    expect(play('decline', 1)).toEqual(declined[0]);
  });

  test('a fight with secrets in it is played out to its end, and the same dice bring the same', () => {
    const dawn = { ...newCampaign(['B'], book), fights: 'clouds-of-glory' } as const;
    const steady = policyNamed('by-the-book', 'odds');
    const commander: Commander = ({ question }) =>
      'view' in question.about ? undefined : answerBy(steady, question, book);
    const asking = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:april-2', 1), commander });
    if (asking.status !== 'asking') return expect.unreachable();
    const play = () => fightingOn({ dawn, past: wayTo(asking), asked: asking.question }, book);
    const [first = ''] = asking.question.options;
    const ended = play()(first, 1);
    expect(ended?.ours).toBeGreaterThanOrEqual(0);
    expect(play()(first, 1)).toEqual(ended);
  });

  test("in a day's second fight no guess goes astray by what was kept in the first", () => {
    const { dawn, asking, past } = inASecondFight();
    const play = fightingOn({ dawn, past, asked: asking.question }, book);
    const [first = ''] = asking.question.options;
    const ended = [0, 1, 2, 3].map((number) => play(first, number));
    expect(ended.filter((each) => each === undefined)).toEqual([]);
  });

  test('a purist is told none', async () => {
    expect((await odds('--purist')).err).toBe('This is played by a purist: no odds are told.\n');
    await wofHere(saves, ['new', 'b', '--seed', 'dawn', '--purist']);
    expect((await wofHere(saves, ['play', 'b', '--answers', '-'], ['odds'])).status).toBe(1);
  });

  test('the score of a shared day says that odds were asked for', async () => {
    const { begun } = JSON.parse((await wofHere(saves, ['day', '--json'])).out.split('\n')[0] ?? '');
    await wofHere(saves, ['play', begun, '--answers', '-'], ['odds']);
    expect((await wofHere(saves, ['day', begun, '--policy', 'prudent'])).out).toContain('odds asked for');
  });
});

/** A plan of ours in the second fight of a day that is fought with manoeuvre cards, after the first turn of it. */
function inASecondFight() {
  const dawn = { ...newCampaign(['B'], book), fights: 'wings-of-war' } as const;
  const steady = policyNamed('by-the-book', 'odds');
  const commander: Commander = ({ question }, today) => {
    const isLate = today.filter(({ type }) => type === 'fight-began').length > 1;
    const isPlan = question.decision === 'plan-card' && question.about.view.turn > 1;
    return isLate && isPlan ? undefined : answerBy(steady, question, book);
  };
  const asking = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:april-2', 1), commander });
  if (asking.status !== 'asking') throw new Error('The day came to no second fight.');
  return { dawn, asking, past: wayTo(asking) };
}

type Asking = Extract<ReturnType<typeof attempt>, { status: 'asking' }>;

/** What was thrown and answered as far as the question that stands. */
const wayTo = ({ given, fresh }: Asking) => [
  ...given.flatMap(({ threw, asked: { question }, answer }) => [...threw, { asked: question.decision, answer }]),
  ...fresh,
];

describe('odds, in a battle', () => {
  const saves = emptyFolder();
  const oddsIn = (...battle: readonly string[]) =>
    wofHere(saves, ['battle', ...battle, '--seed', 'odds', '--anew', '--answers', '-', '--json'], ['odds']);
  const told = ({ out }: { out: string }) =>
    JSON.parse(out.split('\n').find((line) => line.startsWith('{"odds"')) ?? '{}');

  test.each([['above-douai'], ['face-to-face', '--side', 'german'], ['patrol-at-noon'], ['infanteriflieger']])(
    '%s: what each answer brings by the end, with its error',
    async (...battle) => {
      const { odds, notPlayedOut } = told(await oddsIn(...battle));
      expect(odds.length + notPlayedOut).toBeGreaterThan(1);
      for (const { wins, points, ours, theirs, playouts } of odds) {
        expect(playouts).toBeGreaterThanOrEqual(2);
        expect(0 <= wins.from && wins.from < wins.to && wins.to <= 1).toBe(true);
        expect([points.to >= points.from, ours.value >= 0, theirs.value >= 0]).toEqual([true, true, true]);
      }
    },
  );

  test('the rows of the page are rated, by their own words; a program gets what can be typed for them', async () => {
    const { odds } = told(await oddsIn('patrol-at-noon'));
    const kinds = odds.map(({ answer }: { answer: string }) => answer);
    expect(kinds).toEqual(expect.arrayContaining(['6 level', expect.stringMatching(/^6 hard-dive|^6 shallow-dive/)]));
    expect(kinds.length).toBeLessThanOrEqual(6);
    const typed = ['battle', 'patrol-at-noon', '--seed', 'odds', '--anew', '--answers', '-'];
    const { out } = await wofHere(saves, typed, ['odds']);
    expect(out).toMatch(/ {2}level 6 1( \(|$)/m);
    expect(out).toMatch(/ {2}dive 6 \d+( \(|$)/m);
    expect(out.match(/\(.*Enter\)/g)).toHaveLength(1);
    expect(out).not.toContain('ot played out');
  });

  test('its own dice are not touched: the battle goes on as if nobody had asked', async () => {
    const fought = async (asked: readonly string[]) => {
      await wofHere(
        saves,
        ['battle', 'face-to-face', '--seed', 'q', '--anew', '--answers', '-'],
        [...asked, 'straight'],
      );
      await wofHere(saves, ['battle', 'face-to-face', '--policy', 'prudent']);
      return (await wofHere(saves, ['battle', 'face-to-face', '--result', '--json'])).out;
    };
    expect(await fought(['odds'])).toBe(await fought([]));
    expect((await wofHere(saves, ['battle', 'face-to-face', '--verify'])).status).toBe(0);
  });

  test('a purist is told none', async () => {
    expect((await oddsIn('face-to-face', '--purist')).err).toBe('This is played by a purist: no odds are told.\n');
  });
});
