import { isLost } from '../../campaign/aircrew.ts';
import { listed } from '../../words/numbers.ts';
import { type EveningLived, isThere } from '../letters/evening-lived.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import * as WORDS from './words-of-the-gravest.ts';

/**
 * The gravest event of a flight's day in a sentence, before everything else of the evening; nothing where men were lost,
 * whose chairs are told of, or where nothing grave happened.
 */
export function gravestOf(evening: EveningLived): string | undefined {
  const { happenings, told, ways } = evening;
  if (happenings.some(isLoss)) return undefined;
  const leader = leaderOf(evening);
  const hurt = menOf(happenings, (each) => each.is === 'wounded' && each.days > 0);
  const out = menOf(happenings, ({ is }) => is === 'walked-away').filter((man) => !hurt.includes(man));
  if (hurt.length > 1) return ways.next(WORDS.SEVERAL_HURT)(listed(hurt.map(told.of)));
  const [first] = [...hurt, ...out].filter((man) => man === leader);
  if (first !== undefined)
    return ways.next(hurt.includes(first) ? WORDS.LEADER_HURT : WORDS.LEADER_OUT)(told.of(first));
  if (hurt.length > 0) return ways.next(WORDS.HURT)(listed(hurt.map(told.of)));
  if (out.length > 0) return ways.next(out.length > 1 ? WORDS.SEVERAL_OUT : WORDS.OUT)(listed(out.map(told.of)));
  return honourOf(evening);
}

/** A first victory of a man who is not here to be drunk to, or a decoration. */
function honourOf(evening: EveningLived): string | undefined {
  const { happenings, told, ways } = evening;
  const won = happenings.find((each) => each.is === 'victory' && each.isFirst && !isThere(each.man, evening));
  if (won) return ways.next(WORDS.FIRST_ELSEWHERE)(told.of(won.man));
  const medal = happenings.find((each): each is HappeningOf<'decorated'> & Happening => isOurs(each, evening));
  return medal && ways.next(WORDS.DECORATED)(told.of(medal.man), told.medal(medal));
}

const isOurs = ({ is, man }: Happening, { day: { dawn }, flight }: EveningLived): boolean =>
  is === 'decorated' &&
  (dawn.commandingOfficer?.man.id === man ||
    dawn.flights.some((each) => each.flight === flight && each.aircrew.some(({ id }) => id === man)));

const menOf = (happenings: readonly Happening[], holds: (happening: Happening) => boolean): string[] => [
  ...new Set(happenings.filter(holds).map(({ man }) => man)),
];

/** (47) Who leads the flight this morning. */
function leaderOf({ day: { dawn }, flight }: EveningLived): string | undefined {
  const record = dawn.flights.find((each) => each.flight === flight);
  const captain = record?.aircrew.find((man) => man.rank === 'Captain' && man.seat === 'pilot' && !isLost(man));
  return record?.succession?.acting ?? captain?.id;
}
