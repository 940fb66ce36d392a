import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mission } from '../../../src/cards/printed/mission.ts';

type Written = Record<string, unknown> & { activities: Record<string, unknown> };

const written = (id: string): Written => parse(readFileSync(`data/missions/${id}.yaml`, 'utf8'));

/** The places at which a manual is not in order, and why. */
const faultsIn = (manual: Written) =>
  (mission.safeParse(manual).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('(23) a manual in which something could never be done is no manual', () => {
  const photo = written('photo-reconnaissance');
  const offensive = written('offensive-line-patrol');

  test('photographs want a place to be taken of, and a two-seater', () => {
    expect(faultsIn({ ...photo, targets: ['balloon'] })).toEqual([
      'targets: `photograph` is done over a place: name a kind of it',
    ]);
    const crews = { fighters: { from: 1, to: 2 }, twoSeaters: { from: 0, to: 0 }, source: 'invented' };
    expect(faultsIn({ ...photo, crews })).toEqual([
      'crews.twoSeaters: `photograph` is done by them: let some go',
      'crews.twoSeaters: `escort` is done by them: let some go',
    ]);
  });

  test('balloons want their kind among the targets', () => {
    expect(faultsIn({ ...written('balloon-bursting'), targets: ['troops'] })).toEqual([
      'targets: `attackBalloon` is done over a balloon: name a kind of it',
    ]);
  });

  test('targets on the ground want a scan that finds them', () => {
    const { scan: _, ...activities } = offensive.activities;
    expect(faultsIn({ ...offensive, activities })).toEqual([
      'activities.strafeTarget: without `scan` it never comes to it',
    ]);
  });

  test('nobody is sent out to escort, and to nothing else', () => {
    const { escort } = photo.activities;
    expect(faultsIn({ ...photo, activities: { escort } })).toEqual([
      'activities: a flight is sent out for one of photograph, spot, bomb, drop, fetch, attackBalloon, patrol, scan, strafeTrench',
    ]);
  });
});
