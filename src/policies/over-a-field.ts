import { homeField } from '../cards/map.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { TurnDecisions } from '../table/turn-decisions.ts';

type AtAField = TurnDecisions['movement']['about'];

/** A Lame Duck over a field of ours needs no company: left there, it lands. */
export function partingOver({ party: { fields }, steps }: AtAField): string | undefined {
  return fields[0]?.moves === 0 ? steps.find(({ goes }) => goes === 'parts')?.step : undefined;
}

/**
 * (36) (49) How a commander comes down with her over a field: at home all land, where nothing is left to do; elsewhere
 * she lands at once, because she meets the enemy as a Straggler either way. Nothing, where no Lame Duck may part here.
 */
export function downWithHer(about: AtAField, hasWork: () => boolean, book: Rulebook): string | undefined {
  const parting = partingOver(about);
  if (parting === undefined) return undefined;
  const { party, steps } = about;
  const lands = steps.find(({ step }) => step === 'land')?.step;
  if (lands !== undefined && party.hex === homeField(book.missionMap).hex && !hasWork()) return lands;
  return setDown(about) ?? parting;
}

function setDown({ steps }: AtAField): string | undefined {
  const parts = steps.find(({ goes }) => goes === 'parts');
  return steps.find(({ goes, machine }) => goes === 'sets-down' && machine === parts?.machine)?.step;
}
