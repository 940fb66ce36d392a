import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted } from '../../../words/numbers.ts';
import type { Suffered } from '../table/clouds-events.ts';
import { stepText } from './clouds-words.ts';

/** Every shot that hit, in order, with what it did. */
export function cloudsBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const blows: BlowTold[] = [];
  let turn = 0;
  let shot: EventOf<'clouds-fired'> | undefined;
  const flown = new FlownInTurn();
  const dooms = new Map<string, number>();
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'clouds-turn-began') turn = event.turn;
    if (event.type === 'clouds-fired') shot = event;
    if (event.type === 'clouds-hit' && event.by !== undefined)
      blows.push({ ...blowOf(event, event.by, turn, shot), came: flown.of(event.by, event.machine) });
    doomBy(event, blows, dooms);
    endBy(event, turn, blows, dooms);
  }
  return blows;
}

function follow(event: GameEvent, flown: FlownInTurn): void {
  if (event.type === 'clouds-turn-began') flown.begin();
  if (event.type === 'clouds-flew') flown.add(event.machine, flownText(event));
}

function blowOf(
  { machine, words, line, roll, successes }: EventOf<'clouds-hit'>,
  by: string,
  turn: number,
  shot: EventOf<'clouds-fired'> | undefined,
): BlowTold {
  const isHis = shot?.machine === by && shot.target === machine;
  const how = isHis ? `${shot.burst} burst, ${shot.roll.total} against ${shot.base}` : 'once more';
  const thrown = `the damage die: ${roll?.total} and ${counted(successes, 'success', 'successes')}, line ${line}`;
  return { when: `turn ${turn}`, by, at: machine, with: how, worth: words, weight: line, ...(roll && { thrown }) };
}

/** `right 60°, climb 2`: what a move is made of, without its end. */
function flownText({ words }: EventOf<'clouds-flew'>): string {
  const steps = words.filter((word) => word !== 'end');
  return steps.length > 0 ? steps.map(stepText).join(', ') : 'straight on';
}

/**
 * The last blow of whoever is credited with a machine brought it down, or drove it home: once. Who is lost without any
 * has lost it by his flying.
 */
function endBy(event: GameEvent, turn: number, blows: BlowTold[], dooms: ReadonlyMap<string, number>): void {
  if (event.type !== 'clouds-lost' && event.type !== 'clouds-forced-home' && event.type !== 'clouds-landed') return;
  const { machine } = event;
  if (blows.some(({ at, ends }) => at === machine && ends)) return;
  const by = event.type === 'clouds-landed' ? undefined : event.by;
  const last = blows.findLastIndex((blow) => by !== undefined && blow.at === machine && blow.by === by);
  const place = dooms.get(machine) ?? last;
  const blow = blows[place];
  if (blow) blows[place] = { ...blow, ends: true };
  else if (event.type === 'clouds-lost' && event.why === 'ground') blows.push(flownIntoGround(machine, turn));
}

/** What leaves a machine no way but down. */
const DOOMS: readonly Suffered[] = ['engine-dead', 'fire', 'wing-gone', 'fuel-out'];

/** The first blow after which she could only come down. A fire that goes out is none. */
function doomBy(event: GameEvent, blows: readonly BlowTold[], dooms: Map<string, number>): void {
  if (event.type === 'clouds-burned' && event.is === 'out') dooms.delete(event.machine);
  if (event.type !== 'clouds-suffered' || !DOOMS.includes(event.what)) return;
  const place = blows.findLastIndex(({ at }) => at === event.machine);
  if (place >= 0 && !dooms.has(event.machine)) dooms.set(event.machine, place);
}

const flownIntoGround = (machine: string, turn: number): BlowTold => ({
  when: `turn ${turn}`,
  by: machine,
  at: machine,
  with: 'by flying into the ground',
  worth: 'the machine',
  weight: WHOLE,
  ends: true,
});

/** As the worst line of the damage table. */
const WHOLE = 20;
