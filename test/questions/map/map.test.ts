import { expect, test } from 'vitest';
import { rowsOf } from '../../../src/cards/map.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { drawMap } from '../../../src/questions/map/map.ts';
import { drawWindow } from '../../../src/questions/map/map-window.ts';
import { hexAround, landmarksIn, mapInWords, targetsInWords } from '../../../src/questions/map/map-words.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { widest } from '../../support/plain-paper.ts';

const { missionMap: map } = book;
const plain = paperFor({ columns: 80, isTerminal: false, colour: false });
const coloured = paperFor({ columns: 80, isTerminal: true, colour: true });
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
const bare = (text: string) => text.replace(/\u001b\[\d+m/g, '').replace(/ +$/gm, '');

const windowAround = (centre: string) => ({ centre, columns: 9, rows: 5 });

test('the whole map on 80 columns, the flight south of Arras', () => {
  expect(drawMap(map, 'H08', plain)).toMatchInlineSnapshot(`
    "   01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22
    -- zone A -------------------------------------------------------------
    A     0  0  0  0  1  1  2  2 =3= 3  4  4  4  4  3  2  2  2  1  1  1  1
                                           Lille    Tournai
    B   0  0  1  0  1  1  2  3 =4= 4  4  4  4  4  2  2  2  2  1  1  1  1
                   St-Pol                Seclin
    C     0  0  0  0  1  1  2  3 =4= 4 <5><4> 4  4  2  2  2  2  1  1  1  1
                       Bethune          Phalempin
    D   0  0  0  0  1  1 (2) 3 =4= 4  5  5 <5> 4  2  2  2  2  1  1  1  1
                       North          Carvin   Orchies
    E     0  0  0  1  1  1  2  3 =5= 5  6  6  5  4  2  2  2  2  1  1  1  1
             Doullens             Lens
    -- zone B -------------------------------------------------------------
    F   0  0  1  0  1  1  2  3 =5= 5  6 <8><7> 5  4  2  3  2  1  1  1  1
                   Mont-St-Eloi Vimy     Douai          Valenciennes
    G     0  0  0  1  1  1  2  3 =5= 5  6  6 <5> 4  3  2  2  2  1  1  1  1
                            Arras                   Denain
    H  [0] 0  0  1  1  2  3 @4@=6= 4  5  5  5  4  2  2  2  2  1  1  1  1
        Amiens                     Monchy-le-Preux
    I     0  0  0  1  1  1  2 (3)=5= 4  4  4 <5> 4  3  2  2  2  1  1  1  1
                         Mercatel    Croisilles
    J   0  0  0  0  1  1  2  3 =4= 3  3  3  4 <5><4> 3  3  2  1  1  1  1
       Corbie   Albert                Queant   Cambrai  Solesmes
    -- zone C -------------------------------------------------------------
    K     0  0  0  1  1  1  2  3 =4= 4  4  4  4  4  3  2  3  2  1  1  1  1
                                  Bapaume           Caudry
    L   0  0  0  0  2  1  2  2 =3= 4  4  4  4  4  2  3  3  2  1  1  1  1

    M     0  0  0  0  1  1 (2) 3 =4= 4  4  4  4  4  3 <5> 3  2  1  1  1  1
                         South                         Busigny
    N   0  0  1  0  1  1  2  2 =3= 4  4  4  4  4  2  3  3  3  3  1  1  1

    O     0  0  0  0  1  1  2  2 =3= 3  4  4  4  4  2  2  3 <4> 3  1  1  1
                                                             Guise

    @6@ the flight    =6= trenches    6 Encounter Value
    [0] home field    (3) Emergency Landing Field    <8> German field
    Heavy hex-sides: A12 SW W, C11 SW W, D14 SW W, F12 SW W NW, F15 SW W, F17 SW W,
    I12 W, I13 SW W, J14 SW W NW, J17 W, K13 SW W, K17 SW W, M16 W NW.
    Also: Tourmignies C12, Bersee D13, St-Amand D16, Henin-Lietard E10, Guesnain
    F13, Somain F15, Vitry-en-Artois G11, Villers-au-Tertre G13, Vis-en-Artois H11,
    Marquion I12, Epinoy I13, Proville J14, Boistrancourt J15, Havrincourt K12,
    Marcoing K13, Beaumont K16, Le Cateau K17, Bohain M16."
  `);
});

test('(example) the screen of the turn in which B flight is about to cross the lines', () => {
  expect(drawWindow(map, { centre: 'H08', columns: 9, rows: 7 }, 'H08', plain)).toMatchInlineSnapshot(`
    "    |E04  1 |E05  1 |E06  1 |E07  2 |E08  3 |E09 =5=|E10  5 |E11  6 |E12  6 |
        |Doulle.|       |       |       |       |Lens   |Henin-.|       |       |
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._####'-.__.-'
    |F04  0 |F05  1 |F06  1 |F07  2 |F08  3 |F09 =5=|F10  5 |F11  6 #F12 <8>|
    |       |       |       |       |Mont-S.|Vimy   |       |       #Douai  |
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'####_.-''-._
        |G04  1 |G05  1 |G06  1 |G07  2 |G08  3 |G09 =5=|G10  5 |G11  6 |G12  6 |
        |       |       |       |       |Arras  |       |       |Vitry-.|       |
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'
    |H04  1 |H05  1 |H06  2 |H07  3 |H08 @4@|H09 =6=|H10  4 |H11  5 |H12  5 |
    |       |       |       |       |       |       |Monchy.|Vis-en.|       |
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._
        |I04  1 |I05  1 |I06  1 |I07  2 |I08 (3)|I09 =5=|I10  4 |I11  4 #I12  4 |
        |       |       |       |       |Mercat.|       |Croisi.|       #Marqui.|
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'
    |J04  0 |J05  1 |J06  1 |J07  2 |J08  3 |J09 =4=|J10  3 |J11  3 |J12  3 |
    |       |Albert |       |       |       |       |       |Queant |       |
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._
        |K04  1 |K05  1 |K06  1 |K07  2 |K08  3 |K09 =4=|K10  4 |K11  4 |K12  4 |
        |       |       |       |       |       |Bapaume|       |       |Havrin.|"
  `);
});

test('a small window over Douai, heavy hex-sides on three sides of it', () => {
  expect(drawWindow(map, { centre: 'F12', columns: 3, rows: 3 }, undefined, plain)).toMatchInlineSnapshot(`
    "    |E11  6 |E12  6 |E13  5 |
        |       |       |       |
    _.-''-._####'-.__.-''-.__.-'
    |F11  6 #F12 <8>|F13 <7>|
    |       #Douai  |Guesna.|
    '-.__.-'####_.-''-.__.-''-._
        |G11  6 |G12  6 |G13 <5>|
        |Vitry-.|       |Viller.|"
  `);
});

test('one row read aloud: its hexes by name, the trench hex, the flight', () => {
  const row = mapInWords(map, 'H08').split('\n')[7];
  expect(row).toMatchInlineSnapshot(
    `"Row H, zone B. Our side: H01 value 0, Amiens, our home field; H02 to H03 value 0; H04 to H05 value 1; H06 value 2; H07 value 3; H08 value 4, the flight is here. The trenches: H09 value 6. Their side: H10 value 4, Monchy-le-Preux; H11 value 5, Vis-en-Artois; H12 to H13 value 5; H14 value 4; H15 to H18 value 2; H19 to H22 value 1."`,
  );
});

test('a pilot who is lost is told of the road or the river below him', () => {
  expect(landmarksIn(map, 'G10')).toEqual(['the Scarpe']);
  expect(landmarksIn(map, 'J13')).toEqual(['the Cambrai road out of Arras', 'the Roman road from Albert']);
  expect(landmarksIn(map, 'H07')).toEqual([]);
});

test('colour adds nothing: without it every picture is the same', () => {
  expect(bare(drawMap(map, 'H08', coloured))).toBe(drawMap(map, 'H08', plain));
  const window = windowAround('F11');
  expect(bare(drawWindow(map, window, 'F11', coloured))).toBe(drawWindow(map, window, 'F11', plain));
  expect(drawMap(map, 'H08', coloured)).not.toBe(drawMap(map, 'H08', plain));
});

test('plain characters only, and no line longer than 80 columns', () => {
  const pictures = [drawMap(map, undefined, plain), drawWindow(map, windowAround('H08'), 'H08', plain)];
  for (const picture of pictures) {
    expect(picture).toMatch(/^[\x20-\x7e\n]*$/);
    expect(widest(picture)).toBeLessThanOrEqual(80);
  }
});

test('every hex of the map is in the words, in every window that is centred on it, and in the picture once', () => {
  const words = mapInWords(map, undefined);
  const values = drawMap(map, undefined, plain)
    .split('\n')
    .filter((line) => /^[A-O] /.test(line));
  expect(values).toHaveLength(map.rows.length);
  for (const [i, hexes] of rowsOf(map).entries()) {
    expect(values[i]?.match(/\d/g)).toHaveLength(hexes.length);
    expect(words).toContain(`Row ${hexes[0]?.slice(0, 1)}, zone ${map.rows[i]?.zone}.`);
    for (const hex of hexes) expect(drawWindow(map, windowAround(hex), hex, plain)).toMatch(`${hex} @`);
  }
});

test('a town for which the picture has no room is listed below it', () => {
  const picture = drawMap(map, undefined, plain);
  for (const { name } of [...map.places, ...map.fields]) expect(picture.replaceAll(/\s+/g, ' ')).toContain(name);
});

test('on a page too narrow for the picture the map is read aloud', () => {
  const narrow = paperFor({ columns: 40, isTerminal: false, colour: false });
  expect(drawMap(map, 'H08', narrow)).toContain('Row A, zone A.');
  expect(widest(drawMap(map, 'H08', narrow))).toBeLessThanOrEqual(40);
});

test('every target is told under its zone', () => {
  const told = targetsInWords(map).split('\n');
  expect(told.map((line) => line.slice(0, 7))).toEqual(['Zone A:', 'Zone B:', 'Zone C:']);
  for (const { name } of map.targets) expect(told.join('\n')).toContain(name);
});

test('a hex is told with each of its neighbours, by its direction', () => {
  const [own, ...beside] = hexAround(map, 'J11').split('\n');
  expect(own).toMatch(/^J11, zone B, their side: value 3, Queant/);
  expect(beside.map((line) => line.split(',')[0])).toEqual([
    ...['North-east: I11', 'East: J12', 'South-east: K11', 'South-west: K10', 'West: J10', 'North-west: I10'],
  ]);
  expect(hexAround(map, 'A01').split('\n').length).toBeLessThan(7);
});
