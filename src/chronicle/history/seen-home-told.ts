import type { LeastUsed } from '../../words/by-turns.ts';
import { listed, times } from '../../words/numbers.ts';
import type { SeenToAField } from '../threads/seen-home.ts';
import { underEach } from '../under-each.ts';
import type { Names } from './happenings-told.ts';
import { SAW_HOME, SAW_SEVERAL_HOME } from './words/of-work.ts';
import { datesText } from './work-told.ts';

/** The same friend may have needed it more than once on a day. */
function oftenOnADay(his: readonly SeenToAField[]): string {
  const days = new Set(his.map(({ day }) => day)).size;
  return his.length > days ? ` (${days > 1 ? `${times(his.length)} in all` : times(his.length)})` : '';
}

/** So many men are named one by one. */
const NAMED = 3;

/** Each friend once with his days; of many the first few. Nothing, where there is none. */
export function seenHomeTold(seen: readonly SeenToAField[], names: Names, ways: LeastUsed): string[] {
  const friends = [...underEach(seen, ({ friend }) => [friend])].slice(0, NAMED);
  const each = friends.map(([friend, his]) => ({
    name: names.on(his[0]?.day ?? 1).of(friend),
    on: `${datesText(his)}${oftenOnADay(his)}`,
    many: his.length,
  }));
  const [only, ...more] = each;
  if (!only) return [];
  if (more.length === 0) return [ways.next(SAW_HOME)(only.name, only.on)];
  const many = each.reduce((sum, one) => sum + one.many, 0);
  return [ways.next(SAW_SEVERAL_HOME)(listed(each.map(({ name, on }) => `${name} on ${on}`)), many)];
}
