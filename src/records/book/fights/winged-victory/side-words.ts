import type { GameEvent } from '../../../../table/events.ts';
import type { HowOut } from '../../../../table/fights/winged-victory/fighting-machine.ts';

/** What is said of an event of a fight seen from the side, in a line; of most nothing. */
export function sideWords(event: GameEvent, nameOf: (id: string) => string): string[] {
  switch (event.type) {
    case 'side-shot-fired':
      return [
        `${nameOf(event.machine)} at ${nameOf(event.target)}, from ${FROM[event.aspect]}: ${event.die} die, ${plain(event.blow)}.`,
      ];
    case 'part-hit':
      return [`${nameOf(event.machine)} hit in the ${event.part}: structure ${event.structure} of ${event.boxes}.`];
    case 'target-struck':
      return [
        `${nameOf(event.machine)} ${event.destroyed ? 'destroys' : 'damages'} ${plain(event.target)}: ${event.damage} of ${event.circles}.`,
      ];
    case 'side-mishap':
      return MISHAPS.has(event.what) ? [`${nameOf(event.machine)}: ${plain(event.what)}.`] : [];
    case 'side-out':
      return [`${nameOf(event.machine)} ${OUTS[event.how]}.`];
    default:
      return [];
  }
}

const FROM = { front: 'in front', side: 'abeam', rear: 'behind' } as const;

/** What is worth a line; reloading, and a stall that is mended, are not. */
const MISHAPS: ReadonlySet<string> = new Set([
  'stalled',
  'structural-failure',
  'part-inoperable',
  'leaks',
  'engine-stopped',
  'caught-fire',
  'fire-out',
  'pilot-wounded',
  'pilot-killed',
  'gunner-wounded',
  'gunner-killed',
  'gun-jammed',
]);

const OUTS: Readonly<Record<HowOut, string>> = {
  'left-by-own-edge': 'flies home',
  'left-by-their-edge': 'flies off over the other side',
  'left-below': 'dives away',
  landed: 'comes down and lands',
  crashed: 'strikes the ground',
  'cracked-up': 'breaks up in the air',
  exploded: 'blows up',
};

const plain = (word: string): string => word.replaceAll('-', ' ').replace(/^(\d)$/, '$1 on it');
