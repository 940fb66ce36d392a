/** A reconstructed cell that the fit may move, by whole steps between two ends. Known cells never stand here. */
export interface Cell {
  /** What it is called in the patch. */
  readonly name: string;
  /** The file of the card, below data. */
  readonly card: string;
  readonly path: readonly (string | number)[];
  readonly from: number;
  readonly to: number;
}

const ANGLES = ['head-on', 'beam', 'quarter', 'astern', 'diving'];
const SKILLS = [1, 2, 3, 4];

const longestBursts = ANGLES.flatMap((angle, row) =>
  SKILLS.map((skill) => ({
    name: `longest burst, ${angle}, Pilot Skill ${skill}`,
    card: 'cards/air-to-air-combat.yaml',
    path: ['longestBurst', row, 'bySkill', skill - 1],
    from: 1,
    to: 6,
  })),
);

const returnFire = ANGLES.slice(1).map((angle, row) => ({
  name: `return fire, ${angle}`,
  card: 'cards/air-to-air-combat.yaml',
  path: ['returnFire', row + 1, 'burst'],
  from: 1,
  to: 4,
}));

/** Pilot Skill of the scouts, Jasta 11 without its leader among them. */
const skills = Array.from({ length: 30 }, (_, i) => ({
  name: `Pilot Skill of counter ${i + 2}`,
  card: 'cards/forty-one.yaml',
  path: ['counters', i + 1, 'skill'],
  from: 1,
  to: 5,
}));

const VICTORY_POINTS = 'cards/victory-points.yaml';
const points = [
  { name: 'a German forced down', card: VICTORY_POINTS, path: ['enemies', 0, 'forcedDown'], from: 5, to: 15 },
  { name: 'a German damaged', card: VICTORY_POINTS, path: ['enemies', 0, 'damagedAbort'], from: 1, to: 6 },
  { name: 'one of Jasta 11 shot down', card: VICTORY_POINTS, path: ['enemies', 1, 'shotDown'], from: 20, to: 30 },
  { name: 'a machine lost', card: VICTORY_POINTS, path: ['machines', 'lost', 'vp'], from: -15, to: -5 },
  { name: 'a man killed', card: VICTORY_POINTS, path: ['aircrew', 'killed', 'vp'], from: -14, to: -2 },
  ...['dawn-patrol', 'offensive-line-patrol', 'twilight-patrol'].map((mission) => ({
    name: `${mission}, full credit`,
    card: `missions/${mission}.yaml`,
    path: ['activities', 'patrol', 'credit', 1, 'points'],
    from: 2,
    to: 8,
  })),
];

const RESPONSE = 'cards/enemy-aircraft-response.yaml';
const part = (name: string, path: Cell['path'], from: number, to: number): Cell => ({
  name: `Germans decide: ${name}`,
  card: RESPONSE,
  path: ['decisionParts', ...path, 'modifier'],
  from,
  to,
});
const conduct = [
  part('two-seaters among us', ['twoSeatersAmongUs'], -8, 2),
  part('our side of the lines', ['ourSideOfTheLines'], -4, 0),
  part('a little above us', ['height', 1], -1, 3),
  part('well above us', ['height', 2], -3, 6),
];

const BRAVERY = 'cards/pilot-skill-firing-and-bravery.yaml';
const nerve = ['lossSeen', 'wounded', 'broughtDown', 'machineHit', 'restedYesterday'].map((name) => ({
  name: `bravery: ${name}`,
  card: BRAVERY,
  path: ['braveryParts', name, 'modifier'],
  from: -3,
  to: 3,
}));

export const CELLS: readonly Cell[] = [...longestBursts, ...returnFire, ...skills, ...points, ...conduct, ...nerve];
