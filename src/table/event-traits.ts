import type { EventOfGames, EventType } from './events.ts';

/** What the program needs to know of an event's type before its content. */
export type Trait =
  /** It opens a part of the day, and stands apart on the page. */
  | 'opens-a-part'
  /** Other events have told it already, in the words of their game. */
  | 'told-by-others'
  /** Several of its type in succession are one paragraph. */
  | 'in-one-breath'
  /** It stands in the mission's short log. */
  | 'in-the-log'
  | 'says-the-weather'
  /** A hit or a loss, which is highlighted on the page. */
  | 'stands-out'
  /** It is no line of the log, but comes before other news all the same where a page has few lines for them. */
  | 'to-be-seen'
  /** A hit, a loss or the end of a fight: no page leaves it out however few lines it has. */
  | 'grave'
  /** It takes a machine out of a fight for good: the machine is the event's. */
  | 'takes-out'
  /** It changes a fight. Where a page has few lines for news, the player is given time to read them. */
  | 'a-blow'
  /** It moves the flight on, in space or in AFT. */
  | 'stage-of-the-way'
  | 'turn-flown'
  /** In a man's service record it stands at the morning, not at the evening. */
  | 'at-dawn'
  /** It is told of flights that somebody else leads too. */
  | 'heard-in-the-mess'
  /** It concerns the whole squadron. */
  | 'of-the-squadron'
  /** A gun of a machine was fired in a fight. */
  | 'a-shot'
  | 'ends-a-phase'
  | 'ends-a-fight';

/** The traits of each event type: a new event does not compile until its traits are given. */
export type Traits<T extends EventType> = { readonly [Each in T]: readonly Trait[] };

/** Every event of the campaign; those of a game stand with the game. */
export const EVENT_TRAITS: Traits<Exclude<EventType, EventOfGames['type']>> = {
  // The turn.
  'mission-began': ['opens-a-part', 'in-the-log', 'heard-in-the-mess'],
  'mission-not-flown': ['heard-in-the-mess'],
  'took-off': ['in-the-log', 'stage-of-the-way'],
  'height-changed': ['in-the-log', 'stage-of-the-way'],
  moved: ['in-the-log', 'stage-of-the-way', 'turn-flown'],
  stayed: ['in-the-log', 'stage-of-the-way', 'turn-flown'],
  'aft-ran-out': ['in-the-log'],
  'encounter-rolled': [],
  'enemy-height-rolled': [],
  'enemy-met': ['in-the-log'],
  'attack-option-given': [],
  'germans-decided': ['in-the-log'],
  'attack-declined': ['in-the-log'],
  'dog-fight-cost': ['stage-of-the-way'],
  'climbed-back': ['in-the-log'],
  'lame-duck-left': ['in-the-log'],
  'lame-duck-escorted': ['in-the-log'],
  detached: ['in-the-log'],
  'mission-resumed': ['in-the-log', 'says-the-weather'],
  'work-past-doing': ['in-the-log'],
  'straggler-followed': ['in-the-log'],
  landed: ['in-the-log'],
  'mission-ended': ['opens-a-part', 'in-the-log', 'heard-in-the-mess'],
  // The mission.
  'guns-looked-for': [],
  'low-archie-rolled': [],
  'machines-placed': [],
  'archie-fired': ['to-be-seen'],
  'archie-hit': ['in-the-log'],
  'station-kept': [],
  'machine-guns-fired': ['to-be-seen'],
  'machine-gun-hit': ['in-the-log'],
  'critical-hit-taken': ['grave'],
  'man-hit': ['in-the-log', 'stands-out', 'grave'],
  'machine-crippled': ['in-the-log', 'grave'],
  'lame-duck-checked': [],
  'lame-duck-gave-way': ['in-the-log', 'grave'],
  'engine-trouble-met': ['in-the-log'],
  'straggler-met-enemy': ['in-the-log'],
  'machine-came-down': ['in-the-log', 'heard-in-the-mess', 'stands-out', 'grave'],
  'fate-decided': ['in-the-log', 'heard-in-the-mess', 'stands-out', 'grave'],
  // Special activities.
  'hex-patrolled': ['in-the-log'],
  'two-seaters-escorted': ['in-the-log'],
  'ground-scanned': [],
  'strafing-nerve-tried': [],
  'dive-began': ['stage-of-the-way'],
  'dive-aimed': [],
  'dive-held': [],
  'dive-burst-fired': [],
  'ground-target-hit': ['in-the-log'],
  'trench-strafed': ['in-the-log'],
  'balloon-searched': ['to-be-seen'],
  'balloon-struck': ['in-the-log'],
  'balloon-hauled-down': ['to-be-seen'],
  'plate-exposed': ['in-the-log'],
  'plate-spoiled': ['in-the-log'],
  'plates-delivered': [],
  'fall-of-shot-called': ['in-the-log'],
  'spotting-broken-off': [],
  'stick-dropped': ['in-the-log'],
  'load-wasted': [],
  'bundle-dropped': ['in-the-log'],
  'man-fetched': ['in-the-log'],
  // Fights, whatever the system.
  'fight-began': ['opens-a-part', 'in-the-log'],
  'fight-broke-up': ['in-the-log', 'grave', 'ends-a-phase', 'ends-a-fight'],
  'machine-out': ['told-by-others'],
  'fight-over': ['told-by-others', 'ends-a-phase', 'ends-a-fight'],
  // Battles.
  'battle-began': ['opens-a-part', 'in-the-log', 'says-the-weather'],
  'battle-ended': ['opens-a-part', 'in-the-log'],
  // People.
  'skill-checked': [],
  'firing-checked': [],
  'bravery-checked': [],
  'request-answered': [],
  'machine-allotted': [],
  'newcomer-rated': [],
  'newcomer-reported': ['heard-in-the-mess'],
  'acting-commander-appointed': ['heard-in-the-mess'],
  'leave-given': ['heard-in-the-mess'],
  'word-said': [],
  'pair-made': [],
  'flight-commander-made': ['at-dawn', 'heard-in-the-mess'],
  'man-promoted': [],
  'experience-earned': [],
  'skill-raised': [],
  'ability-gained': [],
  'wound-mended': [],
  'decoration-recommended': [],
  'decoration-awarded': ['at-dawn', 'heard-in-the-mess'],
  'returned-to-duty': ['at-dawn'],
  'machines-returned': [],
  'machines-struck-off': [],
  'campaign-graded': ['heard-in-the-mess'],
  // The day.
  'task-offered': [],
  'task-answered': ['heard-in-the-mess'],
  'task-ended': ['heard-in-the-mess'],
  'task-done-elsewhere': ['heard-in-the-mess'],
  'plan-made': [],
  'duty-found': [],
  'plan-upset': ['opens-a-part'],
  // The campaign.
  'day-broke': ['opens-a-part', 'of-the-squadron'],
  'forecast-received': ['of-the-squadron'],
  'flight-paraded': [],
  'real-weather-laid': ['of-the-squadron'],
  'watch-began': ['opens-a-part', 'says-the-weather'],
  'weather-checked': [],
  'evening-came': ['opens-a-part', 'heard-in-the-mess'],
  'day-ended': ['of-the-squadron'],
};
