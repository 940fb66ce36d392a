import { expect, test } from 'vitest';
import { everybody } from '../../src/campaign/campaign.ts';
import { historyOfApril } from '../../src/records/history-of-april.ts';
import { realDayLine } from '../../src/records/real-day.ts';
import { flyCampaign } from '../support/a-flown-campaign.ts';
import { toldCampaign } from '../support/a-told-campaign.ts';

test('the history of two days, in prose', () => {
  const chapters = historyOfApril(toldCampaign()).map(({ title, paragraphs }) => [title, ...paragraphs.slice(0, 5)]);
  expect(chapters).toMatchInlineSnapshot(`
    [
      [
        "The Three Weeks",
        "B Flight of No. 23 Squadron, Royal Flying Corps, stood at Amiens on 1 April 1917 with six SPAD VII and two F.K.8, and ten men to fly them. Of three missions asked of it before 3 April it flew two. A machine crossed the hedge of the aerodrome six times, and one was lost. One victory was entered in the record. To fill the places of others one man came out.",
        "The ledger stands at -29 Victory Points, in the red. The verdict is not yet spoken.",
      ],
      [
        "Week by Week",
        "The first week brought two missions flown and one left undone, +1 Victory Points in all. It cost one machine, one killed and one wounded. Second Lieutenant Ferrabee shot down an Albatros D.III. The best day was the 1st (+1), the worst the 2nd (-30).",
      ],
      [
        "Aces",
        "Captain Gervase Innes Haldenby: five victories, all from before April.",
      ],
      [
        "Roll of Honour",
        "Captain Gervase Innes Haldenby, killed in action on 1 April, Dawn Patrol.",
      ],
      [
        "What Became of Them",
        "Captain Gervase Innes Haldenby, of Ripon, Yorkshire, aged 27. He flew once and fought. He was killed on 1 April near K08.",
        "Lieutenant Aubrey Fitzmaurice Quillinan, of Ennis, County Clare, aged 24. He flew twice and fought on one of these flights. He was put in command for the time being on 1 April. He is with the flight.",
        "Lieutenant Kenneth Stuart Brackenridge, of Gore, New Zealand, aged 23. He did not fly. He is with the flight.",
        "Second Lieutenant Ralph Oswin Pettifer, of Coventry, aged 20. He did not fly. He is with the flight.",
        "Second Lieutenant Lancelot Guy Ferrabee, of Cheltenham, aged 19. He flew twice and fought on one of these flights, with one victory and half a balloon. He is with the flight.",
      ],
    ]
  `);
});

test('(48) when the three weeks are over the verdict is spoken, and every man has his end', () => {
  const { lived } = flyCampaign('scarpe');
  const [weeks, , , , men] = historyOfApril(lived);
  expect(weeks?.paragraphs.at(-1)).toMatch(/^The ledger closes at -?\d+ Victory Points/);
  expect(men?.paragraphs).toHaveLength(everybody(lived.now).length);
  for (const [i, { surname }] of everybody(lived.now).entries()) expect(men?.paragraphs[i]).toContain(surname);
});

test('how a day really was', () => {
  expect(realDayLine(3, toldCampaign().book)).toBe(
    'As it really was: Snow on the ground, cold, the cloud broken. Manfred von Richthofen is credited with one more.',
  );
});
