import { dateText } from '../../campaign/calendar.ts';
import { counterNamed } from '../../cards/counters.ts';
import { aircraftNamed } from '../../cards/rulebook.ts';
import { germanTold } from '../../kit/screen/german-told.ts';
import type { Lived } from '../lived.ts';
import { type FallInAMonth, fallsOfMen } from '../report/facts/fall-of-a-man.ts';
import { overPlace } from '../report/prose.ts';
import type { Dated } from './chapter.ts';
import type { Names } from './happenings-told.ts';

/** (50) Richthofen is the one man among the counters: his fall is the event of a month. */
export function theManHimself(names: Names, lived: Lived): Dated[] {
  const falls = fallsOfMen(lived);
  const last = falls.at(-1);
  if (last === undefined) return [];
  return [
    {
      day: last.day,
      title: 'The Man in the Red Machine',
      paragraphs: falls.map((fall) => fallText(fall, names, lived)),
    },
  ];
}

function fallText(fall: FallInAMonth, names: Names, { book }: Lived): string {
  const { day, harmed, hex, by } = fall;
  const counter = counterNamed(harmed.machine, book);
  const where = `On ${dateText(day)}, ${overPlace(hex, book)},`;
  const did = harmed.fate === 'shot-down' ? 'shot down' : 'forced down';
  const fell =
    by === undefined
      ? `${germanTold(counter, book)} went to the ground after a fight, and nobody could claim it.`
      : `${names.on(day).of(by)} ${did} a red ${aircraftNamed(counter.aircraft, book)}, and the man in it was ${fall.name}.`;
  return [where, fell, ...endText(fall)].join(' ');
}

/** What became of him, as far as the flight could know it. */
function endText({ harmed, isGone }: FallInAMonth): string[] {
  if (isGone === undefined) return [];
  if (!isGone) return ['He lived, and was soon in the air again.'];
  const isHit = harmed.fate === 'shot-down' && harmed.hit.includes('pilot');
  return [
    ...(isHit ? ['A bullet had found him first.'] : []),
    'He flew no more in this war. In the war as it was he had a year left.',
  ];
}
