import type { BraveryPart } from '../rulebook/cards/pilot-skill-firing-and-bravery.ts';
import { type EventOf, type GameEvent, ofType } from '../table/events.ts';
import { sumOf } from '../table/parts.ts';
import { signed } from './numbers.ts';
import { manNamed, type People } from './people.ts';

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
function braveryText({ from, to, letterBefore, letter, parts, words }: EventOf<'bravery-checked'>): string {
  const change = from === to ? `stays ${to}` : `${from} to ${to}`;
  const letters = letterBefore === letter ? letter : `${letterBefore} to ${letter}`;
  const why = Object.entries(parts).map(([part, by]) => `${partText(part, words)} ${signed(by)}`);
  const floor = from + sumOf(parts) < to ? ['and it goes no lower'] : [];
  return `Bravery ${change} (${letters})${why.length > 0 ? `: ${[...why, ...floor].join(', ')}` : ''}`;
}

const partText = (part: string, words: string): string =>
  part === 'temper' ? lowered(words) : BROUGHT[part as BraveryPart];

const BROUGHT: Readonly<Record<BraveryPart, string>> = {
  victory: 'his own victories',
  friendsVictory: 'a victory that he saw',
  lossSeen: 'losses that he saw',
  wounded: 'a wound',
  broughtDown: 'brought down',
  machineHit: 'a machine brought home damaged',
  jasta11: 'the red machines',
  firstFight: 'his first fight',
  missionBeyondTwo: 'more than two missions',
  restedYesterday: 'rest yesterday',
};

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
