import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CombatDecisions } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import { firstOf } from '../../policy.ts';
import { PRUDENT, type Temper } from '../../temper.ts';
import type { Any, System } from '../system.ts';
import { BurstLuck } from './burst-luck.ts';
import { BurstWorth } from './fight-worth.ts';
import { type Habits, inAFight, promiseOf, WISE } from './opponent.ts';

const fightsWith = (habits: Partial<Habits>) => inAFight(PRUDENT, { ...WISE, ...habits });

/** How the men of a prudent commander may fight otherwise on the Initiative Track. */
const HABITS = {
  'any-target': (any) => fightsWith({ takes: (targets) => (targets.length > 0 ? any(targets) : undefined) }),
  'worst-target': () =>
    fightsWith({ takes: (targets, book) => targets.toSorted((a, b) => promiseOf(a, book) - promiseOf(b, book))[0] }),
  'longest-burst': () => fightsWith({ fires: (odds) => odds.at(-1) ?? firstOf(odds) }),
  'burst-of-one': () => fightsWith({ fires: firstOf }),
  'always-stays': () => fightsWith({ leaves: () => false }),
  'always-goes': () => fightsWith({ leaves: () => true }),
} as const satisfies Record<string, (any: Any) => ReturnType<typeof inAFight>>;

/** On the Initiative Track all lies open, and each burst can be weighed. */
export const WINGS_OVER_FRANCE = {
  head: (temper: Temper) => inAFight(temper),
  worth: {
    weighed: ['track-action', 'burst', 'return-fire', 'ignore-driven-off', 'german-action'],
    reckon: (book: Rulebook) => new BurstWorth(book),
  },
  luck: (book: Rulebook) => new BurstLuck(book),
  otherwise: HABITS,
} as const satisfies System<keyof CombatDecisions>;
