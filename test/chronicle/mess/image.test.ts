import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { Homecoming } from '../../../src/campaign/mission-log.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { eveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import type { LivedDay } from '../../../src/chronicle/lived.ts';
import { extreme } from '../../../src/chronicle/mess/best-and-worst.ts';
import { type DayOfAFlight, dayOf } from '../../../src/chronicle/mess/day-of-a-flight.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import howOften from '../../../src/chronicle/mess/evenings-with.json' with { type: 'json' };
import { FINDERS } from '../../../src/chronicle/mess/images.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { capital, inWords } from '../../../src/words/numbers.ts';
import { book } from '../../support/cards/book.ts';
import { cardsOfTheTrack } from '../../support/cards/cards-of-the-track.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';
import { eveningCame, fight, lived, mission, paraded, roll } from '../../support/people/told-fights.ts';

/** A number as an image has it: in words, in the middle of a sentence of thirteen and more in figures. */
const NUMBERS = Array.from({ length: 40 }, (_, i) => [
  inWords(i),
  capital(`${inWords(i)} of them`)
    .toLowerCase()
    .split(' ')[0],
]);
const numbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/[a-z-]+|\d+/g) ?? []).flatMap((word) => {
    const number = NUMBERS.findIndex((written) => written.includes(word));
    return number < 1 ? [] : [number];
  });

/** What a day's moments say, counted without the finders. */
function countsOf({ moments }: LivedDay) {
  const ended = moments.flatMap((moment) => (moment.type === 'mission-ended' ? [moment] : []));
  const homecomings = ended.flatMap((moment) => moment.homecomings);
  const many = (type: string) => moments.filter((moment) => moment.type === type).length;
  return {
    missions: ended.length,
    out: homecomings.length,
    machines: new Set(homecomings.map(({ machine }) => machine)).size,
    home: homecomings.filter(({ end }) => end === 'home').length,
    lost: homecomings.filter((each) => each.end === 'down' && each.fate === 'lost').length,
    fights: many('fight-began'),
    wins: ended.flatMap(({ scores }) => scores).filter(({ why }) => why === 'enemy-shot-down').length,
    archie: many('archie-hit'),
  };
}

type Counts = ReturnType<typeof countsOf>;

/** What a sentence of each form says, in counts. */
const SAYS: readonly (readonly [RegExp, (numbers: readonly number[], counts: Counts) => boolean])[] = [
  [/left the ground|in their sheds all day|but the weather/, (_, { missions }) => missions === 0],
  [/a fight to tell of/, ([out], { fights, out: flown }) => fights === 0 && out === flown],
  [
    /no fight|nobody was at home|nobody disputed|none of them had a fight/,
    ([out], { fights, machines }) => fights === 0 && out === machines,
  ],
  [/ended here\.$/, ([out], counts) => out === counts.out],
  [
    / went out today, and .* came home\.$/,
    ([out, home], counts) => out === counts.machines && (home ?? 0) === counts.home,
  ],
  [/^The book has/, ([out, home], counts) => out === counts.out && (home ?? 0) === counts.home],
  [/^All but|but for|did not end here/, (_, { out, home }) => out - home === 1],
  [/of the flight were lost|room tonight|fewer to push/, ([lost], counts) => lost === counts.lost],
  [
    /holes in (?!them)|every one of them came home/,
    ([hit = 0], { out, home, machines }) => out === home && hit <= machines,
  ],
  [/in a fight today, and|There was a fight|that fought today/, (_, { fights, lost }) => fights > 0 && lost === 0],
  [/Germans were brought down|to be claimed|^The flight had|Germans the fewer/, ([won], { wins }) => won === wins],
  [/Archie/, ([hit = 0], { archie }) => hit <= archie && hit > 1],
];

describe('of a day with two missions', () => {
  const evening = (...missions: readonly (readonly GameEvent[])[]) => {
    const all = newCampaign(['B'], steadyBook).flights.flatMap(({ aircrew }) => aircrew.map(({ id }) => id));
    const { days } = lived([paraded(...all), ...missions.flat(), eveningCame()]);
    const desk = { seed: 'alea:1:told', book: steadyBook };
    return dayOf(eveningLived('B', expectDefined(days[0], 'the day'), desk), [0]);
  };
  const saidOf = (kind: keyof typeof FINDERS, day: DayOfAFlight) => FINDERS[kind](day)?.ways.join(' ') ?? '';
  const archie = (machine: string): GameEvent => ({
    type: 'archie-hit',
    machine,
    roll,
    parts: {},
    total: 7,
    result: 'critical-hit',
    words: 'A direct hit',
  });

  test('a machine that flew or was hit twice is counted once', () => {
    const quiet = evening(mission([]), mission([]));
    expect(saidOf('no-fight', quiet)).toContain('Three machines were out today');
    expect(saidOf('no-fight', quiet)).toContain('after six flights');
    expect(saidOf('plain', quiet)).not.toContain('went out today');
    const hit = [archie('B1'), archie('B2'), archie('B3')];
    expect(saidOf('archie', evening(mission(hit), mission(hit)))).toContain('Archie hit three machines');
    expect(saidOf('hit-and-home', evening(mission(hit), mission(hit)))).toContain('Three machines were hit');
    expect(saidOf('archie', evening(mission([archie('B1')]), mission([archie('B1')])))).toBe('');
  });

  test('who is Driven Off by Archie is not hit, and an engine that fails over the aerodrome is not nursed home', () => {
    const driven = { ...archie('B2'), result: 'driven-off' } as GameEvent;
    expect(saidOf('archie', evening(mission([archie('B1'), driven])))).toBe('');
    const crippled = (machine: string) => ({ type: 'machine-crippled', machine, words: 'Engine' }) as GameEvent;
    const moved = { type: 'moved', from: 'H01', to: 'G04', aft: 3, left: 80 } as GameEvent;
    expect(saidOf('cripples', evening(mission([crippled('B1'), moved, crippled('B2')])))).toBe('');
    expect(saidOf('cripples', evening(mission([moved, crippled('B1'), crippled('B2')])))).toContain('Two machines');
  });

  test('it is one place where machines came down on one side of the lines, and not after a glide to another', () => {
    const down = (machine: string) => ({ machine, end: 'down', hex: 'G09', fate: 1 }) as const;
    const came = (machine: string, side: 'allied' | 'trenches', over = side): GameEvent =>
      ({ type: 'machine-came-down', machine, how: 'forced-landing', words: '', side, over }) as GameEvent;
    const ends = [down('B1'), down('B2'), { machine: 'B3', end: 'home' } as const];
    const inOnePlace = (...events: readonly GameEvent[]) => saidOf('one-hex', evening(mission(events, [], ends)));
    expect(inOnePlace(came('B1', 'trenches'), came('B2', 'trenches'))).toContain('Two machines');
    expect(inOnePlace(came('B1', 'trenches'), came('B2', 'allied'))).toBe('');
    expect(inOnePlace(came('B1', 'allied'), came('B2', 'allied', 'trenches'))).toBe('');
  });

  test('nobody works in a shed on engines that are not there, and no rigger goes over what is elsewhere', () => {
    const bad = (machine: string) => ({ type: 'engine-trouble-met', machine, result: 'serious' }) as GameEvent;
    const field = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
    const home = (machine: string) => ({ machine, end: 'home' }) as const;
    const away = evening(mission([bad('B1'), bad('B2')], [], [home('B1'), field, home('B3')]));
    expect(saidOf('engines', away)).not.toMatch(/shed|fitters/);
    expect(saidOf('engines', evening(mission([bad('B1'), bad('B2')])))).toMatch(/shed/);
    expect(saidOf('unhurt', evening(mission(fight(), [], [home('B1'), field, home('B3')])))).not.toMatch(/riggers/);
  });

  test('chairs are empty for no worse reason than a landing elsewhere, where nobody is away for another', () => {
    const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
    const ends = (last: Homecoming) => evening(mission([], [], [last, field('B2'), field('B3')]));
    const said = (last: Homecoming) => saidOf('elsewhere', ends(last));
    expect(said({ machine: 'B1', end: 'home' })).toContain('Two chairs are empty tonight');
    expect(said({ machine: 'B1', end: 'down', hex: 'G11', fate: 1 })).not.toContain('chairs');
  });
});

describe('with what an evening begins', () => {
  const months = (['A', 'B', 'C'] as const).map((flight) =>
    anApril({ word: `image-${flight}`, flights: [flight], book }),
  );

  test('it is so, by counts of another hand', () => {
    const told = months.flatMap((month) =>
      eveningsOf(month.days, month).flatMap(({ evenings }, i) =>
        evenings.flatMap(({ image = '' }) =>
          image.split(/(?<=\.) (?=[A-Z])/).map((sentence) => ({
            image: sentence,
            counts: countsOf(month.days[i] ?? { dawn: month.now, moments: [] }),
          })),
        ),
      ),
    );
    const held = told.flatMap(({ image, counts }) => {
      const [, holds] = SAYS.find(([form]) => form.test(image)) ?? [];
      return holds ? [{ image, counts, isSo: holds(numbersIn(image), counts) }] : [];
    });
    expect(held.filter(({ isSo }) => !isSo)).toEqual([]);
    expect(held.length).toBeGreaterThan(10);
  });

  test('nearly every evening has one, and no kind leads more than a third of a month', () => {
    for (const month of months) {
      const evenings = eveningsOf(month.days, month).flatMap((day) => day.evenings);
      const images = evenings.map(({ image }) => image);
      expect(evenings.filter(({ image, headline }) => image === undefined && headline === undefined)).toEqual([]);
      const archie = images.filter((image) => image?.includes('Archie')).length;
      expect(archie).toBeLessThanOrEqual(images.length / 3);
    }
  });

  test('no day is called the best or the worst of the month for a few points', () => {
    const before = [1, 0, -2, 3, 2];
    expect(extreme([...before, -10])?.[0]).toContain('worst day');
    expect(extreme([...before, -9])).toBeUndefined();
    expect(extreme([...before, 10])?.[0]).toContain('best day');
    expect(extreme([...before, 9])).toBeUndefined();
    expect(extreme([...before, -12, -11])).toBeUndefined();
  });

  test('how rare each is was counted on these cards, for each kind', () => {
    expect(howOften.cards).toBe(cardsOfTheTrack(book));
    for (const counted of Object.values(howOften.flights)) expect(Object.keys(counted)).toEqual(Object.keys(FINDERS));
  });
});
