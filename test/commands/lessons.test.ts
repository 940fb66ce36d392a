import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { NO_ORDERS } from '../../src/campaign/standing-orders.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { taughtBy } from '../../src/commands/play/lesson.ts';
import { unkeptLog } from '../../src/commands/play/unkept-log.ts';
import { GAME_SCREENS } from '../../src/games/screens.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { findToldRules } from '../../src/screens/pages/rules-of-fights.ts';
import { theBattleGame } from '../../src/seat/game.ts';
import { seedOf } from '../../src/seat/set-up/read-options.ts';
import { findBattle } from '../../src/seat/sit-down/open-battle.ts';
import { enterTakes } from '../../src/seat/typed/at-hand.ts';
import type { Question } from '../../src/table/decisions.ts';
import { marksIn } from '../ledger/marks.ts';
import { book } from '../support/cards/book.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { untilItEnds, wofHere } from '../support/program/wof-here.ts';

const GAMES = ['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'] as const;

const end = untilItEnds();
afterAll(() => end(0));

/** What the lessons say one should do at first. */
const ADVISED: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  'wings-of-war': ['straight', 'straight', 'straight'],
  'wings-of-glory': ['straight', 'straight', 'straight'],
  'winged-victory': ['6', 'level'],
  'clouds-of-glory': ['end', 'l90', 'l90', 'end'],
};

/** What is asked in a lesson that somebody plays who does as he is told, and then as he likes. */
async function played(game: (typeof GAMES)[number]): Promise<{ asked: Question[]; last: boolean }> {
  const lesson = expectDefined(GAME_SCREENS[game].lesson, game);
  const { battle, book: cards } = await findBattle(lesson.battle, {});
  const opponent = { side: 'german', policy: 'by-the-book' } as const;
  const own = { campaign: 'lesson', seed: seedOf(lesson.seed), ironman: false, byHand: [], opponent };
  const sitting = new Sitting(unkeptLog(own, laidOut(battle, 'a-player', cards), cards, ''), theBattleGame(cards));
  const policy = policyNamed('prudent', 'a pupil');
  const asked: Question[] = [];
  const advised = [...ADVISED[game]];
  const isOver = () => sitting.today.some(lesson.isOver);
  while (sitting.position.status === 'asking' && !isOver()) {
    const { question } = sitting.position;
    asked.push(question);
    sitting.answer(advised.shift() ?? answerBy(policy, question, cards));
  }
  return { asked, last: isOver() || sitting.position.status === 'over' };
}

test.each(GAMES)('%s has a lesson of its own dice that ends, and teaches what it asks', async (game) => {
  const { says, begins, ends } = expectDefined(GAME_SCREENS[game].lesson, game);
  const { asked, last } = await played(game);
  expect(last).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(30);
  const decisions = keysOf(says);
  for (const decision of decisions.slice(0, 2)) expect(asked.some((each) => each.decision === decision)).toBe(true);
  const marks = marksIn([begins, ends, ...decisions.flatMap((each) => says[each] ?? [])].join(' '));
  expect(marks.filter((mark) => findToldRules(book, mark).length !== 1)).toEqual([]);
});

test.each(GAMES)('in the lesson of %s Enter takes what the text tells one to do', async (game) => {
  const lesson = expectDefined(GAME_SCREENS[game].lesson, game);
  const { battle, book: cards } = await findBattle(lesson.battle, {});
  const opponent = { side: 'german', policy: 'by-the-book' } as const;
  const own = { campaign: 'lesson', seed: seedOf(lesson.seed), ironman: false, byHand: [], opponent };
  const sitting = new Sitting(unkeptLog(own, laidOut(battle, 'a-player', cards), cards, ''), theBattleGame(cards));
  const setting = taughtBy(lesson);
  const taken: string[] = [];
  for (const advised of ADVISED[game]) {
    const { asked } = sitting;
    if (!asked) break;
    setting.lesson(asked);
    const enter = enterTakes(undefined, asked, { book: cards, courses: {}, sitting: { orders: NO_ORDERS }, setting });
    taken.push(`${enter?.answer} ${enter?.why}`);
    sitting.answer(advised);
  }
  expect(taken).toEqual(ADVISED[game].map((answer) => `${answer} as the lesson says`));
});

test('what is taught in a turn is taught once in it, though its cards are laid one by one', () => {
  const { lesson } = taughtBy({ says: { 'plan-card': ['first', 'second'], throttle: ['B2', 'B1'] } });
  const at = (decision: 'plan-card' | 'throttle', machine: string, turn: number) =>
    lesson({ decision, about: { machine, view: { turn } } } as unknown as Question);
  expect([at('plan-card', 'A1', 1), at('plan-card', 'A1', 1), at('plan-card', 'A1', 1)]).toEqual([
    'first',
    undefined,
    undefined,
  ]);
  expect([at('plan-card', 'A1', 2), at('plan-card', 'A1', 3)]).toEqual(['second', undefined]);
  expect([at('throttle', 'B2', 1), at('throttle', 'B1', 1)]).toEqual(['B2', 'B1']);
  const plain = taughtBy({ says: { plan: ['morning', 'evening'] } });
  const plan = { decision: 'plan', about: {} } as unknown as Question;
  expect([plain.lesson(plan), plain.lesson(plan)]).toEqual(['morning', 'evening']);
});

test('a lesson goes by the name that the game has everywhere else', async () => {
  for (const name of ['in-clouds-of-glory', 'In Clouds of Glory']) {
    const typed = ['battle', name, '--lesson', '--answers', '-'];
    const { out, status } = await wofHere(emptyFolder(), typed, ['end']);
    expect([status, out.includes('A lesson: In Clouds of Glory')]).toEqual([0, true]);
  }
});

test('a lesson is told before the question that it is about, keeps nothing, and goes by a part of the name', () => {
  const saves = emptyFolder();
  const { out, status } = wof(saves, ['battle', 'war', '--lesson', '--answers', '-'], ['a a a']);
  expect(status).toBe(0);
  const places = ['A lesson: Wings of War', 'Your hand.', 'card 1 of 3 for A1', 'He is before your guns'].map((words) =>
    out.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(out).toContain('A lesson keeps nothing.');
  expect(readdirSync(saves)).toEqual([]);
});

test('what is no game to be learned is told, with those that are', async () => {
  const { err, status } = await wofHere(emptyFolder(), ['battle', 'chess', '--lesson', '--answers', '-']);
  expect(status).toBe(2);
  expect(err).toContain('wings-of-war, wings-of-glory, winged-victory and clouds-of-glory');
});

test('a lesson may be thrown by hand, and has a leader of its own', async () => {
  const typed = ['battle', 'winged-victory', '--lesson', '--answers', '-'];
  const { err, status } = await wofHere(emptyFolder(), [...typed, '--against', 'ace']);
  expect([status, err]).toEqual([2, expect.stringContaining('--hot-seat, --side, --against and --policy have no')]);
  expect((await wofHere(emptyFolder(), [...typed, '--hot-seat'])).status).toBe(2);
  const { out } = await wofHere(emptyFolder(), [...typed, '--dice', 'hand'], ['6', '2']);
  expect(out).toContain('Who moves first, for the Allies (rule V071): throw one die');
});
