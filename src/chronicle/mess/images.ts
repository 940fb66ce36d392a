import { isLost } from '../../campaign/aircrew.ts';
import { alone, capital, counted, inWords, times } from '../../words/numbers.ts';
import { type EveningLived, isThere } from '../letters/evening-lived.ts';
import { isMachineLost } from '../lived.ts';
import { atPlace } from '../report/prose.ts';
import { has, isWhole } from '../strangest/superlative.ts';
import { underEach } from '../under-each.ts';
import { isHome, pilotOf, titleOf } from './day-of-a-flight.ts';
import { atLeast, type ImageFinder, machines, machinesOf } from './image-finder.ts';
import { grounded, noFight } from './quiet-images.ts';

const oneHome: ImageFinder = ({ flown, sorties, evening }) => {
  const [mission] = flown.flatMap((each) => {
    const out = sorties.filter((sortie) => sortie.flown === each);
    const [home, ...others] = out.filter(isHome);
    return home && others.length === 0 && out.length > 2 ? [{ each, home, out: out.length }] : [];
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
  const name = pilotOf(absent, evening);
  return {
    many: sorties.length,
    ways: [
      `All but ${name} came home.`,
      `Of ${counted(sorties.length, 'flight')} today one did not end here, and it was that of ${name}.`,
      `They were all back by dark, but for ${name}.`,
      `${name} is the one who is not here tonight, of all who went up.`,
    ],
    men: absent.crew.men.map(({ airman }) => airman),
  };
};

const oneHex: ImageFinder = ({ sorties, evening: { book } }) => {
  const down = sorties.flatMap(({ end }) => (end?.end === 'down' ? [end.hex] : []));
  const [most] = [...underEach(down, (hex) => [hex])].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < 2) return undefined;
  const [hex, { length }] = most;
  return {
    many: length,
    ways: [
      `${machines(length)} came down in one place today, ${atPlace(hex, book)}.`,
      `It was the same place for ${inWords(length)} of them today: ${atPlace(hex, book)}.`,
    ],
  };
};

const jams = atLeast(
  2,
  (sortie) =>
    isHome(sortie) &&
    sortie.moments.some(
      (moment) =>
        moment.type === 'jam-tried' && moment.machine === sortie.crew.machine && moment.result === 'permanent',
    ),
  (count) => ({
    ways: [
      capital(`${inWords(count)} guns jammed today and would not be cleared.`),
      `The armourers have ${inWords(count)} guns on the bench that nobody could clear in the air.`,
    ],
  }),
);

const engines = atLeast(
  2,
  ({ moments }) => moments.some((moment) => moment.type === 'engine-trouble-met' && moment.result !== 'restarts'),
  (count, often) => ({
    ways: [
      `The engine failed in ${counted(count, 'machine')} today.`,
      capital(`${inWords(count)} engines gave trouble today, and the fitters are not at dinner.`),
      `There is a light in the engine shed: ${inWords(count)} of them were bad today.`,
    ],
    inJest: [
      `The talk is of magnetos: there were ${inWords(count)} bad engines today.`,
      `Engines let the flight down ${times(often)} today, and castor oil is spoken of as one speaks of a cook.`,
      `There were ${inWords(count)} engines with something to say today, and the fitters have been told what it was.`,
      `Somebody has written to the makers of ${inWords(count)} engines, and been asked to leave out two words.`,
    ],
  }),
);

const archie = atLeast(
  2,
  (sortie) => has(sortie, 'archie-hit'),
  (count) => ({
    ways: [
      `Archie hit ${counted(count, 'machine')} today.`,
      `${machines(count)} had something of Archie in them today.`,
      `The guns on the ground found ${counted(count, 'machine')} of ours today.`,
    ],
    inJest: [
      `The gunners over there can count: Archie hit ${inWords(count)} of our machines today.`,
      `Archie was so good as to call on ${counted(count, 'machine')} today, and the riggers are cutting patches.`,
      `Somebody over there has had practice: Archie hit ${counted(count, 'machine')} today.`,
      `Archie sends his regards to ${counted(count, 'machine')}, and has left them in the fabric.`,
    ],
  }),
);

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

const cripples = atLeast(
  2,
  (sortie) => isHome(sortie) && has(sortie, 'machine-crippled'),
  (count) => ({
    ways: [
      `${machines(count)} came home crippled today.`,
      `${machines(count)} were nursed home today, each at its own pace.`,
    ],
    inJest: [
      `${machines(count)} came home today that had no business to.`,
      `${machines(count)} came home today on goodwill, and the fitters are looking to see where it was kept.`,
    ],
  }),
);

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

const hitAndHome: ImageFinder = ({ sorties }) => {
  const holed = sorties.filter((sortie) => !isWhole(sortie));
  const hit = machinesOf(holed);
  return hit < 3 || !sorties.every(isHome)
    ? undefined
    : {
        many: holed.length,
        ways: [
          `${machines(hit)} were hit today, and every one of them came home.`,
          `There are holes in ${counted(hit, 'machine')}, and no machine is missing.`,
        ],
      };
};

const unhurt: ImageFinder = ({ sorties }) => {
  const fought = sorties.filter(({ moments }) => moments.some(({ type }) => type === 'fight-began')).length;
  return fought < 3 || !sorties.every((sortie) => isWhole(sortie) && sortie.end?.end !== 'down')
    ? undefined
    : {
        many: fought,
        ways: [
          'They were in a fight today, and there is not a hole in anything.',
          'The riggers went over every machine that fought today, and found nothing to do.',
          'There was a fight, and the patches stayed in their tin.',
        ],
      };
};

const losses = atLeast(2, isMachineLost, (count) => ({
  ways: [
    `${machines(count)} of the flight were lost today.`,
    `The sheds have room tonight for ${counted(count, 'machine')}.`,
    `There are ${counted(count, 'machine')} fewer to push in tonight.`,
  ],
}));

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
