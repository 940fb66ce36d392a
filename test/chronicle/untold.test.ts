import { describe, expect, test } from 'vitest';
import type { Airman } from '../../src/campaign/aircrew.ts';
import { type Campaign, everybody, newCampaign } from '../../src/campaign/campaign.ts';
import { historyOfApril } from '../../src/chronicle/history-of-april.ts';
import type { Lived, LivedDay } from '../../src/chronicle/lived.ts';
import { inShort, isUntold, manInShort, pointsOf, untoldNote } from '../../src/chronicle/untold.ts';
import { whoIsWho } from '../../src/chronicle/who-is-who.ts';
import { book } from '../support/people/campaigns.ts';

const begun = () => newCampaign(['B'], book);

/** A day in April and the morning after it, on which some figures are others. */
function aDay(change: (after: Campaign) => void, day = 1): LivedDay {
  const dawn = { ...begun(), day };
  const after = { ...structuredClone(dawn), day: day + 1 };
  change(after);
  return { dawn, moments: [], untold: { rules: '0.1.0', cards: 'abc123', after } };
}

const livedOf = (...days: readonly LivedDay[]): Lived => ({
  name: 'dawn',
  seed: 'alea:1:dawn',
  days,
  now: days.at(-1)?.untold?.after ?? begun(),
  book,
});

const shortOf = (day: LivedDay) => (isUntold(day) ? inShort(day, book) : []);
const [first] = everybody(begun());
const id = first?.id ?? '';
const name = `${first?.rank} ${first?.surname}`;
const his = (after: Campaign) => everybody(after).filter((man) => man.id === id);

function changeHim(campaign: Campaign, change: (man: Airman) => Partial<Airman>): void {
  for (const man of his(campaign)) Object.assign(man, change(man));
}

describe('a day whose turns are not known', () => {
  test('is told by what the morning after found changed', () => {
    const day = aDay((after) => {
      for (const man of his(after))
        Object.assign(man, { kills: man.kills + 2, lastFlown: 1, missions: man.missions + 1 });
      for (const { machines } of after.flights.slice(0, 1))
        Object.assign(machines[0] ?? {}, { standing: { is: 'lost', since: 1 } });
    });
    expect(shortOf(day)).toEqual([
      'One man flew.',
      `${name} has two victories more to his name.`,
      `Lost: ${day.dawn.flights[0]?.machines[0]?.id}.`,
    ]);
  });

  test.each([
    ['Killed', { is: 'killed', since: 1 }],
    ['Taken prisoner', { is: 'prisoner', since: 1 }],
    ['Wounded', { is: 'wounded', back: 9 }],
  ] as const)('%s: who was so that day, and nobody who was so before', (words, standing) => {
    const harmed = aDay((after) => changeHim(after, () => ({ standing })));
    expect(shortOf(harmed)).toContain(`${words}: ${name}.`);
    changeHim(harmed.dawn, () => ({ standing }));
    expect(shortOf(harmed)).toEqual(['Nobody flew.']);
  });

  test('tells who came out, and who is who has him from that day on', () => {
    const day = aDay((after) => {
      for (const { aircrew } of after.flights.slice(0, 1))
        aircrew.push(...structuredClone(his(after)).map((man) => ({ ...man, id: 'newcomer', surname: 'Newcome' })));
    }, 4);
    expect(shortOf(day)[0]).toMatch(/ Newcome came out\.$/);
    expect(whoIsWho(livedOf(day)).find(({ man }) => man.id === 'newcomer')).toMatchObject({
      joined: 4,
      life: undefined,
    });
  });

  test('is not told where it is not over', () => {
    const day: LivedDay = { dawn: begun(), moments: [], untold: { rules: '1', cards: 'a', after: undefined } };
    expect(shortOf(day)).toEqual([]);
    expect(isUntold(day) && pointsOf(day, { flight: 'B' })).toBe(0);
  });

  test('stands in a man as what it changed for him', () => {
    const day = aDay((after) =>
      changeHim(after, (man) => ({ missions: man.missions + 2, fights: man.fights + 1, bravery: 4 })),
    );
    const was = his(day.dawn)[0]?.bravery;
    expect(isUntold(day) && manInShort(id, day, book)).toEqual(['Flew twice and fought on one', `Bravery ${was} to 4`]);
  });
});

describe('a campaign with such days', () => {
  const days = [aDay(() => {}), aDay(() => {}, 2)];

  test('says so in one sentence, with the version that played them', () => {
    expect(untoldNote(livedOf(...days))).toMatch(
      /^1 and 2 April were played by version 0\.1\.0 \(cards abc123\) and go /,
    );
    expect(untoldNote(livedOf())).toBeUndefined();
  });

  test('has a history day by day, and none of what was the first or the worst', () => {
    const titles = historyOfApril(livedOf(...days)).map(({ title }) => title);
    expect(titles).toEqual(['The Story So Far', 'Day by Day', 'Aces', 'Roll of Honour', 'What Became of Them']);
  });
});
