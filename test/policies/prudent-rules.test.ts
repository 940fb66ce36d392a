import { describe, expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { counterOf } from '../../src/cards/counters.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { worthOfCounters } from '../../src/kit/head/men.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { carefully } from '../../src/policies/careful.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { type About, type Question, questionOf } from '../../src/table/decisions.ts';
import { appleton, aTurnOver, aView, camberwell, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';

const POLICIES = { prudent: policyNamed('prudent', 'rules'), bold: policyNamed('bold', 'rules') };
const answers = (question: Question) => keysOf(POLICIES).map((name) => answerBy(POLICIES[name], question, book));

/** Two scouts with full drums, and AFT for any fight. */
const pair = [whitworth, { ...whitworth, id: 'B2' }];
const withRounds = (...ammo: number[]) =>
  ammo.map((units, i) => ({ ...whitworth, id: `B${i + 1}`, forward: { state: 'clear', ammo: units } as const }));

describe('(17) whom prudent attacks', () => {
  const attack = (enemies: readonly number[], hex = 'H12') =>
    questionOf('attack', { party: aView(hex, { machines: pair }), enemies, enemyAltitude: 5000, bonus: 'dive' }, [
      'attack',
      'decline',
    ]);
  const numbers = book.fortyOne.counters.map((_, i) => i + 1);
  const seatsOf = (number: number) => book.aircraft[counterOf(number, book).aircraft]?.seats;
  const scouts = numbers.filter((number) => seatsOf(number) === 1 && !counterOf(number, book).jasta11);
  const twoSeater = expectDefined(
    numbers.find((number) => seatsOf(number) === 2),
    'two-seater',
  );

  test('two-seaters by themselves over our own side, and not beyond the lines; bold attacks them anywhere', () => {
    expect(answers(attack([twoSeater], 'H05'))).toEqual(['attack', 'attack']);
    expect(answers(attack([twoSeater]))).toEqual(['decline', 'attack']);
    expect(carefully(attack([twoSeater]), book)).toEqual({ answer: 'decline', why: 'a hit here is dear' });
  });

  test('a scout with a worse man he attacks from above, with a two-seater beside it or without', () => {
    const worst = scouts.reduce((a, b) => (worthOfCounters([b], book) < worthOfCounters([a], book) ? b : a));
    expect(carefully(attack([worst]), book)).toEqual({ answer: 'attack', why: 'a dive, better men' });
    expect(answers(attack([worst, twoSeater]))[0]).toBe('attack');
  });
});

describe('(14) when prudent turns for home', () => {
  const turn = (mission: string, machines: About<'movement'>['party']['machines'], tookOff = machines.length) => {
    const about = aTurnOver(
      aView('H12', { machines, altitude: 13_000, aft: { fighters: 100, twoSeaters: undefined } }),
      {
        orders: {
          errand: 'mission',
          mission,
          zones: ['A', 'B', 'C'],
          machines: tookOff,
          target: undefined,
          achieved: nothingDone(),
        },
      },
    );
    return carefully(questionOf('movement', about, [...about.steps.map(({ step }) => step), 'height', 'stay']), book)
      .why;
  };

  test('a patrol over the lines goes home when one gun is jammed or has fewer than 12 units, two men with fewer than 24', () => {
    expect(turn('offensive-line-patrol', withRounds(30, 30))).toMatch(/work|height/);
    expect(turn('offensive-line-patrol', withRounds(12, 12, 12))).toMatch(/work|height/);
    expect(turn('offensive-line-patrol', withRounds(30, 30, 11))).toBe('few rounds left');
    expect(turn('offensive-line-patrol', withRounds(24, 24))).toMatch(/work|height/);
    expect(turn('offensive-line-patrol', withRounds(30, 23))).toBe('few rounds left');
    expect(turn('offensive-line-patrol', [...pair, { ...whitworth, forward: { state: 'jammed', ammo: 30 } }])).toBe(
      'few rounds left',
    );
  });

  test('a fighter that took off in company goes home when it is the only one left beyond the lines', () => {
    expect(turn('offensive-line-patrol', withRounds(30), 2)).not.toMatch(/work|height/);
    expect(turn('offensive-line-patrol', withRounds(30), 1)).toMatch(/work|height/);
    expect(turn('offensive-line-patrol', [camberwell], 2)).toMatch(/work|height/);
    expect(turn('defensive-line-patrol', withRounds(30), 2)).toMatch(/work|height/);
  });

  test('(10) fighters whose AFT is just enough for home do not leave the two-seaters: all go home together', () => {
    const party = aView('H09', { machines: [...pair, camberwell], aft: { fighters: 26, twoSeaters: 90 } });
    const about = aTurnOver(party);
    const orders = { ...about.orders, mission: 'artillery-spotting', target: 'H09' } as const;
    const words = [...about.steps.map(({ step }) => step), 'fighters-home'];
    expect(answers(questionOf('movement', { ...about, orders }, words))).toEqual(['w', 'w']);
  });

  test('one on our own side flies on, and so do fighters who see two-seaters to their work', () => {
    expect(turn('defensive-line-patrol', withRounds(30, 11))).not.toBe('few rounds left');
    expect(turn('photo-reconnaissance', [...withRounds(30, 11), camberwell])).not.toBe('few rounds left');
  });
});

describe('(21) where prudent takes a Lame Duck', () => {
  const field = (hex: string, fighters = 91) =>
    questionOf(
      'lame-duck-field',
      {
        party: aView(hex, { machines: [whitworth, appleton], aft: { fighters, twoSeaters: undefined } }),
        orders: aTurnOver(aView(hex)).orders,
        lameDuck: 'B3',
      },
      ['nearest', 'home'],
    );

  test('home, over our own side while she has the AFT; bold takes her to the nearest', () => {
    expect(answers(field('H05'))).toEqual(['home', 'nearest']);
    expect(carefully(field('H05'), book)).toEqual({ answer: 'home', why: 'another field costs her day, and -1' });
  });

  test('the nearest field, behind their lines or without the AFT', () => {
    expect(carefully(field('H12'), book)).toEqual({ answer: 'nearest', why: 'the shortest way' });
    expect(answers(field('H05', 2))).toEqual(['nearest', 'nearest']);
  });
});

describe('(35) whom prudent sends with a Lame Duck beyond the lines', () => {
  const escort = (...fighters: number[]) => {
    const machines = [appleton, ...fighters.map((n) => ({ ...whitworth, id: `B${n}` }))];
    const party = aView('H12', { machines, altitude: 13_000, aft: { fighters: 120, twoSeaters: undefined } });
    const orders = {
      errand: 'mission' as const,
      mission: 'offensive-line-patrol',
      zones: ['A', 'B', 'C'],
      machines: machines.length,
      target: undefined,
      achieved: nothingDone(),
    } as const;
    const words = ['all', 'alone', ...fighters.map((n) => `B${n}`)];
    return carefully(questionOf('escort', { party, orders, lameDuck: 'B3', escorts: [] }, words), book);
  };

  test('two of four; of three all, because one would be left to fly the patrol alone', () => {
    expect(escort(1, 2, 4, 5)).toEqual({ answer: 'B1', why: 'a Straggler is lost' });
    expect(escort(1, 2, 4)).toEqual({ answer: 'all', why: 'too few to part' });
  });
});

describe('(35) two-seaters whose last fighter is the Lame Duck', () => {
  const escort = (mission: string, hex: string, ...fighters: number[]) => {
    const scouts = fighters.map((n) => ({ ...whitworth, id: `B${n}` }));
    const machines = [appleton, camberwell, { ...camberwell, id: 'B8' }, ...scouts];
    const party = aView(hex, { machines, altitude: 5000, aft: { fighters: 120, twoSeaters: 150 } });
    const orders = { ...aTurnOver(party).orders, errand: 'mission', mission, target: 'H12' } as const;
    const words = ['all', 'alone', 'B7', 'B8', ...fighters.map((n) => `B${n}`)];
    return carefully(questionOf('escort', { party, orders, lameDuck: 'B3', number: 5, escorts: [] }, words), book);
  };

  test('go home with her on either side of the lines, and go on where another fighter is with them', () => {
    const home = { answer: 'all', why: 'no fighter would be left' };
    expect(escort('photo-reconnaissance', 'H03')).toEqual(home);
    expect(escort('photo-reconnaissance', 'H12')).toEqual(home);
    expect(escort('photo-reconnaissance', 'H03', 1)).toEqual({ answer: 'alone', why: 'our own side below' });
  });
});

describe('(13) (35) a flight one hex from its target, with a Lame Duck', () => {
  const escort = (
    hex: string,
    plates: readonly string[],
    fighters: readonly number[],
    escorts: readonly string[] = [],
  ) => {
    const scouts = fighters.map((n) => ({ ...whitworth, id: `B${n}` }));
    const machines = [appleton, { ...camberwell, plates: [...plates] }, ...scouts];
    const party = aView(hex, { machines, altitude: 8000, aft: { fighters: 120, twoSeaters: 150 } });
    const errand = { errand: 'mission', mission: 'long-reconnaissance', target: 'J17', machines: 5 } as const;
    const achieved = { ...nothingDone(), exposed: { B7: plates.length } };
    const orders = { ...aTurnOver(party).orders, ...errand, achieved };
    const words = escorts.length > 0 ? ['B1', 'B2', 'done'] : ['all', 'alone', 'B7', ...fighters.map((n) => `B${n}`)];
    return carefully(
      questionOf('escort', { party, orders, lameDuck: 'B3', number: 5, escorts: [...escorts] }, words),
      book,
    );
  };
  const why = 'the cameras go on to the target';

  test('sends one fighter with her, or nobody where it would be the last, as long as no plate is average', () => {
    expect(escort('J16', [], [1, 2])).toEqual({ answer: 'B1', why });
    expect(escort('J16', ['poor'], [1, 2])).toEqual({ answer: 'B1', why });
    expect(escort('J16', [], [1, 2, 4], ['B1'])).toEqual({ answer: 'done', why });
    expect(escort('J16', [], [1])).toEqual({ answer: 'alone', why });
  });

  test('turns home with her where the target is farther off, or a plate is average', () => {
    const home = { answer: 'all', why: 'too few to part' };
    expect(escort('J14', [], [1, 2])).toEqual(home);
    expect(escort('J16', ['average'], [1, 2])).toEqual(home);
  });
});

describe('(35) why all turn home with a Lame Duck', () => {
  const reason = (left: number, plates: readonly string[] = []) => {
    const scouts = [1, 2].map((n) => ({ ...whitworth, id: `B${n}` }));
    const machines = [{ ...camberwell, plates: [...plates] }, ...scouts];
    const party = aView('J14', { machines, altitude: 8000, aft: { fighters: left, twoSeaters: left } });
    const achieved = { ...nothingDone(), exposed: { B7: plates.length } };
    const errand = { errand: 'mission', mission: 'long-reconnaissance', target: 'J17', machines: 4, achieved } as const;
    const orders = { ...aTurnOver(party).orders, ...errand };
    const words = ['all', 'alone', 'B1', 'B2'];
    return carefully(questionOf('escort', { party, orders, lameDuck: 'B3', number: 5, escorts: [] }, words), book).why;
  };

  test('who would be left alone, or has few rounds, goes on to no work, though there is some', () => {
    const others = (machines: (typeof whitworth)[], sent: number) => {
      const party = aView('H01', { machines, altitude: 5000, aft: { fighters: 122, twoSeaters: undefined } });
      const orders = { ...aTurnOver(party).orders, mission: 'balloon-bursting', zones: ['B', 'C'], machines: sent };
      const about = { party, orders, lameDuck: 'B3', number: 3, escorts: [] };
      return carefully(questionOf('escort', about, ['alone', 'all', 'B1']), book);
    };
    expect(others([whitworth], 2)).toEqual({ answer: 'all', why: 'one alone is too great a risk' });
    expect(others(withRounds(30, 4, 30), 4)).toEqual({ answer: 'all', why: 'few rounds left' });
  });

  test('petrol is told from work: too little of the one, or nothing left of the other', () => {
    expect(reason(120)).toBe('too few to part');
    expect(reason(30)).toBe('no petrol for more work');
    expect(reason(120, ['good', 'good', 'good', 'good', 'good'])).toBe('no work is left for them');
  });
});

describe('(13) what prudent does near work that the weather hides', () => {
  const [SNOW, CLEAR] = [15, 7];
  const turn = (weather: number, left: number) => {
    const party = aView('G10', {
      machines: pair,
      altitude: 9000,
      weather,
      aft: { fighters: left, twoSeaters: undefined },
    });
    const orders = {
      errand: 'mission' as const,
      mission: 'balloon-bursting',
      zones: ['A', 'B', 'C'],
      machines: 2,
      target: undefined,
      achieved: nothingDone(),
    } as const;
    const about = aTurnOver(party, { orders });
    return carefully(questionOf('movement', about, [...about.steps.map(({ step }) => step), 'height', 'stay']), book);
  };

  test('he waits where he is, and does not go to and fro over the trenches', () => {
    expect(turn(SNOW, 120)).toEqual({ answer: 'stay', why: expect.stringMatching(/^waits to see /) });
    expect(turn(CLEAR, 120).why).not.toMatch(/^waits/);
  });

  test('he turns for home when the petrol for waiting is gone', () => {
    expect(turn(SNOW, 36).why).toBe('homeward');
  });
});

describe('(30) (31) what prudent does over a target that he found', () => {
  const column = { hex: 'H12', target: 'column', hits: 0 };
  const orders = (hits: number) => ({
    errand: 'mission' as const,
    mission: 'offensive-line-patrol',
    zones: ['A', 'B', 'C'] as const,
    machines: 2,
    target: undefined,
    achieved: { ...nothingDone(), found: [{ ...column, hits }] },
  });

  const turn = (hits: number) => {
    const aft = { fighters: 100, twoSeaters: undefined };
    const about = aTurnOver(aView('H12', { machines: pair, altitude: 1000, aft }), { orders: orders(hits) });
    return carefully(questionOf('movement', about, [...about.steps.map(({ step }) => step), 'height', 'stay']), book);
  };

  test('he stays low over it for another pass, and climbs once it is hit', () => {
    expect(turn(0).answer).toBe('stay');
    expect(turn(1).answer).toBe('height');
  });

  const pass = (fighters: number) => {
    const party = aView('H12', { machines: pair, altitude: 1000, aft: { fighters, twoSeaters: undefined } });
    const about = { party, orders: orders(0), aft: 2, shots: 0, points: 7 };
    return carefully(questionOf('another-pass', about as never, ['again', 'enough']), book);
  };

  test('he makes no pass that takes the petrol for the way home; where home is out of reach the nearest field counts', () => {
    const home = aView('H12').fields.find(({ field }) => field === 'amiens')?.aft ?? 0;
    expect(pass(home + 4).answer).toBe('again');
    expect(pass(home + 3)).toEqual({ answer: 'enough', why: 'AFT for home' });
    expect(pass(home - 1).answer).toBe('again');
  });
});
