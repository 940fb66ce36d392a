import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { openingBrief } from '../../../src/commands/play/opening-brief.ts';
import { wrapTo } from '../../../src/page/paper.ts';
import { book } from '../../support/cards/book.ts';

const brief = openingBrief(newCampaign(['B'], book), book);

test('a new commander reads who he is, what each verdict takes, and the figures of the cards', () => {
  expect(brief).toContain(
    'You lead B Flight from 1 to 21 April 1917: eight pilots and two observers with six SPAD VIIs',
  );
  for (const { words } of book.campaignGrades.grades) expect(brief.toLowerCase()).toContain(words.toLowerCase());
  expect(brief).toContain(`${book.turnProcedure.aft.move.aft} to fly to the next hex`);
  expect(brief).toContain('at most 30 units of ammo');
});

test('it leaves room for the first question on a page of 24 rows and 80 columns', () => {
  expect(wrapTo(brief, 80).split('\n').length).toBeLessThanOrEqual(16);
});

test('a campaign of the whole month says so, and a squadron of three flights names them', () => {
  expect(openingBrief({ ...newCampaign(['A', 'B', 'C'], book), until: 30 }, book)).toContain(
    'You lead A, B and C Flights from 1 to 30 April 1917',
  );
});
