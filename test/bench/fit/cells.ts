/** A reconstructed cell that the fit may move, by whole steps between two ends. Known cells never stand here. */
export interface Cell {
  /** The file of the card, below data. */
  readonly card: string;
  readonly path: readonly (string | number)[];
  readonly from: number;
  readonly to: number;
}

const ANGLES = ['head-on', 'beam', 'quarter', 'astern', 'diving'];
const SKILLS = [1, 2, 3, 4];

const longestBursts: readonly Cell[] = ANGLES.flatMap((_, angle) =>
  SKILLS.map((skill) => ({
    card: 'cards/air-to-air-combat.yaml',
    path: ['longestBurst', angle, 'bySkill', skill - 1],
    from: 1,
    to: 6,
  })),
);

/** Pilot Skill of the scouts that are not of Jasta 11. */
const skills: readonly Cell[] = Array.from({ length: 23 }, (_, i) => ({
  card: 'cards/forty-one.yaml',
  path: ['counters', i + 8, 'skill'],
  from: 1,
  to: 5,
}));

const points: readonly Cell[] = [
  { card: 'cards/victory-points.yaml', path: ['enemies', 0, 'forcedDown'], from: 5, to: 15 },
  { card: 'cards/victory-points.yaml', path: ['enemies', 0, 'damagedAbort'], from: 1, to: 6 },
  { card: 'cards/victory-points.yaml', path: ['enemies', 1, 'shotDown'], from: 20, to: 30 },
  { card: 'cards/victory-points.yaml', path: ['machines', 'lost', 'vp'], from: -15, to: -5 },
  { card: 'cards/victory-points.yaml', path: ['aircrew', 'killed', 'vp'], from: -8, to: -2 },
  ...['dawn-patrol', 'offensive-line-patrol', 'twilight-patrol', 'defensive-line-patrol'].map((mission) => ({
    card: `missions/${mission}.yaml`,
    path: ['activities', 'patrol', 'credit', 1, 'points'],
    from: 2,
    to: 8,
  })),
];

const response = 'cards/enemy-aircraft-response.yaml';
const conduct: readonly Cell[] = [
  { card: response, path: ['decisionParts', 'twoSeatersAmongUs', 'modifier'], from: -2, to: 2 },
  { card: response, path: ['decisionParts', 'ourSideOfTheLines', 'modifier'], from: -4, to: 0 },
  { card: response, path: ['decisionParts', 'height', 1, 'modifier'], from: -1, to: 2 },
];

export const CELLS: readonly Cell[] = [...longestBursts, ...skills, ...points, ...conduct];

export const nameOf = ({ card, path }: Cell): string => `${card} ${path.join('.')}`;
