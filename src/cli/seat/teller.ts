import type { Campaign } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { realDay, realDayLine } from '../../records/real-day.ts';
import { missionReports, reportText } from '../../records/report/mission-report.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Question } from '../../table/decisions.ts';
import type { EventOf, EventType, GameEvent } from '../../table/events.ts';
import { flightAfter } from '../../table/flight-after.ts';
import {
  type Onlooker,
  type TrackSeen,
  trackBefore,
  trackPage,
} from '../../terminal/fights/wings-over-france/track/track-page.ts';
import type { Paper } from '../../terminal/kit/paper.ts';
import { ordersOf } from '../../terminal/live/flight-head.ts';
import { type People, peopleOf } from '../../terminal/narration/people.ts';
import { type Told, tellings } from '../../terminal/narration/telling.ts';
import { battlePage } from '../../terminal/pages/battle-page.ts';
import { missionText } from '../../terminal/pages/goal-text.ts';
import { readWhy, whyText } from '../../terminal/reasons/why.ts';
import { print, printJson, show } from '../shell/page.ts';
import type { Pace } from './pace.ts';

/** What is heard of a flight that somebody else leads. */
const HEARD: ReadonlySet<EventType> = new Set<EventType>([
  'mission-not-flown',
  'mission-began',
  'machine-came-down',
  'fate-decided',
  'mission-ended',
  'evening-came',
  'newcomer-reported',
  'decoration-awarded',
  'acting-commander-appointed',
  'flight-commander-made',
  'campaign-graded',
]);

/** What is told with, and to whom. */
export interface Telling {
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly json: boolean;
  /** Whether each day ends with how it really was. */
  readonly realDays: boolean;
  /** Whether each mission begins with its briefing. */
  readonly briefs: boolean;
  /** Whether the player leads a flight himself; of the others he hears what he would hear in the mess. */
  readonly leads: (flight: Flight) => boolean;
}

/** Tells what happens, and keeps what it has told of the day. */
export class Teller {
  readonly #book: Rulebook;
  readonly #paper: Paper;
  readonly #json: boolean;
  readonly #realDays: boolean;
  readonly #briefs: boolean;
  readonly #leads: Telling['leads'];
  #flight: Flight | undefined;
  #told: Told[] = [];
  #people: People = peopleOf({ flights: [] });
  #trackSeen: TrackSeen | undefined;

  constructor({ book, paper, json, realDays, briefs, leads }: Telling) {
    this.#book = book;
    this.#paper = paper;
    this.#json = json;
    this.#realDays = realDays;
    this.#briefs = briefs;
    this.#leads = leads;
  }

  get people(): People {
    return this.#people;
  }

  /** The day so far. */
  get events(): readonly GameEvent[] {
    return this.#told.flatMap(({ events }) => events);
  }

  /** Who is who from now on. */
  introduce(campaign: Pick<Campaign, 'flights'>): void {
    const { men, flights } = peopleOf(campaign);
    this.#people = { ...this.#people, men, flights };
  }

  /** Takes note of a day that has been told before, in place of all that was noted. */
  remember(events: readonly GameEvent[]): readonly Told[] {
    this.#told = [];
    this.#trackSeen = undefined;
    for (const told of this.#wordings(events)) this.#note(told);
    return this.#told;
  }

  tell(events: readonly GameEvent[]): void {
    if (this.#json) for (const event of events) this.#printJson(event);
    for (const told of this.#wordings(events)) {
      this.#note(told);
      if (!this.#json && this.#isHeard(told)) this.print(told);
    }
  }

  /** Takes note of what is told in another way. */
  note(events: readonly GameEvent[]): void {
    for (const told of this.#wordings(events)) this.#note(told);
  }

  /** Tells at the pace of a reader. Says whether he went on to the end. JSON is read by no man: it is told at once. */
  async read(events: readonly GameEvent[], pace: Pace): Promise<'on' | 'stop'> {
    if (this.#json) {
      this.tell(events);
      return pace.after('');
    }
    for (const told of this.#wordings(events)) {
      this.#note(told);
      if (!this.#isHeard(told)) continue;
      if ((await pace.after(this.print(told))) === 'stop') return 'stop';
    }
    return 'on';
  }

  /** Returns what there was to read. */
  print({ text, opens, events }: Told): string {
    const told = text === '' ? [] : [opens ? `\n${this.#paper.ink.bold(text)}` : text];
    const paragraphs = [...told, ...events.flatMap((event) => this.#closing(event))];
    for (const paragraph of paragraphs) print(paragraph, this.#paper);
    return paragraphs.join('\n');
  }

  /** What is printed when a mission, a battle or a day is over. */
  #closing(event: GameEvent): readonly string[] {
    if (event.type === 'mission-began' && this.#briefs && this.#isTold) return [this.#briefing(event)];
    if (event.type === 'mission-ended' && this.#isTold) return this.#reports();
    if (event.type === 'battle-ended') return [`\n${battlePage(event, this.#people, this.#paper)}`];
    if (event.type === 'day-ended' && this.#realDays) return [realDayLine(event.day, this.#book)];
    return [];
  }

  /** The chain behind the figures of the last paragraphs, or behind a shot. */
  why(word: string): readonly string[] {
    return whyText(this.#told, readWhy(word), this.#book);
  }

  /** The Initiative Track, for one who asks for it. */
  track(asked: Question | undefined, paper: Paper): string {
    return trackPage(asked, { ...this.#onlooker(), paper });
  }

  /** The Initiative Track before a question of a fight, where it has changed. */
  showTrack(question: Question): void {
    const now = trackBefore(question, this.#trackSeen, this.#onlooker());
    if (!now) return;
    this.#trackSeen = now.seen;
    show(`\n${now.text}`);
  }

  #onlooker(): Onlooker {
    return { events: this.events, people: this.#people, book: this.#book, paper: this.#paper };
  }

  #printJson(event: GameEvent): void {
    printJson(event);
    if (this.#realDays && event.type === 'day-ended') printJson({ real: realDay(event.day, this.#book) });
  }

  #wordings(events: readonly GameEvent[]): readonly Told[] {
    return tellings(events, this.#people, this.#book);
  }

  /** What lies before today's dawn is told and done. */
  #note(told: Told): void {
    if (told.events.some(({ type }) => type === 'day-broke')) this.#told = [];
    this.#told.push(told);
    this.#people = told.people;
    this.#flight = told.events.reduce((flight, event) => flightAfter(event, flight), this.#flight);
  }

  /** Whether the flight that is spoken of is the player's own, or nobody's. */
  get #isTold(): boolean {
    return this.#flight === undefined || this.#leads(this.#flight);
  }

  #isHeard({ events }: Told): boolean {
    return this.#isTold || events.some(({ type }) => HEARD.has(type));
  }

  #briefing({ mission, zones, target }: EventOf<'mission-began'>): string {
    const flown = { mission, zones, target, track: [], altitude: 0, aft: undefined, weather: undefined };
    return `\n${missionText(ordersOf({ flown, seen: undefined }, this.#book), false, this.#book)}\n`;
  }

  #reports(): readonly string[] {
    const reports = missionReports(this.events, this.#book).slice(-1);
    return reports.map((report) => `\n${reportText(report)}`);
  }
}
