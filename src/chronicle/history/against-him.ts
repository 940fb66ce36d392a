import { dateText } from '../../campaign/calendar.ts';
import { decorationRow } from '../../campaign/honours.ts';
import type { Lived, Sortie } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { causeOf } from '../report/facts/cause.ts';
import { germanText } from './happenings-told.ts';
import type { WordsOfMen } from './traits-told.ts';
import { PUT_DOWN, REFUSED } from './words/of-men.ts';
import { datesText } from './work-told.ts';

/** The days on which the enemy put him down on our side of the lines, unhurt. */
export function putDownTold(man: string, his: readonly Sortie[], { names, ways }: WordsOfMen): string[] {
  const times = his.flatMap((sortie): PutDown[] => {
    const { crew, end, fates, flown, moments } = sortie;
    const down = ofKind(moments, 'machine-came-down').find(({ machine }) => machine === crew.machine);
    const fate = fates.find((each) => each.man.airman === man)?.fate;
    const cause = causeOf(sortie);
    const isWhole = fate === undefined || (fate.fate === 'safe' && fate.days === 0);
    if (end?.end !== 'down' || down?.side !== 'allied' || !isWhole) return [];
    if (cause?.is === 'german') return [{ day: flown.day, by: germanText(cause.german, names) }];
    return cause?.is === 'alone' ? [{ day: flown.day, by: undefined }] : [];
  });
  const [first, ...more] = times;
  if (!first) return [];
  return [ways.next(PUT_DOWN)(more.length > 0 ? THE_ENEMY : (first.by ?? THE_ENEMY), datesText(times))];
}

interface PutDown {
  readonly day: number;
  readonly by: string | undefined;
}

const THE_ENEMY = 'the enemy';

/** (45) The first paper about him that Wing refused. */
export function refusedTold(man: string, { days, book }: Lived, ways: WordsOfMen['ways']): string[] {
  const refused = days.flatMap(({ dawn, moments }) =>
    ofKind(moments, 'decoration-recommended')
      .filter((each) => each.man === man && each.day === 0)
      .map(({ decoration }) => ways.next(REFUSED)(decorationRow(decoration, book).name, dateText(dawn.day))),
  );
  return refused.slice(0, 1);
}
