import { expect, test } from 'vitest';
import { advisedInAFight, inAFight, staysByTwoSeater, whyInAFight } from '../../../../src/games/track/head/opponent.ts';
import type { TrackAction } from '../../../../src/games/track/table/combat-decisions.ts';
import { PRUDENT } from '../../../../src/policies/temper.ts';
import { book } from '../../../support/people/campaigns.ts';

type Placed = readonly [id: string, side: string, aircraft: string];

const STAYS: TrackAction['answer'][] = ['hold', 'escape'];

const onTrack = (...machines: readonly Placed[]) => ({
  machines: machines.map(([id, side, aircraft]) => ({ id, side, aircraft, lameDuck: false, out: undefined })),
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
    targets: [],
    track: onTrack(...machines),
    skill: -9,
    firing: 'E',
  }) as unknown as TrackAction['about'];

const answers = (asked: TrackAction['about']) =>
  [inAFight(PRUDENT), advisedInAFight(PRUDENT)].map((head) => head['track-action'](asked, STAYS, book));

test('(43) an escort who is only outclassed is advised to stay by the two-seater, and a patrol to leave', () => {
  const escort = about(SCOUT, TWO_SEATER, ENEMY);
  expect(answers(escort)).toEqual(['escape', 'hold']);
  expect(staysByTwoSeater(escort, PRUDENT.outclassedBy, book)).toBe(true);
  expect(whyInAFight(PRUDENT)['track-action']?.(escort, ['hold'], book)).toBe('stays by the two-seater');
  const patrol = about(SCOUT, ENEMY);
  expect(answers(patrol)).toEqual(['escape', 'escape']);
  expect(whyInAFight(PRUDENT)['track-action']?.(patrol, ['hold'], book)).toBe('nobody free to attack');
});

test('(24) who has no gun left leaves the two-seater too', () => {
  expect(answers({ ...about(SCOUT, TWO_SEATER, ENEMY), gunLeft: false })).toEqual(['escape', 'escape']);
});

test('who clears a jam does it because a gun is jammed, whoever is free to be attacked', () => {
  for (const answer of ['clear-jam', 'clear-forward', 'clear-observer'] as const)
    expect(whyInAFight(PRUDENT)['track-action']?.(about(SCOUT, ENEMY), [answer], book)).toBe('a gun is jammed');
});
