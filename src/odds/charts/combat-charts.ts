import { ANGLES, FIRING } from '../../cards/bursts.ts';
import type { AltitudeColumn } from '../../cards/initiative-number.ts';
import type { Aircraft } from '../../cards/printed/aircraft.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { chartOfTable, figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import {
  type DuelAirman,
  downChance,
  gunsAdd,
  initiativesOf,
  lossChance,
  meanInitiative,
  phaseOdds,
} from '../../kit/odds/combat.ts';

const COLUMNS: readonly AltitudeColumn[] = ['low', 'middle', 'high'];
const SKILLS = [1, 2, 3, 4, 5, 6, 7];
const YARDSTICK = 'albatros-d3';

const card = (book: Rulebook, id: string): Aircraft => expectDefined(book.aircraft[id], `Aircraft Card for ${id}`);
const flown = (aircraft: Aircraft, skill: number, firing: Firing): DuelAirman => ({ aircraft, skill, firing });

/** The value of the Aircraft Cards, alone and against each other. */
export function aircraftCharts(book: Rulebook): OddsChart[] {
  const scouts = Object.values(book.aircraft).filter(({ side, seats }) => side === 'allied' && seats === 1);
  return [
    meanInitiatives(book),
    ...COLUMNS.map((column) => pairings(book, column)),
    ...scouts.map((scout) => ratingsAgainst(book, scout, card(book, YARDSTICK))),
  ];
}

function meanInitiatives({ aircraft }: Rulebook): OddsChart {
  const rows = Object.values(aircraft).map((one) => [
    one.name,
    ...COLUMNS.map((column) => figure(meanInitiative({ aircraft: one, skill: 3 }, column))),
  ]);
  return { title: 'Mean Initiative Number, Pilot Skill 3', columns: ['aircraft', ...COLUMNS], rows };
}

/** One against one, both 3/C: who attacks, who hits, and who is brought down in a phase. */
function pairings(book: Rulebook, column: AltitudeColumn): OddsChart {
  const ofSide = (side: Aircraft['side']) => Object.values(book.aircraft).filter((one) => one.side === side);
  const rows = ofSide('allied')
    .filter(({ guns }) => guns.forward !== 'none')
    .flatMap((ours) => ofSide('german').map((theirs) => pairing(book, ours, theirs, column)));
  const columns = ['ours', 'theirs', 'we attack', 'they attack', 'level', 'we hit', 'they hit', 'we down', 'they down'];
  return { title: `One against one, a phase, ${column} column, both 3/C`, columns, rows };
}

function pairing(book: Rulebook, ours: Aircraft, theirs: Aircraft, column: AltitudeColumn): string[] {
  const us = phaseOdds(book, flown(ours, 3, 'C'), flown(theirs, 3, 'C'), column);
  const them = phaseOdds(book, flown(theirs, 3, 'C'), flown(ours, 3, 'C'), column);
  const down = (hits: number, by: Aircraft, of: Aircraft) => hits * downChance(book, gunsAdd(by, book), of.seats);
  const chances = [
    us.attacks,
    them.attacks,
    us.level,
    us.hits,
    them.hits,
    down(us.hits, ours, theirs),
    down(them.hits, theirs, ours),
  ];
  return [ours.name, theirs.name, ...chances.map(percent)];
}

/** The steps from the track to the hit. */
export function airToAirCharts(book: Rulebook): OddsChart[] {
  const { clearJam, clearJamAtLeisure } = book.airToAirCombat;
  return [
    angles(book),
    longestBursts(book),
    ratingsTaken(book),
    chartOfTable('Clearing a jam in the fight', clearJam, ({ result }) => result),
    chartOfTable('Clearing a jam at leisure', clearJamAtLeisure, ({ result }) => result),
  ];
}

/** Two machines with the same card and Skill: the angles between them. */
function angles(book: Rulebook): OddsChart {
  const numbers = initiativesOf({ aircraft: card(book, YARDSTICK), skill: 3 }, 'middle');
  const chanceOf = (low: number, high: number) =>
    numbers
      .flatMap((a) => numbers.map((b) => ({ by: a.number - b.number, chance: a.chance * b.chance })))
      .filter(({ by }) => by >= low && by <= high)
      .reduce((sum, { chance }) => sum + chance, 0);
  const rows = book.airToAirCombat.angles.map(({ from, to, angle }) => [
    angle,
    `${from}-${to}`,
    percent(chanceOf(from, to)),
  ]);
  const level = ['level: Personal Duel', '0', percent(chanceOf(0, 0))];
  return { title: 'Angles between equals', columns: ['angle', 'difference', 'chance'], rows: [...rows, level] };
}

function longestBursts({ airToAirCombat, hitCards }: Rulebook): OddsChart {
  const rows = airToAirCombat.longestBurst.map(({ angle, bySkill }) => [
    angle,
    ...bySkill.map((burst) => `${burst} (${hitCards.angles[angle][burst - 1]?.ways.C})`),
  ]);
  return {
    title: 'Longest burst by Pilot Skill (hits in 36, Firing C)',
    columns: ['angle', ...SKILLS.map(String)],
    rows,
  };
}

function ratingsTaken(book: Rulebook): OddsChart {
  const rows = SKILLS.map((skill) => {
    const us = flown(card(book, 'spad-vii'), skill, 'C');
    const taken = phaseOdds(book, flown(card(book, YARDSTICK), 3, 'C'), us, 'middle').hits;
    const modifier = gunsAdd(card(book, YARDSTICK), book);
    return [
      String(skill),
      ...[taken, taken * downChance(book, modifier, 1), taken * lossChance(book, modifier)].map(percent),
    ];
  });
  const columns = ['skill', 'is hit', 'is brought down', 'is lost, Lame Ducks too'];
  return { title: 'SPAD VII against a 3/C Albatros D.III: what it takes in a phase', columns, rows };
}

/** Each Hit Card: of the 36 rolls, those that score, and those that jam. */
export function hitCardCharts({ hitCards }: Rulebook): OddsChart[] {
  return ANGLES.map((angle) => ({
    title: `Hits and jams in 36, ${angle}`,
    columns: ['burst', ...FIRING, 'jam'],
    rows: hitCards.angles[angle].map(({ burst, ways, jamWays }) =>
      [burst, ...FIRING.map((letter) => ways[letter]), jamWays].map(String),
    ),
  }));
}

const man = (aircraft: Aircraft): DuelAirman => ({ aircraft, skill: 3, firing: 'C' });

/** The value of one aircraft's Initiative table, alone and against each machine of the other side. */
export function oneAircraftCharts(book: Rulebook, own: Aircraft): OddsChart[] {
  const others = Object.values(book.aircraft).filter(({ side }) => side !== own.side);
  return [
    {
      title: 'Mean Initiative Number by Pilot Skill',
      columns: ['Skill', ...COLUMNS],
      rows: SKILLS.map((skill) => [
        String(skill),
        ...COLUMNS.map((column) => figure(meanInitiative({ aircraft: own, skill }, column))),
      ]),
    },
    {
      title: 'One against one, both 3/C: share of phases in which it hits / is hit, by height',
      columns: ['against', ...COLUMNS],
      rows: others.map((other) => [
        other.name,
        ...COLUMNS.map((column) => exchange(book, man(own), man(other), column)),
      ]),
    },
    ...(own.guns.forward === 'none' ? [] : others.map((other) => ratingsAgainst(book, own, other))),
  ];
}

function exchange(book: Rulebook, us: DuelAirman, them: DuelAirman, column: AltitudeColumn): string {
  return `${percent(phaseOdds(book, us, them, column).hits)} / ${percent(phaseOdds(book, them, us, column).hits)}`;
}

/** The value of a phase for a man of every Skill and Firing, one against one, against a 3/C enemy of another type. */
export function ratingsAgainst(book: Rulebook, own: Aircraft, enemy: Aircraft): OddsChart {
  return {
    title: `${own.name} against a 3/C ${enemy.name}, a phase: hits / kills by Firing`,
    columns: ['skill', 'attacks', ...FIRING, 'is hit', 'is brought down'],
    rows: SKILLS.map((skill) => rowFor(book, own, skill, { aircraft: enemy, skill: 3, firing: 'C' })),
  };
}

function rowFor(book: Rulebook, own: Aircraft, skill: number, them: DuelAirman): string[] {
  const odds = (firing: Firing) => phaseOdds(book, { aircraft: own, skill, firing }, them, 'middle');
  const kills = downChance(book, gunsAdd(own, book), them.aircraft.seats);
  const taken = phaseOdds(book, them, { aircraft: own, skill, firing: 'C' }, 'middle').hits;
  const down = downChance(book, gunsAdd(them.aircraft, book), own.seats);
  return [
    String(skill),
    percent(odds('C').attacks),
    ...FIRING.map((firing) => bothOf(odds(firing).hits, kills)),
    percent(taken),
    percent(taken * down),
  ];
}

const bothOf = (hits: number, kills: number): string => `${(100 * hits).toFixed(1)} / ${percent(hits * kills)}`;
