import { dateText } from '../../campaign/calendar.ts';
import { missionTitle } from '../../cards/rulebook.ts';
import { alone, capital, counted, inWords, listed, ordinal, times } from '../../words/numbers.ts';
import { isMachineLost, type Sortie } from '../lived.ts';
import { causeOf } from '../report/facts/cause.ts';
import { atPlace } from '../report/prose.ts';
import { underEach } from '../under-each.ts';
import { type Finder, has, most, ofAThousand } from './superlative.ts';

/** A machine that was crippled again and again. */
export const cripple: Finder = ({ sorties }) =>
  most(
    [
      ...underEach(
        sorties.filter((sortie) => has(sortie, 'machine-crippled')),
        ({ crew: { machine } }) => [machine],
      ),
    ].map(([machine, hers]) => {
      const pilots = new Set(hers.flatMap(({ crew: { men } }) => men.slice(0, 1).map(({ airman }) => airman)));
      const under = pilots.size > 1 ? `, under ${inWords(pilots.size)} pilots` : '';
      return { many: hers.length, men: [], words: `${machine} was crippled ${times(hers.length)}${under}.` };
    }),
  );

/** Machines lost in one hex on several days. */
export const samePlace: Finder = ({ sorties, book }) => {
  const down = sorties.flatMap(({ end, flown: { day } }) =>
    end?.end === 'down' && end.fate === 'lost' ? [{ day, hex: end.hex }] : [],
  );
  return most(
    [...underEach(down, ({ hex }) => [hex])].flatMap(([hex, there]) => {
      const days = [...new Set(there.map(({ day }) => day))];
      return days.length < 2
        ? []
        : [
            {
              many: there.length,
              men: [],
              words: `${capital(counted(there.length, 'machine'))} were lost ${atPlace(hex, book)}, on the ${listed(days.map(ordinal))}.`,
            },
          ];
    }),
  );
};

/** The longest run of missions, on whole days, without a machine lost. */
export const unbroken: Finder = ({ flown, sorties }) => {
  const bad = new Set(sorties.filter(isMachineLost).map((sortie) => sortie.flown.day));
  let longest: typeof flown = [];
  let run: (typeof flown)[number][] = [];
  for (const mission of flown) {
    run = bad.has(mission.day) ? [] : [...run, mission];
    if (run.length > longest.length) longest = run;
  }
  const [from, to] = [longest[0]?.day, longest.at(-1)?.day];
  if (from === undefined || to === undefined || from === to) return undefined;
  return {
    many: longest.length,
    men: [],
    words: `From ${dateText(from)} to ${dateText(to)} they flew ${counted(longest.length, 'mission')}, and lost no machine.`,
  };
};

/** The mission that cost the most machines. */
export const oneMission: Finder = ({ sorties, book }) =>
  most(
    [...new Set(sorties.map(({ flown }) => flown))].flatMap((flown) => {
      const out = sorties.filter((sortie) => sortie.flown === flown);
      const lost = out.filter(isMachineLost);
      if (lost.length < 2) return [];
      const title = missionTitle(flown.began.mission, book);
      const home = lost.length === out.length ? 'none came back' : `${alone(out.length - lost.length)} came back`;
      return [
        {
          many: lost.length,
          men: lost.flatMap(({ crew: { men } }) => men.map(({ airman }) => airman)),
          words: `Of ${counted(out.length, 'machine')} on the ${title} of ${dateText(flown.day)} ${home}.`,
        },
      ];
    }),
  );

/** The kind of mission on which most of the lost men were lost. */
export const deadliest: Finder = ({ sorties, book }) => {
  const aboard = sorties.flatMap(({ crew: { men }, flown }) => men.map(() => flown.began.mission));
  const flights = underEach(aboard, (mission) => [mission]);
  const lost = sorties.flatMap(({ fates, flown }) =>
    fates.filter(({ fate }) => fate.fate === 'killed' || fate.fate === 'prisoner').map(() => flown.began.mission),
  );
  return most(
    [...underEach(lost, (mission) => [mission])].flatMap(([mission, there]) =>
      there.length * 2 < lost.length || there.length === lost.length
        ? []
        : [
            {
              many: there.length,
              men: [],
              words: `Of the ${inWords(lost.length)} men who were lost ${inWords(there.length)} were on ${missionTitle(mission, book)}.`,
              byShare: ofAThousand(
                {
                  many: there.length,
                  ofAll: lost.length,
                  share: (flights.get(mission)?.length ?? 0) / aboard.length,
                },
                flights.size,
              ),
            },
          ],
    ),
  );
};

/** Machines lost, where no German in the air had to do with one of them. */
export const notByAirmen: Finder = ({ sorties }) => {
  const lost = sorties.filter(isMachineLost);
  const isByAirmen = (sortie: Sortie) => ['german', 'alone'].includes(causeOf(sortie)?.is ?? '');
  return lost.length < 2 || lost.some(isByAirmen)
    ? undefined
    : {
        many: lost.length,
        men: [],
        words: `${capital(counted(lost.length, 'machine'))} were lost, and not one of them to an enemy in the air.`,
      };
};

export const leaders: Finder = ({ happenings }) => {
  const men = new Set(happenings.filter(({ is }) => is === 'took-over').map(({ man }) => man));
  return men.size === 0
    ? undefined
    : {
        many: men.size,
        men: [],
        words: `${capital(counted(men.size + 1, 'man', 'men'))} led the flight, one after another.`,
      };
};
