import { isOneIn, oneBy } from '../../english/by-the-day.ts';
import { listed, plural } from '../../english/numbers.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { manNamed, type People } from '../narration/people.ts';
import { GOSSIP } from './gossip.ts';
import { GRAVE, ORDINARY } from './letters.ts';
import type { Measure } from './measure.ts';

/** What an evening is told with. */
export interface Evening {
  readonly day: number;
  readonly measure: Measure;
  readonly seed: string;
}

/** The evening of a flight: who has his first, and what somebody writes home. Nothing, where there is nothing. */
export function messText(
  { flight, firsts }: EventOf<'evening-came'>,
  today: readonly GameEvent[],
  evening: Evening,
  people: People,
): string {
  const lost = lostIn(people);
  return [
    ...firstsText(
      firsts.filter((man) => !lost.includes(man)),
      people,
    ),
    ...letterOf(flight, lost, today, evening, people),
  ].join(' ');
}

/** Men of any flight who will not be back. */
const lostIn = ({ downs }: People): string[] =>
  downs
    .flatMap(({ men }) => men)
    .filter(({ fate }) => fate?.fate === 'killed' || fate?.fate === 'prisoner')
    .map(({ man }) => man.airman);

/** A first victory is told as such, once. */
function firstsText(firsts: readonly string[], people: People): string[] {
  if (firsts.length === 0) return [];
  const names = listed(firsts.map((man) => manNamed(man, people)));
  return [
    `${names} ${plural(firsts.length, 'has his first', 'have their first')}, and ${plural(firsts.length, 'tells it twice and pays', 'tell it twice and pay')} for everybody.`,
  ];
}

/** One evening in so many somebody writes; one on which men were lost is hardly passed over. */
const OFTEN = { ordinary: 3, grave: 2 };

function letterOf(
  flight: string,
  lost: readonly string[],
  today: readonly GameEvent[],
  { day, measure, seed }: Evening,
  people: People,
): string[] {
  const key = `${seed} letter ${flight} ${day}`;
  const kind = lost.length > 0 ? 'grave' : 'ordinary';
  if (measure !== 'full' && !isOneIn(OFTEN[kind], key)) return [];
  const paraded = ofType(today, 'flight-paraded').find((event) => event.flight === flight);
  const writer = oneBy(
    (paraded?.present ?? []).filter((man) => !isOut(man, people)),
    `${key} by`,
  );
  if (writer === undefined) return [];
  return [
    `${manNamed(writer, people)} writes home: "${oneBy(kind === 'grave' ? GRAVE : ORDINARY, `${key} says`) ?? ''}"`,
  ];
}

/** Whoever came down today writes from where he is, if at all. */
const isOut = (airman: string, { downs }: People): boolean =>
  downs.some(({ men }) => men.some(({ man }) => man.airman === airman));

/** What is heard of others when the day is over; all that there is, where all is wanted. */
export function gossipText({ day, measure, seed }: Evening): string {
  const heard = GOSSIP[day] ?? [];
  const told = measure === 'full' ? heard.join(' ') : oneBy(heard, `${seed} gossip ${day}`);
  return told ? `Heard in the mess: ${told}` : '';
}
