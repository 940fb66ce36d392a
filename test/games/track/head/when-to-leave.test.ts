import { expect, test } from 'vitest';
import { inAFight, whyInAFight } from '../../../../src/games/track/head/opponent.ts';
import type { TrackAction } from '../../../../src/games/track/table/combat-decisions.ts';
import { PRUDENT } from '../../../../src/policies/temper.ts';
import { book } from '../../../support/people/campaigns.ts';

type Placed = readonly [id: string, side: string, aircraft: string];

const STAYS: TrackAction['answer'][] = ['hold', 'escape'];

const onTrack = (...machines: readonly Placed[]) => ({
  machines: machines.map(([id, side, aircraft]) => ({
    id,
    side,
    aircraft,
    guns: {},
    lameDuck: false,
    out: undefined,
    doing: { is: 'free' },
  })),
  duels: [],
});
const SCOUT = ['B3', 'allied', 'spad-vii'] as const;
const TWO_SEATER = ['B7', 'allied', 'fk8'] as const;
const ENEMY = ['G1', 'german', 'albatros-d.iii'] as const;

const about = (...machines: readonly Placed[]) =>
  ({
    machine: 'B3',
    seats: 1,
    gunLeft: true,
    ammo: 30,
    left: { allied: 2, german: 2 },
    targets: [],
    track: onTrack(...machines),
    skill: -9,
    firing: 'E',
  }) as unknown as TrackAction['about'];

const FEARLESS = { ...PRUDENT, outclassedBy: Number.POSITIVE_INFINITY };
const AT_ONCE = { ...PRUDENT, outclassedBy: Number.NEGATIVE_INFINITY };

const answer = (asked: TrackAction['about'], temper = PRUDENT) => inAFight(temper)['track-action'](asked, STAYS, book);
const why = (asked: TrackAction['about'], given: string) =>
  whyInAFight(PRUDENT)['track-action']?.(asked, [given], book);

test('(43) an escort who is only outclassed stays by the two-seater, and a patrol leaves', () => {
  const escort = about(SCOUT, TWO_SEATER, ENEMY);
  expect([answer(escort), why(escort, 'hold')]).toEqual(['hold', 'stays by the two-seater']);
  const patrol = about(SCOUT, ENEMY);
  expect([answer(patrol), why(patrol, 'escape')]).toEqual(['escape', 'outclassed, no shot']);
  expect(why(patrol, 'hold')).toBe('nobody free to attack');
});

test('(43) who is ordered to break off at once leaves her', () => {
  expect(answer(about(SCOUT, TWO_SEATER, ENEMY), AT_ONCE)).toBe('escape');
});

test('(24) who has no gun left leaves the two-seater too', () => {
  expect(answer({ ...about(SCOUT, TWO_SEATER, ENEMY), gunLeft: false })).toBe('escape');
});

test('(39) with few rounds he clears a jam while nobody can attack, and leaves where somebody can, or with no jam', () => {
  const asked = about(SCOUT, ENEMY);
  const [ours, theirs] = asked.track.machines;
  const does = (state: string, doing: string) =>
    answer({
      ...asked,
      ammo: 4,
      track: {
        ...asked.track,
        machines: [
          { ...ours, guns: { forward: { states: [state], ammo: 4 } } },
          { ...theirs, doing: { is: doing } },
        ],
      },
    } as unknown as TrackAction['about']);
  expect([does('jammed', 'spent'), does('jammed', 'free'), does('clear', 'spent')]).toEqual([
    'hold',
    'escape',
    'escape',
  ]);
});

test('(24) an escort with few rounds stays by the two-seater, and leaves her only where he has been ordered to', () => {
  const few = { ...about(SCOUT, TWO_SEATER, ENEMY), ammo: 1 };
  expect([answer(few), answer(few, AT_ONCE)]).toEqual(['hold', 'escape']);
  expect(why({ ...about(SCOUT, ENEMY), ammo: 1 }, 'escape')).toBe('rounds for home');
});

test('a two-seater leaves where she has no shot, whoever the enemies are', () => {
  for (const isRed of [true, false]) {
    const enemy = [`G${numberOf(isRed)}`, 'german', 'albatros-d.iii'] as const;
    expect(why({ ...about(TWO_SEATER, enemy), machine: 'B7', seats: 2 }, 'escape')).toBe('a two-seater, no shot');
  }
});

test('who are twice as many do not leave each other for want of a shot, unless ordered to', () => {
  const many = { ...about(SCOUT, ENEMY), left: { allied: 4, german: 2 } };
  expect([answer(many), answer(many, AT_ONCE)]).toEqual(['hold', 'escape']);
});

test('(20) whom nobody can attack this phase does not leave the others for want of a shot, unless ordered to', () => {
  const asked = about(SCOUT, ENEMY);
  const [ours, theirs] = asked.track.machines;
  const inDuels = { ...asked.track, duels: [{ allied: 'B1', german: 'G1', altitude: 9 }] };
  const spent = { ...asked.track, machines: [ours, { ...theirs, doing: { is: 'spent' } }] };
  const lame = { ...asked.track, machines: [ours, { ...theirs, lameDuck: true }] };
  for (const track of [inDuels, spent, lame] as TrackAction['about']['track'][])
    expect([answer({ ...asked, track }), answer({ ...asked, track }, AT_ONCE)]).toEqual(['hold', 'escape']);
});

test('(19) without a shot he leaves before the petrol for home is gone; once it is gone he may fight on', () => {
  const left = (home: number, nearest = 40) => ({ ...about(SCOUT, ENEMY), petrol: { home, nearest } });
  expect([answer(left(1), FEARLESS), why(left(1), 'escape')]).toEqual(['escape', 'AFT for home']);
  expect([answer(left(2), FEARLESS), answer(left(-1), FEARLESS)]).toEqual(['hold', 'hold']);
});

test('(11) he leaves, shot or not, before no field is in reach any more', () => {
  const last = { ...about(SCOUT, ENEMY), petrol: { home: -20, nearest: 1 } };
  expect([answer(last, FEARLESS), why(last, 'escape')]).toEqual(['escape', 'AFT for a field']);
});

const numberOf = (isRed: boolean) => book.fortyOne.counters.findIndex(({ jasta11 }) => jasta11 === isRed) + 1;

test('(24) a scout leaves with less than a burst of six, and from Jasta 11 with fewer than eight units', () => {
  const left = (ammo: number, isRed: boolean, ways = 8) => {
    const shot = { answer: 'G1', ways, target: 'G1' };
    const asked = about(SCOUT, [`G${numberOf(isRed)}`, 'german', 'albatros-d.iii']);
    return { ...asked, ammo, targets: [shot] } as unknown as TrackAction['about'];
  };
  const leaves = (ammo: number, isRed: boolean, ways?: number) =>
    why(left(ammo, isRed, ways), 'escape') === 'rounds for home';
  expect([5, 6, 7, 8].map((ammo) => leaves(ammo, false))).toEqual([true, false, false, false]);
  expect([5, 6, 7, 8].map((ammo) => leaves(ammo, true))).toEqual([true, true, true, false]);
  // For a good shot he stays.
  expect([leaves(5, true, 9), leaves(5, false, 9)]).toEqual([false, false]);
});

test('(24) three of ours do not leave one enemy for want of rounds: he tries to clear his gun; two of three do', () => {
  const jammed = (allied: number, german: number) =>
    inAFight(PRUDENT)['track-action'](
      { ...about(SCOUT, ENEMY), ammo: 4, left: { allied, german } },
      ['clear-jam', 'escape', 'hold'],
      book,
    );
  expect([jammed(3, 1), jammed(2, 1), jammed(3, 2)]).toEqual(['clear-jam', 'clear-jam', 'escape']);
});

test('who clears a jam does it because a gun is jammed, whoever is free to be attacked', () => {
  for (const given of ['clear-jam', 'clear-forward', 'clear-observer'] as const)
    expect(why(about(SCOUT, ENEMY), given)).toBe('a gun is jammed');
});
