import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { type Campaign, type FlightRecord, lastDayOf } from '../../campaign/campaign.ts';
import { fliesTwoSeaters } from '../../campaign/flight.ts';
import { ACE } from '../../campaign/honours.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** The results of a campaign for the men of its flight. */
export interface MenCame {
  /** Of the men of 1 April, those still with the flight at the end of each day. */
  readonly left: readonly number[];
  readonly men: number;
  /** Of the two-seater men of 1 April, those who can fly on the morning of the 5th. */
  readonly crewsOnTheFifth: number;
  /** Fighter pilots lost or made unfit, and those who reached five victories this month. */
  readonly pilotsOut: number;
  readonly fighterPilots: number;
  readonly aces: number;
}

const FIFTH = 5;

/** Looks at the men of a flight at each dawn, and at the end of the day. */
export class MenCounted {
  readonly #record: FlightRecord;
  readonly #campaign: Campaign;
  readonly #book: Rulebook;
  readonly #first: readonly Airman[];
  readonly #acesBefore: readonly Airman[];
  readonly #crews: readonly Airman[];
  readonly #left: number[] = [];
  #fit: readonly Airman[] = [];
  #crewsOnTheFifth: number;
  #pilotsOut = 0;

  constructor(record: FlightRecord, campaign: Campaign, book: Rulebook) {
    this.#record = record;
    this.#campaign = campaign;
    this.#book = book;
    this.#first = [...record.aircrew];
    this.#acesBefore = this.#first.filter(isAce);
    this.#crews = this.#first.filter((man) => man.seat === 'observer' || this.#fliesTwoSeaters(man));
    this.#crewsOnTheFifth = this.#crews.length;
  }

  atDawn(): void {
    this.#fit = this.#fitPilots();
  }

  atNight(): void {
    const stillFit = this.#fitPilots();
    this.#pilotsOut += this.#fit.filter((man) => !stillFit.includes(man)).length;
    if (this.#campaign.day === FIFTH) this.#crewsOnTheFifth = this.#crews.filter((man) => isFit(man, FIFTH)).length;
    this.#left.push(this.#first.filter((man) => !isLost(man)).length);
  }

  get came(): MenCame {
    const pilots = this.#fighterPilots();
    return {
      left: this.#left,
      men: this.#first.length,
      crewsOnTheFifth: this.#crewsOnTheFifth,
      pilotsOut: this.#pilotsOut,
      fighterPilots: pilots.length,
      aces: pilots.filter((man) => isAce(man) && !this.#acesBefore.includes(man)).length,
    };
  }

  #fitPilots(): Airman[] {
    const day = Math.min(this.#campaign.day, lastDayOf(this.#campaign));
    return this.#fighterPilots().filter((man) => isFit(man, day));
  }

  #fighterPilots(): Airman[] {
    return this.#record.aircrew.filter((man) => man.seat === 'pilot' && !this.#fliesTwoSeaters(man));
  }

  #fliesTwoSeaters(man: Airman): boolean {
    return fliesTwoSeaters(man, this.#record.machines, this.#book);
  }
}

const isAce = ({ kills }: Airman): boolean => kills >= ACE;
