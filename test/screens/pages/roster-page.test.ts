import { describe, expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { tellApart } from '../../../src/campaign/namesakes.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import { heardBy, paperFor, withoutInk } from '../../../src/page/paper.ts';
import { type Roster, rosterPage, rosterSentences } from '../../../src/screens/pages/roster-page.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { theFlight } from '../../support/people/flights.ts';
import { plain, widest } from '../../support/plain-paper.ts';

function flightOf(flight: Flight, squadronNotes = book.squadronNotes): Roster {
  const people = squadronNotes.flights.flatMap((each) => each.people);
  const { aircrew } = theFlight(newCampaign([flight], { ...book, squadronNotes }));
  return {
    flight,
    day: 1,
    people: aircrew.map((man) => ({ man, life: people.find(({ id }) => id === man.id)?.life })),
  };
}

/** The worked example's flight stands in Squadron Notes of its own. */
const example = flightOf('B', { ...book.squadronNotes, flights: book.exampleSquadron.flights });

const changed = (roster: Roster, to: Partial<Airman>): Roster => ({
  ...roster,
  people: roster.people.map(({ man, life }) => ({ man: { ...man, ...to } as Airman, life })),
});

test('by ear a man is a sentence, with a word for each of his figures and no row of them', () => {
  const told = rosterPage({ ...flightOf('B'), people: flightOf('B').people.slice(0, 1) }, book, heardBy(plain(80)));
  expect(told).toBe(
    'B Flight.\n\nB1, pilot: Captain Gervase Innes Haldenby. Pilot Skill 5, Firing C, Bravery 9 (Normal). Fifty-eight missions, five kills.',
  );
});

test("B Flight's roster at 80 columns: a man to a line, Bravery as number and letter (7)", () => {
  expect(rosterPage(flightOf('B'), book, plain(80))).toMatchInlineSnapshot(`
    "B Flight
    No.  Name                   Skill  Firing  Bravery  Msns  Kills  Bln  Standing
    B1   Capt G. I. Haldenby        5       C     9 N     58      5    0  fit
    B2   Lt A. F. Quillinan         3       B    13 B     41      4  0.5  fit
    B3   Lt K. S. Brackenridge      3       D     8 N     33      1  0.5  fit
    B4   2Lt R. O. Pettifer         2       C     5 NV    22      0    0  fit
    B5   2Lt L. G. Ferrabee         2       D    17 DD     9      1    0  fit
    B6   2Lt S. A. Chaplow          1       E     7 N      3      0    0  fit
    B7   Sgt M. Ridsdale            4       D     9 N     66      0    0  fit
    B7   2Lt E. M. Bidwell          -       E     8 N      4      0    0  fit
    B8   Sgt D. Meikle              3       D     8 N     35      0    0  fit
    B8   Lt P. J. Ffolliott         -       D     6 N     11      0    0  fit"
  `);
});

test('(46) where there is no room for initials, two of one rank and name have one all the same', () => {
  const people = flightOf('B').people.map(({ man, life }) => ({ man: { ...man }, life }));
  for (const { man } of people.slice(1, 3)) Object.assign(man, { surname: 'Quillinan' });
  tellApart(people.map(({ man }) => man));
  const lines = rosterPage({ flight: 'B', day: 1, people }, book, plain(40)).split('\n');
  expect(lines.slice(3, 5)).toEqual(['B2   Lt A. Quillinan  3/B/B   4  fit', 'B3   Lt K. Quillinan  3/D/N   1  fit']);
});

test('the same at 40 columns, without initials, rated as in the Mission Log (7)', () => {
  expect(rosterPage(flightOf('B'), book, plain(40))).toMatchInlineSnapshot(`
    "B Flight
    No.  Name             Rated   K  Is
    B1   Capt Haldenby    5/C/N   5  fit
    B2   Lt Quillinan     3/B/B   4  fit
    B3   Lt Brackenridge  3/D/N   1  fit
    B4   2Lt Pettifer     2/C/NV  0  fit
    B5   2Lt Ferrabee     2/D/DD  1  fit
    B6   2Lt Chaplow      1/E/N   0  fit
    B7   Sgt Ridsdale     4/D/N   0  fit
    B7   2Lt Bidwell      -/E/N   0  fit
    B8   Sgt Meikle       3/D/N   0  fit
    B8   Lt Ffolliott     -/D/N   0  fit"
  `);
});

test("the worked example's five men, of whom no forenames are told", () => {
  expect(rosterPage(example, book, plain(72))).toMatchInlineSnapshot(`
    "B Flight
    No.  Name            Skill  Firing  Bravery  Msns  Kills  Bln  Standing
    B1   Capt Whitworth      4       C     8 N     52      4    0  fit
    B3   Lt Appleton         2       B    17 DD    24      3    0  fit
    B6   2Lt Grimshaw        1       E     8 N      1      0    0  fit
    B7   Sgt Camberwell      4       D    13 B     48      0    0  fit
    B7   2Lt Kyle            -       E     8 N      3      0    0  fit"
  `);
});

test('a flight as sentences', () => {
  const { people, ...flight } = flightOf('C');
  expect(rosterSentences({ ...flight, people: people.slice(0, 2) }, book, plain(72))).toMatchInlineSnapshot(`
    "C Flight.

    C1, pilot: Captain Adrian Crispin Wraxall. Of Romsey, Hampshire, aged
    24. Earlier: the King's Royal Rifle Corps; over the lines since the
    spring of 1916. Pilot Skill 6, Firing B, Bravery 13 (Brave). Seventy-one
    missions, eight kills, a balloon and a half. They say that he laughs in
    the air. On the ground he has not since February, and only he may feed
    the fox cub.

    C2, pilot: Lieutenant Robert Murdo MacCrimmon. Of Pictou, Nova Scotia,
    aged 26. Earlier: the Canadian Engineers. Pilot Skill 4, Firing C,
    Bravery 9 (Normal). Forty-four missions, four kills, half a balloon.
    Built bridges, then blew them up, then looked about for something less
    permanent."
  `);
});

test('an observer has no Pilot Skill to speak of, and a man without missions is told to have none', () => {
  const { people, ...flight } = flightOf('A');
  const two = people.filter(({ man }) => man.id === 'gathercole' || man.id === 'snape');
  expect(rosterSentences({ ...flight, people: two }, book, plain(60))).toMatchInlineSnapshot(`
    "A Flight.

    A6, pilot: Second Lieutenant Cuthbert Edmund Gathercole. Of
    Swaffham, Norfolk, aged 19. Earlier: school, and an R.F.C.
    cadet wing. Pilot Skill 1, Firing E, Bravery 8 (Normal). No
    missions yet. Has eleven hours on Pups, and in the back of
    his prayer-book a list of all that he means to eat on leave.

    A8, observer: Air Mechanic Frederick Snape. Of Deptford,
    London, aged 20. Earlier: a fitter in a tram shed; in the
    R.F.C. since 1915. Firing C, Bravery 11 (Normal). Sixteen
    missions, one kill. Won a goose at every fair on Blackheath,
    and takes the Lewis gun for a coconut shy that answers back."
  `);
});

test.each([
  [0, ''],
  [0.5, ', half a balloon'],
  [1, ', one balloon'],
  [2.5, ', two balloons and a half'],
])('(44) %d balloons are told as "%s"', (balloons, words) => {
  const men = changed(example, { missions: 1, kills: 0, balloons });
  const told = rosterSentences(men, book, plain(100)).replaceAll('\n', ' ');
  expect(told).toContain(`One mission${words}.`);
});

test('with colour the roster has the same words as without', () => {
  const coloured = rosterPage(flightOf('A'), book, paperFor({ columns: 80, isTerminal: true, colour: true }));
  expect(coloured).toContain('\u001b[1mA Flight\u001b[22m');
  expect(withoutInk(coloured)).toBe(rosterPage(flightOf('A'), book, plain(80)));
});

describe('no roster is wider than the terminal', () => {
  test.each([40, 55, 71, 72, 80, 120, 300])('at %i columns', (columns) => {
    for (const letter of ['A', 'B', 'C'] as const) {
      expect(widest(rosterPage(flightOf(letter), book, plain(columns)))).toBeLessThanOrEqual(columns);
      expect(widest(rosterSentences(flightOf(letter), book, plain(columns)))).toBeLessThanOrEqual(columns);
    }
  });

  test('a long name gives way at 40 columns, the figures do not', () => {
    const men = changed(example, { surname: 'Fitzhardinge-Winstanley', kills: 12 });
    const line = rosterPage(men, book, plain(40)).split('\n')[2] ?? '';
    expect(line.length).toBeLessThanOrEqual(40);
    expect(line).toMatch(/Capt Fitz.*… +4\/C\/N +12 +fit$/);
  });
});

describe('(1) men who cannot fly', () => {
  const { people, ...flight } = flightOf('B');
  const standings = [
    { is: 'killed', since: 3 },
    { is: 'wounded', back: 32 },
    { is: 'wounded', back: 5 },
    { is: 'away', back: 6 },
    { is: 'prisoner', since: 4 },
  ] as const;
  const roster: Roster = {
    ...flight,
    day: 5,
    people: people
      .slice(0, 5)
      .map(({ man, life }, i) => ({ man: { ...man, standing: standings[i] ?? man.standing }, life })),
  };

  test('stand with the day of their return, the gone after those who serve', () => {
    expect(rosterPage(roster, book, plain(80))).toMatchInlineSnapshot(`
      "B Flight
      No.  Name                   Skill  Firing  Bravery  Msns  Kills  Bln  Standing
      B2   Lt A. F. Quillinan         3       B    13 B     41      4  0.5  hosp. 2/5
      B3   Lt K. S. Brackenridge      3       D     8 N     33      1  0.5  fit
      B4   2Lt R. O. Pettifer         2       C     5 NV    22      0    0  away 6/4
      B1   Capt G. I. Haldenby        5       C     9 N     58      5    0  killed 3/4
      B5   2Lt L. G. Ferrabee         2       D    17 DD     9      1    0  P.O.W. 4/4"
    `);
    expect(rosterPage(roster, book, plain(40))).toMatchInlineSnapshot(`
      "B Flight
      No.  Name             Rated   K  Is
      B2   Lt Quillinan     3/B/B   4  hurt
      B3   Lt Brackenridge  3/D/N   1  fit
      B4   2Lt Pettifer     2/C/NV  0  away
      B1   Capt Haldenby    5/C/N   5  dead
      B5   2Lt Ferrabee     2/D/DD  1  taken"
    `);
  });

  test('are told of in sentences', () => {
    const told = rosterSentences(roster, book, plain(80)).replaceAll('\n', ' ');
    for (const words of [
      'Killed on 3 April.',
      'Wounded until 2 May.',
      'Away until 6 April.',
      'Taken prisoner on 4 April.',
    ])
      expect(told).toContain(words);
    expect(told).not.toContain('5 April');
  });
});

test('where the page has no room for initials they go before anything of a name or a decoration does', () => {
  const killed = changed(flightOf('B'), { standing: { is: 'killed', since: 14 } });
  const page = rosterPage(killed, book, plain(78));
  expect(page).toContain('Lt Brackenridge ');
  expect(page).toContain('Sgt D. Meikle ');
  expect(page).not.toContain('…');
  const decorated = changed(killed, { decorations: ['military-cross'] });
  expect(rosterPage(decorated, book, plain(80))).toContain('Lt Quillinan, M.C. ');
  expect(rosterSentences(decorated, book, plain(80))).not.toContain('..');
});
