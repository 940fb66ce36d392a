import type { Reasons } from '../../../kit/screen/sentence.ts';
import { numbered, rollText } from '../../../words/numbers.ts';
import type { EnergyEvent } from '../table/energy-events.ts';
import { partsWords } from './side-words.ts';

/** The rule behind each event of a fight seen from the side, and what shifted a die. */
export const ENERGY_REASONS: { readonly [T in EnergyEvent['type']]: Reasons<T> } = {
  'side-fight-began': () => [
    'Winged Victory: a fight seen from the side, by data/fights/winged-victory. Most dice and tables are rebuilt; their sources stand in the files.',
  ],
  'side-turn-began': () => [
    'V067, V071: pools in their order; in each the least skilled, the lowest, the fastest, the lowest die first; the tailed before who tails.',
  ],
  'spotting-tried': ({ die, parts, roll, megahexes, seen }) => [
    `V074: ${numbered(megahexes, 'megahex', 'megahexes')} off, the ${die} die${partsWords(parts)}, ${rollText(roll)}: ${seen ? 'seen' : 'unseen'}.`,
  ],
  'barrage-laid': () => ['V010, V066: flak markers are laid first; who ends his turn in the megahex is shot at.'],
  'side-moved': ({ cue, pip }) => [
    `V034 to V064: drag and height brought the speed to ${cue}; at the end of the turn it goes half the way to the throttle, ${pip} (V023).`,
  ],
  'counter-moved': () => ['V079: of a machine that nobody has in sight there is only where its counter lies.'],
  'side-test-made': ({ die, parts, roll, icon }) => [
    `V013 to V016: the ${die} die${partsWords(parts)}, ${rollText(roll)}, its icon ${icon}.`,
  ],
  'clock-stopped': ({ time, hexes, speed }) => [
    hexes === undefined
      ? 'V079, V113: how far one has flown whom nobody has in sight, and how fast, is not told.'
      : `V112, V113: ${hexes} hexes at speed ${speed} take ${time}; the others have flown what takes no longer.`,
  ],
  'side-shot-fired': ({ base, parts, die, roll }) => [
    `V084 to V087: the ${base} die${partsWords(parts)} becomes the ${die} one, ${rollText(roll)}.`,
  ],
  'fired-on': () => ['V072, V079: whoever is not seen is not named; his shot is thrown for behind his marker.'],
  'part-hit': ({ roll, parts }) => [
    `V090: one die of twenty for the part${partsWords(parts)}, ${rollText(roll)}; V091 to V098 for what it does.`,
  ],
  'ground-attack': ({ by, die }) => [`${HAZARD_RULES[by]}: the ${die} die.`],
  'target-struck': ({ circles }) => [`V011: ${circles} points destroy it.`],
  'side-mishap': ({ what }) => [MISHAP_RULES[what]],
  'side-out': () => ['V003, V028, V093, V104, V106: what becomes of it, and where, counts for the Victory Points.'],
  'mission-drawn': ({ year, roll }) => [`V123, V125: one die of twenty on the table of ${year}, ${rollText(roll)}.`],
  'sky-drawn': ({ roll }) => [`V116 to V122: one die of twenty for the sky, ${rollText(roll)}.`],
  'mission-done': () => ['V124.'],
  'side-fight-over': () => ['V124: who has done his mission wins; both or neither, who has more Victory Points.'],
};

const HAZARD_RULES = { flak: 'V010', fire: 'V103', storm: 'V118' } as const;

const MISHAP_RULES: Readonly<Record<Extract<EnergyEvent, { type: 'side-mishap' }>['what'], string>> = {
  stalled: 'V026, V053, V054, V057, V058: the speed lies in the first black and white box of the dashboard.',
  regained: 'V056: control regained; the speed goes to the first black box.',
  'falls-on': 'V056: control is not regained.',
  'structural-failure': 'V027, V028, V052.',
  'part-inoperable': 'V094: its last box.',
  'engine-weaker': 'V095: a lower top speed for good.',
  leaks: 'V099: one die gives the turns until the engine stops.',
  'engine-stopped': 'V099: the throttle stays at 0.',
  'caught-fire': 'V095, V100.',
  'fire-out': 'V102.',
  'pilot-wounded': 'V097, V098: a Recruit from now on.',
  'pilot-killed': 'V105, V106: controls are frozen.',
  'gunner-wounded': 'V097.',
  'gunner-killed': 'V097.',
  'goggles-oiled': 'V101: level flight next turn.',
  'gun-jammed': 'V088: a long burst that does one point.',
  'gun-cleared': 'V089.',
  reloaded: 'V083: a turn of level flight.',
  'bombs-jettisoned': 'V110.',
  'out-of-ammunition': 'V083.',
};
