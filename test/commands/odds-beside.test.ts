import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { attempt, type Commander } from '../../src/logbook/attempt.ts';
import { IN_A_MOMENT, policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { playBattle } from '../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { battleFrom, battleOn, fightingOn } from '../../src/seat/policy/fight-on.ts';
import { playedInTime } from '../../src/seat/policy/in-time.ts';
import { begun, othersBy } from '../../src/seat/policy/others.ts';
import { playingOut } from '../../src/seat/policy/play-out.ts';
import type { Others, PlayOut } from '../../src/seat/policy/rounds.ts';
import type { ToPlay } from '../../src/seat/policy/to-play.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book } from '../support/cards/book.ts';

const { outputFiles } = await build({
  entryPoints: ['src/seat/policy/odds-worker.ts'],
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'node',
});
const workers = begun(1, outputFiles[0]?.text ?? '', book);
afterAll(async () => void (await Promise.all(workers.map((each) => each.terminate()))));

/** Few playouts of few answers: these are whole fights. */
const [TIMES, ANSWERS] = [12, 3];
const fewOf = (asked: Question): Question => ({ ...asked, options: asked.options.slice(0, ANSWERS) }) as Question;

/** Whoever shares a question is waited for, once: a machine that is busy begins no thread in a moment. */
const [PATIENCE, NAP] = [30_000, 10];

function asleep(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NAP);
}

const waitedFor =
  <Came>(others: Others<Came>): Others<Came> =>
  (answers, first) => {
    const beside = others(answers, first);
    const until = Date.now() + PATIENCE;
    let hasCome = false;
    const brought = () => {
      let came = beside.brought();
      for (; !hasCome && came.length === 0 && Date.now() < until; came = beside.brought()) asleep();
      hasCome = true;
      return came;
    };
    return { ...beside, brought };
  };

/** A question played out by a clock that stands still, and how many playouts it took here. */
function told<Came>(asked: Question, play: PlayOut<Came>, worth: (came: Came) => number, others?: Others<Came>) {
  let here = 0;
  const counted: PlayOut<Came> = (answer, number) => {
    here += 1;
    return play(answer, number);
  };
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const playing = { play: counted, worth, given, now: () => 0, ...(others && { others }) };
  return { came: playedInTime(asked, TIMES, playing), here };
}

function expectTheSame<Came>(
  { asked, toPlay }: { asked: Question; toPlay: ToPlay },
  play: PlayOut<Came>,
  worth: (came: Came) => number,
): void {
  const few = fewOf(asked);
  const alone = told(few, play, worth);
  const together = told(few, play, worth, waitedFor(othersBy<Came>(workers, toPlay, TIMES)));
  expect(together.came).toEqual(alone.came);
  expect(together.here).toBeLessThan(alone.here);
}

type Played = ReturnType<typeof attempt>;

const pastOf = (at: Extract<Played, { status: 'asking' }>) => [
  ...at.given.flatMap(({ threw, asked: { question }, answer }) => [...threw, { asked: question.decision, answer }]),
  ...at.fresh,
];

/** A day of a campaign as far as a question that `stops` takes. */
function onADay(fights: 'wings-over-france' | 'clouds-of-glory', stops: (question: Question) => boolean) {
  const dawn = { ...newCampaign(['B'], book), fights };
  const led = policyNamed('by-the-book', 'odds');
  const commander: Commander = ({ question }) => (stops(question) ? undefined : answerBy(led, question, book));
  const at = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:april-2', 1), commander });
  if (at.status !== 'asking') throw new Error('No such question was asked.');
  return { dawn, past: pastOf(at), asked: at.question };
}

describe('whoever plays beside us makes more playouts, and no other odds of so many', () => {
  test('of a mission', () => {
    const prompt = onADay('wings-over-france', ({ decision }) => decision === 'attack');
    const { dawn, past } = prompt;
    expectTheSame(
      { asked: prompt.asked, toPlay: { of: 'day', dawn, past } },
      playingOut(prompt, book).play,
      (came) => came.points,
    );
  });

  test('of a fight in a campaign, where both sides have secrets', () => {
    const prompt = onADay('clouds-of-glory', ({ about }) => 'view' in about);
    const { dawn, past } = prompt;
    expectTheSame(
      { asked: prompt.asked, toPlay: { of: 'fight', dawn, past } },
      fightingOn(prompt, book),
      ({ points }) => points,
    );
  });

  test('of a battle with cards', () => {
    const dawn = laidOut({ id: 'face-to-face', system: 'wings-of-war' }, 'the-card', book);
    const led = policyNamed('steady', 'odds');
    const commander: Commander = ({ question }) =>
      question.decision === 'plan-card' && question.about.view.turn > 1 ? undefined : answerBy(led, question, book);
    const at = attempt(playBattle, dawn, [], { book, cup: seededCup('alea:1:beside', 1), commander });
    if (at.status !== 'asking') return expect.unreachable();
    const past = pastOf(at);
    const play = battleOn({ asked: at.question, from: battleFrom(dawn, past) }, book);
    expectTheSame({ asked: at.question, toPlay: { of: 'battle', dawn, past } }, play, ({ points }) => points);
  });
});

describe('whoever is late', () => {
  const { asked } = onADay('wings-over-france', ({ decision }) => decision === 'attack');
  const play: PlayOut<number> = (answer, number) => 10 * Math.sin(number) + answer.length * Math.cos(number);
  /** One who takes every other number, and brings a round when so many more have been taken. */
  const late =
    (by: number): Others<number> =>
    (answers, first) => {
      const rounds: { readonly number: number; readonly came: readonly (number | undefined)[] }[] = [];
      let next = first;
      return {
        take: () => {
          rounds.push({ number: next, came: answers.map((answer) => play(answer, next)) });
          next += 2;
          return next - 1;
        },
        brought: () => (rounds.length > by ? rounds.splice(0, 1) : []),
        giveUp: () => undefined,
        end: () => undefined,
      };
    };

  test.each([0, 1, 3, 10, 1000])('by %i rounds changes nothing: what he has in hand is played here too', (by) => {
    expect(told(asked, play, (came) => came, late(by)).came).toEqual(told(asked, play, (came) => came).came);
  });

  test('costs no time beyond the moment, and what he has not brought is left out', () => {
    let now = 0;
    const slow: PlayOut<number> = (answer, number) => {
      now += 10;
      return play(answer, number);
    };
    const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
    const playing = { play: slow, worth: (came: number) => came, given, now: () => now };
    const alone = playedInTime(asked, 400, playing);
    expect(now).toBeLessThanOrEqual(900);
    now = 0;
    const { played } = playedInTime(asked, 400, { ...playing, others: late(2) });
    expect(now).toBeLessThanOrEqual(900);
    const all = (came: typeof played) => came.reduce((sum, each) => sum + each.came.length, 0);
    expect(all(played)).toBeGreaterThan(1.3 * all(alone.played));
  });
});
