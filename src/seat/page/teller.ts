import type { Campaign } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { flightAfter } from '../../chronicle/flight-after.ts';
import { realDay, realDayLine } from '../../chronicle/real-day.ts';
import { closingOf, stripOf } from '../../games/screens.ts';
import { hasTrait } from '../../games/table.ts';
import type { LastSeen, Onlooker } from '../../kit/screen/asking.ts';
import { type People, peopleOf } from '../../kit/screen/people.ts';
import type { Paper } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import { changedSince, fightPage } from '../../questions/asking/put.ts';
import { missionText } from '../../questions/mission/goal-text.ts';
import { ratingsWhy } from '../../questions/narration/ratings-text.ts';
import { type Told, tellings } from '../../questions/narration/telling.ts';
import { ordersOf } from '../../screens/live/flight-head.ts';
import { battlePage } from '../../screens/pages/battle-page.ts';
import { breakPage, print, printJson, showAside } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { framing, hasBreakfast, headlinesIn, isLeftOut, lastReport, pausesAfter } from '../day/day-frame.ts';
import { Heard } from './heard.ts';
import { highlighted, isSomebodyHit, weightOf } from './of-weight.ts';
import type { Pace } from './pace.ts';
import { mayRead, type Reader } from './reader.ts';
import { stripAt } from './strip-at.ts';
import type { Telling } from './telling.ts';

/** So many paragraphs of the day so far are retold to a player who returns. */
export const RECALLED = 3;

/** Tells events, and keeps what it has told of the day. */
export class Teller {
  readonly #book: Rulebook;
  readonly #paper: Paper;
  readonly #json: boolean;
  readonly #realDays: boolean;
  readonly #briefs: boolean;
  readonly #leads: Telling['leads'];
  readonly #frame: Telling['frame'];
  readonly heard: Heard;
  #reader: Reader;
  #flight: Flight | undefined;
  #told: Told[] = [];
  /** The ratings of the last evening, man by man, with their reasons. */
  #ratings: readonly string[] = [];
  /** The events told so far. */
  #events: GameEvent[] = [];
  #people: People = peopleOf({ flights: [] });
  #lastSeen: LastSeen | undefined;

  constructor({ book, paper, json, realDays, briefs, leads, reader, frame, isShared = false }: Telling) {
    this.#book = book;
    this.#paper = paper;
    this.#json = json;
    this.#realDays = realDays;
    this.#briefs = briefs;
    this.#leads = leads;
    this.#reader = reader;
    this.#people = { ...this.#people, we: reader === 'german' ? 'german' : 'allied' };
    this.#frame = frame;
    this.heard = new Heard(isShared ? 'in-turn' : 'alone');
  }

  get people(): People {
    return this.#people;
  }
  /** Whether every turn is told separately. */
  get tellsAll(): boolean {
    return this.#frame?.measure === 'full';
  }

  get reader(): Reader {
    return this.#reader;
  }

  /** The day so far, as far as the reader may know it. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Sets the people from now on. */
  introduce(campaign: Pick<Campaign, 'flights'>): void {
    const { men, flights } = peopleOf(campaign);
    const headlineOf = headlinesIn(this.#frame, this.#book, () => this.#events);
    this.#people = { ...this.#people, men, flights, headlineOf };
  }

  /** Notes a day that was told before, instead of everything noted so far. */
  remember(events: readonly GameEvent[]): readonly Told[] {
    this.heard.begin(events, this.#reader);
    this.#noteAnew(events);
    this.heard.recalled(this.#lastParagraphs());
    return this.#told;
  }

  /**
   * Tells the events that the reader may know; others are held back for their side. Where a fight was changed the page
   * waits after the turn, and after breakfast before the plan.
   */
  tell(events: readonly GameEvent[]): void {
    const heard = this.#hold(events);
    this.#tellOf(heard, () => true);
    if (hasBreakfast(heard, this.#frame) || heard.some((event) => hasTrait(event, 'a-blow'))) breakPage();
  }

  /** The last events as a picture, for a player who can see it. */
  #showStrip(events: readonly GameEvent[]): void {
    const isDrawn = !this.#json && !this.#paper.inSentences && this.#isTold;
    const strip = isDrawn ? stripOf(events, this.onlooker(this.#paper)) : undefined;
    if (strip !== undefined) showAside(strip);
  }

  /** Shows both sides what both may know and have not read together. */
  tellBoth(): void {
    const { before, news } = this.heard.takeCommon();
    this.#reader = 'bystander';
    this.#noteAnew(before);
    this.#tellOf(news, () => true);
  }

  /**
   * From here on this side reads. Tells it what it has not been told yet, or not read together with the other; in a new
   * session the last paragraphs.
   */
  handOver(side: Side): void {
    this.#reader = side;
    this.#noteAnew(this.heard.day);
    const { before, news, isNew } = this.heard.newsFor(side, this.#lastParagraphs());
    this.#noteAnew(before);
    this.#tellOf(news, isNew);
    this.heard.toldTo(side);
  }

  /** Notes everything, and tells the paragraphs with something new; a program gets every event. */
  #tellOf(events: readonly GameEvent[], isNew: (event: GameEvent) => boolean): void {
    if (this.#json) for (const event of events) this.#printJson(event);
    const paragraphs = this.#wordings(events);
    const shownAt = stripAt(paragraphs, (part) => stripOf(part, this.onlooker(this.#paper)) !== undefined);
    for (const [at, told] of paragraphs.entries()) {
      if (at === shownAt) this.#showStrip(events.filter(isNew));
      this.#note(told);
      if (!this.#json && this.#isHeard(told) && told.events.some(isNew)) this.print(told);
    }
    if (shownAt === paragraphs.length) this.#showStrip(events.filter(isNew));
  }

  /** The index at which the last paragraphs told to the reader begin. */
  #lastParagraphs(): number {
    const [first] = this.#told.slice(-RECALLED).flatMap(({ events }) => events);
    return first ? this.heard.day.indexOf(first) : 0;
  }

  /** From here on this side reads, and both have read everything. */
  turnTo(side: Side): void {
    this.#reader = side;
    this.heard.readByBoth();
    // From here on the page belongs to both: what was once for one side only is no longer shown.
    this.#noteAnew(this.heard.day.filter((event) => mayRead(event, 'bystander')));
  }

  /** Notes what is told in another way. */
  note(events: readonly GameEvent[]): void {
    for (const told of this.#wordings(this.#hold(events))) this.#note(told);
  }

  /** Tells at reading pace. Returns whether the reader continued to the end. JSON is told at once. */
  async read(events: readonly GameEvent[], pace: Pace): Promise<'on' | 'stop'> {
    if (this.#json) {
      this.tell(events);
      return pace.after('');
    }
    for (const told of this.#wordings(this.#hold(events))) {
      this.#note(told);
      if (this.#isHeard(told) && (await pace.after(this.print(told))) === 'stop') return 'stop';
    }
    return 'on';
  }

  /** Returns the text to read. */
  print(told: Told): string {
    const { events } = told;
    const said = highlighted(told, this.#paper);
    const framed = events.flatMap((event) => this.#framing(event));
    const closing = events.flatMap((event) => this.#closing(event));
    const isBefore = events.some(({ type }) => type === 'day-ended');
    const paragraphs = [...(isBefore ? [...framed, ...said] : [...said, ...framed]), ...closing];
    const weight = weightOf(events);
    for (const each of paragraphs) print(each, this.#paper, said.includes(each) ? weight : 'text');
    if (this.#isTold && this.#pausesAfter(events)) breakPage();
    return paragraphs.join('\n');
  }

  #pausesAfter(events: readonly GameEvent[]): boolean {
    if (this.#frame && pausesAfter(events, this.#frame)) return true;
    return this.#frame?.measure !== 'terse' && isSomebodyHit(events);
  }

  /** The text around an event at breakfast and in the mess. */
  #framing(event: GameEvent): readonly string[] {
    if (!this.#frame || !this.#isTold) return [];
    const around = { today: this.#events, people: this.#people, book: this.#book };
    // The historical day already tells of the other squadrons.
    return framing(event, this.#frame, { ...around, gossip: this.#realDays ? 'of-ours' : 'all' });
  }

  /** Text at the end of a phase, a mission, a battle or a day. */
  #closing(event: GameEvent): readonly string[] {
    if (event.type === 'mission-began' && this.#briefs && this.#isTold && this.#frame?.measure !== 'terse')
      return [this.#briefing(event)];
    if (event.type === 'mission-ended' && this.#isTold) return lastReport(this.events, this.#book);
    if (event.type === 'battle-ended') return [`\n${battlePage(event, this.#people, this.#paper)}`];
    if (event.type === 'day-ended' && this.#realDays) return [realDayLine(event.day, this.#book)];
    const closing = this.#isTold ? closingOf(event, this.#events, this.#people) : undefined;
    return closing === undefined ? [] : [closing];
  }

  /** The day so far in paragraphs, as far as the reader may know it. */
  get told(): readonly Told[] {
    return this.#told;
  }

  /** The ratings of the last evening with their reasons. */
  get whyRatings(): string {
    return this.#ratings.length > 0 ? this.#ratings.join('\n') : 'No ratings have been thrown for since you sat down.';
  }

  /** The current fight, on request. */
  track(asked: Question | undefined, paper: Paper): string {
    return fightPage(asked, this.onlooker(paper));
  }

  /** The picture of a question, where it has changed since it was last asked for. */
  changedIn(question: Question): string | undefined {
    const now = changedSince(question, this.#lastSeen, this.onlooker(this.#paper));
    this.#lastSeen = now?.seen ?? this.#lastSeen;
    return now && drawnOrTold(now.shows, this.#paper);
  }

  /** The next picture is shown whole. */
  forgetSeen(): void {
    this.#lastSeen = undefined;
  }

  onlooker(paper: Paper): Onlooker {
    return { book: this.#book, people: this.#people, events: this.#events, paper };
  }

  #printJson(event: GameEvent): void {
    printJson(event);
    if (this.#realDays && event.type === 'day-ended') printJson({ real: realDay(event.day, this.#book) });
  }

  #wordings(events: readonly GameEvent[]): readonly Told[] {
    return tellings(events, this.#people, this.#book);
  }

  /** Adds events to the day. Returns those that the reader may know. */
  #hold(events: readonly GameEvent[]): readonly GameEvent[] {
    this.heard.add(events, this.#reader);
    return events.filter((event) => mayRead(event, this.#reader));
  }

  #noteAnew(events: readonly GameEvent[]): void {
    this.#told = [];
    this.#events = [];
    this.#lastSeen = undefined;
    for (const told of this.#wordings(events.filter((event) => mayRead(event, this.#reader)))) this.#note(told);
  }

  /** What lies before today's dawn is finished. */
  #note(told: Told): void {
    if (told.events.some(({ type }) => type === 'skill-checked' || type === 'firing-checked'))
      this.#ratings = ratingsWhy(told.events, told.people);
    if (told.events.some(({ type }) => type === 'day-broke')) {
      this.#told = [];
      this.#events = [];
    }
    this.#told.push(told);
    this.#events.push(...told.events);
    this.#people = told.people;
    this.#flight = told.events.reduce((flight, event) => flightAfter(event, flight), this.#flight);
  }

  /** Whether the current flight is the player's own, or none. */
  get #isTold(): boolean {
    return this.#flight === undefined || this.#leads(this.#flight);
  }

  #isHeard({ events }: Told): boolean {
    if (this.#frame && isLeftOut(events, this.#frame)) return false;
    return this.#isTold || events.some((event) => hasTrait(event, 'heard-in-the-mess'));
  }

  #briefing({ mission, zones, machines: { length: machines }, target }: EventOf<'mission-began'>): string {
    const flown = { mission, zones, machines, target, track: [], altitude: 0, aft: undefined, weather: undefined };
    return `\n${missionText(ordersOf({ flown, seen: undefined }, this.#book), 'asked', this.#book)}\n`;
  }
}
