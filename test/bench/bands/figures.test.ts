import { expect, test } from 'vitest';
import { noCounts } from '../../../src/simulation/counting/counts.ts';
import type { CampaignResult } from '../../../src/simulation/simulation.ts';
import { compared, isMet } from './figures.ts';

const flown = (number: number, counts: Partial<CampaignResult['counts']>): CampaignResult => ({
  number,
  points: 0,
  byDay: [],
  grade: '',
  left: [],
  men: 8,
  crewsOnTheFifth: 4,
  pilotsOut: 5,
  fighterPilots: 6,
  aces: 0,
  counts: { ...noCounts(), fights: 10, ...counts },
  missions: {},
  reasons: {},
  checksum: 0,
});

const of = (figure: string, track: Partial<CampaignResult['counts']>, here: Partial<CampaignResult['counts']>) =>
  compared([flown(1, track), flown(2, track)], [flown(1, here), flown(2, here)]).find((row) =>
    row.figure.startsWith(figure),
  );

test('what a fight costs is bound by half and twice of what it costs on the track', () => {
  const once = of('our machines lost to aircraft', { lostToEnemy: 3, lostToGround: 1 }, { lostToEnemy: 4 });
  expect(once).toMatchObject({
    track: { value: 0.2 },
    system: { value: 0.4 },
    ratio: 2,
    allowed: { from: 0.5, to: 2 },
  });
  expect(once && isMet(once)).toBe(true);
  const often = of('ours driven off', { drivenOff: 2 }, { drivenOff: 5 });
  expect(often && isMet(often)).toBe(false);
});

test('a band of the campaign is as wide again, half of it at either end', () => {
  const met = of('enemies met in a fight', { enemiesMet: 23 }, { enemiesMet: 20 });
  expect(met?.allowed?.from).toBeCloseTo(1.85);
  expect(met?.allowed?.to).toBeCloseTo(3.25);
  expect(met && isMet(met)).toBe(true);
});

test('how long fights last is only reported', () => {
  const long = of('phases of a fight', { fightPhases: 50 }, { fightPhases: 1 });
  expect(long && isMet(long)).toBe(true);
});
