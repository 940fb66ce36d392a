import { expect, test } from 'vitest';
import { everybody, MONTH_END } from '../../src/campaign/campaign.ts';
import { historyOfApril } from '../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { realDayLine } from '../../src/chronicle/real-day.ts';
import { type GameEvent, ofType } from '../../src/table/events.ts';
import { flyCampaign } from '../support/people/a-flown-campaign.ts';
import { eventsOf, livedDay } from '../support/people/a-lived-day.ts';
import { toldCampaign } from '../support/people/a-told-campaign.ts';

test('the history of two days, in prose', () => {
  const chapters = historyOfApril(toldCampaign()).map(({ title, paragraphs }) => [title, ...paragraphs.slice(0, 5)]);
  expect(chapters).toMatchInlineSnapshot(`
    [
      [
        "The Story So Far",
        "B Flight of No. 23 Squadron, Royal Flying Corps, stood at Amiens on 1 April 1917 with six SPAD VIIs and two F.K.8s, and ten men to fly them. Of three missions asked of it before 3 April it flew two. Machines took off six times, and one was lost. One victory was entered in the record. One balloon was burnt. To fill the places of others one man came out.",
        "The ledger stands at -29 Victory Points, in the red. The verdict is not yet spoken.",
      ],
      [
        "A New Leader",
        "Captain Haldenby led the flight, and was killed on 1 April. Lieutenant Quillinan followed him that day for the time being.",
      ],
      [
        "Week by Week",
        "The first week saw two missions flown and one left undone, for +1 Victory Point. It took one machine. Captain Haldenby was killed; one man was wounded. Second Lieutenant Ferrabee shot down an Albatros D.III.",
      ],
      [
        "Aces",
        "Captain Gervase Innes Haldenby: five victories, all from before April.",
      ],
      [
        "Roll of Honour",
        "Killed in action: Captain Gervase Innes Haldenby, on 1 April (Dawn Patrol).",
      ],
      [
        "What Became of Them",
        "Captain Gervase Innes Haldenby, of Ripon, Yorkshire, aged 27, was killed on 1 April west of Bapaume.",
        "Lieutenant Aubrey Fitzmaurice Quillinan, 24 years old, was of Ennis, County Clare. It was on 1 April that he burnt the balloon at Vis-en-Artois with Ferrabee. He was put in command for the time being the same day. He had the victories for a medal, and no medal.",
        "Lieutenant Kenneth Stuart Brackenridge, 23, of Gore, New Zealand, did not fly.",
        "Second Lieutenant Ralph Oswin Pettifer, a man of 20 from Coventry, did not fly.",
        "Second Lieutenant Lancelot Guy Ferrabee, 19 years old and of Cheltenham, burnt the balloon at Vis-en-Artois with Quillinan on 1 April.",
      ],
    ]
  `);
});

const threeWeeks = (lived: Lived) =>
  historyOfApril(lived)
    .flatMap(({ paragraphs }) => paragraphs.slice(0, 1))
    .slice(0, 2);

test('the history of a campaign of which no mission is over says that nothing has been asked', () => {
  const { days, ...told } = toldCampaign();
  const dawn = days.slice(0, 1).map((day) => livedDay(day.dawn, []));
  expect(threeWeeks({ ...told, days: dawn, now: dawn[0]?.dawn ?? told.now })).toEqual([
    'B Flight of No. 23 Squadron, Royal Flying Corps, stood at Amiens on 1 April 1917 with six SPAD VIIs and two F.K.8s, and ten men to fly them. Nothing has been asked of it yet. Nobody was sent out to it.',
    'The first week has brought nothing yet.',
  ]);
});

test('(6) the history of a flight that flew nothing counts no machines and no victories', () => {
  const { days, ...told } = toldCampaign();
  const grounded = days.slice(0, 1).map((day) => livedDay(day.dawn, ofType(eventsOf(day), 'mission-not-flown')));
  expect(threeWeeks({ ...told, days: grounded })).toEqual([
    'B Flight of No. 23 Squadron, Royal Flying Corps, stood at Amiens on 1 April 1917 with six SPAD VIIs and two F.K.8s, and ten men to fly them. Of one mission asked of it before 3 April it flew none. Not one machine left the ground. To fill the places of others one man came out.',
    'The first week saw one mission left undone and none flown, for -8 Victory Points.',
  ]);
});

test('the history of missions on which nobody was lost and nothing won', () => {
  const { days, ...told } = toldCampaign();
  const quiet = days.slice(0, 1).map((day) => {
    const events = eventsOf(day).flatMap((event): GameEvent[] => {
      if (event.type === 'mission-began') return [event];
      return event.type === 'mission-ended' ? [{ ...event, homecomings: [], scores: [], points: 0, fates: [] }] : [];
    });
    return livedDay(day.dawn, events);
  });
  expect(threeWeeks({ ...told, days: quiet })).toEqual([
    'B Flight of No. 23 Squadron, Royal Flying Corps, stood at Amiens on 1 April 1917 with six SPAD VIIs and two F.K.8s, and ten men to fly them. Of two missions asked of it before 3 April it flew two. Machines took off six times, and none was lost. No victories were entered in the record. To fill the places of others one man came out.',
    'The first week saw two missions flown and none left undone, for 0 Victory Points. It cost neither man nor machine.',
  ]);
});

test('what befell a man is told in the order of its days', () => {
  const { days, ...told } = toldCampaign();
  const [first, second] = days;
  const promoted: GameEvent = {
    type: 'man-promoted',
    man: 'bidwell',
    from: 'Second Lieutenant',
    to: 'Lieutenant',
    missions: 5,
  };
  const swapped = [
    ...(second ? [livedDay({ ...second.dawn, day: 1 }, [promoted])] : []),
    ...(first ? [{ ...first, dawn: { ...first.dawn, day: 2 } }] : []),
  ];
  const chapters = historyOfApril({ ...told, days: swapped });
  const men = chapters.find(({ title }) => title === 'What Became of Them')?.paragraphs ?? [];
  expect(men.find((man) => man.includes('Bidwell'))).toContain(
    ', was promoted Lieutenant on 1 April and wounded on 2 April.',
  );
});

test('(48) when the three weeks are over the verdict is spoken, and every man has his end', () => {
  const { lived } = flyCampaign('scarpe');
  const chapters = historyOfApril(lived);
  const [weeks] = chapters;
  const men = chapters.find(({ title }) => title === 'What Became of Them');
  expect(weeks?.paragraphs.at(-1)).toMatch(/^The ledger closes at [-+]?\d+ Victory Points/);
  expect(men?.paragraphs.length).toBeGreaterThanOrEqual(everybody(lived.now).length);
  for (const [i, { surname }] of everybody(lived.now).entries()) expect(men?.paragraphs[i]).toContain(surname);
});

test('how a day really was', () => {
  expect(realDayLine(3, toldCampaign().book)).toBe(
    'As it really was: Snow on the ground, cold, the cloud broken. Manfred von Richthofen is credited with one more.',
  );
});

test('a flight to which a mixed depot has sent other types stood there with those that it had', () => {
  const { now, ...told } = toldCampaign();
  const machines = now.flights.flatMap((flight) => flight.machines);
  for (const machine of machines.slice(0, 2)) machine.aircraft = 'sopwith-pup';
  expect(threeWeeks({ ...told, now })[0]).toContain('with six SPAD VIIs and two F.K.8s');
});

test('(48) a month is measured by its own 150, and closes with May', () => {
  const { now, ...told } = toldCampaign();
  const chapters = historyOfApril({ ...told, now: { ...now, day: MONTH_END + 1, until: MONTH_END } });
  expect(chapters[0]?.title).toBe('The Month');
  expect(chapters[0]?.paragraphs.join(' ')).toContain(
    'By the yardstick of the month, on which 150 would have been a fine performance',
  );
  expect(chapters.at(-1)?.paragraphs.join(' ')).toContain('The next day was the first of May');
});

test('the verdict says by which game the fights were fought, and against whom; of the Track it says nothing', () => {
  const own = toldCampaign();
  const verdict = (lived: Lived) => historyOfApril(lived)[0]?.paragraphs.at(-1);
  expect(verdict(own)).toContain('The verdict is not yet spoken.');
  const other: Lived = { ...own, now: { ...own.now, fights: 'winged-victory' }, enemyLedBy: 'ace' };
  expect(verdict(other)).toBe('The fights of this month were fought by Winged Victory, against an ace.');
  expect(verdict({ ...other, enemyLedBy: 'a-player' })).toContain('against a player at the same page.');
});
