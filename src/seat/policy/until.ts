import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/** How far a policy plays for the player. */
export const UNTIL = ['watch', 'day', 'end'] as const;
export type Until = (typeof UNTIL)[number];

export function untilOf(text: string): Until {
  const until = UNTIL.find((each) => each === text);
  if (!until) throw new WrongUsage(`A policy flies until ${UNTIL.join(', ')}: ${quoted(text)} is none of them.`);
  return until;
}
