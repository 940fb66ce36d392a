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
import { changedSince, fightPage } from '../../questions/asking/put.ts';
import { missionText } from '../../questions/mission/goal-text.ts';
import { ratingsWhy } from '../../questions/narration/ratings-text.ts';
import { type Told, tellings } from '../../questions/narration/telling.ts';
import { ordersOf } from '../../screens/live/flight-head.ts';
import { battlePage } from '../../screens/pages/battle-page.ts';
import { breakPage, print, printJson, show, showAside } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { framing, isLeftOut, lastReport, pausesAfter } from '../day/day-frame.ts';
import { Heard } from './heard.ts';
import type { Pace } from './pace.ts';
import { mayRead, type Reader } from './reader.ts';
import { isSomebodyHit } from './somebody-hit.ts';
import { stripAt } from './strip-at.ts';
import type { Telling } from './telling.ts';

/** So many paragraphs of the day so far are told again to a player who comes back. */
export const RECALLED = 3;

/** Tells what happens, and keeps what it has told of the day. */
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
  /** The events of all that was told. */
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
  /** Whether every turn is told by itself. */
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

  /** Who is who from now on. */
  introduce(campaign: Pick<Campaign, 'flights'>): void {
    const { men, flights } = peopleOf(campaign);
    this.#people = { ...this.#people, men, flights };
  }

  /** Takes note of a day that has been told before, in place of all that was noted. */
  remember(events: readonly GameEvent[]): readonly Told[] {
    this.heard.begin(events, this.#reader);
    this.#noteAnew(events);
    this.heard.recalled(this.#lastParagraphs());
    return this.#told;
  }

  /**
   * Tells what the reader may know of it; the rest is held back for whose it is. Where a fight was changed by it he is
   * given time for all that came of the turn.
   */
  tell(events: readonly GameEvent[]): void {
    const heard = this.#hold(events);
    this.#tellOf(heard, () => true);
    if (heard.some((event) => hasTrait(event, 'a-blow'))) breakPage();
  }

  /** What has just been told as a picture, for one who can see it. */
  #showStrip(events: readonly GameEvent[]): void {
    const isDrawn = !this.#json && !this.#paper.inSentences && this.#isTold;
    const strip = isDrawn ? stripOf(events, this.onlooker(this.#paper)) : undefined;
    if (strip !== undefined) showAside(strip);
  }

  /** Lays before both what both may know and have not read together. */
  tellBoth(): void {
    const { before, news } = this.heard.takeCommon();
    this.#reader = 'bystander';
    this.#noteAnew(before);
    this.#tellOf(news, () => true);
  }

  /**
   * From here on this side reads. It is told what it has not been told yet, and both have not read together; in a new
   * sitting the last paragraphs.
   */
  handOver(side: Side): void {
    this.#reader = side;
    this.#noteAnew(this.heard.day);
    const { before, news, isNew } = this.heard.newsFor(side, this.#lastParagraphs());
    this.#noteAnew(before);
    this.#tellOf(news, isNew);
    this.heard.toldTo(side);
  }

  /** Notes it all, and tells the paragraphs in which something is new; a program has every event. */
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

  /** Where in the day the last paragraphs begin that the reader was told. */
  #lastParagraphs(): number {
    const [first] = this.#told.slice(-RECALLED).flatMap(({ events }) => events);
    return first ? this.heard.day.indexOf(first) : 0;
  }

  /** From here on this side reads, and both have read all that there was. */
  turnTo(side: Side): void {
    this.#reader = side;
    this.heard.readByBoth();
    // The page goes on before both: what was once for one alone is looked up there no more.
    this.#noteAnew(this.heard.day.filter((event) => mayRead(event, 'bystander')));
  }

  /** Takes note of what is told in another way. */
  note(events: readonly GameEvent[]): void {
    for (const told of this.#wordings(this.#hold(events))) this.#note(told);
  }

  /** Tells at the pace of a reader. Says whether he went on to the end. JSON is read by no man: it is told at once. */
  async read(events: readonly GameEvent[], pace: Pace): Promise<'on' | 'stop'> {
    if (this.#json) {
      this.tell(events);
      return pace.after('');
    }
    for (const told of this.#wordings(this.#hold(events))) {
      this.#note(told);
      if (!this.#isHeard(told)) continue;
      if ((await pace.after(this.print(told))) === 'stop') return 'stop';
    }
    return 'on';
  }

  /** Returns what there was to read. */
  print({ text, opens, events }: Told): string {
    const standsOut = opens || events.some((event) => hasTrait(event, 'stands-out'));
    const told = text === '' ? [] : [`${opens ? '\n' : ''}${standsOut ? this.#paper.ink.bold(text) : text}`];
    const heard = events.flatMap((event) => this.#framing(event));
    const isBefore = events.some(({ type }) => type === 'day-ended');
    const closing = events.flatMap((event) => this.#closing(event));
    const paragraphs = isBefore ? [...heard, ...told, ...closing] : [...told, ...heard, ...closing];
    for (const paragraph of paragraphs) print(paragraph, this.#paper);
    if (this.#isTold && this.#pausesAfter(events)) breakPage();
    return paragraphs.join('\n');
  }

  #pausesAfter(events: readonly GameEvent[]): boolean {
    if (this.#frame && pausesAfter(events, this.#frame)) return true;
    return this.#frame?.measure !== 'terse' && isSomebodyHit(events);
  }

  /** What is said around an event at breakfast and in the mess. */
  #framing(event: GameEvent): readonly string[] {
    if (!this.#frame || !this.#isTold) return [];
    // How the day really was tells of the other squadrons already.
    if (event.type === 'day-ended' && this.#realDays) return [];
    return framing(event, this.#frame, { today: this.#events, people: this.#people, book: this.#book });
  }

  /** What is printed when a phase, a mission, a battle or a day is over. */
  #closing(event: GameEvent): readonly string[] {
    if (event.type === 'mission-began' && this.#briefs && this.#isTold && this.#frame?.measure !== 'terse')
      return [this.#briefing(event)];
    if (event.type === 'mission-ended' && this.#isTold) return lastReport(this.events, this.#book);
    if (event.type === 'battle-ended') return [`\n${battlePage(event, this.#people, this.#paper)}`];
    if (event.type === 'day-ended' && this.#realDays) return [realDayLine(event.day, this.#book)];
    const closing = this.#isTold ? closingOf(event, this.#events, this.#people) : undefined;
    return closing === undefined ? [] : [closing];
  }

  /** The day so far in its paragraphs, as far as the reader may know it. */
  get told(): readonly Told[] {
    return this.#told;
  }

  /** The ratings of the last evening with their reasons. */
  get whyRatings(): string {
    return this.#ratings.length > 0 ? this.#ratings.join('\n') : 'No ratings have been thrown for since you sat down.';
  }

  /** The fight that is on, for one who asks for it. */
  track(asked: Question | undefined, paper: Paper): string {
    return fightPage(asked, this.onlooker(paper));
  }

  /** What there is to see of a question, where it has changed since it was last seen. */
  showChanged(question: Question): void {
    const now = changedSince(question, this.#lastSeen, this.onlooker(this.#paper));
    if (!now) return;
    this.#lastSeen = now.seen;
    show(`\n${now.text}`);
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

  /** Adds to the day what has happened. Returns what of it the reader may know. */
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

  /** What lies before today's dawn is told and done. */
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

  /** Whether the flight that is spoken of is the player's own, or nobody's. */
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
