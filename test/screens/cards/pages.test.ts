import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS, FOLDERS } from '../../../src/cards/contents.ts';
import { heardBy } from '../../../src/page/paper.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { showCard } from '../../../src/screens/cards/card-page.ts';
import { namedCards } from '../../../src/screens/cards/find-card.ts';
import { printed } from '../../support/cards/printed.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { plain, widest } from '../../support/plain-paper.ts';

const BARE = { sources: false, odds: false };
const page = (name: string, columns: number, wanted = BARE) => {
  const shown = showCard(name, book, wanted);
  if (shown.is !== 'shown') throw new Error(`${name} leads to ${JSON.stringify(shown)}.`);
  return shown.page(plain(columns)).replace(book.fingerprint, '(this one)');
};
/** One table of a page: from its title to the next blank line. */
const part = (text: string, title: string) => text.slice(text.indexOf(title)).split('\n\n')[0];

const NAMES = ['', '1', ...Object.keys(FOLDERS), ...namedCards(book).map(({ id }) => id)];

const SOURCES = { sources: true, odds: false };
const ALL = { sources: true, odds: true };

describe.each([
  { columns: 40, wanted: ALL },
  { columns: 80, wanted: SOURCES },
  { columns: 120, wanted: BARE },
])('on $columns columns, $wanted', ({ columns, wanted }) => {
  test.each(NAMES)('every line of "%s" fits, and nothing is left unsaid', (name) => {
    const text = page(name, columns, wanted);
    expect(widest(text)).toBeLessThanOrEqual(columns);
    expect(text).not.toMatch(/undefined|\[object|NaN|null/);
  });
});

test.each(NAMES)('by ear nothing of "%s" is a row of figures below a rule', (name) => {
  const shown = showCard(name, book, ALL);
  const text = shown.is === 'shown' ? shown.page(heardBy(plain(80))) : '';
  expect(text).not.toBe('');
  expect(text).not.toMatch(/^ *---/m);
});

test('by ear a row of a card has each figure behind the head of its column', () => {
  const shown = showCard('weather-effects', book, BARE);
  const text = shown.is === 'shown' ? shown.page(heardBy(plain(80))) : '';
  expect(text).toContain('roll 2: forecast A gale out of the south-west, and snow with it; AM 15+; PM 13+\n');
});

test('the name that is typed for a card is the name of its file', () => {
  const files = Object.values(CARDS).map(({ file }) => basename(file, '.yaml'));
  const typed = namedCards(book).flatMap(({ id, of }) => ('card' in of ? [id] : []));
  expect(typed.sort()).toEqual(files.sort());
});

test('(48) the verdict as a table: the end rows take all beyond them', () => {
  expect(page('campaign-grades', 80)).toMatchInlineSnapshot(`
    "Campaign Grades

    The verdict (rule 48)
    Victory Points  grade
    --------------  ------------------------------------------
    -100 and less   A disaster
    -99 to -50      Decisive defeat for the Royal Flying Corps
    -49 to 0        Marginal defeat
    1 to 25         Honourable draw
    26 to 75        Narrow R.F.C. victory
    76 to 125       Air superiority for the R.F.C.
    126 and more    Control of the skies

    Rule 48. Fingerprint of the cards: (this one)."
  `);
});

test('(24) a Hit Card is a grid of bursts and Firing; on a narrow page a burst is a line of text', () => {
  expect(part(page('hit-cards', 80), 'Astern')).toMatchInlineSnapshot(`
    "Astern Hit Card
    burst  A              B        C     D     E     jams  jam ways
    -----  -------------  -------  ----  ----  ----  ----  --------
    1      2, 4           2, 3     2, 3  3     3       12         1
    2      2, 7           2, 5     2, 4  2, 3  3       11         2
    3      2, 3, 7        2, 7     2, 5  2, 4  2, 3    10         3
    4      2, 6, 7        2, 3, 7  2, 7  2, 5  2, 4     9         4
    5      3, 6, 7        2, 4, 7  3, 7  2, 6  2, 5     8         5
    6      2, 3, 4, 5, 6  4, 5, 6  5, 6  3, 6  2, 5     7         6"
  `);
  expect(part(page('hit-cards', 40), 'Astern')).toMatchInlineSnapshot(`
    "Astern Hit Card
    burst 1: A 2, 4; B 2, 3; C 2, 3; D 3; E
      3; jams 12; jam ways 1
    burst 2: A 2, 7; B 2, 5; C 2, 4; D 2, 3;
      E 3; jams 11; jam ways 2
    burst 3: A 2, 3, 7; B 2, 7; C 2, 5; D 2,
      4; E 2, 3; jams 10; jam ways 3
    burst 4: A 2, 6, 7; B 2, 3, 7; C 2, 7; D
      2, 5; E 2, 4; jams 9; jam ways 4
    burst 5: A 3, 6, 7; B 2, 4, 7; C 3, 7; D
      2, 6; E 2, 5; jams 8; jam ways 5
    burst 6: A 2, 3, 4, 5, 6; B 4, 5, 6; C
      5, 6; D 3, 6; E 2, 5; jams 7; jam ways
      6"
  `);
});

test('(15) the Archie grid is a grid, with the near misses of a machine on 33', () => {
  expect(part(page('archie', 40), 'The grid')).toMatchInlineSnapshot(`
    "The grid (rule 15): the red die is the
      row, the white die the column
     11    12    13    14    15    16
     21   (22)  (23)  (24)   25    26
     31   (32)  [33]  (34)   35    36
     41   (42)  (43)  (44)   45    46
     51    52    53    54    55    56
     61    62    63    64    65    66
    A machine set on 33 is hit by a shot on
    [33]; shots on the squares in brackets
    are near misses."
  `);
});

test('(13) the sixteen weather boxes stand in their ring, 16 beside 1', () => {
  const text = page('weather', 80);
  expect(text.slice(text.indexOf('The sixteen boxes'))).toMatchInlineSnapshot(`
    "The sixteen boxes (rule 13)

    1               2           3           4            5
    Cloud           Overcast    Cloud       Light Cloud  Good Visibility
    E -1  P -1      E -2  P -2  E -1  P -1  E 0  P 0     E +1  P +1
    up 6,000        up 4,000    up 6,000    up 10,000    up unlimited
    down 8,000      down 6,000  down 8,000  down 12,000  down unlimited
    2 shots         2 shots     2 shots     3 shots      4 shots
    DFD 36          DFD 32      DFD 36      DFD 42       DFD 47

    16                                                   6
    Rain                                                 Bright Sunlight
    E -3  P -3                                           E +2  P +1
    up 2,000                                             up unlimited
    down 4,000                                           down unlimited
    1 shot                                               4 shots
    DFD 24                                               DFD 50

    15                                                   7
    Snow and Sleet                                       Good Visibility
    E -4  P -4                                           E +1  P +1
    up 1,000                                             up unlimited
    down 2,000                                           down unlimited
    1 shot                                               4 shots
    DFD 14                                               DFD 47

    14                                                   8
    Thunderstorm                                         Light Cloud
    E -4  P -4                                           E -1  P 0
    up 1,000                                             up 10,000
    down 3,000                                           down 12,000
    1 shot                                               3 shots
    DFD 18                                               DFD 42

    13              12          11          10           9
    Heavy Cloud     Mist        Light Rain  Overcast     Cloud
    E -3  P -3      E -4  P -5  E -2  P -2  E -2  P -2   E -1  P -1
    up 2,000        up 1,000    up 3,000    up 4,000     up 6,000
    down 5,000      down 1,000  down 7,000  down 6,000   down 8,000
    1 shot          0 shots     1 shot      2 shots      2 shots
    DFD 22          DFD 15      DFD 28      DFD 32       DFD 36

    E: added to the Encounter Value. P: added to the Photo Quality throw. Up and
    down: Vertical Visibility in feet; down is also Archie Visibility, with his
    shots in a turn. DFD: Dog-Fight Duration.

    Rules 5, 12, 13. Fingerprint of the cards: (this one)."
  `);
});

test('(4) the roster is a calendar of three weeks', () => {
  const text = page('roster', 80);
  expect(text.slice(text.indexOf('Sun 1 '), text.indexOf('Sun 8'))).toMatchInlineSnapshot(`
    "Sun 1       Mon 2      Tue 3      Wed 4       Thu 5      Fri 6      Sat 7
    A PR B am   A DP ABC   A DLP A    A AS A pm   A DP ABC   A DLP A    A PR C am
      AS A pm     LR B       AS A am    PR C am     OLP A      PR B am    DLP A
    B DP ABC      DLP A      OLP A      DLP A       PR A am    BB AC    B DP ABC
      BB BC am  B PR B am  B OLP C      TP B        DLP A    B BR A pm    AS A am
      DLP B       OLP A      AS B am  B DP ABC    B BR C pm    OLP C      DLP C
      AS B pm     TP A     C DP ABC     LR B pm     TS B       TP C     C BR B
    C DLP C     C OLP C      PR C       DLP B       DLP C    C DP ABC     DLP A
      PR C        AS C pm    DLP B    C BR A      C AS B am    PR A       AS B pm
      TP A        DLP B                 BB AC       OLP B      AS A pm
                                                    DLP C      DLP A
                                                    TP C

    "
  `);
});

test('(16) the back of a manual has its four columns side by side', () => {
  expect(part(page('twilight', 80), 'By the unmodified')).toMatchInlineSnapshot(`
    "By the unmodified value of the hex: German Aircraft Met (two dice, rule 16)
    roll  value 1-2   value 3-4       value 5-6   value 7-8
    ----  ----------  --------------  ----------  ----------
    2     2, 6        3, 7            1, 5        1, 2, 7
    3     23, 24      21, 23, 25      10, 12, 14  9, 13, 16
    4     37          13              4, 6        3, 5, 6, 8
    5     35          16, 19          17          12
    6     31          34              21, 26      14, 18
    7     25          26              9, 16       11, 15
    8     39, 40      29, 30          41, 40      25
    9     29          38              28          2, 4
    10    14, 18      12, 15          11, 18      22, 24
    11    4, 8        27, 28, 29, 31  2, 8        10, 17, 19
    12    11, 13, 16  1               13, 15, 17  1
    Numbers of German aircraft: wof cards forty-one has them. A hex of value 0 is
    read under 1-2."
  `);
});

test('(25) sources stand in a column of their own, cells with another source by name', () => {
  expect(
    part(page('forty-one', 120, { sources: true, odds: false }), 'The forty-one')
      ?.split('\n')
      .slice(0, 5),
  ).toMatchInlineSnapshot(`
    [
      "The forty-one (rules 2 and 50)",
      "No.  aircraft           Skill  Firing  counter      the man                 observer  source",
      "---  -----------------  -----  ------  -----------  ----------------------  --------  ----------------------------------",
      "1    Albatros D.III         6  A       solid red    Manfred von Richthofen  -         rulebook 50; history for aircraft;",
      "                                                                                      fitted for Skill, Firing",
    ]
  `);
});

test('(7) where a table cannot hold them the sources stand below it, row by row', () => {
  expect(part(page('pilot', 80, { sources: true, odds: false }), 'Bravery (rules')).toMatchInlineSnapshot(`
    "Bravery (rules 7 and 40)
    number               0 to 2    3 to 5    6 to 11   12 to 16     17 and more
    letter               S         NV        N         B            DD
    he is                Shaken    Nervous   Normal    Brave        Daredevil
    Nerve Check          5         7         9         11           12
    escapes              must      check     may       outnumbered  must not
    stays, Archie        must not  must not  must not  must not     must
    stays, Driven Off    must not  must not  must not  may          must
    presses attack       must not  check     may       may          must
    Personal Duel        must not  check     may       may          must
    strafes at Tree-Top  must not  check     may       may          may
    [number 0 to 2, 3 to 5] invented
    [number 6 to 11, 12 to 16] invented; rulebook example for letter
    [number 17 and more] invented; rulebook example for letter, he is, stays, Archie
    Nerve Check: two dice, this or less. Stays: in spite of Driven Off, by Archie or
    by the enemy. Check: he may if he passes one; under escapes, he must if he fails
    one. Outnumbered: he may go only against 2 to each of us. Whatever his Bravery:
    Lame Duck, he must go; no gun left, he may go."
  `);
});

test('(16) odds are counted: each row of 36 ways, and the mean of the figures', () => {
  expect(part(page('enemy', 80, { sources: false, odds: true }), 'Enemy Aircraft Altitude')).toMatchInlineSnapshot(`
    "Enemy Aircraft Altitude (two dice, rule 16)
    roll    feet  may lurk in cloud  in 36  chance
    ----  ------  -----------------  -----  ------
    2      2,000  yes                    1   2.8 %
    3      4,000  yes                    2   5.6 %
    4      5,000  no                     3   8.3 %
    5      7,000  yes                    4  11.1 %
    6      8,000  no                     5  13.9 %
    7     10,000  yes                    6  16.7 %
    8     11,000  no                     5  13.9 %
    9     12,000  no                     4  11.1 %
    10    13,000  yes                    3   8.3 %
    11    15,000  no                     2   5.6 %
    12    16,000  yes                    1   2.8 %
    Mean: feet 9472.22.
    Whatever our own height (rules 16 and 18)."
  `);
});

test('(15) with the odds come the chains: four shots over four machines', () => {
  expect(part(page('archie', 120, { sources: false, odds: true }), 'A turn under Archie')).toMatchInlineSnapshot(`
    "A turn under Archie
    four machines on              shots  near miss on one, mean  hit on a given one  any hit  machines lost, mean
    ----------------------------  -----  ----------------------  ------------------  -------  -------------------
    the example's 23, 56, 41, 11      1                  14.6 %               2.8 %   11.1 %               0.10 %
    the example's 23, 56, 41, 11      2                  26.7 %               5.5 %   21.0 %               0.19 %
    the example's 23, 56, 41, 11      3                  36.9 %               8.1 %   29.8 %               0.29 %
    the example's 23, 56, 41, 11      4                  45.5 %              10.7 %   37.6 %               0.38 %
    the four corners                  1                   8.3 %               2.8 %   11.1 %               0.10 %
    the four corners                  2                  15.9 %               5.5 %   21.0 %               0.19 %
    the four corners                  3                  22.9 %               8.1 %   29.8 %               0.29 %
    the four corners                  4                  29.2 %              10.7 %   37.6 %               0.38 %
    the middle 33, 34, 43, 44         1                  22.2 %               2.8 %   11.1 %               0.10 %
    the middle 33, 34, 43, 44         2                  39.4 %               5.5 %   21.0 %               0.19 %
    the middle 33, 34, 43, 44         3                  52.7 %               8.1 %   29.8 %               0.29 %
    the middle 33, 34, 43, 44         4                  63.0 %              10.7 %   37.6 %               0.38 %"
  `);
});

test('(24) an aircraft is matched against every machine of the other side', () => {
  expect(part(page('spad', 80, { sources: false, odds: true }), 'One against one')).toMatchInlineSnapshot(`
    "One against one, both 3/C: share of phases in which it hits / is hit, by height
    against            low            middle         high
    -----------------  -------------  -------------  -------------
    Albatros C.VII     6.4 % / 1.1 %  6.4 % / 1.1 %  5.3 % / 1.2 %
    Albatros D.II      4.0 % / 2.0 %  4.0 % / 2.0 %  4.0 % / 1.9 %
    Albatros D.III     3.7 % / 2.5 %  3.7 % / 2.5 %  2.9 % / 2.8 %
    DFW C.V            5.4 % / 1.3 %  5.4 % / 1.3 %  4.0 % / 1.9 %
    Halberstadt D.III  5.0 % / 1.7 %  5.8 % / 1.6 %  5.4 % / 1.3 %
    LFG Roland C.II    5.0 % / 1.7 %  5.8 % / 1.6 %  6.9 % / 0.8 %
    Rumpler C.I        6.9 % / 0.8 %  6.4 % / 1.1 %  4.4 % / 1.4 %"
  `);
});

test('(50) one German counter by its number', () => {
  expect(page('1', 80)).toMatchInlineSnapshot(`
    "German counter 1
    No.  aircraft        Skill  Firing  counter    the man
    ---  --------------  -----  ------  ---------  ----------------------
    1    Albatros D.III      6  A       solid red  Manfred von Richthofen

    wof cards albatros-d3 shows the machine.

    Rules 2, 24, 50. Fingerprint of the cards: (this one)."
  `);
});

test('the map lies on the page of its card', () => {
  expect(page('mission-map', 80)).toContain('H  [0] 0  0');
});

describe("a player's own cards laid over ours", () => {
  const folder = mkdtempSync(join(tmpdir(), 'wof-cards-'));
  const ours = readFileSync('data/cards/campaign-grades.yaml', 'utf8');
  writeFileSync(
    join(folder, 'campaign-grades.yaml'),
    ours.replace('Marginal defeat, source: rulebook 48', 'A bad month, source: printed'),
  );
  const own = loadRulebook('data', folder, printed);
  const shown = showCard('campaign-grades', own, { sources: true, odds: false });
  const text = shown.is === 'shown' ? shown.page(plain(80)) : '';

  test('they show their own rows, their own sources and their own fingerprint', () => {
    expect(text).toMatch(/^-49 to 0 +A bad month +printed$/m);
    expect(text).toContain(`Fingerprint of the cards: ${own.fingerprint}.`);
    expect(own.fingerprint).not.toBe(book.fingerprint);
  });

  test('every other card is ours, under their fingerprint', () => {
    const hits = showCard('hit-cards', own, BARE);
    const page = hits.is === 'shown' ? hits.page(plain(80)) : '';
    expect(page).toContain('Astern Hit Card');
    expect(page).toContain(own.fingerprint);
  });
});
