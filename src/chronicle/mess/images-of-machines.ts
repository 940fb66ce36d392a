import { capital, counted, inWords, times } from '../../words/numbers.ts';
import { isMachineLost, type Sortie } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { isWhole } from '../strangest/superlative.ts';
import { isHome } from './day-of-a-flight.ts';
import { atLeast, type ImageFinder, machines, machinesOf } from './image-finder.ts';

export const jams = atLeast(
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

/** Engines that failed of themselves; not of a machine that the enemy put down. */
export const engines = atLeast(
  2,
  ({ moments }) =>
    moments.some((moment) => moment.type === 'engine-trouble-met' && moment.result !== 'restarts') &&
    !moments.some((moment) => moment.type === 'straggler-met-enemy' && moment.result !== 'escaped'),
  (count, often, held) => ({
    ways: [
      `The engine failed in ${counted(count, 'machine')} today.`,
      capital(`${inWords(count)} engines gave trouble today, and nobody has a good word for any of them.`),
      capital(`${inWords(count)} of the engines did not care for it today.`),
      `There is a list of what was wrong with ${inWords(count)} engines today, and it is not a polite list.`,
      `Of today it stands in the book ${times(often)}: engine.`,
      `Somebody has asked to see the makers of ${inWords(count)} engines that gave out today, alone, for a minute.`,
      ...(held.every(isHome)
        ? [
            capital(`${inWords(count)} engines gave trouble today, and the fitters are not at dinner.`),
            `There is a light in the engine shed: ${inWords(count)} of them were bad today.`,
          ]
        : ['', '']),
    ],
    inJest: [
      `The talk is of magnetos: there were ${inWords(count)} bad engines today.`,
      `Engines let the flight down ${times(often)} today, and castor oil is spoken of as one speaks of a cook.`,
      `There were ${inWords(count)} engines with something to say today, and the fitters have been told what it was.`,
      `Somebody has written to the makers of ${inWords(count)} engines, and been asked to leave out two words.`,
      `An engine is a fine thing on paper, and there were ${inWords(count)} today that had not read it.`,
      `There were ${inWords(count)} bad engines today, and nobody will have started any of them.`,
      `One should never name an engine, it is held tonight, after ${inWords(count)} of them.`,
    ],
  }),
);

/** (26) Who is Driven Off is unharmed. */
const isHitByArchie = ({ moments, crew: { machine } }: Sortie): boolean =>
  moments.some((each) => each.type === 'archie-hit' && each.machine === machine && each.result !== 'driven-off');

export const archie = atLeast(2, isHitByArchie, (count) => ({
  ways: [
    `Archie hit ${counted(count, 'machine')} today.`,
    `${machines(count)} had something of Archie in them today.`,
    `There is a heap of Archie on the table tonight, out of ${counted(count, 'machine')}.`,
    `The riggers have been asking for fabric: Archie had ${counted(count, 'machine')} today.`,
    `The Archie gunners found ${counted(count, 'machine')} of ours today.`,
  ],
  inJest: [
    `The gunners over there can count: Archie hit ${inWords(count)} of our machines today.`,
    `Archie was so good as to call on ${counted(count, 'machine')} today, and the riggers are cutting patches.`,
    `Somebody over there has had practice: Archie hit ${counted(count, 'machine')} today.`,
    `Archie sends his regards to ${counted(count, 'machine')}, and has left them in the fabric.`,
  ],
}));

/** And not over the aerodrome that it had just left. */
function wasCrippledOnTheWay({ flown: { moments }, crew: { machine } }: Sortie): boolean {
  const at = moments.findIndex((each) => each.type === 'machine-crippled' && each.machine === machine);
  const before = moments.slice(0, Math.max(at, 0));
  const [start] = ofKind(before, 'took-off');
  const last = ofKind(before, 'moved').at(-1);
  return last !== undefined && last.to !== start?.hex;
}

export const cripples = atLeast(
  2,
  (sortie) => isHome(sortie) && wasCrippledOnTheWay(sortie),
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

export const hitAndHome: ImageFinder = ({ sorties }) => {
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

export const unhurt: ImageFinder = ({ sorties }) => {
  const fought = sorties.filter(({ moments }) => moments.some(({ type }) => type === 'fight-began')).length;
  return fought < 3 || !sorties.every((sortie) => isWhole(sortie) && sortie.end?.end !== 'down')
    ? undefined
    : {
        many: fought,
        ways: [
          'They were in a fight today, and there is not a hole in anything.',
          sorties.every(isHome)
            ? 'The riggers went over every machine that fought today, and found nothing to do.'
            : '',
          'There was a fight, and the patches stayed in their tin.',
        ],
      };
};

export const losses = atLeast(2, isMachineLost, (count) => ({
  ways: [
    `${machines(count)} of the flight were lost today.`,
    `The sheds have room tonight for ${counted(count, 'machine')}.`,
    `There are ${counted(count, 'machine')} fewer to push in tonight.`,
  ],
}));
