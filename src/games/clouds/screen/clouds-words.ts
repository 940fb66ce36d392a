import { counted, inWords, signed } from '../../../words/numbers.ts';
import type { ShotPart, ShotPartName, Suffered, TestFor, TestOf } from '../table/clouds-events.ts';
import type { WhyLost } from '../table/skirmish.ts';
import { type MoveStep, type StepOf, stepOf } from '../table/steps.ts';

/** A heading in degrees, as on a compass: `045`. */
export const headingText = (heading: number): string => String((heading * 15) % 360).padStart(3, '0');

/** Energy as a change of speed: an Energy Unit is worth 10 km/h. */
export const speedText = (energy: number): string => `${signed(10 * energy)} km/h`;

const WORDS: { readonly [Is in MoveStep['is']]: (step: StepOf<Is>) => string } = {
  straight: ({ moves }) => `straight ${moves}`,
  turn: ({ side, degrees, tighter }) => `${side} ${degrees}°${tighter > 0 ? `, ${inWords(tighter)} tighter` : ''}`,
  'wide-turn': ({ side }) => `a wide turn to the ${side}`,
  slip: ({ side, moves }) => `slip ${side} ${moves}`,
  roll: ({ side }) => `roll to the ${side}`,
  climb: ({ moves }) => `climb ${moves}`,
  dive: ({ moves }) => `dive ${moves}`,
  bank: ({ to }) => (to === 'level' ? 'straight on, then wings level' : `straight on, then bank ${to}`),
  end: () => 'straight on to the end of the move',
  'vertical-dive': () => 'vertically down',
  stall: () => 'stall her',
  immelmann: () => 'Immelmann turn',
  spin: () => 'spin her',
  landing: () => 'land',
  'take-off': () => 'take off',
  restart: () => 'try to start the engine',
  'shut-down': () => 'shut the smoking engine down',
  repair: () => 'see to a jammed gun',
  radio: () => 'send to the battery',
  camera: () => 'photograph',
  leave: () => 'leave the fight',
  jump: () => 'jump',
};

export function stepText(word: string): string {
  return wordsOf(stepOf(word));
}

function wordsOf<Is extends MoveStep['is']>(step: StepOf<Is>): string {
  const words: (step: StepOf<Is>) => string = WORDS[step.is];
  return words(step);
}

const PARTS: Readonly<Record<ShotPartName, string>> = {
  gunnery: 'Gunnery',
  flying: 'Flying',
  strength: 'strength',
  distance: 'distance',
  angle: 'angle',
  'high-low': 'high or low',
  airplane: 'machine',
  sustained: 'sustained',
  short: 'short burst',
  wound: 'wound',
  speed: 'speed',
  'one-gun': 'one gun',
  flexible: 'flexible gun',
  ability: 'ability',
  base: 'rockets',
  above: 'from above',
  upwind: 'into the wind',
  straight: 'straight in',
};

/** `Gunnery 12, distance +2 = 14`. */
export const sumOf = (parts: readonly ShotPart[], base: number): string =>
  `${parts.map(({ part, amount }, i) => `${PARTS[part]} ${i === 0 ? amount : signed(amount)}`).join(', ')} = ${base}`;

export const TESTS: Readonly<Record<TestOf, string>> = {
  flying: 'Flying',
  structure: 'structural strength',
  fortitude: 'Fortitude',
  luck: 'Luck',
};

export const FOR: Readonly<Record<TestFor, string>> = {
  'tight-turn': 'for the tight turn',
  stall: 'in the stall',
  spin: 'to come out of the spin',
  stick: 'to catch the stick',
  collision: 'to keep clear',
  damage: 'under the strain',
  speed: 'at that speed',
  stay: 'to stay in the fight',
  nerve: 'to keep his nerve',
  place: 'for a place to come down',
  landing: 'at the landing',
  water: 'to get out before she sinks',
  death: 'against death',
  jump: 'at the jump',
  restart: 'to start the engine',
  faint: 'not to faint',
  wake: 'to wake',
  shot: 'to hit',
  hit: 'for the damage',
};

export const SUFFERED: Readonly<Record<Suffered, (amount: number) => string>> = {
  luck: (amount) => `a hole in his scarf: Luck ${signed(amount)} for good`,
  gear: () => 'her landing gear is gone',
  drag: (amount) => `torn fabric takes ${10 * amount} km/h now and in each turn`,
  wider: (amount) => `she turns ${counted(amount, 'template')} wider from now on`,
  'gun-hit': (amount) => `guns out of action: ${amount}`,
  'guns-gone': () => 'her fixed guns are useless',
  'engine-loss': (amount) => `the engine gives ${10 * amount} km/h less in each move`,
  uneven: (amount) => `the engine runs unevenly, and takes ${10 * amount} km/h`,
  'test-above': (amount) => `above ${amount} km/h she strains`,
  smoke: (amount) => `she smokes; in ${counted(amount, 'turn')} she burns unless she dives fast`,
  fuel: (amount) => `petrol for ${counted(amount, 'more turn')}`,
  'fuel-out': () => 'the petrol is out',
  'roll-doubled': () => 'she rolls half as fast',
  flinch: (amount) => `he flinches: ${signed(amount)} to his next initiative`,
  'opens-wide': () => 'his next move opens with a wide turn',
  'test-each-manoeuvre': () => 'she strains whenever she is handled',
  'emergency-landing': () => 'she must make an emergency landing',
  blackout: () => 'he blacks out, and flies straight on',
  'engine-stops': (amount) => (amount > 0 ? `an engine stops, ${amount} still runs` : 'the engine stops'),
  'engine-dead': (amount) => (amount > 0 ? `an engine is dead, ${amount} still runs` : 'the engine is dead'),
  'engine-runs': () => 'the engine runs again',
  'engine-shut-down': () => 'the engine is shut down',
  stray: (amount) => (amount > 0 ? 'the round finds a bomb' : 'the round goes elsewhere'),
  fire: (amount) => `she is on fire; in ${counted(amount, 'turn')} it is in the cockpit`,
  'wing-gone': () => 'a wing is gone',
  'pilot-burns': () => 'the pilot burns and falls',
  lost: () => 'nothing will save her',
  'gunner-out': () => 'the gunner fights no more',
};

export const WHYS: Readonly<Record<WhyLost, string>> = {
  exploded: 'explodes',
  'broke-up': 'breaks up in the air',
  'pilot-killed': 'falls, her pilot dead',
  ground: 'flies into the ground',
  burned: 'goes down in flames',
  'wing-gone': 'falls with a wing gone',
  abandoned: 'is abandoned',
  wrecked: 'is wrecked',
  rammed: 'is rammed to pieces',
};
