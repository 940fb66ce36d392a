import type { EventOf, EventType, GameEvent } from '../../../src/table/events.ts';

/** Compares what was told with the rulebook's result. */
export type Holds = (rule: string, told: unknown, reckoned: unknown) => void;

type Judges = { readonly [T in EventType]?: (event: EventOf<T>) => void };

/** A Dog-Fight on the Initiative Track, computed by the rulebook from the dice. */
export class RefereeOfFights {
  readonly #holds: Holds;
  #began: EventOf<'fight-began'> | undefined;
  #phase = 0;
  #height = 0;
  #dfd = 0;
  #track = new Map<string, number>();
  #busy = new Set<string>();
  #dueling = new Set<string>();
  #joined = new Set<string>();
  /** Lame Ducks of both sides. */
  readonly lame = new Set<string>();

  constructor(holds: Holds) {
    this.#holds = holds;
  }

  told(event: GameEvent): void {
    const judge = this.#judges[event.type] as ((event: GameEvent) => void) | undefined;
    judge?.(event);
  }

  readonly #judges: Judges = {
    'fight-began': (fight) => this.#begin(fight),
    'phase-began': ({ phase, altitude, dfd }) => {
      this.#phase += 1;
      this.#holds('19 a phase', [phase, altitude, dfd], [this.#phase, this.#height, this.#dfd]);
      this.#track.clear();
      this.#busy.clear();
    },
    'initiative-rolled': (rolled) => this.#roll(rolled),
    'personal-duel-began': ({ allied, german }) => {
      this.#holds('20 level', this.#track.get(allied), this.#track.get(german));
      this.#holds(
        '34 no Lame Duck in a duel',
        [allied, german].filter((id) => this.lame.has(id)),
        [],
      );
      this.#dueling.add(allied).add(german);
    },
    'personal-duel-ended': ({ allied, german }) => {
      this.#dueling.delete(allied);
      this.#dueling.delete(german);
    },
    'attack-made': (made) => this.#attack(made),
    'burst-fired': ({ roll, hits, jams, result }) => {
      const misses = hits.includes(roll.total) ? 'hit' : 'miss';
      this.#holds('24 38 the Hit Card', result, jams.includes(roll.total) ? 'jam' : misses);
    },
    'critical-hit-scored': ({ machine, result }) => {
      if (result === 'damaged-abort') this.lame.add(machine);
    },
    'crew-hit': ({ machine, effect }) => {
      if (effect === 'lame-duck') this.lame.add(machine);
    },
    'jam-tried': ({ roll: { total }, when, result }) => {
      const tried = when === 'in-the-fight' && total > 6 ? 'jammed' : 'cleared';
      this.#holds('39 a jam', result, total > 10 ? 'permanent' : tried);
    },
    escaped: ({ machine }) => this.#holds('40 Germans stay', machine.startsWith('G') && !this.lame.has(machine), false),
    'dfd-rolled': (rolled) => this.#spend(rolled),
    'germans-joined': ({ bonus, germans }) => {
      this.#holds('18 19 their bonus', bonus, 4);
      this.#joined = new Set(germans.map(({ id }) => id));
    },
    'dog-fight-cost': ({ phases, aft, altitude }) =>
      this.#holds('19 its cost', [aft, altitude], [2 * this.#phase, Math.max(0, this.#floor - 1000 * phases)]),
  };

  get #floor(): number {
    return this.#began?.altitude ?? 0;
  }

  #begin(fight: EventOf<'fight-began'>): void {
    this.#began = fight;
    this.#phase = 0;
    this.#height = fight.altitude;
    this.#dfd = fight.dfd;
    this.#joined.clear();
    this.#dueling.clear();
    this.lame.clear();
    for (const { id, lameDuck } of [...fight.allied, ...fight.germans]) if (lameDuck) this.lame.add(id);
  }

  /** (17) (18) (34) The lower side first; a bonus for the dive, in its phase alone and for no Lame Duck. */
  #roll({ machine, roll, number, bonus, initiative }: EventOf<'initiative-rolled'>): void {
    const duels = this.#dueling.has(machine);
    const dives = !duels && !this.lame.has(machine) ? this.#bonusOf(machine) : 0;
    this.#holds('18 the bonus', [bonus, initiative], [dives, number + dives]);
    this.#holds('34 no roll', roll === 'lame-duck', this.lame.has(machine));
    const isFirst = (id: string) => id.startsWith('G') === (this.#phase === 1 && this.#began?.dive?.side === 'allied');
    const rolled = [...this.#track.keys()].filter((id) => !this.#dueling.has(id));
    if (!duels && isFirst(machine)) this.#holds('17 the lower first', rolled.every(isFirst), true);
    this.#track.set(machine, initiative);
  }

  #bonusOf(machine: string): number {
    if (this.#joined.has(machine)) return 4;
    const dive = this.#phase === 1 ? this.#began?.dive : undefined;
    if (dive?.side !== (machine.startsWith('G') ? 'german' : 'allied')) return 0;
    return dive.bonus === 'surprise' ? 4 : 2;
  }

  /** (24) (39) The higher attacks the lower, and nobody is in two attacks of a phase. */
  #attack({ attacker, target, initiative }: EventOf<'attack-made'>): void {
    this.#holds(
      '39 too occupied',
      [attacker, target].filter((id) => this.#busy.has(id)),
      [],
    );
    this.#busy.add(attacker).add(target);
    if (!initiative) return;
    this.#holds('24 the track', initiative, {
      attacker: this.#track.get(attacker),
      target: this.#track.get(target),
    });
    this.#holds('24 the lower is attacked', initiative.attacker > initiative.target, true);
  }

  /** (19) Doubles are thrown again and added; two sixes take off nothing, and end it. */
  #spend({ rolls, reduction, dfd }: EventOf<'dfd-rolled'>): void {
    const faces = rolls.map(({ faces: [red = 0, white = 0] }) => [red, white] as const);
    const goesOn = faces.map(([red, white]) => red === white && red < 6);
    this.#holds('19 doubles', goesOn, [...rolls.slice(1).map(() => true), false]);
    const sum = faces.reduce((all, [red, white]) => all + (red + white === 12 ? 0 : red + white), 0);
    this.#holds('19 off the DFD', [reduction, dfd], [sum, this.#dfd - sum]);
    this.#dfd = dfd;
    this.#height = Math.max(0, this.#height - 1000);
    this.#joined.clear();
  }
}
