import { describe, expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import { diceInHand } from '../../src/cards/dice.ts';
import type { GameName } from '../../src/cards/games.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { lineOf } from '../../src/games/table.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { FightsOfDay, FightsOver } from '../../src/logbook/fights-over.ts';
import type { Journal } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { type Game, type Position, playOn } from '../../src/logbook/play-on.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { IN_A_MOMENT } from '../../src/policies/policies.ts';
import { theGameQuickly } from '../../src/seat/game.ts';
import { type Check, STREAMS } from '../../src/table/checks.ts';
import { book } from '../support/cards/book.ts';
import { anOpening, PATH } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const game = theGameQuickly(book);
const TOGETHER = 40;

/** A day of two flights, so that fights follow one another. */
function aDay(word: string, fights: GameName): Sitting {
  const told = { campaign: word, rules: game.rules, seed: `alea:1:${word}` } as const;
  const state: Campaign = { ...newCampaign(['A', 'B'], book), ...(fights !== OWN_GAME && { fights }) };
  return new Sitting(LogBook.begin(new FaultDisk(), PATH, [anOpening(told), { dawn: 1, state }]), game);
}

/** The same day for a session that has just been opened. */
const opened = ({ log }: Sitting, by: Game = game) =>
  playOn(log.standing, log.records.length, by, () => undefined).position;

/** The next question, and all that has happened today; who gave the last answers is no part of it. */
const standing = (position: Position) => ({ ...position, given: [] });

const overIn = ({ today }: Sitting): number => today.filter(({ type }) => type === 'fight-over').length;

function answerOnce(sitting: Sitting, place = 0): void {
  const { options, ...question } = expectDefined(sitting.asked, 'question');
  const [other = ''] = options.slice(place - 1);
  sitting.answer(place > 0 ? other : answerBy(IN_A_MOMENT, { ...question, options } as never, book));
}

/** So many answers in one pass. */
function answerSome(sitting: Sitting): void {
  let left = TOGETHER;
  sitting.answerBy(({ question }, _, from) => (left-- > 0 ? answerBy(IN_A_MOMENT, question, book, from) : undefined));
}

/** As far as a question after the first fight, with all of the fight in the log-book. */
function pastAFight(sitting: Sitting): void {
  while (overIn(sitting) < 1) answerSome(sitting);
  answerSome(sitting);
}

describe.each(GAME_NAMES)('after fights by %s', (fights) => {
  test('the day stands as it does for who opens the log-book anew', { timeout: 120_000 }, () => {
    const sitting = aDay('two-fights', fights);
    pastAFight(sitting);
    while (sitting.campaign.day === 1) {
      expect(standing(sitting.position)).toEqual(standing(opened(sitting)));
      answerSome(sitting);
    }
    expect(standing(sitting.position)).toEqual(standing(opened(sitting)));
  });

  test('what has been taken back and answered otherwise is played, and not what was', () => {
    const sitting = aDay('two-fights', fights);
    pastAFight(sitting);
    for (let back = 1; back <= 6; back++) sitting.takeBack('by-both');
    answerOnce(sitting, expectDefined(sitting.asked, 'question').options.length);
    for (let i = 0; i < 10 && sitting.campaign.day === 1; i++) {
      expect(standing(sitting.position)).toEqual(standing(opened(sitting)));
      answerOnce(sitting);
    }
  });
});

test('dice that the player throws himself after a fight fall in their places', () => {
  const sitting = aDay('two-fights', OWN_GAME);
  pastAFight(sitting);
  sitting.switchDice('hand', STREAMS);
  for (let i = 0; i < 30 && sitting.campaign.day === 1; i++) {
    if (sitting.position.status === 'throwing') sitting.throwDice(threes(sitting.position.check));
    else answerOnce(sitting);
    expect(standing(sitting.position)).toEqual(standing(opened(sitting)));
  }
});

function threes(check: Check): number[] {
  const { dice } = lineOf(check);
  return Array.from({ length: diceInHand(dice).count }, () => 3);
}

test('a fight that is over is told of by the same events, and is not played again', () => {
  const sitting = aDay('two-fights', OWN_GAME);
  pastAFight(sitting);
  const fightsOver = new FightsOver();
  const eventsOf = (type: string) => {
    const { status, ...position } = opened(sitting, { ...game, fightsOver });
    expect(status).toBe('asking');
    return 'events' in position ? position.events.filter((event) => event.type === type) : [];
  };
  const [first, second, third] = [eventsOf('phase-began'), eventsOf('phase-began'), eventsOf('phase-began')];
  expect(second).toEqual(first);
  expect(second[0]).not.toBe(first[0]);
  expect(third[0]).toBe(second[0]);
  const [before, again] = [eventsOf('mission-began'), eventsOf('mission-began')];
  expect(again[0]).not.toBe(before[0]);
});

test('a fight is over that went by the same throws, cards and answers, and no other', () => {
  const past = [
    { threw: 'attack-option', faces: [3], byHand: false },
    { drew: 'damage-a', card: '2', byHand: false },
    { asked: 'attack', answer: 'decline' },
  ] as const;
  const fights = new FightsOfDay();
  const over = { past, events: [], result: { phases: 1 }, fromCup: [] };
  fights.keep(1, over);
  const same: Journal = structuredClone(past);
  expect(fights.at(1, same)).toBe(over);
  expect(fights.at(1, [...same, { asked: 'attack', answer: 'attack' }])).toBe(over);
  expect(fights.at(0, same)).toBeUndefined();
  const [threw, drew, asked] = same;
  for (const other of [
    [],
    [threw, drew],
    [{ ...threw, faces: [4] }, drew, asked],
    [{ ...threw, threw: 'engine-trouble' }, drew, asked],
    [drew, drew, asked],
    [threw, { ...drew, card: '3' }, asked],
    [threw, { ...drew, drew: 'damage-b' }, asked],
    [threw, threw, asked],
    [threw, drew, { asked: 'attack', answer: 'attack' }],
    [threw, drew, { asked: 'escort', answer: 'decline' }],
    [threw, drew, threw],
  ])
    expect(fights.at(1, other as Journal)).toBeUndefined();
});
