import { isoDate } from '../../campaign/calendar.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { capital } from '../../words/numbers.ts';
import { allFlown, type Lived, type Sortie, sortiesOf } from '../lived.ts';
import { casualtiesOf, remarksOn, sentences } from '../remarks.ts';
import { written } from '../report/prose.ts';
import type { FLIGHTS, RowOf } from './fields.ts';

type FlightRow = RowOf<typeof FLIGHTS>;

export const flightRows = (lived: Lived): FlightRow[] =>
  allFlown(lived)
    .flatMap(sortiesOf)
    .map((sortie) => rowOf(sortie, lived.book));

export const combatsIn = ({ moments }: Sortie): number => moments.filter(({ type }) => type === 'fight-began').length;

function rowOf(sortie: Sortie, book: Rulebook): FlightRow {
  const { flown, crew } = sortie;
  const [pilot, observer] = crew.men;
  return {
    date: isoDate(flown.day),
    flight: flown.began.flight,
    watch: capital(flown.began.watch),
    duty: missionTitle(flown.began.mission, book),
    machine: crew.machine,
    type: aircraftNamed(crew.aircraft, book),
    pilot: pilot ? written(pilot) : '',
    observer: observer ? written(observer) : '',
    combats: combatsIn(sortie),
    remarks: sentences(remarksOn(sortie, book)),
    casualties: sentences(casualtiesOf(sortie)),
  };
}
