import { manNamed, type People, shortName } from '../../kit/screen/people.ts';
import { fallenOf } from '../../table/came-down.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { braveryReasons, type FallenMan } from '../../words/bravery-told.ts';
import { listed, uncapital } from '../../words/numbers.ts';

/** (45) The evening's ratings as a table of changes, man by man; `why ratings` has the reasons. */
export function ratingsText(events: readonly GameEvent[], people: People): string {
  const men = menIn(events).map((man) => ({ name: manNamed(man, people), changed: changesOf(ofMan(events, man)) }));
  const same = men.filter(({ changed }) => changed === '').map(({ name }) => name);
  if (same.length === men.length) return `Nobody's ratings have changed: ${listed(same)}.`;
  const wide = Math.max(...men.map(({ name }) => name.length));
  const rows = men.flatMap(({ name, changed }) => (changed === '' ? [] : [`  ${name.padEnd(wide)}  ${changed}`]));
  const left = same.length > 0 ? [`As before: ${listed(same)}.`] : [];
  return ['Ratings that have changed (why ratings has the reasons):', ...rows, ...left].join('\n');
}

const menIn = (events: readonly GameEvent[]): string[] => [
  ...new Set(events.flatMap((event) => ('man' in event && event.man !== undefined ? [event.man] : []))),
];

const ofMan = (events: readonly GameEvent[], man: string): GameEvent[] =>
  events.filter((event) => 'man' in event && event.man === man);

/** `Firing E to D, Bravery 8 to 6 (N)`. */
function changesOf(events: readonly GameEvent[]): string {
  const changes = [
    ...ofType(events, 'skill-checked').map(({ from, to }) => changeText('Pilot Skill', from, to)),
    ...ofType(events, 'firing-checked').map(({ from, to }) => changeText('Firing', from, to)),
    ...ofType(events, 'bravery-checked').map((each) =>
      each.from === each.to ? '' : `${changeText('Bravery', each.from, each.to)} (${lettersText(each)})`,
    ),
  ];
  return changes.filter((text) => text !== '').join(', ');
}

const changeText = (rating: string, from: number | string, to: number | string): string =>
  from === to ? '' : `${rating} ${from} to ${to}`;

const lettersText = ({ letterBefore, letter }: EventOf<'bravery-checked'>): string =>
  letterBefore === letter ? letter : `${letterBefore} to ${letter}${letter === 'S' ? ', shaken' : ''}`;

/** (45) The same with reasons, a paragraph for each man: first what has changed and why, then what has not. */
export const ratingsWhy = (events: readonly GameEvent[], people: People): string[] =>
  menIn(events).map((man) => manWhy(man, ofMan(events, man), people));

function manWhy(man: string, events: readonly GameEvent[], people: People): string {
  const ratings = [
    ...ofType(events, 'skill-checked').map((event) => learnt('Pilot Skill', event)),
    ...ofType(events, 'firing-checked').map((event) => learnt('Firing', event)),
    ...ofType(events, 'bravery-checked').map((event) => braveryText(event, people)),
  ];
  return `${manNamed(man, people)}: ${ratings.join('; ')}.`;
}

type Learnt = EventOf<'skill-checked' | 'firing-checked'>;

const learnt = (rating: string, { from, to, words }: Learnt): string =>
  from === to ? `${rating} stays ${to}` : `${rating} ${from} to ${to}, ${uncapital(words)}`;

/** What the day brought him, part by part; the parts add up to the change. */
function braveryText(checked: EventOf<'bravery-checked'>, { downs }: People): string {
  const { from, to } = checked;
  const change = from === to ? `stays ${to}` : `${from} to ${to}`;
  const why = braveryReasons(checked, fallenBefore(checked.man, downs));
  return `Bravery ${change} (${lettersText(checked)})${why.length > 0 ? `: ${why.join(', ')}` : ''}`;
}

/** Today's losses that he saw: the dead and captured of each machine, otherwise its pilot. */
function fallenBefore(man: string, downs: People['downs']): FallenMan[] {
  return downs
    .filter(({ seenBy }) => seenBy.includes(man))
    .flatMap(({ men }) => fallenOf(men).map((each) => ({ name: shortName(each.man), fate: each.fate })));
}
