import { byName } from '../../../cards/by-name.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Block, bands, entries, fact, facts, noted, rows } from '../../../kit/screen/cards/make.ts';
import { sentence, words } from '../../../kit/screen/cards/say.ts';
import { effectsText, thrownText } from './effect-words.ts';

type Clouds = Rulebook['fights']['clouds-of-glory'];

/** A table of the game, as it is listed and shown. */
export interface CloudsTable {
  readonly title: string;
  readonly line: string;
  page(cards: Clouds): Block[];
  data(cards: Clouds): unknown;
}

interface TableFigure {
  readonly amount: number;
  readonly source: string;
}

/** Single figures of a card, one a line. */
const figures = (title: string, all: Readonly<Record<string, TableFigure>>): Block =>
  facts(title, ...Object.entries(all).map(([name, figure]) => fact(sentence(words(name)), figure.amount, figure)));

const DOES = ['does', effectsText] as const;
const TOLD = { effects: DOES };

const damage = (of: 'damageOneEngine' | 'damageMoreEngines') => ({
  page: (cards: Clouds) => [rows('1d20 and the successes of the shot', cards[of].results, TOLD)],
  data: (cards: Clouds) => cards[of],
});

function mishapBlocks({ mishaps }: Clouds): Block[] {
  const { structuralFailure, bailOut, places, landing, collision, fire } = mishaps;
  const { onLand, onWater, ...modifiers } = landing;
  return [
    bands('Structural failure, 1d6', 'd6', structuralFailure, TOLD),
    figures('Parachute, a Fortitude test', { whole: bailOut.whole, slow: bailOut.slow, fast: bailOut.fast }),
    bands('Its successes', 'successes', bailOut.results),
    rows('A place to come down: engine power', [places.aerodrome]),
    bands('A place to come down: by Luck', 'successes', places.byLuck),
    figures('Landing, a Flying test', modifiers),
    bands('On land', 'successes', onLand, { structure: ['structure', thrownText] }),
    bands('On water', 'successes', onWater, { structure: ['structure', thrownText] }),
    rows('Collision, 1d20 and the speed', collision.bands),
    bands('With a machine', '1d20', collision.planes, {
      rammer: ['rammer', effectsText],
      victim: ['victim', effectsText],
    }),
    bands('With a balloon', '1d20', collision.balloons, { rammer: ['rammer', effectsText] }),
    bands('With the ground', '1d20', collision.ground, {
      ifClear: ['if she can turn away', effectsText],
      else: ['else', effectsText],
    }),
    bands('Fire, 1d6 a turn', 'd6', fire),
  ];
}

function shootingBlocks({ shooting }: Clouds): Block[] {
  const { threats, distances, angles, sustained, shortBurst, creditRounds, halfBoxes } = shooting;
  const { damage: balloonDamage, toHit, ...balloons } = shooting.balloons;
  return [
    figures('Threats to initiative', threats),
    bands('Distance', 'MU', distances),
    rows('Angle', angles),
    figures('Bursts', { sustained, shortBurst, creditRounds }),
    rows('Half boxes that a burst takes', halfBoxes),
    rows('A jam, from that face of the d20', shooting.jamFrom),
    bands('Malfunction, 1d6', 'd6', shooting.malfunctions),
    rows('At balloons, by speed', toHit),
    figures('At balloons', balloons),
    bands('Damage to a balloon, 1d20', '1d20', balloonDamage),
    figures('Rockets', shooting.rockets),
  ];
}

/** Figures of the rebuilt half, each with its name. */
function rebuiltFacts({ movement: { rebuilt } }: Clouds): Block {
  const all = Object.entries(rebuilt).map(([name, row]) => {
    const { source, ...own } = row;
    const figured = Object.entries(own).map(([key, value]) => (key === 'amount' ? value : `${words(key)} ${value}`));
    return fact(sentence(words(name)), figured.join(', '), { source });
  });
  return facts('Rebuilt by us: the sheets do not have it', ...all);
}

const movementBlocks = (cards: Clouds): Block[] => {
  const { manoeuvres, tightest, climb, dive, accelerates } = cards.movement;
  return [
    rows('Manoeuvres', manoeuvres),
    facts(
      'Energy',
      fact('Climb', `${climb.energy} a Move Unit`, climb),
      fact('Dive', `+${dive.energy} a Move Unit`, dive),
      fact('Nothing done, below the top speed', `+${accelerates.energy}`, accelerates),
      fact('Tightest', `${tightest.amount} templates`, tightest),
    ),
    rebuiltFacts(cards),
  ];
};

function groundBlocks({ ground }: Clouds): Block[] {
  const { oneGun, flexible, sheltering, unitStrength, successesPerDie, strafeWithin, barrageWithin, spotting } = ground;
  return [
    entries('On the ground', ground.units),
    rows('Fire from the ground, by the speed of its target', ground.fromGround),
    rows('Strafing, by speed', ground.strafing),
    entries('Cover, off each die', ground.cover),
    figures('Strafing', { oneGun, flexible, sheltering, unitStrength, successesPerDie, strafeWithin, barrageWithin }),
    bands('Barrage, 1d20', '1d20', ground.barrage),
    bands('Artillery spotting, an Awareness test', 'successes', spotting.results),
  ];
}

/** The first pair of successes in the table, and how many successes each column covers. */
const [FIRST_PAIR, IN_PAIR] = [-6, 2];

function bombingBlocks({ ground: { bombing } }: Clouds): Block[] {
  const pairs = bombing.heights[0]?.speeds[0]?.less.map((_, i) => `${FIRST_PAIR + IN_PAIR * i}`.padStart(2)) ?? [];
  const byHeight = bombing.heights.map(({ from, to, deviation, speeds }) =>
    rows(
      `Height ${from} ${to > 99 ? 'and more' : `to ${to}`}: ${deviation} off, less`,
      speeds.map(({ less, ...row }) => ({ ...row, less: less.map((each) => `${each}`.padStart(2)).join(' ') })),
      { less: pairs.join(' ') },
    ),
  );
  const [last, ...before] = byHeight.reverse();
  return [
    ...before.reverse(),
    ...(last ? [noted(last, 'Each column is two successes, from the one at its head.')] : []),
    rows('Several bombs fall so far apart', bombing.spacing),
  ];
}

function careerBlocks({ careers }: Clouds): Block[] {
  return [
    rows('Experience', careers.experience),
    bands('What a raise costs', 'to a value of', careers.price),
    rows('Abilities of aces, 1d6', careers.ace, { ability: null }),
    rows('Abilities of pilots, 1d20', careers.pilot, { ability: null }),
    rows('Abilities of gunners, 1d8', careers.gunner, { ability: null }),
    bands('After a wound, a Fortitude test', 'successes', careers.wounds, { result: null }),
  ];
}

function conversionBlocks({ conversions }: Clouds): Block[] {
  const { gunnery, fortitude, skills, luck, gunner, dive, feetPerMove, apart } = conversions;
  const { ammoPerBox, turnsPerPhase, leastHeight, apartBeside, half } = conversions;
  return [
    rows('Gunnery by Firing', gunnery),
    rows('Fortitude by Bravery', fortitude),
    facts(
      'Skills',
      fact('Awareness and Flying', `${skills.base / 10} and ${skills.perSkill / 10} a point of Skill`, skills),
      fact('Luck', `${luck.base} and ${luck.perSkill} a point of Skill`, luck),
      fact('A gunner', `Awareness ${gunner.awareness}, Fortitude ${gunner.fortitude}, Luck ${gunner.luck}`, gunner),
      fact('A dive', `initiative +${dive.dive.initiative}, ${dive.dive.above} MU above`, dive.dive),
      fact('With surprise', `initiative +${dive.surprise.initiative}, ${dive.surprise.above} MU above`, dive.surprise),
      fact('Heights', `${feetPerMove.moves} MU are ${feetPerMove.feet} ft`, feetPerMove),
      fact('Apart', `${apart.amount} MU, surprised ${apart.surprise}`, apart),
    ),
    figures('Measures', { ammoPerBox, turnsPerPhase, leastHeight, apartBeside, half }),
  ];
}

/** The tables of In Clouds of Glory, by typed name. */
export const CLOUDS_TABLES: ReadonlyMap<string, CloudsTable> = byName({
  'clouds-manoeuvres': {
    title: 'Manoeuvres and energy',
    line: 'what each manoeuvre takes, and what we rebuilt',
    page: movementBlocks,
    data: ({ movement }) => movement,
  },
  'clouds-shooting': {
    title: 'Shooting',
    line: 'distance, angle, bursts, jams, balloons, rockets',
    page: shootingBlocks,
    data: ({ shooting }) => shooting,
  },
  'clouds-damage': { title: 'Damage, one engine', line: 'the thirty lines of a hit', ...damage('damageOneEngine') },
  'clouds-damage-engines': {
    title: 'Damage, more engines',
    line: 'the same for machines with several',
    ...damage('damageMoreEngines'),
  },
  'clouds-mishaps': {
    title: 'Mishaps',
    line: 'structural failure, parachutes, landings, collisions, fire',
    page: mishapBlocks,
    data: ({ mishaps }) => mishaps,
  },
  'clouds-ground': {
    title: 'The ground',
    line: 'ground fire, strafing, barrages, artillery spotting',
    page: groundBlocks,
    data: ({ ground }) => ground,
  },
  'clouds-bombing': {
    title: 'Bombing',
    line: 'how far a bomb falls from its aim',
    page: bombingBlocks,
    data: ({ ground }) => ground.bombing,
  },
  'clouds-careers': {
    title: 'Careers',
    line: 'experience, raises, abilities, lasting wounds',
    page: careerBlocks,
    data: ({ careers }) => careers,
  },
  'clouds-conversions': {
    title: 'Conversions',
    line: 'how a man and a machine of the campaign come to this table',
    page: conversionBlocks,
    data: ({ conversions }) => conversions,
  },
});
