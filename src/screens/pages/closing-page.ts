import type { Rulebook } from '../../cards/rulebook.ts';
import { blowsOf } from '../../games/screens.ts';
import { hasTrait } from '../../games/table.ts';
import type { BlowTold } from '../../kit/screen/blow.ts';
import { peopleAfter, peopleOf } from '../../kit/screen/people.ts';
import { hang, heading, type Paper } from '../../page/paper.ts';
import { narrate } from '../../questions/narration/narration.ts';
import type { BattleFate } from '../../table/events/battle-events.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { capital, counted } from '../../words/numbers.ts';

/** Of a long fight only the heaviest blows are told. */
const MOST = 16;

/** A fight that is over: who hit whom, with what, when, what it was worth, and the blow that decided it. */
export function closingPage(events: readonly GameEvent[], book: Rulebook, paper: Paper): string | undefined {
  const blows = blowsOf(events, book);
  const ends = endsIn(events, book);
  if (blows.length === 0 && ends.every(({ out }) => out === undefined)) return undefined;
  const heaviest = new Set(blows.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  const told = blows.filter((blow) => heaviest.has(blow));
  const left = blows.length - told.length;
  const decided = decisive(blows, losersIn(events));
  return [
    ...(told.length > 0 ? [heading('Blow by blow', paper)] : []),
    ...told.map((blow) => hang(`  ${blowText(blow)}`, paper, 4)),
    ...(left > 0 ? [`  and ${counted(left, 'lighter one')}`] : []),
    ...(ends.length > 0 ? [heading('How each machine came out', paper)] : []),
    ...ends.map((end) => hang(`  ${endText(end)}`, paper, 4)),
    ...(decided ? [hang(decidedText(decided), paper, 2)] : []),
  ].join('\n');
}

/** A machine of the fight, and how it was taken out of it; `out` is nothing for one that was in it to the end. */
interface MachineEnd {
  readonly machine: string;
  readonly fate: BattleFate['fate'] | undefined;
  readonly out: { readonly turn: number; readonly words: string } | undefined;
}

function endsIn(events: readonly GameEvent[], book: Rulebook): readonly MachineEnd[] {
  const fates = fatesIn(events);
  const people = events.reduce(peopleAfter, peopleOf({ flights: [] }));
  const gone = new Map<string, MachineEnd['out']>();
  // Who had turned for home was on the board still when the fight was over.
  const homeward = new Map<string, MachineEnd['out']>();
  let turn = 0;
  for (const event of events) {
    if (hasTurn(event)) turn = event.turn;
    const machine = endedIn(event);
    const told = event.type === 'clouds-forced-home' ? homeward : gone;
    // What happens to a wreck afterwards is no other end of her.
    if (machine !== undefined && !told.has(machine)) told.set(machine, { turn, words: narrate(event, book, people) });
  }
  const machines = new Set([...entered(events).map(({ machine }) => machine), ...gone.keys(), ...homeward.keys()]);
  return [...machines].map((machine) => ({
    machine,
    fate: fates.get(machine),
    out: gone.get(machine) ?? homeward.get(machine),
  }));
}

/** The machine that is taken out of the fight, or has turned for home. */
export function endedIn(event: GameEvent): string | undefined {
  const ends = event.type === 'clouds-forced-home' || hasTrait(event, 'takes-out');
  return ends && 'machine' in event ? event.machine : undefined;
}

/** What the end of a battle says of each machine. */
const fatesIn = (events: readonly GameEvent[]): ReadonlyMap<string, BattleFate['fate']> =>
  new Map(
    ofType(events, 'battle-ended').flatMap(({ allied, germans }) =>
      [...allied, ...germans].map(({ machine, fate }) => [machine, fate] as const),
    ),
  );

export const hasTurn = (
  event: GameEvent,
): event is EventOf<'card-turn-began' | 'side-turn-began' | 'clouds-turn-began'> =>
  event.type === 'card-turn-began' || event.type === 'side-turn-began' || event.type === 'clouds-turn-began';

const endText = ({ machine, fate = 'unharmed', out }: MachineEnd): string =>
  out ? `turn ${out.turn}: ${out.words}` : `${machine} ${TO_THE_END[fate]}.`;

/** Of a machine that nothing had taken out when the fight was over. */
const TO_THE_END: Readonly<Record<BattleFate['fate'], string>> = {
  unharmed: 'was in it to the end',
  'driven-off': 'was in it to the end, but hurt so that she is Driven Off',
  'damaged-abort': 'was in it to the end, and goes home damaged',
  'forced-down': 'was in it to the end, but cannot get home: she is Forced Down',
  'shot-down': 'did not come home',
};

const blowText = (blow: BlowTold): string =>
  blow.by === blow.at
    ? `${blow.when}: ${blow.at} is lost ${blow.with}.`
    : `${blow.when}: ${blow.by} at ${blow.at}, ${blow.with}: ${blow.worth}${endingText(blow)}.`;

/** `, and G1 is out of it`; of a machine that flew on for turns, `, by which G1 is lost in turn 9`. */
function endingText({ at, ends, endsIn }: BlowTold): string {
  if (!ends) return '';
  if (endsIn === undefined) return `, and ${at} ${ends === 'out' ? 'is out of it' : 'turns for home'}`;
  return `, by which ${at} ${ends === 'out' ? 'is lost' : 'turns for home'} in turn ${endsIn}`;
}

/** The blow, the one card or die of it, and how it came to it. */
function decidedText(blow: BlowTold): string {
  const { ends, thrown, came } = blow;
  const more = [thrown, came].flatMap((text) => (text ? [` ${capital(text)}.`] : []));
  return `${ends ? 'What decided it' : 'The heaviest'}: ${blowText(blow)}${more.join('')}`;
}

/** The heaviest of the blows that took one of the losers out of the fight; else one of anybody; else of all. */
function decisive(blows: readonly BlowTold[], losers: ReadonlySet<string>): BlowTold | undefined {
  const ending = blows.filter(({ ends }) => ends);
  const ofLosers = ending.filter(({ at }) => losers.has(at));
  const looked = [ofLosers, ending, blows].find(({ length }) => length > 0) ?? [];
  return looked.toSorted((a, b) => rankOf(b) - rankOf(a) || b.weight - a.weight)[0];
}

/** Who is out of it counts before who only turned for home. */
const rankOf = ({ ends }: BlowTold): number => Number(ends === 'out');

/** The machines of the side that has not won. */
function losersIn(events: readonly GameEvent[]): ReadonlySet<string> {
  const winner = winnerIn(events);
  const lost = entered(events).filter(({ side }) => winner !== 'nobody' && side !== winner);
  return new Set(lost.map(({ machine }) => machine));
}

/** The machines of a fight with cards, from the side or in the clouds, and their sides. */
export const entered = (events: readonly GameEvent[]): readonly { readonly machine: string; readonly side: Side }[] =>
  events.flatMap((event) => {
    if (event.type === 'clouds-joined') return [{ machine: event.machine, side: event.side }];
    return event.type === 'cards-laid-out' || event.type === 'side-fight-began' || event.type === 'clouds-laid-out'
      ? event.machines.map(({ machine, side }) => ({ machine, side }))
      : [];
  });

/** Who has won a battle that stands alone, in the words of its game. */
export function winnerIn(events: readonly GameEvent[]): Side | 'nobody' {
  for (const event of events) {
    if (event.type === 'cards-counted-up' || event.type === 'side-fight-over') return event.winner;
    if (event.type === 'clouds-scored') return ahead(event);
    if (event.type === 'battle-ended' && event.points) return ahead(event.points);
  }
  return 'nobody';
}

function ahead({ allied, german }: Readonly<Record<Side, number>>): Side | 'nobody' {
  if (allied === german) return 'nobody';
  return allied > german ? 'allied' : 'german';
}
