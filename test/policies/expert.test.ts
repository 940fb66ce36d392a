import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import type { Cup } from '../../src/dice/cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { firstOf, type Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { partInHand } from '../../src/playouts/look-ahead/part-in-hand.ts';
import { playOnFrom, type When } from '../../src/playouts/look-ahead/play-on.ts';
import { race } from '../../src/playouts/look-ahead/race.ts';
import { expertPolicy } from '../../src/policies/expert.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { resolveFight } from '../../src/procedure/resolve-fight.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { fromDawn, type PastEntry, type Standpoint } from '../../src/table/standpoint.ts';
import type { Table } from '../../src/table/table.ts';
import { fightAllBy, fightOf, lead, type Sizes } from '../bench/choices/fights.ts';
import { book } from '../support/cards/book.ts';
import { EMPTY_TRACK } from '../support/fights/empty-track.ts';

const PRUDENT = policyNamed('prudent', '');
const TWO: Sizes = [[2, 2]];

describe('a position played on', () => {
  const fell = { threw: 'weather-change', faces: [2, 5] } as const;
  const rule = (table: Table) => {
    table.roll('weather-change');
    table.choose('ignore-driven-off', { machine: 'B1', seats: 1, adds: 0, track: EMPTY_TRACK }, ['stay', 'go']);
    table.tell({ type: 'held-off', machine: 'B1', why: 'no-target' } as never);
    table.roll('initiative');
  };
  const cup: Cup = {
    ...seededCup('alea:1:cup', 1),
    throw: (check) => {
      thrown.push(check);
      return [1, 1];
    },
  };
  const thrown: string[] = [];

  test('takes the past as it fell, and throws only for what comes after', () => {
    const heard: [string, When][] = [];
    playOnFrom({ past: [fell], again: rule }, 'ignore-driven-off', 'stay', {
      book,
      cup,
      policy: PRUDENT,
      hear: ({ type }, when) => {
        heard.push([type, when]);
        return 'on';
      },
    });
    expect(thrown).toEqual(['initiative']);
    expect(heard).toEqual([['held-off', 'after']]);
  });

  test('is left off when enough has been heard', () => {
    thrown.length = 0;
    const hand = { book, cup, policy: PRUDENT, hear: () => 'enough' as const };
    playOnFrom({ past: [fell], again: rule }, 'ignore-driven-off', 'stay', hand);
    expect(thrown).toEqual([]);
  });

  test.each<[PastEntry[]]>([[[{ drew: 'deck', card: 'c' }]], [[{ asked: 'burst', answer: '1' }]]])(
    'a past that the rules do not bear out is an error, %j',
    (past) => {
      const hand = { book, cup, policy: PRUDENT, hear: () => 'on' as const };
      expect(() => playOnFrom({ past, again: rule }, 'burst', '1', hand)).toThrow('went another way');
    },
  );
});

test('what is played again of a mission from its own beginning goes the way that the day went', () => {
  const campaign = newCampaign(['B'], book);
  const asked: string[] = [];
  const again = (table: Table) => playDay(structuredClone(campaign), table);
  const from = fromDawn(again);
  const heard = (at: Standpoint): GameEvent[] => {
    const events: GameEvent[] = [];
    const hear = (event: GameEvent, when: When) => {
      if (when === 'after') events.push(event);
      return when === 'after' && event.type === 'mission-ended' ? 'enough' : 'on';
    };
    playOnFrom(at, 'attack', 'attack', { book, cup: anyPart('own'), policy: PRUDENT, hear });
    return events;
  };
  const attack: Policy['attack'] = (about, options) => {
    asked.push(about.bonus);
    const hand = { book, cup: anyPart('own'), policy: PRUDENT };
    const mission = partInHand('mission', from, { decision: 'attack', about, options }, hand);
    expect(mission.past.length).toBeLessThan(from.past.length);
    const [ofTheDay, ofTheMission] = [heard(from), heard(mission)];
    expect(ofTheMission).toEqual(ofTheDay);
    expect(ofTheMission.at(-1)?.type).toBe('mission-ended');
    return firstOf(options);
  };
  playDay(
    structuredClone(campaign),
    new AutomaticTable(book, seededCup('alea:1:mission', 1), { ...PRUDENT, attack }, nobodyWrites, from),
  );
  expect(asked.length).toBeGreaterThan(0);
});

test('fights by another game he has led by quick heads in what he plays out, whoever leads them for him', () => {
  const campaign = { ...newCampaign(['B'], book), fights: 'wings-of-war' as const };
  const from = fromDawn((table) => playDay(structuredClone(campaign), table));
  const nobody: Policy['plan-card'] = () => {
    throw new Error('A head was asked that searches.');
  };
  const expert = expertPolicy({ ...PRUDENT, 'plan-card': nobody }, 'expert', 4);
  const asked: string[] = [];
  const attack: Policy['attack'] = (about, options) => {
    if (asked.length === 0) asked.push(expert.attack(about, options, book, from));
    return firstOf(options);
  };
  const led = { ...policyNamed('prudent', '', 'quick'), attack };
  playDay(structuredClone(campaign), new AutomaticTable(book, seededCup('alea:1:mission', 1), led, nobodyWrites, from));
  expect(asked).toHaveLength(1);
});

/** Dice that do not ask in what part of the day they fall. */
function anyPart(word: string): Cup {
  const seeded = seededCup(`alea:1:${word}`, 1);
  const cup: Cup = {
    throw: (check) => seeded.throw(check),
    draw: (deck) => seeded.draw(deck),
    isByHand: () => false,
    isDrawnByHand: () => false,
    during: () => cup,
  };
  return cup;
}

describe('a race between answers', () => {
  const luck = (number: number) => ((number * 7) % 5) - 2;

  test('is won by what is better over the same dice, however much these scatter', () => {
    expect(race(['usual', 'better', 'worse'], 200, (answer, n) => 10 * luck(n) + (answer === 'better' ? 1 : 0))).toBe(
      'better',
    );
  });

  test('leaves it at what is usual where nothing else is better, and gives up at once what comes to the same', () => {
    let played = 0;
    const play = (_: string, n: number) => {
      played += 1;
      return luck(n);
    };
    expect(race(['usual', 'other'], 200, play)).toBe('usual');
    expect(played).toBe(20);
  });

  test('keeps to its budget', () => {
    let played = 0;
    const play = (answer: string, n: number) => {
      played += 1;
      return luck(answer === 'usual' ? n : n + 1);
    };
    race(['usual', 'a', 'b'], 100, play);
    expect(played).toBeLessThanOrEqual(100);
  });
});

/** A fight of two against two: what the cup was asked for, what was thrown at the table, and what was answered. */
function fought(plays: Policy, keeps: boolean) {
  const asked: string[] = [];
  const thrown: string[] = [];
  const answers: string[] = [];
  const dice = anyPart('expert');
  const cup: Cup = {
    ...dice,
    throw: (check) => {
      asked.push(check);
      return dice.throw(check);
    },
    during: () => cup,
  };
  const scribe = {
    ...nobodyWrites,
    threw: (check: string) => void thrown.push(check),
    answered: (_: string, answer: string) => void answers.push(answer),
  };
  const fight = (table: Table) => void resolveFight(fightOf(0, TWO), table);
  fight(new AutomaticTable(book, cup, plays, scribe, keeps ? fromDawn(fight) : undefined));
  return { asked, thrown, answers };
}

describe('the expert', () => {
  const anExpert = (usual: Policy) => expertPolicy(usual, 'word', 40);

  test('answers the same from the same word, and throws none of the table’s dice for what goes on in his head', () => {
    const once = fought(anExpert(IDLE), true);
    expect(fought(anExpert(IDLE), true)).toEqual(once);
    expect(once.asked).toEqual(once.thrown);
    expect(once.answers).not.toEqual(fought(IDLE, true).answers);
  });

  test('who does not know where the day stands answers as the hand does that he plays on with', () => {
    expect(fought(anExpert(PRUDENT), false)).toEqual(fought(PRUDENT, false));
  });

  test('makes up his mind as another with the same word would who has not seen the day so far', () => {
    const campaign = newCampaign(['B'], book);
    const day = (table: Table) => playDay(structuredClone(campaign), table);
    const expert = () => expertPolicy(PRUDENT, 'w', 20);
    const one = expert();
    const flown = (moves: () => Policy) => {
      const answers: string[] = [];
      const answered = (_: string, answer: string) => {
        if (answers.push(answer) === ENOUGH) throw new Error(STOP);
      };
      const led: Policy = { ...one, movement: (...asked) => moves().movement(...asked) };
      const table = new AutomaticTable(
        book,
        seededCup('alea:1:s5', 1),
        led,
        { ...nobodyWrites, answered },
        fromDawn(day),
      );
      expect(() => day(table)).toThrow(STOP);
      return answers;
    };
    expect(flown(expert)).toEqual(flown(() => one));
  });

  test('fights better than an idle hand over the same dice, and no worse than a prudent one', () => {
    const fights = (plays: Policy) => fightAllBy(plays, TWO, 12, 'expert', book);
    expect(lead(fights(anExpert(IDLE)), fights(IDLE)).from).toBeGreaterThan(0);
    expect(lead(fights(anExpert(PRUDENT)), fights(PRUDENT)).to).toBeGreaterThanOrEqual(0);
  });
});

/** So many answers take a flight through its first mission; a whole day takes long to think out. */
const ENOUGH = 100;
const STOP = 'Enough was seen of this day.';

/** Prudent, but that he never fires if he need not. */
const IDLE: Policy = {
  ...PRUDENT,
  'track-action': (_, options) => options.find((option) => option === 'hold') ?? firstOf(options),
};
