import { isoDate } from '../../campaign/calendar.ts';
import type { Score } from '../../campaign/mission-log.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { capital } from '../../words/numbers.ts';
import { allFlown, ENEMY_HARMED, type Flown, harmDone, type Lived } from '../lived.ts';
import { balloonsBurnt } from '../report/balloons.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import { fallenFor } from '../report/facts/fall-of-a-man.ts';
import { placeText, whoIs, written } from '../report/prose.ts';
import type { RowOf, VICTORIES } from './fields.ts';

type VictoryRow = RowOf<typeof VICTORIES> & { readonly share: number };

/** (44) Enemies shot down, forced down and damaged, and balloons burnt: a line for each man's share. */
export const victoryRows = (lived: Lived): VictoryRow[] =>
  allFlown(lived).flatMap((flown) => [...machinesHarmed(flown, lived.book), ...balloons(flown, lived.book)]);

const inCommon = ({ day, began }: Flown, book: Rulebook) => ({
  date: isoDate(day),
  flight: began.flight,
  watch: capital(began.watch),
  duty: missionTitle(began.mission, book),
});

function machinesHarmed(flown: Flown, book: Rulebook): VictoryRow[] {
  const crews = flown.began.machines;
  return flown.ended.scores.flatMap((score) => {
    const harm = harmDone(score);
    if (!harm) return [];
    const { who = '', what = '' } = score;
    const name = fallenFor(score, factsOf(flown, flown.day, book), book);
    const crew = crews.find(({ men }) => men.some(({ airman }) => airman === who));
    return [
      {
        ...inCommon(flown, book),
        man: whoIs(who, crews),
        machine: crew?.machine ?? '',
        enemy: name === undefined ? what : `${what} (${name})`,
        result: ENEMY_HARMED[harm],
        share: 1,
        place: placeOf(score, book),
      },
    ];
  });
}

const placeOf = ({ where }: Score, book: Rulebook): string => (where === undefined ? '' : placeText(where, book));

const balloons = (flown: Flown, book: Rulebook): VictoryRow[] =>
  balloonsBurnt(flown).flatMap(({ name, by, share }) =>
    by.map((man) => ({
      ...inCommon(flown, book),
      man: written(man),
      machine: man.machine,
      enemy: 'Kite balloon',
      result: 'burnt',
      share,
      place: name,
    })),
  );
