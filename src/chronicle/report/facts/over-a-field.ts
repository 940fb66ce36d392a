import type { HexId } from '../../../cards/hexes.ts';
import { homeField } from '../../../cards/map.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Crossing, MachineFacts, Trouble } from './mission-facts.ts';

/**
 * Over their own field nobody escorts or leaves anybody; a man who lands on the field to which others brought him was
 * not left; and where others left him over the field at which his trouble began, they brought him nowhere.
 */
export function notOverAField(
  machine: MachineFacts,
  lines: Crossing | undefined,
  { missionMap }: Rulebook,
): MachineFacts {
  const { end } = machine;
  const home = homeField(missionMap).hex;
  const away = missionMap.fields.map(({ hex }) => hex).filter((hex) => hex !== home);
  const hisField = missionMap.fields.find(({ field }) => end.is === 'field' && end.field === field)?.hex;
  const seen = machine.troubles.find(({ is }) => is === 'seen-home');
  const landed = seen?.is === 'seen-home' && away.includes(seen.broughtTo ?? '') ? seen.broughtTo : undefined;
  const field = brought(machine.troubles, away, hisField) ?? landed;
  const began = seen?.hex;
  const isWhereItBegan = field !== undefined && field === began;
  const isThere = ({ is, hex }: Trouble): boolean => {
    if (is === 'seen-home') return hex === home || (isWhereItBegan && hex === field);
    if (is !== 'on-his-own') return false;
    return hex === home || hex === hisField || (!isWhereItBegan && hex === field);
  };
  // On the way in nothing comes of an engine that fails there.
  const isLanding = (each: Trouble): boolean =>
    each.is === 'crippled' &&
    each.by === 'engine' &&
    each.hex === home &&
    end.is === 'home' &&
    lines !== undefined &&
    each.at > lines.at;
  const told = machine.troubles.filter((each) => !isThere(each) && !isLanding(each));
  return { ...machine, troubles: field === undefined ? told : told.map(overField(field)) };
}

/** The field over which those who had turned back with him left him, or where the enemy caught him beside them. */
function brought(troubles: readonly Trouble[], away: readonly HexId[], hisField: HexId | undefined): HexId | undefined {
  const own = troubles.find(({ is }) => is === 'on-his-own');
  const seen = troubles.find(({ is }) => is === 'seen-home');
  if (own?.is === 'on-his-own' && own.hex === hisField) return hisField;
  if (!seen) return undefined;
  if (own?.is === 'on-his-own') return own.left && away.includes(own.hex) ? own.hex : undefined;
  // Of one who is alone on his way it is told that he is; the others were at the field when this one was met.
  return troubles.find(
    ({ is, at, hex }) => is === 'met-enemy' && at > seen.at && hex !== seen.hex && away.includes(hex),
  )?.hex;
}

/** Who was left where his trouble began has no friend to blame: he had a field beneath him. */
const overField =
  (field: HexId) =>
  (trouble: Trouble): Trouble => {
    if (trouble.is === 'seen-home') return { ...trouble, broughtTo: field };
    return trouble.is === 'on-his-own' && trouble.hex === field ? { ...trouble, by: [] } : trouble;
  };
