import type { CrewSeat } from '../../../campaign/aircrew.ts';
import type { InFight, TrackView } from '../../../kit/fight/track-view.ts';
import type { Battle } from './battle.ts';
import { type FightingMachine, gunsTold, UNROLLED } from './fighting-machine.ts';

/** The fight as it stands when somebody is asked. */
const trackView = ({ allied, germans, duels, phase, altitude, dfd }: Battle): TrackView => ({
  machines: allied.map(inFight).concat(germans.map(inFight)),
  duels: duels.map((duel) => ({ allied: duel.allied.id, german: duel.german.id, altitude: duel.altitude })),
  phase,
  altitude,
  dfd,
});

const inFight = (machine: FightingMachine): InFight => ({
  id: machine.id,
  side: machine.side,
  aircraft: machine.aircraft,
  guns: gunsOf(machine),
  lameDuck: machine.lameDuck,
  hit: menHit(machine),
  observerFires: machine.observerFit,
  initiative: machine.initiative === UNROLLED ? undefined : machine.initiative,
  bonus: machine.bonus,
  doing: machine.doing,
  out: machine.out,
});

const gunsOf = ({ forward, observer, side }: FightingMachine): InFight['guns'] =>
  observer
    ? { forward: gunsTold(forward, side), observer: gunsTold(observer, side) }
    : { forward: gunsTold(forward, side) };

const NOBODY: readonly CrewSeat[] = [];

const menHit = ({ wounds }: FightingMachine): readonly CrewSeat[] =>
  wounds.length === 0 ? NOBODY : [...new Set(wounds.map(({ who }) => who))];

/**
 * The facts of a question. The track is computed only when somebody looks at it, and only while the question is open; a
 * policy seldom does.
 */
export abstract class OnTrack {
  readonly #battle: Battle;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  get track(): TrackView {
    return trackView(this.#battle);
  }

  toJSON(): object {
    return { ...this, track: this.track };
  }
}
