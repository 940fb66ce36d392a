import { isLost } from '../../campaign/aircrew.ts';
import { alone, capital, counted, inWords, listed, times } from '../../words/numbers.ts';
import { type EveningLived, isThere } from '../letters/evening-lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { causeOf } from '../report/facts/cause.ts';
import { atPlace, germansText } from '../report/prose.ts';
import { underEach } from '../under-each.ts';
import { isHome, pilotOf, titleOf } from './day-of-a-flight.ts';
import { type ImageFinder, machines, machinesOf } from './image-finder.ts';
import { archie, cripples, engines, hitAndHome, jams, losses, unhurt } from './images-of-machines.ts';
import { grounded, noFight } from './quiet-images.ts';

const oneHome: ImageFinder = ({ flown, sorties, evening }) => {
  const [mission] = flown.flatMap((each) => {
    const out = sorties.filter((sortie) => sortie.flown === each);
    const [home, ...others] = out.filter(isHome);
    // Who had turned back before was not with those who did not come home.
    const isOfThem =
      home && !ofKind(home.moments, 'machine-crippled').some(({ machine }) => machine === home.crew.machine);
    return home && isOfThem && others.length === 0 && out.length > 2 ? [{ each, home, out: out.length }] : [];
  });
  if (!mission) return undefined;
  const name = pilotOf(mission.home, evening);
  const title = titleOf(mission.each, evening);
  return {
    many: mission.out,
    ways: [
      `Of ${counted(mission.out, 'machine')} on the ${title} one came home, and ${name} was in it.`,
      `${name} landed here alone, from the ${title} that ${inWords(mission.out)} had set out on.`,
    ],
  };
};

const allButOne: ImageFinder = ({ sorties, evening }) => {
  const [absent, ...others] = sorties.filter((sortie) => !isHome(sortie));
  if (!absent || others.length > 0 || sorties.length < 4) return undefined;
  const { men } = absent.crew;
  const name = listed(men.map(({ airman }) => evening.told.of(airman)));
  return {
    many: sorties.length,
    ways: [
      `All but ${name} came home.`,
      `Of ${counted(sorties.length, 'flight')} today one did not end here, and it was that of ${name}.`,
      `They were all back by dark, but for ${name}.`,
      men.length === 1 ? `${name} is the one who is not here tonight, of all who went up.` : '',
    ],
    men: men.map(({ airman }) => airman),
  };
};

/** On one side of the lines, and without a glide that ended elsewhere. */
const oneHex: ImageFinder = ({ sorties, evening: { book } }) => {
  const down = sorties.flatMap((sortie) => {
    const { end, crew, moments } = sortie;
    if (end?.end !== 'down') return [];
    const came = ofKind(moments, 'machine-came-down').find(({ machine }) => machine === crew.machine);
    return [{ hex: end.hex, came, cause: causeOf(sortie), flown: sortie.flown }];
  });
  const there = down.filter(({ came }) => !came || came.over === came.side);
  const [most] = [...underEach(there, ({ hex, came }) => [`${hex} ${came?.side}`])].sort(
    (a, b) => b[1].length - a[1].length,
  );
  const [first, ...others] = most?.[1] ?? [];
  if (!first || others.length === 0) return undefined;
  const many = others.length + 1;
  const place = atPlace(first.hex, book);
  const germans = [first, ...others].flatMap(({ cause }) => (cause?.is === 'german' ? [cause.german] : []));
  const by = germansText([...new Set(germans)], book);
  // The evening tells of the one fight that brought both down; and petrol ends for all of a flight together.
  const isTold = germans.length === many || [first, ...others].every(({ cause }) => cause?.is === 'petrol');
  if (isTold && others.every(({ flown }) => flown === first.flown)) return undefined;
  return germans.length < many
    ? {
        many,
        ways: [
          `${machines(many)} came down in one place today, ${place}.`,
          `It was the same place for ${inWords(many)} of them today: ${place}.`,
        ],
      }
    : {
        many,
        ways: [
          `${machines(many)} were put down in one place today, ${place}, by ${by}.`,
          `It was the same place for ${inWords(many)} of them today: ${place}. What put them there was ${by}.`,
        ],
      };
};

/** Of men who are at home to be asked about it. */
const double: ImageFinder = ({ evening }) => {
  const { happenings, told } = evening;
  const won = happenings.filter(({ is }) => is === 'victory').map(({ man }) => man);
  const [most] = [...underEach(won, (man) => [man])].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < 2 || !isThere(most[0], evening)) return undefined;
  const [man, { length }] = most;
  return {
    many: length,
    ways: [
      `${capital(inWords(length))} in one day, and it was ${told.of(man)} each time.`,
      `${told.of(man)} brought down ${inWords(length)} of them today.`,
      `There were ${inWords(length)} Germans who met ${told.of(man)} today, and have not gone home.`,
    ],
    inJest: [
      `${told.of(man)} has had ${inWords(length)} Germans since breakfast.`,
      `${told.of(man)} had ${inWords(length)} of them today, and asks whether one may be carried over.`,
    ],
    men: [man],
  };
};

const victories: ImageFinder = ({ evening: { happenings } }) => {
  const won = happenings.filter(({ is }) => is === 'victory').length;
  return won < 2
    ? undefined
    : {
        many: won,
        ways: [
          capital(`${inWords(won)} Germans were brought down by the flight today.`),
          `There are ${inWords(won)} to be claimed tonight, on as many forms.`,
          `The flight had ${inWords(won)} of theirs today.`,
        ],
        inJest: [
          `There were ${inWords(won)} Germans the fewer by dinner, and the Adjutant has run out of forms.`,
          `Wing has been told twice that it was ${inWords(won)}, and asks for it in writing.`,
        ],
      };
};

const often: ImageFinder = ({ sorties, evening }) => {
  const flights = underEach(sorties, ({ crew: { men } }) => men.map(({ airman }) => airman));
  const [most] = [...flights].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < 3) return undefined;
  const [man, { length }] = most;
  return {
    many: length,
    ways: [
      `${evening.told.of(man)} has flown ${times(length)} since morning.`,
      `${evening.told.of(man)} went up ${times(length)} today.`,
      isThere(man, evening)
        ? `${evening.told.of(man)} went up ${times(length)} today, and came to dinner in his boots.`
        : '',
    ],
    men: [man],
  };
};

const elsewhere: ImageFinder = ({ evening }) => {
  const guests = new Set(evening.happenings.filter(({ is }) => is === 'put-down').map(({ man }) => man));
  const { size: men } = guests;
  return men < 2
    ? undefined
    : {
        many: men,
        ways: [
          capital(`${inWords(men)} of the flight dine with strangers tonight.`),
          `${capital(counted(men, 'man', 'men'))} sleep on other people's aerodromes tonight.`,
          menOfTheFlight(evening).every((man) => guests.has(man) || isThere(man, evening))
            ? capital(`${inWords(men)} chairs are empty tonight for no worse reason than a landing elsewhere.`)
            : '',
        ],
      };
};

/** Those whom the flight had this morning, in hospital and on the road too. */
const menOfTheFlight = ({ day: { dawn }, flight }: EveningLived): string[] =>
  dawn.flights.flatMap((each) =>
    each.flight === flight ? each.aircrew.filter((man) => !isLost(man)).map(({ id }) => id) : [],
  );

/** What can be said of every day on which somebody flew. */
const plain: ImageFinder = ({ sorties }) => {
  const home = sorties.filter(isHome).length;
  const out = sorties.length;
  if (out === 0) return undefined;
  return {
    many: 1,
    ways: [
      `${capital(counted(out, 'flight'))} today, and ${home === out ? 'all of them' : alone(home)} ended here.`,
      out === machinesOf(sorties) ? capital(`${inWords(out)} went out today, and ${alone(home)} came home.`) : '',
      `The book has ${counted(out, 'take-off')} for today, and ${counted(home, 'landing')} here.`,
    ],
  };
};

/** Each kind of image, with its finder. How rare each is, is counted by `npm run strange`. */
export const FINDERS = {
  grounded,
  'no-fight': noFight,
  'one-home': oneHome,
  'all-but-one': allButOne,
  'one-hex': oneHex,
  jams,
  engines,
  archie,
  double,
  victories,
  cripples,
  often,
  'hit-and-home': hitAndHome,
  unhurt,
  losses,
  elsewhere,
  plain,
} as const satisfies Readonly<Record<string, ImageFinder>>;

export type ImageKind = keyof typeof FINDERS;
