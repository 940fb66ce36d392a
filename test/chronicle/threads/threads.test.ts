import { describe, expect, test } from 'vitest';
import type { Happening, HappeningOf } from '../../../src/chronicle/threads/thread.ts';
import { threadsOf } from '../../../src/chronicle/threads/threads-of.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { attack, escaped, fight, hit, lived, mission, out, roll } from '../../support/people/told-fights.ts';

const happeningsIn = <Is extends Happening['is']>(
  is: Is,
  ...days: readonly (readonly GameEvent[])[]
): HappeningOf<Is>[] => threadsOf(lived(...days)).happenings.filter((each): each is HappeningOf<Is> => each.is === is);

describe('who did what for whom in a fight', () => {
  test('he who drives an enemy off a friend has saved him', () => {
    const events = mission(fight(attack('G2', 'B3'), hit('G2', 'B1', 'driven-off')));
    expect(happeningsIn('saved', events)).toMatchObject([{ man: 'haldenby', friend: 'tufnell', german: 2, day: 1 }]);
  });

  test('he has not, who shoots at the one that is after himself, or at one that has turned to somebody else', () => {
    expect(happeningsIn('saved', mission(fight(attack('G2', 'B1'), hit('G2', 'B1', 'driven-off'))))).toEqual([]);
    const turned = fight(attack('G2', 'B3'), attack('G2', 'B1'), hit('G2', 'B1', 'shot-down'));
    expect(happeningsIn('saved', mission(turned))).toEqual([]);
  });

  test('nor who only holes the enemy, or comes too late', () => {
    expect(happeningsIn('saved', mission(fight(attack('G2', 'B3'), hit('G2', 'B1', 'no-effect'))))).toEqual([]);
    const late = fight(attack('G2', 'B3'), hit('B3', 'G2', 'shot-down'), hit('G2', 'B1', 'shot-down'));
    expect(happeningsIn('saved', mission(late))).toEqual([]);
  });

  test('he whose nerve fails leaves those who are still in it; the first time is told apart', () => {
    const ran = fight(hit('B1', 'G1', 'driven-off'), ...escaped('B3', 'bravery'), out('B3'));
    expect(happeningsIn('turned-back', mission(ran), mission(ran))).toMatchObject([
      { man: 'tufnell', why: 'nerve', left: ['quillinan'], isFirst: true, day: 1 },
      { man: 'tufnell', why: 'nerve', left: ['quillinan'], isFirst: false, day: 2 },
    ]);
  });

  test('he does not, whom a hit has put out of it', () => {
    const lame = fight(...escaped('B3', 'lame-duck'), out('B3', { fate: 'damaged-abort' }));
    expect(happeningsIn('turned-back', mission(lame))).toEqual([]);
    const hurt = out('B2', { wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }] });
    expect(happeningsIn('turned-back', mission(fight(hurt)))).toEqual([]);
  });

  test('in a fight with cards he who flies off the table of his own will has left it', () => {
    const exited: GameEvent = { type: 'machine-exited', machine: 'B2', side: 'allied', edge: 'own' };
    expect(happeningsIn('turned-back', mission(fight(exited, out('B2'))))).toMatchObject([
      { man: 'quillinan', why: 'choice', left: ['haldenby', 'tufnell'] },
    ]);
  });

  test('a victory is the first of a man who had none, and his next is not', () => {
    const won = mission(fight(hit('G2', 'B3', 'shot-down'), hit('G1', 'B1', 'shot-down')));
    expect(happeningsIn('victory', won, won)).toMatchObject([
      { man: 'tufnell', german: 2, isFirst: true },
      // Haldenby has five from before April.
      { man: 'haldenby', german: 1, isFirst: false },
      { man: 'tufnell', isFirst: false },
      { man: 'haldenby', isFirst: false },
    ]);
  });

  test('the first fight of a novice is told, and nobody else’s', () => {
    expect(happeningsIn('first-fight', mission(fight()), mission(fight()))).toMatchObject([{ man: 'tufnell', day: 1 }]);
  });
});

describe('who was lost, and who was there', () => {
  const killed = mission(
    fight(attack('G1', 'B1'), hit('B2', 'G2', 'driven-off'), hit('B1', 'G1', 'shot-down')),
    [{ airman: 'haldenby', fate: { fate: 'killed' } }],
    [
      { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
      { machine: 'B2', end: 'home' },
      { machine: 'B3', end: 'emergency-field', field: 'mercatel' },
    ],
  );

  test('he was killed by the German who shot him down, and those who were still there saw it', () => {
    expect(happeningsIn('killed', killed)).toMatchObject([{ man: 'haldenby', by: 1, hex: 'G11' }]);
    expect(happeningsIn('saw-fall', killed)).toMatchObject([{ man: 'tufnell', friend: 'haldenby' }]);
  });

  test('who put down elsewhere, and who walked away from where he came down', () => {
    expect(happeningsIn('put-down', killed)).toMatchObject([{ man: 'tufnell', field: 'mercatel' }]);
    const unhurt = mission(
      [],
      [{ airman: 'tufnell', fate: { fate: 'safe', days: 1 } }],
      [{ machine: 'B3', end: 'down', hex: 'G05', fate: 2 }],
    );
    expect(happeningsIn('walked-away', unhurt)).toMatchObject([{ man: 'tufnell', hex: 'G05' }]);
  });

  test('who went home with a cripple, and who left him', () => {
    const there: GameEvent = { type: 'moved', from: 'H01', to: 'H05', aft: 12, left: 70 };
    const way: GameEvent[] = [
      { type: 'machine-crippled', machine: 'B1', roll, words: 'Oil pipe cut', lameDuck: 4, climbs: false },
      { type: 'lame-duck-escorted', machine: 'B1', by: ['B3'] },
      { type: 'lame-duck-left', machine: 'B1', hex: 'H05' },
    ];
    const far = mission([there, ...way]);
    expect(happeningsIn('saw-home', far)).toMatchObject([{ man: 'tufnell', friend: 'haldenby', all: false }]);
    expect(happeningsIn('left', far).map(({ man }) => man)).toEqual(['quillinan', 'tufnell']);
    // Over their own field nobody is escorted or left.
    expect([...happeningsIn('saw-home', mission(way)), ...happeningsIn('left', mission(way))]).toEqual([]);
  });

  test('(47) who leads after whom, until one is sent out', () => {
    const of: GameEvent = { type: 'evening-came', flight: 'B', points: 0, firsts: [] };
    const acting: GameEvent = { type: 'acting-commander-appointed', man: 'quillinan', day: 1 };
    const sent: GameEvent = { type: 'flight-commander-made', man: 'tufnell', why: 'replacement', rank: 'Captain' };
    expect(happeningsIn('took-over', [of, acting], [of, sent])).toMatchObject([
      { man: 'quillinan', after: 'haldenby', how: 'acting', day: 1 },
      { man: 'tufnell', after: 'quillinan', how: 'sent-out', day: 2 },
    ]);
    const confirmed: GameEvent = { type: 'flight-commander-made', man: 'quillinan', why: 'confirmed', rank: 'Captain' };
    expect(happeningsIn('took-over', [of, acting], [of, confirmed])[1]).toMatchObject({ after: undefined });
  });

  test('what the office wrote: a promotion, a paper put in and not one sent back, a medal, who is back', () => {
    const put = (day: number): GameEvent => ({
      type: 'decoration-recommended',
      man: 'quillinan',
      decoration: 'military-cross',
      victories: 4,
      today: 1,
      roll,
      day,
      words: '',
    });
    const office: GameEvent[] = [
      { type: 'returned-to-duty', man: 'tufnell', from: 'wounded' },
      { type: 'decoration-awarded', man: 'quillinan', decoration: 'military-cross' },
      put(0),
      put(9),
      { type: 'man-promoted', man: 'tufnell', from: 'Second Lieutenant', to: 'Lieutenant', missions: 30 },
      {
        type: 'bravery-checked',
        man: 'tufnell',
        roll,
        parts: {},
        from: 5,
        to: 5,
        letterBefore: 'N',
        letter: 'N',
        words: '',
      },
    ];
    expect(threadsOf(lived(office)).happenings.map(({ is }) => is)).toEqual([
      'back',
      'decorated',
      'put-in-for',
      'promoted',
    ]);
  });
});

describe('what grows from day to day', () => {
  test('those who fight side by side three times are a pair', () => {
    const day = mission(fight());
    expect(threadsOf(lived(day, day)).pairs).toEqual([]);
    expect(threadsOf(lived(day, day, day, mission([]))).pairs[0]).toEqual({
      men: ['haldenby', 'quillinan'],
      flights: 4,
      inOne: 0,
      fights: 3,
    });
  });

  test('a feud with Jasta 11, and with the man himself: by a loss, a victory, or three fights', () => {
    expect(threadsOf(lived(mission(fight()))).feuds).toEqual([]);
    const won = mission(fight(hit('G2', 'B1', 'shot-down')));
    expect(threadsOf(lived(won)).feuds).toEqual([
      { with: 'jasta-11', days: [1], lost: [], hurt: [], won: ['haldenby'] },
    ]);
    const hurt = mission(fight(hit('B3', 'G1', 'crew-hit')), [
      { airman: 'tufnell', fate: { fate: 'wounded', days: 7 } },
    ]);
    const wound: GameEvent = {
      type: 'crew-hit',
      machine: 'B3',
      who: 'pilot',
      roll,
      fate: { fate: 'wounded', days: 7 },
      effect: 'lame-duck',
    };
    const wounded = hurt.flatMap((event): GameEvent[] =>
      event.type === 'critical-hit-scored' ? [event, wound] : [event],
    );
    expect(threadsOf({ ...lived(wounded), book: steadyBook }).feuds).toMatchObject([
      { with: 'jasta-11', lost: [], hurt: ['tufnell'] },
      { with: 'richthofen', lost: [], hurt: ['tufnell'] },
    ]);
  });

  test('luck: hit on three flights and never hurt, or hurt twice', () => {
    const holed = mission(fight(hit('B2', 'G2', 'no-effect')));
    expect(threadsOf(lived(holed, holed)).runs).toEqual([]);
    expect(threadsOf(lived(holed, holed, holed)).runs).toEqual([{ man: 'quillinan', is: 'charmed', many: 3 }]);
    const hurt = mission(fight(hit('B2', 'G2', 'crew-hit')), [
      { airman: 'quillinan', fate: { fate: 'wounded', days: 0 } },
    ]);
    expect(threadsOf(lived(hurt, hurt)).runs).toEqual([{ man: 'quillinan', is: 'unlucky', many: 2 }]);
  });

  test('due: leave after seven days running, a medal at the victories of the card, a breakdown at the lowest letter', () => {
    const seven = Array.from({ length: 7 }, () => mission([]));
    const told = lived(...seven);
    expect(
      threadsOf(told)
        .due.filter(({ is }) => is === 'leave')
        .map(({ man }) => man),
    ).toEqual(['haldenby', 'quillinan']);
    expect(threadsOf(lived(...seven.slice(1))).due.filter(({ is }) => is === 'leave')).toEqual([]);
    const now = structuredClone(told.now);
    const men = now.flights.flatMap(({ aircrew }) => aircrew);
    const [one, two] = men;
    Object.assign(one ?? {}, { kills: 5, decorations: ['military-cross'] });
    Object.assign(two ?? {}, { kills: 4, bravery: 0 });
    const due = threadsOf({ ...told, now }).due.filter(({ man }) => man === one?.id || man === two?.id);
    expect(due).toEqual([
      { man: one?.id, is: 'leave' },
      { man: two?.id, is: 'leave' },
      { man: two?.id, is: 'medal' },
      { man: two?.id, is: 'breakdown' },
    ]);
  });

  test('the same campaign has the same threads, however often it is asked', () => {
    const told = lived(mission(fight(attack('G2', 'B3'), hit('G2', 'B1', 'driven-off'))));
    expect(threadsOf({ ...told })).toEqual(threadsOf(told));
  });
});
