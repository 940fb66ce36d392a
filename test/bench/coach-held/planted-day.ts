import { newCampaign } from '../../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import type { Commander } from '../../../src/logbook/attempt.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { FORMAT } from '../../../src/logbook/record.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { leadOf } from '../../../src/playouts/look-ahead/race.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { theGameQuickly } from '../../../src/seat/game.ts';
import { type AtPrompt, playingOut, worthOf } from '../../../src/seat/policy/play-out.ts';
import type { Decision, Question } from '../../../src/table/decisions.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

/** A kind of question into which blunders are planted. */
export interface PlantedKind {
  readonly of: Decision;
  /** Which of its questions: those with an answer of that word, or those without. */
  readonly with?: string;
  readonly without?: string;
}

export const PLANTED_KINDS: Readonly<Record<string, PlantedKind>> = {
  'half of day': { of: 'half-of-day' },
  'who flies': { of: 'assign' },
  duty: { of: 'duty' },
  attack: { of: 'attack' },
  'stay or break off': { of: 'track-action', with: 'escape' },
  target: { of: 'track-action', without: 'escape' },
  way: { of: 'movement' },
  height: { of: 'height' },
  escort: { of: 'escort' },
  'a Lame Duck’s field': { of: 'lame-duck-field' },
  'work over the target': { of: 'special-activity' },
  'another pass': { of: 'another-pass' },
};

/** A day of `prudent` with one answer that is a blunder. */
export interface PlantedDay {
  readonly log: LogBook;
  readonly day: number;
  readonly decision: Decision;
  /** The number of answers given before it on its day. */
  readonly before: number;
  readonly answer: string;
  /** By how many points it is behind what `prudent` answered, over fresh playouts. */
  readonly behind: number;
}

/** A blunder is behind by so many points at least. */
const BLUNDER = 4;

/** Playouts that look for a blunder, and fresh ones that tell how bad it is. */
const [LOOKED, TRUE] = [40, 400];

/** Dice that the coach has none of. */
const [LOOKED_FROM, TRUE_FROM] = [600_000, 700_000];

/** Another question of the kind is looked at after so many. */
const EVERY = 3;

/** Days of campaigns with a blunder of that kind, so many, in the first days of campaigns of all flights in turn. */
export function plantedDays(kind: PlantedKind, count: number, seed: string, book: Rulebook): readonly PlantedDay[] {
  const found: PlantedDay[] = [];
  for (let number = 0; found.length < count && number < MOST; number++) {
    const planted = plantedIn(kind, `${seed}-${kind.of}-${number}`, number, book);
    if (planted) found.push(planted);
  }
  return found;
}

/** So many campaigns are looked through, each to this day. */
const [MOST, LAST_DAY] = [24, 6];

/** The log-book of a campaign that begins with these dice. */
export function aMonthBegun(word: string, flight: Flight, book: Rulebook): LogBook {
  const opening = {
    wof: FORMAT,
    campaign: word,
    rules: '0',
    cards: book.fingerprint,
    seed: `alea:1:${word}`,
    ironman: false,
    byHand: [],
    begun: '2026-11-01',
    lots: 'by-fight',
  } as const;
  return LogBook.begin(new FaultDisk(), '/held.wof.jsonl', [opening, { dawn: 1, state: newCampaign([flight], book) }]);
}

function plantedIn(kind: PlantedKind, word: string, number: number, book: Rulebook): PlantedDay | undefined {
  const flight = expectDefined(FLIGHTS[number % FLIGHTS.length], 'flight');
  const log = aMonthBegun(word, flight, book);
  const sitting = new Sitting(log, theGameQuickly(book));
  const planter = new Planter(kind, sitting, book);
  while (sitting.position.status === 'asking' && sitting.campaign.day <= LAST_DAY && !planter.planted) {
    planter.begin();
    sitting.answerBy(planter.commander);
  }
  return planter.planted && sitting.campaign.day > planter.planted.day ? { log, ...planter.planted } : undefined;
}

/** Answers as `prudent` does, but for one blunder. */
class Planter {
  planted: Omit<PlantedDay, 'log'> | undefined;
  readonly #kind: PlantedKind;
  readonly #sitting: Sitting;
  readonly #book: Rulebook;
  readonly #prudent = policyNamed('prudent', 'coach-held', 'quick');
  #given = 0;
  #seen = 0;

  constructor(kind: PlantedKind, sitting: Sitting, book: Rulebook) {
    this.#kind = kind;
    this.#sitting = sitting;
    this.#book = book;
  }

  begin(): void {
    this.#given = 0;
  }

  readonly commander: Commander = ({ question }, _, { past }) => {
    const usual = answerBy(this.#prudent, question, this.#book);
    const blunder = this.planted || !this.#isLookedAt(question) ? undefined : this.#blunder(question, usual, [...past]);
    this.#given += 1;
    return blunder ?? usual;
  };

  #isLookedAt({ decision, options }: Question): boolean {
    const open: readonly string[] = options;
    const { of, with: has, without } = this.#kind;
    if (decision !== of || open.length < 2) return false;
    if ((has !== undefined && !open.includes(has)) || (without !== undefined && open.includes(without))) return false;
    this.#seen += 1;
    return of !== 'movement' && of !== 'height' && of !== 'track-action' ? true : this.#seen % EVERY === 0;
  }

  /** An answer that fresh playouts find so bad; of those the least bad in the first look. */
  #blunder(asked: Question, usual: string, past: AtPrompt['past']): string | undefined {
    const dawn = structuredClone(this.#sitting.campaign);
    const { play } = playingOut({ dawn, past, asked }, this.#book);
    const behind = (answer: string, from: number, times: number) => {
      const came = (each: string) => {
        const all: number[] = [];
        for (let number = from; number < from + times; number++) {
          const outcome = play(each, number);
          if (outcome) all.push(worthOf(outcome));
        }
        return { answer: each, came: all };
      };
      return leadOf(came(usual), came(answer)).mean;
    };
    const others = (asked.options as readonly string[]).filter((each) => each !== usual).slice(0, MOST_ANSWERS);
    const looked = others.map((answer) => ({ answer, behind: behind(answer, LOOKED_FROM, LOOKED) }));
    const least = looked.filter((each) => each.behind >= BLUNDER).toSorted((a, b) => a.behind - b.behind)[0];
    if (!least) return undefined;
    const truth = behind(least.answer, TRUE_FROM, TRUE);
    if (truth < BLUNDER) return undefined;
    this.planted = {
      day: dawn.day,
      decision: asked.decision,
      before: this.#given,
      answer: least.answer,
      behind: truth,
    };
    return least.answer;
  }
}

/** Of more answers these are looked at. */
const MOST_ANSWERS = 8;
