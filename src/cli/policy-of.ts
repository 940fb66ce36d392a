import { isPolicyName, POLICY_NAMES, type PolicyName } from '../autoplay/policies.ts';
import { WrongUsage } from './faults.ts';

/** The policy that a player named. */
export function policyOf(name: string): PolicyName {
  if (isPolicyName(name)) return name;
  throw new WrongUsage(`There is no policy ${name}: the policies are ${POLICY_NAMES.join(', ')}.`);
}
