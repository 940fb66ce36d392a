import type { FlightRecord } from '../../campaign/campaign.ts';
import {
  type Available,
  type DayPlan,
  type Draft,
  FRESH_FOR,
  isHalf,
  isShaky,
  missionsOf,
  type PlannedMission,
} from '../../campaign/plan.ts';
import { type Warning, warnedOff, warningsOn } from '../../campaign/warnings.ts';
import type { Watch } from '../../campaign/watch.ts';
import { proposedFor } from '../../campaign/who-may-fly.ts';
import { staysOnOurSide } from '../../campaign/work.ts';
import { manualOf, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { shortName } from '../../kit/screen/people.ts';
import { inWords, listed, plural, signed } from '../../words/numbers.ts';
import { watchFor } from './draft-plan.ts';
import { whyHidden } from './mission-outlook.ts';
import { dutyText, isNote, warningText } from './warning-text.ts';

/** How it is told of one man and of several. */
type SaidOfMen = readonly [one: string, many: string];

const REASONS = {
  twice: ['has two missions today', 'have two missions today'],
  officer: ['commands the squadron', 'command the squadron'],
  nerves: ['has bad nerves', 'have bad nerves'],
  novice: ['is a novice', 'are novices'],
  petrol: ['has too little petrol', 'have too little petrol'],
} as const satisfies Record<string, SaidOfMen>;

type Hindrance = keyof typeof REASONS;

/** Why a careful commander does not send a man on a mission besides; nothing, where he would. */
function reasonAgainst(
  man: Available,
  mission: PlannedMission,
  { plan }: Draft,
  book: Rulebook,
): Hindrance | undefined {
  if (man.rank === 'Major') return 'officer';
  if (missionsOf(man.airman, plan) >= FRESH_FOR) return 'twice';
  if (isShaky(man) && (missionsOf(man.airman, plan) > 0 || !staysOnOurSide(mission.scheduled.mission, book)))
    return 'nerves';
  if (!warnedOff(mission, book)(man)) return undefined;
  return man.skill === 1 ? 'novice' : 'petrol';
}

const freeFor = (role: Available['role'], mission: PlannedMission, draft: Draft, book: Rulebook): Available[] =>
  proposedFor(mission, watchFor(mission, draft), draft, book).filter((man) => man.role === role);

/** `nobody else is free then`, `Capt Haldenby has two missions today`; nothing, where a fighter could be sent besides. */
function whyNoMore(mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  const { told, fit } = fightersFor(mission, draft, book);
  if (fit.length > 0) return undefined;
  return told === '' ? 'nobody else is free then' : told;
}

/** The fighter pilots who are free then: what there is against each, and those against whom there is nothing. */
function fightersFor(mission: PlannedMission, draft: Draft, book: Rulebook) {
  const told = new Map<Hindrance, Available[]>();
  const fit: Available[] = [];
  for (const man of freeFor('fighter', mission, draft, book)) {
    const reason = reasonAgainst(man, mission, draft, book);
    if (reason === undefined) fit.push(man);
    else told.set(reason, [...(told.get(reason) ?? []), man]);
  }
  const texts = [...told].map(([reason, men]) => {
    const [one, many] = REASONS[reason];
    return `${listed(men.map(shortName))} ${plural(men.length, one, many)}`;
  });
  return { told: listed(texts), fit };
}

/** `Offensive Line Patrol is left undone: 2Lt Pettifer has bad nerves.` Nothing, where it could be flown. */
function undoneNote(mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  const because =
    mission.stands === 'not-flown'
      ? (whyHidden(mission, draft.plan, book) ??
        whyTooFew({ ...mission, watch: watchOf(mission), crews: [] }, draft, book))
      : undefined;
  return because && `${missionTitle(mission.scheduled.mission, book)} is left undone: ${because}.`;
}

/** The part of the day in which it was to be flown, where the roster leaves no choice. */
const watchOf = ({ watch, scheduled: { half } }: PlannedMission): Watch | undefined =>
  watch ?? (half === 'either' ? undefined : half);

function whyTooFew(mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  const { fighters, twoSeaters } = manualOf(mission.scheduled.mission, book).crews;
  if (freeFor('two-seater', mission, draft, book).length < twoSeaters.from) return 'no two-seater is free then';
  const { told, fit } = fightersFor(mission, draft, book);
  if (fit.length >= Math.max(1, fighters.from)) return undefined;
  const only =
    fit.length > 0 ? [`it takes ${inWords(fighters.from)}, and ${listed(fit.map(shortName))} alone could go`] : [];
  const reasons = [...only, ...(told === '' ? [] : [told])];
  return reasons.length > 0 ? reasons.join('; ') : 'nobody is free then';
}

/** A plan as it is shown; without the flight nobody can say who is idle. */
export interface PlanShown {
  readonly plan: DayPlan;
  readonly flight: FlightRecord | undefined;
}

/** A warning in words, and whether a careful commander plans so all the same: then it says why. */
interface WarningTold {
  readonly says: string;
  readonly isNoted: boolean;
}

/** What is unwise in a mission, and why a careful commander sends no more men. */
export function toldOf(mission: PlannedMission, { plan, flight }: PlanShown, book: Rulebook): WarningTold[] {
  const draft = flight && { plan, flight };
  const warned = warningsOn(mission, plan, book).map((warning) => {
    const because = draft && excuseFor(warning, mission, draft, book);
    const instead = draft && insteadOf(warning, mission, draft, book);
    const says = `${warningText(warning, mission, book)}${dutyText(warning, plan)}${instead ?? ''}`;
    return because === undefined
      ? { says, isNoted: isNote(warning, plan) }
      : { says: `${says.replace(/\.$/, '')}: ${because}.`, isNoted: true };
  });
  const note = draft && (escortNote(mission, draft, book) ?? undoneNote(mission, draft, book));
  return note === undefined ? warned : [...warned, { says: note, isNoted: true }];
}

/** Why a plan that a careful commander made stands with a warning; nothing, where there is a better one. */
function excuseFor(warning: Warning, mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  if (warning.why === 'few-on-patrol' || warning.why === 'lone-two-seater') return whyNoMore(mission, draft, book);
  if (warning.why === 'commanding-officer') return whyTheOfficer(mission, draft, book);
  if (warning.why !== 'novice-over-douai') return undefined;
  const novice = mission.crews.find(({ airman }) => airman === warning.airman);
  return novice && whyTheNovice(novice, mission, draft, book);
}

/** ` Free in his place: Lt Quillinan.`: against whom there is nothing; for the only mission of a man with bad nerves. */
function insteadOf(warning: Warning, mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  if (warning.why !== 'nerves' || missionsOf(warning.airman, draft.plan) !== 1) return undefined;
  const without = { ...mission, crews: mission.crews.filter(({ airman }) => airman !== warning.airman) };
  const free = fightersFor(without, draft, book).fit.filter((man) => man.airman !== warning.airman && !isShaky(man));
  return ` Free in his place: ${free.length === 0 ? 'nobody' : listed(free.map(shortName))}.`;
}

/** Measured over 900 campaigns: without him the patrols that are left undone cost more than he does. */
function whyTheOfficer(mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  // In his place: the patrol is one machine.
  const because = whyNoMore({ ...mission, crews: [] }, draft, book);
  return (
    because && `${because}, and undone it costs ${signed(manualOf(mission.scheduled.mission, book).notFlown.points)}`
  );
}

function whyTheNovice(novice: Available, mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  if (novice.role === 'two-seater')
    return freeFor('two-seater', { ...mission, crews: [] }, draft, book).some(({ skill }) => skill > novice.skill)
      ? undefined
      : 'no other two-seater is free then';
  const { plan } = draft;
  const isQuieter = (other: PlannedMission) =>
    other.key !== mission.key &&
    other.stands === 'planned' &&
    isHalf(other.watch) &&
    warningsOn({ ...other, crews: [novice] }, plan, book).every(({ why }) => why !== 'novice-over-douai');
  return missionsOf(novice.airman, plan) > 1 || plan.missions.some(isQuieter)
    ? undefined
    : 'he owes one mission a day (rule 6), and none is quieter';
}

/** `Long Reconnaissance has one escort: nobody else is free then.` */
function escortNote(mission: PlannedMission, draft: Draft, book: Rulebook): string | undefined {
  const { crews, scheduled, stands } = mission;
  const escorts = crews.filter(({ role }) => role === 'fighter').length;
  // A two-seater by herself has a warning of her own.
  if (stands !== 'planned' || escorts === crews.length || escorts > 1 || crews.length === 1) return undefined;
  const because = staysOnOurSide(scheduled.mission, book) ? undefined : whyNoMore(mission, draft, book);
  const has = `${missionTitle(scheduled.mission, book)} has ${escorts === 1 ? 'one' : 'no'} escort`;
  return because && `${has}: ${because}.`;
}
