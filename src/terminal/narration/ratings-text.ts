import { braveryReasons, type Fallen } from '../../english/bravery-told.ts';
import { uncapital } from '../../english/numbers.ts';
import { fallenOf } from '../../table/came-down.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { manNamed, type People, shortName } from './people.ts';

/** (45) A man's ratings in the evening in one line: what has changed and why, then what has not. */
export function ratingsText(events: readonly GameEvent[], people: People): string {
  const ratings = [
    ...ofType(events, 'skill-checked').map((event) => learnt('Pilot Skill', event)),
    ...ofType(events, 'firing-checked').map((event) => learnt('Firing', event)),
    ...ofType(events, 'bravery-checked').map((event) => braveryText(event, people)),
  ];
  const [first] = events;
  const name = first && 'man' in first ? manNamed(first.man, people) : '';
  return `${name}: ${ratings.join('; ')}.`;
}

type Learnt = EventOf<'skill-checked' | 'firing-checked'>;

const learnt = (rating: string, { from, to, words }: Learnt): string =>
  from === to ? `${rating} stays ${to}` : `${rating} ${from} to ${to}, ${uncapital(words)}`;

/** What the day brought him, part by part; they add up to the change. */
function braveryText(checked: EventOf<'bravery-checked'>, { downs }: People): string {
  const { from, to, letterBefore, letter } = checked;
  const change = from === to ? `stays ${to}` : `${from} to ${to}`;
  const letters = letterBefore === letter ? letter : `${letterBefore} to ${letter}`;
  const why = braveryReasons(checked, fallenBefore(checked.man, downs));
  return `Bravery ${change} (${letters})${why.length > 0 ? `: ${why.join(', ')}` : ''}`;
}

/** Those of today's losses that he saw: the dead and the taken of each machine, else her pilot. */
function fallenBefore(man: string, downs: People['downs']): Fallen[] {
  return downs
    .filter(({ seenBy }) => seenBy.includes(man))
    .flatMap(({ men }) => fallenOf(men).map((each) => ({ name: shortName(each.man), fate: each.fate })));
}
