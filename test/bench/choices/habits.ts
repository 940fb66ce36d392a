import { type Habits, inAFight, promiseOf, WISE } from '../../../src/games/track/head/opponent.ts';
import { firstOf } from '../../../src/kit/head/policy.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';

/** Any of several, one as likely as the next. */
export type Any = <Option>(options: readonly Option[]) => Option;

const fightsWith = (habits: Partial<Habits>) => inAFight(PRUDENT, { ...WISE, ...habits });

/** How the men of a prudent commander may fight otherwise on the Initiative Track. */
export const HABITS = {
  'any-target': (any) => fightsWith({ takes: (targets) => (targets.length > 0 ? any(targets) : undefined) }),
  'worst-target': () =>
    fightsWith({ takes: (targets, book) => targets.toSorted((a, b) => promiseOf(a, book) - promiseOf(b, book))[0] }),
  'a-unit-shorter': () => fightsWith({ fires: (odds) => odds.at(-2) ?? firstOf(odds) }),
  'burst-of-one': () => fightsWith({ fires: firstOf }),
  'always-stays': () => fightsWith({ leaves: () => false }),
  'always-goes': () => fightsWith({ leaves: () => true }),
} as const satisfies Record<string, (any: Any) => ReturnType<typeof inAFight>>;
