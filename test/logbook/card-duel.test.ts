import { describe, expect, test } from 'vitest';
import { handCup } from '../../src/dice/hand-cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { attempt, nobody, type Procedure } from '../../src/logbook/attempt.ts';
import type { Journal, JournalEntry } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Game } from '../../src/logbook/play-on.ts';
import { isAnswer, isEnemy, isHand, type Opening } from '../../src/logbook/record.ts';
import { replay, verify } from '../../src/logbook/replay.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { AutomaticTable, type Scribe } from '../../src/playouts/automatic-table.ts';
import { SIDES, type Side } from '../../src/table/sides.ts';
import { laysOpen, sideOf } from '../../src/table/whose.ts';
import { aCardDuel, type CardDuel, duelGame, planFor, playCardDuel, tell } from '../support/fights/card-duel.ts';
import { shownTo } from '../support/fights/shown-to.ts';
import { anOpening, book, PATH, reasonOf } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { playLoaded } from '../support/table/loaded-dice.ts';

function aDuel(told: Partial<Opening> = {}, game: Game<CardDuel> = duelGame()) {
  const disk = new FaultDisk();
  const log = LogBook.begin<CardDuel>(disk, PATH, [anOpening(told), { dawn: 1, state: aCardDuel() }]);
  const sitting = new Sitting<CardDuel>(log, game);
  const answer = (...answers: readonly string[]) => {
    for (const each of answers) sitting.answer(each);
  };
  return { disk, log, sitting, answer };
}

const textOf = (disk: FaultDisk) => new TextDecoder().decode(disk.read(PATH));
const asked = ({ position }: Pick<Sitting, 'position'>): Side | string =>
  position.status === 'asking' ? sideOf(position.question) : position.status;

/** The question of the allied side in its first turn, and what falls when all stay. */
const PLAN = 'ignore-driven-off';

describe('the seam', () => {
  test('both plan before either plan is laid open; whoever stays under the guns of one who stays draws', () => {
    const { events, asked: questions } = playLoaded((table) => playCardDuel(aCardDuel(), table), {
      book,
      dice: ['#damage-a hole', '#damage-a nothing'],
      answers: { [PLAN]: ['stay', 'stay', 'go', 'go'] },
    });
    expect(questions.map(sideOf)).toEqual(['allied', 'german', 'allied', 'german']);
    expect(events.findIndex(laysOpen)).toBe(events.filter(({ type }) => type === 'driven-off-ignored').length + 1);
  });

  test('loaded cards that are not the deck’s, and one that is not drawn, fail the test that loads them', () => {
    const play = (dice: readonly string[], answers: ('stay' | 'go')[]) => () =>
      playLoaded((table) => playCardDuel(aCardDuel(), table), { book, dice, answers: { [PLAN]: answers } });
    expect(play(['lot 3'], ['stay', 'stay'])).toThrow('draw from damage-a');
    expect(play(['#damage-a ace'], ['stay', 'stay'])).toThrow('no ace left');
    expect(play(['#damage-a hole'], ['go', 'go'])).toThrow('left over');
  });

  test('a table where nobody sits plays it to its end, and its scribe has every card', () => {
    const drawn: string[] = [];
    const scribe: Scribe = { threw() {}, answered() {}, told() {}, drew: (deck, card) => void drawn.push(deck, card) };
    const policy = { [PLAN]: () => 'stay' } as unknown as Policy;
    const duel = aCardDuel();
    playCardDuel(duel, new AutomaticTable(book, seededCup('alea:1:dawn', 1), policy, scribe));
    expect(duel.day).toBe(2);
    const taken = duel.taken.allied.flatMap((card, i) => [card, duel.taken.german[i] ?? '']);
    expect(drawn.filter((word) => word !== 'damage-a')).toEqual(taken);
    expect(taken).toHaveLength(6);
  });
});

describe('the log-book of a fight with cards', () => {
  test('has each card behind its deck, with the answer that came after it', () => {
    const { disk, answer } = aDuel();
    answer('stay', 'stay', 'stay');
    expect(textOf(disk)).toMatch(/\n\["#damage-a (hole|jam|nothing) (hole|jam|nothing)","ignore-driven-off","stay",/);
  });

  test('is borne out, told again as it was told, and taken up again wherever it was left', () => {
    const { disk, log, sitting, answer } = aDuel();
    const told = sitting.takeNews();
    while (sitting.position.status === 'asking') {
      const again = new Sitting<CardDuel>(LogBook.open<CardDuel>(disk, PATH), duelGame());
      expect(again.position).toEqual(
        sitting.position.given.length > 0 ? { ...sitting.position, given: [] } : sitting.position,
      );
      answer('stay');
      told.push(...sitting.takeNews());
    }
    expect(sitting.position.status).toBe('over');
    expect(verify(log.standing, duelGame())).toEqual([{ verdict: 'borne-out', day: 1, throws: 7, answers: 6 }]);
    expect([...replay(log.standing, duelGame())].flatMap(({ outcome }) => outcome.events)).toEqual(told);
  });

  test('two cards changed about are found', () => {
    const { log, answer } = aDuel();
    answer('stay', 'stay', 'stay', 'stay', 'stay');
    const records = log.standing.map(({ record }) => {
      if (!isAnswer(record) || !record.threw?.startsWith('#')) return record;
      const [deck, first, second] = record.threw.split(' ');
      return { ...record, threw: `${deck} ${second} ${first}` };
    });
    const shuffled = inForce(records);
    expect(shuffled).not.toEqual(log.standing);
    expect(verify(shuffled, duelGame())).toMatchObject([{ verdict: 'not-borne-out', difference: { entry: 2 } }]);
  });
});

describe('undo', () => {
  test('takes back what one side has answered since the other did', () => {
    const { sitting, answer } = aDuel({}, duelGame({ playDay: twiceAsked }));
    answer('stay', 'go');
    sitting.undo();
    expect(asked(sitting)).toBe('german');
  });

  test('reaches no further than one’s own answers since one sat down; where both agree it does', () => {
    const { sitting, answer } = aDuel({}, duelGame({ playDay: twiceAsked }));
    answer('stay', 'stay');
    sitting.sitDown();
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'other-side' });
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'other-side' });
    sitting.takeBack('by-both');
    answer('go');
    sitting.undo();
    sitting.takeBack('by-both');
    expect(asked(sitting)).toBe('allied');
  });

  test('does not reach what the other side has answered, though nothing is kept from anybody and no curtain fell', () => {
    const { log, sitting, answer } = aDuel();
    answer('stay');
    expect(asked(sitting)).toBe('german');
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'other-side' });
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'other-side' });
    sitting.undo('by-both');
    expect(log.records.at(-1)).toEqual({ back: 2, by: 'undo' });
    expect(asked(sitting)).toBe('allied');
  });

  test('of one’s own plan, once the other’s has been laid open, is for both to agree on', () => {
    const { sitting, answer } = aDuel({}, duelGame({ playDay: twiceAsked }));
    answer('stay', 'stay', 'stay');
    expect(asked(sitting)).toBe('german');
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'other-side' });
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'other-side' });
    expect(reasonOf(() => sitting.undo('by-both'))).toEqual({ why: 'laid-open' });
    sitting.takeBack('by-both');
    expect(asked(sitting)).toBe('german');
  });

  test('of a die thrown by hand reaches the throw, and never the answer of the other side behind it', () => {
    const { sitting, answer } = aDuel({ byHand: ['combat'] }, duelGame({ playDay: thrownFirst }));
    sitting.throwDice([1]);
    sitting.takeBack();
    expect(asked(sitting)).toBe('throwing');
    sitting.throwDice([2]);
    answer('stay');
    expect(asked(sitting)).toBe('throwing');
    sitting.takeBack();
    answer('stay');
    sitting.throwDice([3]);
    expect(asked(sitting)).toBe('german');
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'other-side' });
  });

  test('stops at a card drawn as at a throw', () => {
    const { sitting, answer } = aDuel();
    answer('stay', 'stay');
    expect(reasonOf(() => sitting.undo('by-both'))).toEqual({ why: 'take-back', throws: 2 });
    answer('stay', 'go');
    expect(reasonOf(() => sitting.undo('by-both'))).toEqual({ why: 'take-back', throws: 1 });
    sitting.takeBack('by-both');
    expect(asked(sitting)).toBe('german');
  });

  test('stops where plans were laid open, though no card was drawn: take-back writes it down', () => {
    const { log, sitting, answer } = aDuel();
    answer('stay', 'go');
    expect(reasonOf(() => sitting.undo('by-both'))).toEqual({ why: 'laid-open' });
    expect(asked(sitting)).toBe('allied');
    answer('stay');
    sitting.undo('by-both');
    expect(asked(sitting)).toBe('allied');
    sitting.takeBack('by-both');
    expect(log.records.at(-1)).toEqual({ back: 3, by: 'take-back' });
    expect(asked(sitting)).toBe('german');
  });
});

/** The German side is asked twice, then both plans are laid open, and it is asked once more. */
const twiceAsked: Procedure<CardDuel> = (duel, table) => {
  planFor('allied', 1, duel, table);
  planFor('german', 1, duel, table);
  planFor('german', 1, duel, table);
  tell(table, { type: 'held-off', machine: 'B1', laysOpen: true });
  planFor('german', 2, duel, table);
};

/** A die falls before each side is asked. */
const thrownFirst: Procedure<CardDuel> = (duel, table) => {
  for (const side of SIDES) {
    table.roll('lot');
    planFor(side, 1, duel, table);
  }
};

describe('the player’s own deck', () => {
  const byHand = () => aDuel({ byHand: ['cards'] });

  test('the sitting waits for a card, takes one by its code, and the log-book has it as his own', () => {
    const { disk, log, sitting, answer } = byHand();
    answer('stay', 'stay');
    expect(sitting.position).toMatchObject({ status: 'drawing', deck: { name: 'damage-a' }, flight: undefined });
    sitting.drawCard('jam');
    sitting.drawCard('nothing');
    expect(sitting.position).toMatchObject({ status: 'asking', question: { about: { view: { own: ['jam'] } } } });
    expect(log.records.filter((record) => isHand(record))).toMatchObject([
      { hand: '#damage-a jam' },
      { hand: '#damage-a nothing' },
    ]);
    expect(verify(LogBook.open<CardDuel>(disk, PATH).standing, duelGame())[0]?.verdict).toBe('in-play');
    expect(reasonOf(() => sitting.undo('by-both'))).toEqual({ why: 'take-back', throws: 1 });
  });

  test('a card that is due for all is nobody’s: before it is drawn the last answer may be taken back', () => {
    const playDay: Procedure<CardDuel> = (duel, table) => {
      planFor('allied', 1, duel, table);
      table.draw(duel.deck);
    };
    const { sitting, answer } = aDuel({ byHand: ['cards'] }, duelGame({ playDay }));
    answer('stay');
    expect(asked(sitting)).toBe('drawing');
    sitting.takeBack();
    expect(asked(sitting)).toBe('allied');
  });

  test('a card that the deck has no more, or never had, is refused, and is no throw of dice', () => {
    const { sitting, answer } = byHand();
    answer('stay', 'stay');
    sitting.drawCard('jam');
    sitting.drawCard('jam');
    answer('stay', 'stay');
    const refused = (card: string) => reasonOf(() => sitting.drawCard(card));
    expect(refused('jam')).toEqual({ why: 'not-in-the-deck', card: 'jam', deck: 'damage-a' });
    expect(refused('ace')).toMatchObject({ why: 'not-in-the-deck' });
    expect(() => sitting.throwDice([3])).toThrow('no time');
    expect(() => byHand().sitting.drawCard('jam')).toThrow('no time');
  });
});

describe('an opponent', () => {
  const opponent = { side: 'german', policy: 'steady' } as const;
  const going: Game<CardDuel>['policy'] = () => () => 'go';

  test('answers for his side alone, by his name in the log-book', () => {
    const { disk, log, sitting, answer } = aDuel({ opponent });
    answer('stay');
    expect(asked(sitting)).toBe('allied');
    expect(log.records.filter(isAnswer).map(({ by = 'player' }) => by)).toEqual(['player', 'steady']);
    expect(textOf(disk)).toContain('["steady ignore-driven-off","stay",');
  });

  test('is not asked again: what he answered is borne out without him', () => {
    const { log, answer } = aDuel({ opponent });
    answer('stay', 'stay');
    const policy = () => () => expect.unreachable('A day that is played again never thinks again.');
    expect(verify(log.standing, duelGame({ policy }))[0]?.verdict).toBe('in-play');
  });

  test('may lead the other side, and is then asked first', () => {
    const { sitting } = aDuel({ opponent: { side: 'allied', policy: 'steady' } });
    expect(asked(sitting)).toBe('german');
  });

  test('gives his side up to a player who sits down for it, and has it back; the log-book has a line for each', () => {
    const { log, sitting, answer } = aDuel({ opponent });
    sitting.seatEnemy('a-policy');
    expect(log.records.filter(isEnemy)).toEqual([]);
    sitting.seatEnemy('a-player');
    sitting.seatEnemy('a-player');
    answer('stay');
    expect(asked(sitting)).toBe('german');
    sitting.seatEnemy('a-policy');
    expect(asked(sitting)).toBe('allied');
    expect(log.records.filter(isEnemy)).toEqual([{ enemy: 'a-player' }, { enemy: 'a-policy' }]);
    expect(log.records.filter(isAnswer).map(({ by = 'player' }) => by)).toEqual(['player', 'steady']);
  });

  test('has answered since: undo stops there, though nothing was drawn', () => {
    const { sitting, answer } = aDuel({ opponent }, duelGame({ policy: going }));
    answer('stay');
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'laid-open' });
    sitting.takeBack();
    expect(sitting.isFresh).toBe(true);
  });
});

describe('a card is replayed as it fell, or the difference is told', () => {
  const STAY: JournalEntry = { asked: PLAN, answer: 'stay' };
  const play = (journal: Journal, byHand = false) => {
    const cup = handCup(seededCup('alea:1:dawn', 1), new Set(byHand ? (['cards'] as const) : []), () => true);
    return attempt(playCardDuel, aCardDuel(), journal, { book, cup, commander: nobody });
  };
  const card = (drew: string, code: string, byHand: boolean): JournalEntry => ({ drew, card: code, byHand });
  const [first] = play([STAY, STAY]).fresh;
  const other = ['hole', 'jam', 'nothing'].find((code) => first && 'card' in first && code !== first.card) ?? '';

  test.each([
    ['a throw in its place', { threw: 'lot', faces: [3], byHand: false }],
    ['another deck', card('damage-b', 'hole', false)],
    ['a card that the deck has not', card('damage-a', 'ace', true)],
    ['an answer', STAY],
  ])('%s', (_, journal) => {
    const difference = { entry: 2, rules: { draw: 'damage-a' }, journal };
    expect(play([STAY, STAY, journal as JournalEntry])).toMatchObject({ status: 'differing', difference });
  });

  test('another card than the program drew is told with the one that it draws now', () => {
    const journal = card('damage-a', other, false);
    const rules = { draw: 'damage-a', card: expect.any(String) };
    expect(play([STAY, STAY, journal])).toMatchObject({ status: 'differing', difference: { rules, journal } });
  });

  test('the player’s own card stands whatever the program would have drawn', () => {
    expect(play([STAY, STAY, card('damage-a', other, true)], true)).toMatchObject({ status: 'drawing' });
  });
});

describe('what a side keeps to itself', () => {
  const shown = (side: Side, answers: readonly ('stay' | 'go')[], dice: readonly string[]) => {
    let lines: ReturnType<typeof shownTo> | undefined;
    playLoaded(
      (table) => {
        lines = shownTo(side, (at) => playCardDuel(aCardDuel(), at), table);
      },
      { book, dice, answers: { [PLAN]: answers } },
    );
    return lines ?? { all: [], beforeAnythingWasOpen: [] };
  };

  test('its plan, until both are laid open', () => {
    const stays = shown('allied', ['go', 'stay', 'go', 'go'], []);
    const goes = shown('allied', ['go', 'go'], []);
    expect(stays.beforeAnythingWasOpen).toEqual(goes.beforeAnythingWasOpen);
    expect(stays.beforeAnythingWasOpen.length).toBeGreaterThan(1);
    expect(stays.all).not.toEqual(goes.all);
    const first = shown('german', ['stay', 'go', 'go', 'go'], []).beforeAnythingWasOpen;
    expect(first).toEqual(shown('german', ['go', 'go'], []).beforeAnythingWasOpen);
  });

  test('its cards, and the odds that they would tell of', () => {
    const ends = ['stay', 'stay', 'go', 'go'] as const;
    const hole = shown('allied', ends, ['#damage-a jam', '#damage-a hole']);
    const nothing = shown('allied', ends, ['#damage-a jam', '#damage-a nothing']);
    expect(hole.all).toEqual(nothing.all);
    expect(hole.all.some((line) => line.includes('"own":["jam"],"theirs":1,"holes":"3/6"'))).toBe(true);
    expect(shown('german', ends, ['#damage-a jam', '#damage-a hole']).all).not.toEqual(
      shown('german', ends, ['#damage-a jam', '#damage-a nothing']).all,
    );
  });
});
