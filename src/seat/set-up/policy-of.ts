import { isStrength, STRENGTHS, type Strength } from '../../kit/head/strengths.ts';
import { quoted } from '../../page/quoted.ts';
import { isPolicyName, POLICY_NAMES, type PolicyName } from '../../policies/policy-names.ts';
import { WrongUsage } from '../../shell/faults.ts';

/** The policy that a player named. */
export function policyOf(name: string): PolicyName {
  if (isPolicyName(name)) return name;
  throw new WrongUsage(`There is no policy ${quoted(name)}: the policies are ${POLICY_NAMES.join(', ')}.`);
}

/** Who leads the enemy: a policy, or a strength by itself. */
export function leaderOf(name: string): PolicyName | Strength {
  if (isStrength(name) || isPolicyName(name)) return name;
  const known = `it is ${STRENGTHS.join(', ')}, by how well they are led; or a policy, ${POLICY_NAMES.join(', ')}`;
  throw new WrongUsage(`Nobody leads them by the name of ${quoted(name)}: ${known}.`);
}
