import type { TurnProcedure } from '../../cards/printed/turn-procedure.ts';
import { type Block, fact, facts, rows } from '../../kit/screen/cards/make.ts';
import { say, sentence, words } from '../../kit/screen/cards/say.ts';

/** The Turn Procedure card: the figures, then each heading's steps in their order. */
export function turnDisplay({ aft, limits, headings }: TurnProcedure): Block[] {
  const costs = Object.entries(aft).map(([key, cost]) => fact(sentence(words(key)), costText(cost), cost));
  return [
    facts('AFT', ...costs),
    facts(
      'In one turn',
      fact('Climb', `${say(limits.climb.feet)} ft at most`, limits.climb),
      fact('Descent', `${say(limits.descent.feet)} ft at most`, limits.descent),
      fact(
        'To Tree-Top',
        limits.descentToTreeTop.allowed ? 'allowed' : 'not in an ordinary descent',
        limits.descentToTreeTop,
      ),
      fact('Patrol with the ground hidden', `at ${say(limits.patrolUnseen.feet)} ft or below`, limits.patrolUnseen),
    ),
    ...headings.map(({ title, steps }) =>
      rows(
        title,
        steps.map(({ step, rule, words: told, costs: spent, ...from }, i) => ({
          no: i + 1,
          told,
          rule,
          spent: (spent ?? []).map((key) => costText(aft[key])).join(' or '),
          ...from,
        })),
        { no: '', told: 'step', spent: 'AFT' },
      ),
    ),
  ];
}

const costText = (cost: { readonly aft: number; readonly feet?: number }) =>
  cost.feet === undefined ? String(cost.aft) : `${cost.aft} for ${say(cost.feet)} ft`;
