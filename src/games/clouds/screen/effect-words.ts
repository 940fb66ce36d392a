import { signed } from '../../../words/numbers.ts';
import type { Effect, EffectName, EffectOf } from '../cards/effects.ts';

interface ThrownAmount {
  readonly dice?: string | undefined;
  readonly plus?: number | undefined;
}

/** `1d3+2`, `2`. */
export function thrownText({ dice, plus = 0 }: ThrownAmount): string {
  if (dice === undefined) return `${plus}`;
  return plus === 0 ? dice : `${dice}${signed(plus)}`;
}

/** The same as a loss: `(1d3+2)`. */
const lossText = (thrown: ThrownAmount): string =>
  thrown.dice && thrown.plus ? `(${thrownText(thrown)})` : thrownText(thrown);

const MEN = {
  pilot: 'pilot',
  gunner: 'gunner',
  either: 'one of the crew',
  'nearest-gunner': 'nearest gunner',
} as const;

/** Each effect in few words. S is structural strength, F a man's Fortitude. */
const EFFECTS: { readonly [Name in EffectName]: (effect: EffectOf<Name>) => string } = {
  gear: () => 'landing gear gone',
  'structure-test': () => 'structure test',
  'guns-gone': () => 'fixed guns gone',
  'roll-doubled': () => 'rolls half as fast',
  'emergency-landing': () => 'must land',
  blackout: () => 'next move straight on',
  'cockpit-dead': () => 'all in the cockpit dead',
  lost: () => 'nothing saves her',
  'breaks-up': () => 'breaks up',
  spin: () => 'spins',
  'all-dead': () => 'all dead',
  luck: ({ amount }) => `Luck +${amount} for good`,
  drag: ({ amount }) => `-${10 * amount} km/h now and each turn`,
  flinch: ({ amount }) => `next initiative ${signed(amount)}`,
  wound: ({ who, ...thrown }) => `${MEN[who]} F -${lossText(thrown)}`,
  structure: (thrown) => `S -${lossText(thrown)}`,
  wider: ({ templates }) => `turns ${templates} wider`,
  'gun-hit': ({ twoFrom }) => `a gun gone, from ${twoFrom} on d6 two`,
  'engine-loss': (thrown) => `engine -${thrownText(thrown)} EU`,
  'test-above': ({ kmh }) => `structure test above ${kmh} km/h`,
  smoke: ({ turns, kmh }) => `smokes: ${kmh} km/h in ${turns} turns or fire`,
  fuel: ({ fireOn, ...thrown }) => `petrol for ${thrownText(thrown)} turns, ${fireOn} is fire`,
  'flying-or-spin': () => 'Flying test or spin',
  'opens-wide': ({ template }) => `next move opens on ${template}`,
  'test-each-manoeuvre': ({ freeFrom }) => `structure test a manoeuvre, free from ${freeFrom}`,
  stray: ({ dice }) => `throw again, ${dice}; a bomb may explode`,
  'engine-stops': ({ orFireFrom, andFireFrom }) =>
    orFireFrom === undefined
      ? `an engine stops, from ${andFireFrom} on d6 fire too`
      : `engine stops, from ${orFireFrom} on d6 fire`,
  fire: ({ dice }) => `fire; in the cockpit after ${dice} turns`,
  'wing-gone': ({ parachute }) =>
    `a wing gone, spins for good${parachute === 0 ? '' : `, parachute -${Math.abs(parachute)}`}`,
  'pilot-burns': ({ within }) => `pilot burns; nerve within ${within} MU`,
  explodes: ({ within }) => `explodes; harm within ${within} MU`,
  crash: ({ fortitude }) => `wrecked, F -${fortitude}`,
  'one-of': ({ die, results }) =>
    `${die}: ${results.map(({ effects }, i) => `${i + 1} ${effects.length > 0 ? effectsText(effects) : 'no more'}`).join(' / ')}`,
};

/** A line of a table in words; `nothing` for an empty line. */
export function effectsText(effects: readonly Effect[]): string {
  return effects.length === 0 ? '-' : effects.map(effectText).join(', ');
}

function effectText<Name extends EffectName>(effect: EffectOf<Name>): string {
  const text: (effect: EffectOf<Name>) => string = EFFECTS[effect.do];
  return text(effect);
}
