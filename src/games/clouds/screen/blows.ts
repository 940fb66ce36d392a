import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { signed } from '../../../words/numbers.ts';
import type { Suffered } from '../table/clouds-events.ts';
import { stepText } from './clouds-words.ts';

/** Every shot that hit, in order, with what it did. */
export function cloudsBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const told = new BlowsSoFar();
  for (const event of events) told.note(event);
  return told.blows;
}

/** The blows up to an event, and what they may still lead to. */
class BlowsSoFar {
  readonly blows: BlowTold[] = [];
  readonly #flown = new FlownInTurn();
  /** The blows that will bring a machine down later, the earliest first: each with its kind. */
  readonly #dooms: { readonly machine: string; readonly what: SlowEnd; readonly place: number }[] = [];
  #turn = 0;
  #shot: EventOf<'clouds-fired'> | undefined;
  /** What is happening now, and to whom: the effects of the blow at that place, or of none. */
  #cause: { readonly machine: string; readonly place: number | undefined } | undefined;

  note(event: GameEvent): void {
    if (event.type === 'clouds-turn-began') {
      this.#flown.begin();
      this.#turn = event.turn;
    }
    if (event.type === 'clouds-flew') this.#flown.add(event.machine, flownText(event));
    if (event.type === 'clouds-fired') this.#shot = event;
    if (ENDS_A_CAUSE.includes(event.type)) this.#cause = undefined;
    if (event.type === 'clouds-hit') this.#hit(event);
    this.#noteDoom(event);
    if (event.type === 'clouds-forced-home') this.#end(event.machine, 'turns-home', this.#causeOf(event.machine));
    if (event.type === 'clouds-landed') this.#end(event.machine, 'out', this.#broughtDown(event.machine));
    if (event.type === 'clouds-lost') this.#lost(event);
  }

  /** What a hit leads to on the table of damage is told with that hit. */
  #hit(event: EventOf<'clouds-hit'>): void {
    const { machine, by, roll, words, line } = event;
    const place = this.#causeOf(machine);
    const before = place === undefined ? undefined : this.blows[place];
    if (place !== undefined && before && by !== undefined && roll === undefined && before.by === by)
      this.blows[place] = {
        ...before,
        worth: `${before.worth}, then ${words}`,
        weight: Math.max(before.weight, line),
      };
    else if (by !== undefined) this.blows.push(this.#blowOf(event, by));
    if (by === undefined) this.#cause = { machine, place: this.#doomed(machine, 'smoke') };
    else this.#cause = { machine, place: place ?? this.blows.length - 1 };
  }

  #blowOf({ machine, words, line, roll, successes }: EventOf<'clouds-hit'>, by: string): BlowTold {
    const shot = this.#shot;
    const isHis = shot?.machine === by && shot.target === machine;
    const how = isHis ? `${shot.burst} burst, ${shot.roll.total} against ${shot.base}` : 'once more';
    const adds = successes === 0 ? '' : `, ${signed(successes)} for how well the shot lay`;
    const thrown = `the damage die: ${roll?.total}${adds}: line ${line} of the damage table`;
    return {
      ...{ when: `turn ${this.#turn}`, by, at: machine, with: how, worth: words, weight: line },
      ...(roll && { thrown }),
      came: this.#flown.of(by, machine),
    };
  }

  #causeOf = (machine: string): number | undefined =>
    this.#cause?.machine === machine ? this.#cause.place : undefined;

  #doomed = (machine: string, what?: SlowEnd): number | undefined =>
    this.#dooms.find((doom) => doom.machine === machine && (what === undefined || doom.what === what))?.place;

  /** What happens to her now; else the first blow after which she could only come down. */
  #broughtDown = (machine: string): number | undefined =>
    this.#causeOf(machine) ??
    this.#dooms.find((doom) => doom.machine === machine && !MAY_PASS.includes(doom.what))?.place;

  #noteDoom(event: GameEvent): void {
    if (event.type === 'clouds-burned') {
      this.#cause = { machine: event.machine, place: this.#doomed(event.machine, 'fire') };
      if (event.is === 'out') this.#forget(event.machine, 'fire');
    }
    if (event.type === 'clouds-spin') this.#spins(event);
    if (event.type !== 'clouds-suffered') return;
    const { machine, what } = event;
    if (what === 'fuel-out') this.#cause = { machine, place: this.#doomed(machine, 'fuel') };
    const place = this.#causeOf(machine);
    if (isDoom(what) && place !== undefined) this.#dooms.push({ machine, what, place });
  }

  #spins({ machine, is }: EventOf<'clouds-spin'>): void {
    const place = this.#causeOf(machine);
    if (is === 'ended') this.#forget(machine, 'spin');
    else if (is === 'began' && place !== undefined) this.#dooms.push({ machine, what: 'spin', place });
  }

  #forget(machine: string, what: SlowEnd): void {
    const kept = this.#dooms.filter((doom) => doom.machine !== machine || doom.what !== what);
    this.#dooms.splice(0, this.#dooms.length, ...kept);
  }

  /** Who breaks up in a manoeuvre was weakened by the last who hit her; nobody is shot into the ground. */
  #lost({ machine, why, by }: EventOf<'clouds-lost'>): void {
    const last = this.blows.findLastIndex(({ at, by: whose }) => at === machine && whose === by);
    const weakened = why === 'broke-up' && last >= 0 ? last : undefined;
    const place = this.#broughtDown(machine) ?? weakened;
    this.#end(machine, 'out', place);
    if (place === undefined && why === 'ground') this.blows.push(flownIntoGround(machine, this.#turn));
  }

  #end(machine: string, ends: NonNullable<BlowTold['ends']>, place: number | undefined): void {
    const blow = place === undefined ? undefined : this.blows[place];
    if (place === undefined || !blow || this.blows.some(({ at, ends: is }) => at === machine && is === 'out')) return;
    const isLater = blow.when !== `turn ${this.#turn}`;
    const { endsIn: _, ...told } = blow;
    this.blows[place] = { ...told, ends, ...(isLater && { endsIn: this.#turn }) };
  }
}

/** What leaves a machine no way but down, or may come to it. */
const DOOMS = ['engine-dead', 'fire', 'wing-gone', 'fuel-out', 'smoke', 'fuel', 'lost'] as const;
type SlowEnd = (typeof DOOMS)[number] | 'spin';

const isDoom = (what: Suffered): what is (typeof DOOMS)[number] => DOOMS.some((doom) => doom === what);

const MAY_PASS: readonly SlowEnd[] = ['smoke', 'fuel'];

/** After these, what befalls a machine is no more the effect of the blow before. */
const ENDS_A_CAUSE: readonly GameEvent['type'][] = ['clouds-turn-began', 'clouds-fired', 'clouds-flew'];

/** `right 60°, climb 2`: what a move is made of, without its end. */
function flownText({ words }: EventOf<'clouds-flew'>): string {
  const steps = words.filter((word) => word !== 'end');
  return steps.length > 0 ? steps.map(stepText).join(', ') : 'straight on';
}

const flownIntoGround = (machine: string, turn: number): BlowTold => ({
  when: `turn ${turn}`,
  by: machine,
  at: machine,
  with: 'by flying into the ground',
  worth: 'the machine',
  weight: WHOLE,
  ends: 'out',
});

/** As the worst line of the damage table. */
const WHOLE = 20;
