import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted, listed } from '../../../words/numbers.ts';
import type { CardLoss, TableEdge } from '../table/card-events.ts';

/** One line about an event of a fight with manoeuvre cards; most events have none. */
export function cardWords(event: GameEvent, nameOf: (id: string) => string): string[] {
  switch (event.type) {
    case 'cards-revealed':
      return [`Flown: ${event.moves.map(({ machine, card }) => `${nameOf(machine)} ${plain(card)}`).join('; ')}.`];
    case 'machines-overlapped':
      return [`${listed(event.machines.map(nameOf))} are upon each other.`];
    case 'guns-fired':
      return [
        `${nameOf(event.machine)} at ${nameOf(event.target)}, ${event.range}, ${event.distance} mm: ${counted(event.cards, 'card')} of deck ${event.deck}.`,
      ];
    case 'damage-drawn':
      return [`${nameOf(event.machine)} has taken ${event.total} of ${event.resistance}.`];
    case 'special-suffered':
      return event.comes === 'no-effect' ? [] : [`${nameOf(event.machine)}: ${SPECIALS[event.special]}.`];
    case 'guns-jammed':
      return [`${nameOf(event.machine)} has a jam.`];
    default:
      return lastWords(event, nameOf);
  }
}

/** How a machine leaves the fight, and what has been done of its mission. */
function lastWords(event: GameEvent, nameOf: (id: string) => string): string[] {
  switch (event.type) {
    case 'machine-exited':
      return [`${nameOf(event.machine)} leaves over ${EDGES[event.edge]}.`];
    case 'machine-eliminated':
      return [`${nameOf(event.machine)} is out of it: ${LOSSES[event.why]}.`];
    case 'errand-done':
      return [`${nameOf(event.machine)} has done what he came for (${plain(event.target)}).`];
    case 'ground-silenced':
      return [`${plain(event.id)} is silenced by ${nameOf(event.by)}.`];
    default:
      return [];
  }
}

const SPECIALS: Readonly<Record<EventOf<'special-suffered'>['special'], string>> = {
  explosion: 'an explosion',
  'rudder-left': 'the rudder jammed, no left turn in the next turn',
  'rudder-right': 'the rudder jammed, no right turn in the next turn',
  crew: 'a man hit',
  engine: 'the engine hit',
  smoke: 'smoke',
  fire: 'on fire',
};

const EDGES: Readonly<Record<TableEdge, string>> = {
  own: 'his own edge',
  enemy: 'the other side’s edge',
  side: 'the side',
};

const LOSSES: Readonly<Record<CardLoss, string>> = {
  points: 'shot to pieces',
  explosion: 'blown up',
  engine: 'without an engine',
  crew: 'without a pilot',
  fire: 'burnt',
  'out-of-control': 'out of control',
};

export const plain = (word: string): string => (word === 'immelmann' ? 'Immelmann' : word.replaceAll('-', ' '));
