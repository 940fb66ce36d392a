import { expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { statusPage } from '../../../src/screens/pages/status-page.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { plain } from '../../support/plain-paper.ts';

const colour = paperFor({ columns: 80, isTerminal: true, colour: true });

function onTheSixth(points = [14, -73, 0, -20, 5]): Campaign {
  const campaign = bFlight({ day: 6 }, { points });
  const flight = theFlight(campaign);
  const [b1, b2] = flight.machines;
  const [haldenby, quillinan] = flight.aircrew;
  if (!b1 || !b2 || !haldenby || !quillinan) throw new Error('B Flight has lost its first two.');
  b1.standing = { is: 'awaited', back: 8 };
  b2.standing = { is: 'under-repair', back: 7 };
  haldenby.standing = { is: 'killed', since: 3 };
  quillinan.standing = { is: 'wounded', back: 33 };
  flight.awaited = [{ seat: 'pilot', machine: 'B1', day: 7 }];
  return campaign;
}

test('(4) (45) how a campaign stands at dawn of 6 April', () => {
  expect(statusPage({ campaign: onTheSixth(), book }, plain(80))).toMatchInlineSnapshot(`
    "B Flight. Friday, 6 April 1917.

    Victory Points: -74
    Day by day: +14 -73 0 -20 +5

    Fit: 8. Lt Brackenridge, 2Lt Pettifer, 2Lt Ferrabee, 2Lt Chaplow, Sgt Ridsdale,
    2Lt Bidwell, Sgt Meikle and Lt Ffolliott.
    Off duty: Lt Quillinan (wounded, back 3 May).
    Gone: Capt Haldenby (killed 3 April).
    On his way: a pilot for B1, 7 April.

    Machines ready: 6. B3 SPAD VII, B4 SPAD VII, B5 SPAD VII, B6 SPAD VII, B7 F.K.8
    and B8 F.K.8.
    Not ready: B1 (another awaited, 8 April) and B2 (in the shop, back 7 April).

    Due today, three missions:
      Afternoon: Bombing Raid, Rail Junction, Seclin
      Morning or afternoon: Offensive Line Patrol, zone C
      Twilight: Twilight Patrol, zone C"
  `);
});

test('(45) points are in red below nought, and the sign says it too', () => {
  const page = statusPage({ campaign: onTheSixth(), book }, colour);
  expect(page).toContain('\u001b[31m-74\u001b[39m');
  expect(page).toContain('+14 \u001b[31m-73\u001b[39m 0');
  const black = statusPage({ campaign: onTheSixth([30]), book }, plain(80));
  expect(black).toContain('Victory Points: +30');
});

test('when it is over, men and machines stand as on the last evening, and as in the history', () => {
  const campaign = { ...onTheSixth(), day: 22 };
  const { aircrew, machines } = theFlight(campaign);
  for (const man of aircrew.slice(2, 3)) man.standing = { is: 'wounded', back: 22 };
  for (const machine of machines.slice(2, 3)) machine.standing = { is: 'under-repair', back: 22 };
  const page = statusPage({ campaign, book }, plain(200));
  expect(page).toContain('Lt Brackenridge (wounded, back 22 April)');
  expect(page).toContain('B3 (in the shop, back 22 April)');
});

test('(48) when it is over the grade is told, and nothing is due', () => {
  const over = statusPage({ campaign: { ...onTheSixth(), day: 22 }, book }, plain(80));
  expect(over).toContain('The three weeks are over.');
  expect(over).toContain('Victory Points: -74. Decisive defeat for the Royal Flying Corps.');
  expect(over).not.toContain('Due today');
});

test.each([40, 80, 120])('nothing is wider than %i columns', (columns) => {
  const lines = statusPage({ campaign: onTheSixth(), book }, plain(columns)).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
});

test('it says by which game fights are fought and how well the enemy is led, where that is not the Track', () => {
  const campaign: Campaign = { ...onTheSixth(), fights: 'clouds-of-glory' };
  const page = statusPage({ campaign, book, enemyLedBy: 'sharp' }, plain(80));
  expect(page.split('\n')[1]).toBe('Fights by In Clouds of Glory, against a sharp opponent.');
  expect(statusPage({ campaign: onTheSixth(), book }, plain(80))).not.toContain('Fights by');
});

test('what a campaign was begun with is said once, however many flights it has', () => {
  const begun = { ...newCampaign(['A', 'B', 'C'], book), careers: true, mess: true } as Campaign;
  for (const flights of [begun.flights, begun.flights.slice(0, 1)]) {
    const page = statusPage({ campaign: { ...begun, flights }, book }, plain(80)).replace(/\s+/g, ' ');
    expect(page.split('The men have careers')).toHaveLength(2);
    expect(page.split('In the mess you are asked')).toHaveLength(2);
  }
});
