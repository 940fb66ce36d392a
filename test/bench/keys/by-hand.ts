import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { GameName } from '../../../src/cards/games.ts';
import { boxOf, type Rulebook } from '../../../src/cards/rulebook.ts';
import { laySeat } from '../../../src/commands/play/lay-seat.ts';
import { letterOf as letterAt } from '../../../src/games/cards/screen/card-words.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { isAsked } from '../../../src/kit/screen/asking.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';
import { waysToWork } from '../../../src/policies/way-to-work.ts';
import { dangerIn, givesCourse, isOfFight, severalIn } from '../../../src/questions/asking/put.ts';
import { answerNumbers } from '../../../src/questions/asking/word.ts';
import type { AskLine } from '../../../src/seat/asking.ts';
import { theGame } from '../../../src/seat/game.ts';
import type { Seat } from '../../../src/seat/seat.ts';
import { openingLine } from '../../../src/seat/set-up/opening-line.ts';
import { sit } from '../../../src/seat/sit.ts';
import { campaignSetting } from '../../../src/seat/sit-down/campaign-setting.ts';
import { atHand, enterTakes } from '../../../src/seat/typed/at-hand.ts';
import type { Asked, Decision, Question } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { PATH } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

/** A campaign whose first day is played: its dice, and the game that its fights are fought out by. */
export interface Begun {
  readonly seed: string;
  readonly fights: GameName | undefined;
}

/** The lines that somebody typed who played a first day by hand, and what came of them. */
export interface PlayedDay {
  readonly lines: readonly string[];
  readonly events: readonly GameEvent[];
  /** Between which lines a flight was brought home that could not see the ground when it turned for home. */
  readonly home: { readonly from: number; readonly to: number } | undefined;
}

/** What is typed at one question; what belongs together goes on one line. */
interface Typed {
  readonly text: string;
  readonly joins?: Joins;
}

/** How an answer follows those before it on their line. */
interface Joins {
  readonly of: string;
  readonly by: string;
  readonly ends?: true;
  /** Letters of the cards of this turn so far. A card without a choice is not asked for, but has its place on the line. */
  readonly laid?: readonly string[];
}

/**
 * He plans by `propose`, takes the course that stands before the answers, attacks whom he meets until he has fought
 * twice, and in a fight answers each question as a steady head would; what is one machine's turn goes on one line.
 */
export async function playByHand(begun: Begun, book: Rulebook): Promise<PlayedDay> {
  const player = new Player(begun, book);
  await sit(player.seat);
  return player.played;
}

/** The seat of somebody who is at no terminal, at a new campaign that is written nowhere. */
export function sitDown({ seed, fights }: Begun, book: Rulebook, ask: AskLine): { sitting: Sitting; seat: Seat } {
  const opponent = fights && { opponent: { side: 'german', policy: 'steady' } as const };
  const wishes = { campaign: 'by-hand', seed: `alea:1:${seed}`, ironman: false, byHand: [], ...opponent } as const;
  const state = { ...newCampaign(['B'], book), ...(fights && { fights }) };
  const log = LogBook.begin(new FaultDisk(), PATH, [openingLine(wishes, book), { dawn: 1, state }]);
  const sitting = new Sitting(log, theGame(book));
  const tells = { reader: 'allied' } as const;
  const seat = laySeat(sitting, campaignSetting(sitting), tells, {
    book,
    answering: { ask, script: undefined },
    options: {},
  });
  return { sitting, seat };
}

/** So many fights he fights by hand; then he attacks nobody, and lets his men fight on who are attacked. */
const FIGHTS = 2;
/** More lines than a day takes. */
const MOST = 2000;

const HEADS: Policy = policyNamed('steady', 'by hand');
const toWork = waysToWork(PRUDENT);

class Player {
  readonly seat: Seat;
  readonly #book: Rulebook;
  readonly #sitting: Sitting;
  readonly #typed: Typed[] = [];
  #events: readonly GameEvent[] = [];
  #homeward: number | undefined;
  #landed: number | undefined;

  constructor(begun: Begun, book: Rulebook) {
    this.#book = book;
    const { sitting, seat } = sitDown(begun, book, this.#ask);
    this.#sitting = sitting;
    this.seat = seat;
  }

  get played(): PlayedDay {
    const from = this.#homeward;
    const to = this.#landed;
    const home = from === undefined || to === undefined ? undefined : { from, to };
    return { lines: onLines(this.#typed), events: this.#events, home };
  }

  readonly #ask = async (): Promise<string | undefined> => {
    const { position, campaign } = this.#sitting;
    if (position.status !== 'asking' || campaign.day > 1) return undefined;
    this.#events = this.#sitting.today;
    if (this.#homeward !== undefined && this.#events.some(({ type }) => type === 'mission-ended'))
      this.#landed ??= onLines(this.#typed).length;
    const typed = this.#lineFor(position.question);
    this.#typed.push(typed);
    if (this.#typed.length > MOST)
      throw new Error(`${position.question.decision} is asked again and again: ${typed.text} does not answer it.`);
    return typed.text;
  };

  #lineFor(question: Question): Typed {
    if (isAsked(question, 'half-of-day')) return { text: atHand(question, this.seat) ? '' : 'propose' };
    if (isAsked(question, 'attack')) return { text: this.#fought() < FIGHTS ? 'attack' : 'decline' };
    if (isOfFight(question) && this.#fought() > FIGHTS) return { text: 'carry-on fight' };
    if (atHand(question, this.seat)) return this.#takeCourse(question);
    return this.#isForHome(question) ? { text: 'course home' } : this.#answer(question);
  }

  /** Not where a course has just led no further, nor where somebody goes his own way. */
  #isForHome(question: Question): boolean {
    if (!isAsked(question, 'movement') || this.#typed.at(-1)?.text === 'course home') return false;
    const { party, orders, steps } = question.about;
    const answer = answerBy(HEADS, question, this.#book);
    const own = answer === 'fighters-home' || steps.find(({ step }) => step === answer)?.goes !== undefined;
    return !own && orders.errand === 'mission' && !toWork(party, orders, this.#book);
  }

  #fought(): number {
    return this.#events.filter(({ type }) => type === 'fight-began').length;
  }

  #takeCourse(question: Question): Typed {
    const { party } = givesCourse(question) ?? {};
    const { down } = party ? boxOf(party.weather, this.#book) : { down: 'unlimited' };
    const isHidden = party && down !== 'unlimited' && party.altitude > Number(down);
    if (atHand(question, this.seat)?.answer === 'course home' && isHidden)
      this.#homeward ??= onLines(this.#typed).length;
    return { text: '' };
  }

  #answer(question: Question): Typed {
    const answer = answerBy(HEADS, question, this.#book);
    const joins =
      this.seat.typed.warned === undefined && !dangerIn(question, answer, this.#book)
        ? joinsOf(question, answer)
        : undefined;
    if (joins) return { text: letterOf(answer, question), joins };
    if (answer === enterTakes(atHand(question, this.seat), question, this.seat)?.answer) return { text: '' };
    const words: readonly string[] = question.options;
    const number = answerNumbers(question, this.#book)[words.indexOf(answer)];
    // Where steps are said, a figure alone is none.
    return { text: number && !severalIn(number, question, this.#book) ? number : answer };
  }
}

/** What is typed for a machine's turn in one line, and how it is set apart. */
const TURNS: Partial<Record<Decision, string>> = {
  'plan-card': ' ',
  throttle: ' ',
  'energy-move': ' ',
  'clouds-move': ', ',
};

function joinsOf(question: Question, answer: string): Joins | undefined {
  const { decision, about } = question;
  if (isAsked(question, 'burst')) return { of: `attack by ${question.about.machine}`, by: ' ', ends: true };
  if (isAsked(question, 'track-action') && question.about.targets.some((each) => each.answer === answer))
    return { of: `attack by ${question.about.machine}`, by: ' ' };
  const by = TURNS[decision];
  if (by === undefined || !('machine' in about) || !('view' in about) || !('turn' in about.view)) return undefined;
  const of = `${about.machine} ${about.view.turn}`;
  if (!isAsked(question, 'plan-card')) return { of, by };
  const { planned } = question.about;
  return { of, by, laid: [...planned, answer].map((card) => cardLetter(card, question)) };
}

/** A card by its letter in the hand, a move from the side by its number. */
function letterOf(answer: string, question: Question): string {
  if (isAsked(question, 'energy-move')) return `${question.options.indexOf(answer) + 1}`;
  return isAsked(question, 'plan-card') ? cardLetter(answer, question) : answer;
}

function cardLetter(card: string, { about }: Asked<'plan-card'>): string {
  const place = about.hand.findIndex((held) => held.card === card);
  return place < 0 ? card : letterAt(place);
}

function onLines(typed: readonly Typed[]): string[] {
  const lines: Typed[] = [];
  for (const each of typed) {
    const last = lines.at(-1);
    if (each.joins && last?.joins?.of === each.joins.of && !last.joins.ends)
      lines.splice(-1, 1, {
        ...each,
        text: [last.text, ...between(last.joins, each.joins), each.text].join(each.joins.by),
      });
    else lines.push(each);
  }
  return lines.map(({ text }) => text);
}

/** Cards that were laid between two answers without a question. */
const between = ({ laid: before = [] }: Joins, { laid = [] }: Joins): readonly string[] =>
  laid.slice(before.length, -1);
