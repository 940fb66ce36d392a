/** A hit in a fight, as it is told when all is over. */
export interface BlowTold {
  /** `turn 3, phase 2`. */
  readonly when: string;
  readonly by: string;
  readonly at: string;
  /** With what: the gun, the range, the throw. */
  readonly with: string;
  /** What it was worth, in the words of the game. */
  readonly worth: string;
  /** The same as a figure, so that two blows can be compared. */
  readonly weight: number;
  /** It took the other out of the fight, or made him turn for home. */
  readonly ends?: 'out' | 'turns-home';
  /** The turn in which it came to that, where it is a later one. */
  readonly endsIn?: number;
  /** The one card or die that made it weigh so much: `the card: 5 points`. */
  readonly thrown?: string;
  /** How both flew in that turn until then: `A1 flew straight, right 60; G1 stall`. */
  readonly came?: string;
}

/** What each machine has flown in a turn so far, in words. */
export class FlownInTurn {
  readonly #flown = new Map<string, string[]>();

  begin(): void {
    this.#flown.clear();
  }

  add(machine: string, words: string): void {
    this.#flown.set(machine, [...(this.#flown.get(machine) ?? []), words]);
  }

  /** How those two flew; nothing of whom flew nothing yet. */
  of(by: string, at: string): string {
    const told = [by, at].flatMap((machine) => {
      const flown = this.#flown.get(machine);
      return flown ? [`${machine} flew ${flown.join(', ')}`] : [];
    });
    return told.join('; ');
  }
}
