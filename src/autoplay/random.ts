import { generatorFrom } from '../dice/seeded-cup.ts';
import type { CloudsDecisions } from '../table/fights/clouds-of-glory/clouds-decisions.ts';
import type { CardDecisions } from '../table/fights/manoeuvre-cards/card-decisions.ts';
import type { EnergyDecisions } from '../table/fights/winged-victory/energy-decisions.ts';
import type { Policy } from './policy.ts';

/**
 * Any legal answer, one as likely as the next. It draws from a generator of its own: the game's dice are never touched.
 */
export function randomPolicy(word: string): Policy {
  const generator = generatorFrom(word);
  const any = <Option>(_: unknown, options: readonly Option[]): Option => {
    const option = options[(generator.int32() >>> 0) % options.length];
    if (option === undefined) throw new Error('A decision without answers was put to the policy.');
    return option;
  };
  return {
    ...inOtherFights(any),
    'half-of-day': any,
    // A word first, then whether it is the man as he is proposed or in some other machine: those pairings are many.
    assign: (about, options) => {
      const pairings = about.pairings.map(({ words }) => words);
      const proposed = options.filter((option) => !pairings.includes(option));
      const word = any(about, proposed.length > 0 ? proposed : options);
      return any(about, [word, ...about.pairings.filter(({ airman }) => airman === word).map(({ words }) => words)]);
    },
    duty: any,
    plan: any,
    load: any,
    movement: any,
    height: any,
    attack: any,
    'lame-duck-field': any,
    escort: any,
    'archie-placing': any,
    'archie-square': any,
    'track-action': any,
    burst: any,
    'return-fire': any,
    'ignore-driven-off': any,
    'german-action': any,
    'special-activity': any,
    'dive-burst': any,
    'another-pass': any,
    'acting-commander': any,
    promotion: any,
    'career-raise': any,
    'career-ability': any,
    'career-again': any,
  };
}

type Any = <Option>(about: unknown, options: readonly Option[]) => Option;
type OtherFights = keyof CardDecisions | keyof EnergyDecisions | keyof CloudsDecisions;

/** The decisions of the other ways to fight. */
const inOtherFights = (any: Any): Pick<Policy, OtherFights> => ({
  'plan-card': any,
  'tail-whom': any,
  'reorder-plan': any,
  'fire-at': any,
  'drop-bombs': any,
  'who-carries': any,
  throttle: any,
  'energy-move': any,
  'time-freeze': any,
  'side-shot': any,
  'flak-barrage': any,
  'clouds-move': any,
  'clouds-fire': any,
  'clouds-re-roll': any,
  'clouds-marksman': any,
  'clouds-exchange': any,
  'clouds-place': any,
  'clouds-initiative-again': any,
  'clouds-jump': any,
});
