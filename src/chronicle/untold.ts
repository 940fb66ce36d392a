import { type Airman, isFit, named } from '../campaign/aircrew.ts';
import { allMen, type Campaign, type FlightRecord, totalPoints } from '../campaign/campaign.ts';
import { decorationRow } from '../campaign/honours.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { GameEvent } from '../table/events.ts';
import { capital, counted, inWords, listed, plural, times } from '../words/numbers.ts';
import type { Lived, LivedDay, PlayedBy } from './lived.ts';
import { written } from './report/prose.ts';
import { scoreText, standingText } from './tables/people-rows.ts';

/** A day whose turns are unknown: only the changes from its dawn to the next are told. */
export type UntoldDay = LivedDay & Required<Pick<LivedDay, 'untold'>>;

export const isUntold = (day: LivedDay): day is UntoldDay => day.untold !== undefined;

export const untoldDays = ({ days }: Pick<Lived, 'days'>): readonly UntoldDay[] => days.filter(isUntold);

/** Whether a day before this one is untold, so that nobody knows what was the first. */
export const isUntoldBefore = (day: number, lived: Pick<Lived, 'days'>): boolean =>
  untoldDays(lived).some(({ dawn }) => dawn.day < day);

/** Why some days are told in short, in one sentence; nothing where all are told in full. */
export function untoldNote(lived: Pick<Lived, 'days'>): string | undefined {
  const days = untoldDays(lived);
  if (days.length === 0) return undefined;
  const others = days.map(({ dawn, untold }) => ({ day: dawn.day, by: untold }));
  return `${goOtherWays(others)}: what is told of ${plural(days.length, 'it', 'them')} is what the mornings after found changed.`;
}

/** A day, and who played it. */
interface OtherDay {
  readonly day: number;
  readonly by: PlayedBy;
}

/** That days were played with other rules or cards, without a full stop. */
function goOtherWays(others: readonly OtherDay[]): string {
  const dates = `${listed(others.map(({ day }) => `${day}`))} April`;
  const by = listed([...new Set(others.map((each) => editionText(each.by)))]);
  const many = others.length;
  return `${dates} ${plural(many, 'was', 'were')} played by ${by} and ${plural(many, 'goes', 'go')} another way by the rules and cards of this program`;
}

/** The version that played a day, and its cards: `version 0.1.0 (cards e627291c44a1)`. */
export const editionText = ({ rules, cards }: PlayedBy): string => `version ${rules} (cards ${cards})`;

/** The days whose turns are known, with all their events, and in one sentence why others are missing. */
export function turnsOf({ days }: Pick<Lived, 'days'>): {
  readonly known: readonly { readonly day: number; readonly events: readonly GameEvent[] }[];
  readonly note: string | undefined;
} {
  const turns = days.map((day) => ({ day: day.dawn.day, turns: day.turns?.() ?? [] }));
  const others = turns.flatMap((each) => ('rules' in each.turns ? [{ day: each.day, by: each.turns }] : []));
  return {
    known: turns.flatMap((each) => ('rules' in each.turns ? [] : [{ day: each.day, events: each.turns }])),
    note: others.length === 0 ? undefined : `${goOtherWays(others)}.`,
  };
}

/** What such a day brought each flight. */
export function pointsOf({ dawn, untold: { after } }: UntoldDay, { flight }: Pick<FlightRecord, 'flight'>): number {
  const pointsAt = (campaign: Campaign) =>
    campaign.flights.filter((each) => each.flight === flight).reduce((sum, each) => sum + totalPoints(each), 0);
  return after ? pointsAt(after) - pointsAt(dawn) : 0;
}

/** A man on the morning after, and as he was before; undefined for a man who arrived that day. */
interface Changed {
  readonly man: Airman;
  readonly was: Airman | undefined;
}

function changedIn({ dawn, untold: { after } }: UntoldDay): Changed[] {
  const before = new Map(allMen(dawn).map((man) => [man.id, man]));
  return (after ? allMen(after) : []).map((man) => ({ man, was: before.get(man.id) }));
}

/** Such a day in short, a sentence for each change at the next dawn. */
export function inShort(day: UntoldDay, book: Rulebook): string[] {
  const changed = changedIn(day);
  const flew = changed.filter(({ man }) => man.lastFlown === day.dawn.day);
  const came = changed.filter(({ was }) => !was);
  const lost = machinesLost(day);
  return [
    ...(came.length > 0 ? [`${namesIn(came)} came out.`] : []),
    ...(day.untold.after === undefined
      ? []
      : [`${flew.length === 0 ? 'Nobody' : capital(counted(flew.length, 'man', 'men'))} flew.`]),
    ...changed.flatMap(({ man, was }) => wonBy(man, was).map((won) => `${written(man)} has ${won} more to his name.`)),
    ...FATES.flatMap(({ is, words }) => {
      const men = changed.filter(({ man, was }) => man.standing.is === is && !isSameStanding(man, was));
      return men.length > 0 ? [`${words}: ${namesIn(men)}.`] : [];
    }),
    ...(lost.length > 0 ? [`Lost: ${listed(lost)}.`] : []),
    ...changed.flatMap(({ man, was }) => (was ? risenText(man, was, book).map((text) => `${text}.`) : [])),
  ];
}

const FATES = [
  { is: 'killed', words: 'Killed' },
  { is: 'prisoner', words: 'Taken prisoner' },
  { is: 'wounded', words: 'Wounded' },
] as const;

const namesIn = (changed: readonly Changed[]): string => listed(changed.map(({ man }) => written(named(man))));

function isSameStanding({ standing }: Airman, was: Airman | undefined): boolean {
  const before = was?.standing;
  const since = (each: Airman['standing']) => ('since' in each ? each.since : 0) + ('back' in each ? each.back : 0);
  return before?.is === standing.is && since(before) === since(standing);
}

function machinesLost({ dawn: { day }, untold: { after } }: UntoldDay): string[] {
  const machines = (after?.flights ?? []).flatMap((flight) => flight.machines);
  return machines.filter(({ standing }) => standing.is === 'lost' && standing.since === day).map(({ id }) => id);
}

/** `two victories and half a balloon`; empty where he won nothing. */
function wonBy(man: Airman, was: Airman | undefined): string[] {
  const won = { kills: man.kills - (was?.kills ?? 0), balloons: man.balloons - (was?.balloons ?? 0) };
  const told = scoreText(won);
  return told.length > 0 ? [listed(told)] : [];
}

/** His promotion, and his decorations. */
function risenText(man: Airman, was: Airman, book: Rulebook): string[] {
  const given = (man.decorations ?? []).slice((was.decorations ?? []).length);
  return [
    ...(man.rank === was.rank ? [] : [`${man.surname} is ${man.rank} now`]),
    ...given.map((decoration) => `The ${decorationRow(decoration, book).name} to ${written(man)}`),
  ];
}

/** What such a day brought a man, for his service record. */
export function manInShort(id: string, day: UntoldDay, book: Rulebook): string[] {
  const found = changedIn(day).find(({ man }) => man.id === id);
  if (!found?.was) return [];
  const { man, was } = found;
  const flew = man.missions - was.missions;
  const fought = man.fights - was.fights;
  return [
    ...(flew > 0 ? [`Flew ${times(flew)}${fought > 0 ? ` and fought on ${inWords(fought)}` : ''}`] : []),
    ...wonBy(man, was).map((won) => capital(won)),
    ...ratingsText(man, was),
    ...(isSameStanding(man, was) || isFit(man, day.dawn.day + 1) ? [] : [capital(standingText(man, day.dawn.day + 1))]),
    ...risenText(man, was, book),
  ];
}

function ratingsText(man: Airman, was: Airman): string[] {
  const rated = (name: string, from: string | number, to: string | number) =>
    from === to ? [] : [`${name} ${from} to ${to}`];
  const skill = (each: Airman) => (each.seat === 'pilot' ? each.skill : 0);
  return [
    ...rated('Pilot Skill', skill(was), skill(man)),
    ...rated('Firing', was.firing, man.firing),
    ...rated('Bravery', was.bravery, man.bravery),
  ];
}
