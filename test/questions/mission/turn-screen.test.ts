import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { paperFor, saidInSentences, withoutInk } from '../../../src/page/paper.ts';
import { drawnOrTold } from '../../../src/page/picture.ts';
import { turnScreen } from '../../../src/questions/mission/turn-screen.ts';
import { appleton, aTurnOver, aView, camberwell, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';
import { plain, widest } from '../../support/plain-paper.ts';

/** B Flight of the worked example, about to cross the lines for the marshalling yards of Cambrai. */
const example = aTurnOver(
  aView('H08', {
    machines: [camberwell, appleton, whitworth],
    altitude: 10_000,
    weather: 6,
    aft: { fighters: 91, twoSeaters: 136 },
  }),
  {
    orders: {
      errand: 'mission',
      mission: 'photo-reconnaissance',
      zones: ['B'],
      machines: 4,
      target: 'J14',
      achieved: nothingDone(),
    },
  },
);

/** A machine on her way home with hardly any petrol, above cloud. */
const short = aTurnOver(
  aView('F12', { machines: [appleton], altitude: 9000, weather: 13, aft: { fighters: 20, twoSeaters: undefined } }),
  {
    orders: {
      errand: 'home',
      mission: 'dawn-patrol',
      zones: ['B'],
      machines: 4,
      target: undefined,
      achieved: nothingDone(),
    },
  },
);

test('(11) (14) the screen of a turn at 80 columns', () => {
  expect(drawnOrTold(turnScreen(example, book), plain(80))).toMatchInlineSnapshot(`
    "|F06  1 |F07  2 |F08  3 |F09 =5=|F10  5 |      Photo Reconnaissance, zone B:
    |       |       |Mont-S.|Vimy   |       |      Marshalling Yards, Cambrai
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._   Over H08, at 10,000 ft
        |G06  1 |G07  2 |G08  3 |G09 =5=|G10  5 |  AFT 91 fighters, 136 two-seaters
        |       |       |Arras  |       |       |
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'   To            AFT  ftr.  two-s.
    |H06  2 |H07  3 |H08 @4@|H09 =6=|H10  4 |      -------------------------------
    |       |       |       |       |Monchy.|      J14 target     21    70     115
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._   I08 Mercatel    3    88     133
        |I06  1 |I07  2 |I08 (3)|I09 =5=|I10  4 |  D07 North      12    79     124
        |       |       |Mercat.|       |Croisi.|  M07 South      15    76     121
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'   H01 Amiens     21    70     115
    |J06  1 |J07  2 |J08  3 |J09 =4=|J10  3 |
    |       |       |       |       |       |      Mont-St-Eloi F08, Monchy-le-Preux
                                                   H10, Mercatel I08, Croisilles I10

    Bright Sunlight (6): Encounter +2; visibility unlimited, up and down; Archie
    sees at any height, 4 shots; Dog-Fight Duration 50. From this height ground
    visible; Archie can fire.

        Machine   Crew                      Ammo     State
    --------------------------------------------------------------------------------
    B1  SPAD VII  Capt Whitworth            30       in order
    B3  SPAD VII  Lt Appleton               12       gun jammed, Lt Appleton
                                                     wounded, Lame Duck No. 5,
                                                     cannot climb, damaged, one day
                                                     in the shop
    B7  F.K.8     Sgt Camberwell, 2Lt Kyle  30 / 24  two plates exposed, observer's
                                                     gun jammed for good"
  `);
});

test('(11) (14) the screen of a turn at 120 columns', () => {
  expect(drawnOrTold(turnScreen(example, book), plain(120))).toMatchInlineSnapshot(`
    "|F04  0 |F05  1 |F06  1 |F07  2 |F08  3 |F09 =5=|F10  5 |F11  6 #F12 <8>|      Photo Reconnaissance, zone B: Marshalling
    |       |       |       |       |Mont-S.|Vimy   |       |       #Douai  |      Yards, Cambrai
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'####_.-''-._   Over H08, at 10,000 ft
        |G04  1 |G05  1 |G06  1 |G07  2 |G08  3 |G09 =5=|G10  5 |G11  6 |G12  6 |  AFT 91 fighters, 136 two-seaters
        |       |       |       |       |Arras  |       |       |Vitry-.|       |
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'   To            AFT  ftr.  two-s.
    |H04  1 |H05  1 |H06  2 |H07  3 |H08 @4@|H09 =6=|H10  4 |H11  5 |H12  5 |      -------------------------------
    |       |       |       |       |       |       |Monchy.|Vis-en.|       |      J14 target     21    70     115
    '-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-._   I08 Mercatel    3    88     133
        |I04  1 |I05  1 |I06  1 |I07  2 |I08 (3)|I09 =5=|I10  4 |I11  4 #I12  4 |  D07 North      12    79     124
        |       |       |       |       |Mercat.|       |Croisi.|       #Marqui.|  M07 South      15    76     121
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'   H01 Amiens     21    70     115
    |J04  0 |J05  1 |J06  1 |J07  2 |J08  3 |J09 =4=|J10  3 |J11  3 |J12  3 |
    |       |Albert |       |       |       |       |       |Queant |       |      Mont-St-Eloi F08, Vitry-en-Artois G11,
                                                                                   Monchy-le-Preux H10, Vis-en-Artois H11,
                                                                                   Mercatel I08, Croisilles I10, Marquion
                                                                                   I12

    Bright Sunlight (6): Encounter +2; visibility unlimited, up and down; Archie sees at any height, 4
    shots; Dog-Fight Duration 50. From this height ground visible; Archie can fire.

        Machine   Crew                      Ammo     State
    ------------------------------------------------------------------------------------------------------------------------
    B1  SPAD VII  Capt Whitworth            30       in order
    B3  SPAD VII  Lt Appleton               12       gun jammed, Lt Appleton wounded, Lame Duck No. 5, cannot climb,
                                                     damaged, one day in the shop
    B7  F.K.8     Sgt Camberwell, 2Lt Kyle  30 / 24  two plates exposed, observer's gun jammed for good"
  `);
});

test('(11) (14) the same in sentences, on 40 columns', () => {
  expect(drawnOrTold(turnScreen(example, book), plain(40))).toMatchInlineSnapshot(`
    "Photo Reconnaissance, zone B:
    Marshalling Yards, Cambrai.
    You are over H08, at 10,000 ft: value 4,
    zone B, our side.
    AFT: 91 fighters, 136 two-seaters.
    Target J14 takes 21, leaving 70 and 115;
    Mercatel I08 takes 3, leaving 88 and
    133; North D07 takes 12, leaving 79 and
    124; South M07 takes 15, leaving 76 and
    121; Amiens H01 takes 21, leaving 70 and
    115.
    Bright Sunlight (6): Encounter +2;
    visibility unlimited, up and down;
    Archie sees at any height, 4 shots;
    Dog-Fight Duration 50. From this height
    ground visible; Archie can fire.
    B1, SPAD VII, Capt Whitworth 4/C/N: AFT
    91, ammo 30; in order.
    B3, SPAD VII, Lt Appleton 2/B/DD: AFT
    91, ammo 12; gun jammed, Lt Appleton
    wounded, Lame Duck No. 5, cannot climb,
    damaged, one day in the shop.
    B7, F.K.8, Sgt Camberwell 4/D/B and 2Lt
    Kyle -/E/-: AFT 136, ammo 30 and 24; two
    plates exposed, observer's gun jammed
    for good."
  `);
});

test('(11) a field out of reach is said to be so, by how much, and cloud below that the ground is hidden', () => {
  expect(drawnOrTold(turnScreen(short, book), plain(80))).toMatchInlineSnapshot(`
    "|D10  4 |D11  5 |D12  5 |D13 <5>#D14  4 |      On the way home
    |       |Carvin |       |Bersee #Orchies|      Over F12, Douai, on the Scarpe
    '-.__.-''-.__.-''-.__.-''-.__.-'####_.-''-._   and the Lens railway, at 9,000 ft
        |E10  5 |E11  6 |E12  6 |E13  5 |E14  4 |  AFT 20
        |Henin-.|       |       |       |       |
    _.-''-.__.-''-._####'-.__.-''-.__.-''-.__.-'   To            AFT  leaves
    |F10  5 |F11  6 #F12 @8@|F13 <7>|F14  5 |      -------------------------
    |       |       #Douai  |Guesna.|       |      I08 Mercatel   15       5
    '-.__.-''-.__.-'####_.-''-.__.-''-.__.-''-._   D07 North      18       2
        |G10  5 |G11  6 |G12  6 |G13 <5>|G14  4 |  M07 South      24      -4
        |       |Vitry-.|       |Viller.|       |  H01 Amiens     36     -16
    _.-''-.__.-''-.__.-''-.__.-''-.__.-''-.__.-'
    |H10  4 |H11  5 |H12  5 |H13  5 |H14  4 |      Henin-Lietard E10, Guesnain F13,
    |Monchy.|Vis-en.|       |       |       |      Vitry-en-Artois G11,
                                                   Villers-au-Tertre G13,
                                                   Monchy-le-Preux H10,
                                                   Vis-en-Artois H11

    Heavy Cloud (13): Encounter -3; visibility up 2,000 ft, down 5,000 ft; Archie
    sees to 5,000 ft, 1 shot; Dog-Fight Duration 22. From this height ground hidden,
    and you from it.

        Machine   Crew         Ammo  State
    --------------------------------------------------------------------------------
    B3  SPAD VII  Lt Appleton  12    gun jammed, Lt Appleton wounded, Lame Duck No.
                                     5, cannot climb, damaged, one day in the shop"
  `);
  expect(drawnOrTold(turnScreen(short, book), saidInSentences(plain(80)))).toMatchInlineSnapshot(`
    "On the way home.
    You are over F12, Douai, on the Scarpe and the Lens railway, at 9,000 ft: value
    8, zone B, their side.
    AFT: 20. Mercatel I08 takes 15, leaving 5; North D07 takes 18, leaving 2; South
    M07 takes 24, 4 more than you have; Amiens H01 takes 36, 16 more than you have.
    Heavy Cloud (13): Encounter -3; visibility up 2,000 ft, down 5,000 ft; Archie
    sees to 5,000 ft, 1 shot; Dog-Fight Duration 22. From this height ground hidden,
    and you from it.
    B3, SPAD VII, Lt Appleton 2/B/DD: AFT 91, ammo 12; gun jammed, Lt Appleton
    wounded, Lame Duck No. 5, cannot climb, damaged, one day in the shop."
  `);
});

test.each([77, 80, 100, 120, 300])(
  'the screen of a turn fits %i columns, and colour only repeats what it says',
  (columns) => {
    for (const turn of [example, short, aTurnOver(aView('H01')), aTurnOver(aView('O22'))]) {
      const drawn = drawnOrTold(turnScreen(turn, book), plain(columns));
      expect(widest(drawn)).toBeLessThanOrEqual(columns);
      expect(
        withoutInk(drawnOrTold(turnScreen(turn, book), paperFor({ columns, isTerminal: true, colour: true }))),
      ).toBe(drawn);
    }
  },
);
