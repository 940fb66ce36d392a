import { listed, uncapital } from '../../words/numbers.ts';
import { type EveningLived, isGoneBy } from '../letters/evening-lived.ts';
import { entriesOf, isFlown, sortiesOf } from '../lived.ts';
import { seenHomeBy } from '../threads/seen-home.ts';
import type { Happening, HappeningOf } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import type { MessScene } from './evening-told.ts';
import * as WORDS from './words/also-done.ts';

/** What the evening has told of already: its scenes, and the men whose victories it has. */
export interface TellingOfDeeds {
  readonly scenes: readonly MessScene[];
  readonly honoured: readonly string[];
}

/**
 * The deeds of the day for which the mess had no scene, because its men are not here, or are lost, or it was no evening
 * for it: each victory, balloon and rescue, and one cripple who was seen to a field.
 */
export const alsoDone = (evening: EveningLived, told: TellingOfDeeds): string[] => [
  ...won(evening, told),
  ...burnt(evening, told),
  ...saved(evening, told),
  ...sawToAField(evening, told),
];

const ofKind = <Is extends Happening['is']>({ happenings }: EveningLived, is: Is): (Happening & HappeningOf<Is>)[] =>
  happenings.filter((each): each is Happening & HappeningOf<Is> => each.is === is);

const OF_VICTORY: ReadonlySet<MessScene['is']> = new Set(['first', 'fifth', 'several', 'another']);

function won(evening: EveningLived, { scenes, honoured }: TellingOfDeeds): string[] {
  const { told, ways } = evening;
  const isTold = (man: string): boolean =>
    honoured.includes(man) || scenes.some(({ is, one }) => OF_VICTORY.has(is) && one === man);
  return [...underEach(ofKind(evening, 'victory'), ({ man }) => [man])].flatMap(([man, his]) =>
    isTold(man)
      ? []
      : [
          ways.next(isGoneBy(man, evening) ? WORDS.WON_AND_LOST : WORDS.WON)(
            told.of(man),
            listed(his.map(({ german }) => told.german(german))),
          ),
        ],
  );
}

/** Two may have burnt one balloon. */
function burnt(evening: EveningLived, { scenes }: TellingOfDeeds): string[] {
  const { told, ways } = evening;
  const untold = ofKind(evening, 'balloon').filter(
    ({ man }) => !scenes.some(({ is, one }) => is === 'balloon' && one === man),
  );
  return [...underEach(untold, ({ name }) => [name])].map(([name, by]) =>
    ways.next(by.every(({ man }) => isGoneBy(man, evening)) ? WORDS.BURNT_AND_LOST : WORDS.BURNT)(
      listed(by.map(({ man }) => told.of(man))),
      `the ${uncapital(name)}`,
    ),
  );
}

function saved(evening: EveningLived, { scenes }: TellingOfDeeds): string[] {
  const { told, ways } = evening;
  const all = ofKind(evening, 'saved').filter(
    ({ man, friend }, i, others) =>
      man !== friend &&
      others.findIndex((each) => each.man === man && each.friend === friend) === i &&
      !scenes.some(({ is, one, other }) => is === 'thanks' && one === friend && other === man),
  );
  return all.map(({ man, friend }) =>
    ways.next(isGoneBy(friend, evening) ? WORDS.SAVED_IN_VAIN : WORDS.SAVED)(told.of(man), told.of(friend)),
  );
}

const OF_COMPANY: ReadonlySet<MessScene['is']> = new Set(['seen', 'pair', 'pairs', 'quarrel']);

function sawToAField(evening: EveningLived, { scenes }: TellingOfDeeds): string[] {
  const { day, flight, book, told, ways } = evening;
  const sorties = entriesOf(day)
    .filter(isFlown)
    .filter(({ began }) => began.flight === flight)
    .flatMap(sortiesOf);
  const seen = sorties.flatMap((sortie) => {
    const [pilot] = sortie.crew.men;
    return pilot ? seenHomeBy(sortie, book).map(({ friend }) => ({ man: pilot.airman, friend })) : [];
  });
  const untold = seen.find(
    ({ man, friend }) =>
      ![man, friend].some((each) => isGoneBy(each, evening)) &&
      !scenes.some(({ is, one }) => OF_COMPANY.has(is) && one === friend),
  );
  return untold ? [ways.next(WORDS.SAW_TO_A_FIELD)(told.of(untold.man), told.of(untold.friend))] : [];
}
