import { dateText } from '../../campaign/calendar.ts';
import { capital, counted, inWords, listed, possessive, times } from '../../words/numbers.ts';
import { harmDone, type Sortie } from '../lived.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import type { MonthOfAFlight } from './month-of-a-flight.ts';
import { type Finder, has, isWhole, most, ofAThousand, type Superlative } from './superlative.ts';

/** The last day of some sorties, by whose rank a man is named. */
const dayOf = (sorties: readonly Sortie[]): number => sorties.at(-1)?.flown.day ?? 1;

/** Counts the sorties of each pilot of which something holds. */
function ofPilots(
  { sorties, names }: MonthOfAFlight,
  holds: (sortie: Sortie) => boolean,
  told: (name: string, many: number) => string,
): Superlative | undefined {
  const such = sorties.filter(holds);
  const flights = underEach(sorties, pilotOf);
  return most(
    [...underEach(such, pilotOf)].map(([man, his]) => ({
      many: his.length,
      men: [man],
      words: told(names.on(dayOf(his)).of(man), his.length),
      byShare: ofAThousand(
        { many: his.length, ofAll: such.length, share: (flights.get(man)?.length ?? 0) / sorties.length },
        flights.size,
      ),
    })),
  );
}

const pilotOf = ({ crew: { men } }: Sortie): string[] => men.slice(0, 1).map(({ airman }) => airman);

/** The sorties of each man, in either seat. */
const byMan = ({ sorties }: MonthOfAFlight) =>
  underEach(sorties, ({ crew: { men } }) => men.map(({ airman }) => airman));

export const engine: Finder = (month) =>
  ofPilots(
    month,
    ({ moments }) => moments.some((moment) => moment.type === 'engine-trouble-met' && moment.result !== 'restarts'),
    (name, many) => `${possessive(name)} engine failed him on ${counted(many, 'flight')}.`,
  );

export const archie: Finder = (month) =>
  ofPilots(
    month,
    (sortie) => has(sortie, 'archie-hit'),
    (name, many) => `Archie hit ${possessive(name)} machine on ${counted(many, 'flight')}.`,
  );

export const jammed: Finder = (month) =>
  ofPilots(
    month,
    ({ moments, crew }) =>
      moments.some(
        (moment) => moment.type === 'jam-tried' && moment.machine === crew.machine && moment.result === 'permanent',
      ),
    (name, many) => `${capital(possessive(name))} gun jammed for good on ${counted(many, 'flight')}.`,
  );

export const wasDown: Finder = (month) =>
  ofPilots(
    month,
    ({ end, fates }) => end?.end === 'down' && fates.every(({ fate }) => fate.fate === 'safe'),
    (name, many) => `${name} came down away from any field ${times(many)}, and walked away each time.`,
  );

/** Men who flew often and were in no fight. */
export const unmet: Finder = (month) =>
  most(
    [...byMan(month)]
      .filter(([, his]) => his.every(({ moments }) => moments.every(({ type }) => type !== 'fight-began')))
      .map(([man, his]) => ({
        many: his.length,
        men: [man],
        words: `${month.names.on(dayOf(his)).of(man)} flew ${times(his.length)}, and was in no fight.`,
      })),
  );

/** Damaged enemies of a pilot who shot down none. */
export const sentHome: Finder = (month) =>
  most(
    [...underEach(month.sorties, pilotOf)].flatMap(([man, his]) => {
      const harm = his.flatMap(({ scores }) =>
        scores.filter(({ who }) => who === man).flatMap((each) => harmDone(each) ?? []),
      );
      const many = harm.filter((each) => each === 'enemy-damaged').length;
      const name = month.names.on(dayOf(his)).of(man);
      return harm.includes('enemy-shot-down') || many === 0
        ? []
        : [
            {
              many,
              men: [man],
              words: `${name} sent ${counted(many, 'enemy', 'enemies')} home damaged, and shot down none.`,
            },
          ];
    }),
  );

type Victory = Happening & HappeningOf<'victory'>;

/** All victories, where one man has them. */
export const allByOne: Finder = ({ happenings, names }) => {
  const won = happenings.filter((each): each is Victory => each.is === 'victory');
  const [first] = won;
  if (!first || won.length < 2 || won.some(({ man }) => man !== first.man)) return undefined;
  const name = names.on(won.at(-1)?.day ?? 1).of(first.man);
  return {
    many: won.length,
    men: [first.man],
    words: `${capital(counted(won.length, 'enemy', 'enemies'))} were shot down, all by ${name}.`,
  };
};

/** New men who were lost on the day of their arrival or the next. */
export const shortLived: Finder = ({ men, happenings, names }) => {
  const soon = men.flatMap(({ man: { id }, joined }) => {
    const lost = joined > 1 ? happenings.find((each) => each.man === id && isLoss(each)) : undefined;
    return lost && lost.day <= joined + 1 ? [{ id, joined, lost }] : [];
  });
  const [first] = soon;
  if (!first) return undefined;
  const ids = soon.map(({ id }) => id);
  const { of } = names.on(first.lost.day);
  const words =
    soon.length === 1
      ? `${of(first.id)} came on ${dateText(first.joined)}, and was ${first.lost.is === 'killed' ? 'killed' : 'taken'} ${first.lost.day === first.joined ? 'the same day' : 'the day after'}.`
      : `${capital(inWords(soon.length))} new men were lost within a day of coming: ${listed(ids.map((id) => names.of(id)))}.`;
  return { many: soon.length, men: ids, words };
};

/** Whoever was wounded oftenest; all of those who were as often. */
export const wounded: Finder = ({ happenings, names }) => {
  const wounds = [
    ...underEach(
      happenings.filter((each) => each.is === 'wounded' && each.days > 0),
      ({ man }) => [man],
    ),
  ];
  const many = Math.max(0, ...wounds.map(([, his]) => his.length));
  const oftenest = wounds.filter(([, his]) => his.length === many);
  if (many < 2) return undefined;
  const who = listed(oftenest.map(([man, his]) => names.on(his.at(-1)?.day ?? 1).of(man)));
  const were = oftenest.length === 1 ? 'was' : 'were each';
  return { many, men: oftenest.map(([man]) => man), words: `${who} ${were} wounded ${times(many)}.` };
};

/** A man whose machine was never hit. */
export const unhit: Finder = (month) =>
  most(
    [...byMan(month)]
      .filter(([, his]) => his.every(isWhole))
      .map(([man, his]) => ({
        many: his.length,
        men: [man],
        words: `${month.names.on(dayOf(his)).of(man)} flew ${times(his.length)}, and nobody put a hole in his machine.`,
      })),
  );

/** Two who drove an enemy off each other. */
export const eachOther: Finder = ({ happenings, names }) => {
  const saved = happenings.filter((each): each is Happening & HappeningOf<'saved'> => each.is === 'saved');
  const count = (man: string, friend: string) =>
    saved.filter((each) => each.man === man && each.friend === friend).length;
  return most(
    saved.flatMap(({ man, friend, day }) => {
      const many = Math.min(count(man, friend), count(friend, man));
      const { of } = names.on(day);
      return many === 0
        ? []
        : [
            {
              many,
              men: [man, friend],
              words: `${of(man)} drove an enemy off ${of(friend)}, and ${of(friend)} one off him.`,
            },
          ];
    }),
  );
};
