import type { Rulebook } from '../../cards/rulebook.ts';
import { hasTrait } from '../../games/table.ts';
import { afterPromotion, type People, peopleAfter } from '../../kit/screen/people.ts';
import { type EventOf, type EventType, type GameEvent, ofType } from '../../table/events.ts';
import { counted, listed, times } from '../../words/numbers.ts';
import { narrate } from './narration.ts';
import { ratingsText } from './ratings-text.ts';

/** A paragraph of the narration, and its events. */
export interface Told {
  /** Empty, where the next question says it all. */
  readonly text: string;
  /** It opens a part of the day, and stands apart on the page. */
  readonly opens: boolean;
  readonly events: readonly GameEvent[];
  readonly people: People;
}

/** Events told together, so that many dice of one kind make one line. */
type Kind = 'calm' | 'meeting' | 'initiative' | 'archie' | 'machine-guns' | 'consequence' | 'ratings';

/** The events in paragraphs. Each is worded only when somebody reads it: old days are seldom read. */
export function tellings(events: readonly GameEvent[], people: People, book: Rulebook): Told[] {
  const told: Told[] = [];
  let known = people;
  for (const group of groupsOf(events)) {
    const here = group.reduce(peopleAfter, known);
    known = group.reduce(afterPromotion, here);
    const [first] = group;
    const opens = first !== undefined && hasTrait(first, 'opens-a-part');
    told.push({
      opens,
      events: group,
      people: known,
      get text() {
        return textOf(group, here, book);
      },
    });
  }
  return told;
}

function groupsOf(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && goTogether(last, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** What may directly follow an event and is told with it: a shot is one line, from the attack to the damage. */
const FOLLOWERS: { readonly [T in EventType]?: readonly EventType[] } = {
  'attack-made': ['burst-fired'],
  'burst-fired': ['critical-hit-scored'],
  'critical-hit-scored': ['driven-off-ignored', 'crew-hit'],
  'driven-off-ignored': ['critical-hit-scored'],
  'engine-trouble-met': ['machine-crippled'],
};

/** Such an event is joined with its consequence; the other kinds as long as they continue. */
function goTogether(last: GameEvent, event: GameEvent): boolean {
  if (hasTrait(event, 'told-by-others')) return true;
  if (hasTrait(event, 'in-one-breath')) return last.type === event.type;
  const kind = kindOf(event);
  if (kind === 'consequence') return FOLLOWERS[last.type]?.includes(event.type) ?? false;
  return kind !== undefined && kindOf(last) === kind;
}

function kindOf(event: GameEvent): Kind | undefined {
  switch (event.type) {
    case 'moved':
    case 'stayed':
    case 'height-changed':
    case 'weather-checked':
      return 'calm';
    case 'encounter-rolled':
      return event.result === 'nothing' ? 'calm' : 'meeting';
    case 'enemy-height-rolled':
    case 'enemy-met':
    case 'attack-option-given':
    case 'germans-decided':
      return 'meeting';
    case 'initiative-rolled':
      return 'initiative';
    case 'low-archie-rolled':
    case 'machines-placed':
      return 'archie';
    case 'archie-fired':
      return event.hit === undefined ? 'archie' : undefined;
    case 'machine-guns-fired':
      return event.hit ? undefined : 'machine-guns';
    case 'skill-checked':
    case 'firing-checked':
    case 'bravery-checked':
      return 'ratings';
    case 'attack-made':
    case 'burst-fired':
    case 'critical-hit-scored':
    case 'driven-off-ignored':
    case 'crew-hit':
    case 'engine-trouble-met':
    case 'machine-crippled':
      return 'consequence';
    default:
      return undefined;
  }
}

type GroupText = (events: readonly GameEvent[], people: People, book: Rulebook) => string;

const TEXTS: { readonly [K in Kind]: GroupText } = {
  calm: inSentences,
  meeting: inSentences,
  initiative: (events) =>
    `Initiative: ${ofType(events, 'initiative-rolled').sort(fromTheTop).map(onTrack).join(', ')}.`,
  archie: archieText,
  'machine-guns': (events) => {
    const machines = ofType(events, 'machine-guns-fired').map(({ machine }) => machine);
    return `Machine guns fire at ${listed(oftenNamed(machines))} and miss.`;
  },
  consequence: (events, people, book) => inSentences(events.filter(saysMore), people, book),
  ratings: ratingsText,
};

/** An attack says no more than its burst, or the question for it; engine trouble no more than its result. */
const saysMore = ({ type }: GameEvent, place: number, { length }: { readonly length: number }): boolean =>
  type !== 'attack-made' && (type !== 'engine-trouble-met' || place === length - 1);

function textOf(events: readonly GameEvent[], people: People, book: Rulebook): string {
  const [first] = events;
  const kind = first && kindOf(first);
  return (kind ? TEXTS[kind] : inSentences)(events, people, book);
}

function inSentences(events: readonly GameEvent[], people: People, book: Rulebook): string {
  const told = events.filter((event) => !hasTrait(event, 'told-by-others'));
  const sentences = told.map((event) => narrate(event, book, people));
  // What was thrown for twice with the same result is told once.
  return (told.some((event) => hasTrait(event, 'in-one-breath')) ? [...new Set(sentences)] : sentences).join(' ');
}

/** `B5`, `B6 (twice)`: each once, and how often. */
function oftenNamed(machines: readonly string[]): string[] {
  return [...new Set(machines)].map((machine) => {
    const often = machines.filter((each) => each === machine).length;
    return often > 1 ? `${machine} (${times(often)})` : machine;
  });
}

type Rolled = EventOf<'initiative-rolled'>;

const fromTheTop = (a: Rolled, b: Rolled) => b.initiative - a.initiative;
const onTrack = ({ machine, initiative, roll }: Rolled) =>
  `${machine} ${initiative}${roll === 'lame-duck' ? ' (Lame Duck)' : ''}`;

/** The squares of the machines, the shots, and the near misses: one line for all shots without a hit. */
function archieText(events: readonly GameEvent[], people: People, book: Rulebook): string {
  const shots = ofType(events, 'archie-fired');
  if (shots.length === 0) return inSentences(events, people, book);
  const near = shots.flatMap((shot) => shot.near);
  const fired = `Archie, ${counted(shots.length, 'shot')}`;
  if (near.length === 0) return `${fired}: no danger to anybody.`;
  return `${fired}: near ${listed([...new Set(near)].sort())}.`;
}
