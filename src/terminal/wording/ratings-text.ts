import { braveryReasons } from '../../campaign/bravery-told.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { manNamed, type People } from '../narration/people.ts';

/** (45) A man's ratings in the evening in one line: what has changed and why, then what has not. */
export function ratingsText(events: readonly GameEvent[], people: People): string {
  const ratings = [
    ...ofType(events, 'skill-checked').map((event) => learnt('Pilot Skill', event)),
    ...ofType(events, 'firing-checked').map((event) => learnt('Firing', event)),
    ...ofType(events, 'bravery-checked').map(braveryText),
  ];
  const [first] = events;
  const name = first && 'man' in first ? manNamed(first.man, people) : '';
  return `${name}: ${ratings.join('; ')}.`;
}

type Learnt = EventOf<'skill-checked' | 'firing-checked'>;

const learnt = (rating: string, { from, to, words }: Learnt): string =>
  from === to ? `${rating} stays ${to}` : `${rating} ${from} to ${to}, ${lowered(words)}`;

/** What the day brought him, part by part; they add up to the change. */
function braveryText(checked: EventOf<'bravery-checked'>): string {
  const { from, to, letterBefore, letter } = checked;
  const change = from === to ? `stays ${to}` : `${from} to ${to}`;
  const letters = letterBefore === letter ? letter : `${letterBefore} to ${letter}`;
  const why = braveryReasons(checked);
  return `Bravery ${change} (${letters})${why.length > 0 ? `: ${why.join(', ')}` : ''}`;
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
