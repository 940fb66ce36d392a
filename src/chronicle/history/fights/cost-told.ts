import { isForGood } from '../../../campaign/aircrew.ts';
import { byName } from '../../../cards/by-name.ts';
import { counterOf } from '../../../cards/counters.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { germanTold } from '../../../kit/screen/german-told.ts';
import type { Fate } from '../../../table/events/fight-events.ts';
import { alone, capital, counted, inWords, listed, plural } from '../../../words/numbers.ts';
import { type Flown, type Sortie, sortiesOf } from '../../lived.ts';
import { ofKind } from '../../moments/of-kind.ts';
import { whereDown } from '../../remarks.ts';
import { causeOf } from '../../report/facts/cause.ts';
import type { MachineFacts, MissionFacts } from '../../report/facts/mission-facts.ts';
import { written } from '../../report/prose.ts';
import { fightsIn, type MissionTold } from '../../threads/on-a-mission.ts';
import { underEach } from '../../under-each.ts';
import { endedText } from '../causes-told.ts';
import { type Measured, measured } from './weight.ts';

/** Who was killed, taken and wounded, and how many machines came home. */
export function costTold({ flown, facts }: MissionTold, book: Rulebook): string[] {
  const afterwards = lostAfterwards(flown, facts);
  const of = (fate: CrewFate['fate']) =>
    facts.machines
      .filter(({ machine }) => fate === 'wounded' || !afterwards.some(({ crew }) => crew.machine === machine))
      .flatMap(({ men }) => men.filter((man) => isHis(man.fate, fate)).map(written));
  const [killed, taken, wounded] = [of('killed'), of('prisoner'), of('wounded')];
  const men = [
    ...(killed.length > 0 ? [`it cost ${listed(killed)} ${plural(killed.length, 'his life', 'their lives')}`] : []),
    ...(taken.length > 0 ? [`${listed(taken)} ${plural(taken.length, 'was', 'were')} taken prisoner`] : []),
    ...(wounded.length > 0 ? [`${listed(wounded)} ${plural(wounded.length, 'was', 'were')} wounded`] : []),
  ];
  return [
    ...afterwardsTold(afterwards, book),
    ...(men.length > 0 ? [`${capital(men.join('; '))}.`] : []),
    ...livedText(facts),
    machinesText(facts),
  ];
}

/** Machines whose men were lost, and which no fight brought down. */
const lostAfterwards = (flown: Flown, facts: MissionFacts): Sortie[] =>
  sortiesOf(flown).filter(
    ({ crew, fates }) =>
      fates.some(({ fate }) => isForGood(fate.fate)) &&
      !fightsIn(facts).some(({ harmed }) =>
        harmed.some(
          ({ machine, fate }) => machine === crew.machine && (fate === 'shot-down' || fate === 'forced-down'),
        ),
      ),
  );

/** What ended their flight after the fight, or between two; the same end of several machines is told once. */
function afterwardsTold(afterwards: readonly Sortie[], book: Rulebook): string[] {
  const ends = afterwards.map((sortie) => ({ lost: sortie.fates.filter(isGone), ...endOf(sortie, book) }));
  return [...underEach(ends, ({ key }) => [key]).values()].map((alike) => {
    const names = listed(alike.flatMap(({ lost }) => lost.map(({ man }) => written(man))));
    const many = alike.reduce((sum, { lost }) => sum + lost.length, 0);
    return alike[0]?.told({ names, many, machines: alike.length }) ?? '';
  });
}

const isGone = ({ fate }: Sortie['fates'][number]): boolean => isForGood(fate.fate);

/** Those who had the same end. */
interface TheSameEnd {
  readonly names: string;
  readonly many: number;
  readonly machines: number;
}

interface EndAfterwards {
  /** The same for the same end. */
  readonly key: string;
  readonly told: (those: TheSameEnd) => string;
}

function endOf(sortie: Sortie, book: Rulebook): EndAfterwards {
  const ended = endedText(causeOf(sortie), (german) => germanTold(counterOf(german, book), book));
  const fates = [...new Set(sortie.fates.filter(isGone).map(({ fate }) => fate.fate))];
  const what = fates.length > 1 ? 'lost' : LOST[fates[0] === 'killed' ? 'killed' : 'prisoner'];
  const down = downText(sortie, book);
  if (ended.startsWith(' by '))
    return {
      key: `${ended} ${down} ${what}`,
      told: ({ names, many, machines }) =>
        `${names}, in ${plural(machines, 'a machine', 'machines')} hit${ended}, came down ${down}, and ${plural(many, 'was', 'were')} ${what}.`,
    };
  return {
    key: `${ended} ${what}`,
    told: ({ names, many }) =>
      `${names} ${plural(many, 'was', 'were')} ${what} afterwards${many > 1 ? ended.replace('met him alone', 'met them alone') : ended}.`,
  };
}

/** Where a machine came down, and on which side of the lines. */
function downText({ crew: { machine }, end, moments }: Sortie, book: Rulebook): string {
  if (end?.end !== 'down') return 'at home';
  const down = ofKind(moments, 'machine-came-down').find((each) => each.machine === machine);
  return `${whereDown(end, moments, book)}${down ? SIDES[down.side] : ''}`;
}

const SIDES = {
  allied: ' on our side of the lines',
  trenches: ' between the lines',
  enemy: ' on the wrong side of the lines',
} as const;

/** (29) Who lived through a fall from which nobody was to be expected. */
function livedText({ machines }: MissionFacts): string[] {
  return machines.flatMap(({ men, end }) => {
    const how = end.is === 'down' && end.how === 'shot-down' ? FALLS.get(end.words ?? '') : undefined;
    const alive = men.filter(({ fate }) => fate !== undefined && fate.fate !== 'killed');
    if (how === undefined || alive.length === 0) return [];
    return [`That ${listed(alive.map(written))} came alive out of a machine that ${how} nobody could explain.`];
  });
}

const FALLS = byName({ 'Breaks up': 'broke up in the air', 'In flames': 'came down in flames' });

/** A graze keeps nobody from duty. */
const isHis = (has: CrewFate | undefined, fate: CrewFate['fate']): boolean =>
  has?.fate === fate && !(has.fate === 'wounded' && has.days === 0);

/** How many came home, and what became of each of the others. */
function machinesText({ machines }: MissionFacts): string {
  const many = (is: (end: MachineFacts['end']) => boolean) => machines.filter(({ end }) => is(end)).length;
  const home = many(({ is }) => is === 'home');
  if (home === machines.length) return ALL_HOME[home] ?? `All ${inWords(home)} machines came home.`;
  const ends = [
    { count: many(({ is }) => is === 'field'), one: 'landed at another field', several: 'landed at other fields' },
    {
      count: many((end) => end.is === 'down' && !end.lost),
      one: 'came down in the country and was saved',
      several: 'came down in the country and were saved',
    },
    { count: many((end) => end.is === 'down' && end.lost), one: 'was lost', several: 'were lost' },
  ].filter(({ count }) => count > 0);
  const said = ends.map(({ count, one, several }) => ({ count, words: plural(count, one, several) }));
  if (machines.length === 1) return `The machine ${said.map(({ words }) => words).join('')}.`;
  const [only] = said;
  if (home === 0 && said.length === 1 && only)
    return `${machines.length === 2 ? 'Both' : `All ${inWords(machines.length)}`} machines ${ends[0]?.several ?? ''}.`;
  const told = said.map(({ count, words }) => `${alone(count)} ${words}`);
  return `Of ${counted(machines.length, 'machine')} ${listed([...(home > 0 ? [`${inWords(home)} came home`] : []), ...told])}.`;
}

const LOST = { killed: 'killed', prisoner: 'taken prisoner' } as const;

const ALL_HOME: Readonly<Record<number, string>> = { 1: 'The machine came home.', 2: 'Both machines came home.' };

/** What became of the enemies who were met. */
export function wonTold(told: MissionTold): string[] {
  const harmed = fightsIn(told.facts).flatMap((fight) => fight.harmed.filter(({ german }) => german));
  const { met } = measured(told);
  const many = (fate: Fate) => harmed.filter((each) => each.fate === fate).length;
  const said = HARMED.flatMap(({ fate, one, several }) =>
    many(fate) > 0 ? [`${inWords(many(fate))} ${plural(many(fate), one, several)}`] : [],
  );
  const those = met === 1 ? 'The one enemy whom they met' : `Of the ${inWords(met)} enemies whom they met`;
  if (said.length === 0) return [`${those}${met === 1 ? '' : ' none'} was the worse for it.`];
  if (met === 1) return [`${those} ${said.join('').replace(/^one /, '')}.`];
  const none = many('shot-down') + many('forced-down') === 0 ? ', and none came down' : '';
  return [`${those} ${listed(said)}${none}.`];
}

const HARMED: readonly { readonly fate: Fate; readonly one: string; readonly several: string }[] = [
  { fate: 'shot-down', one: 'was shot down', several: 'were shot down' },
  { fate: 'forced-down', one: 'was forced down', several: 'were forced down' },
  { fate: 'damaged-abort', one: 'went home damaged', several: 'went home damaged' },
];

/** What no other mission of the month had so much of. */
export function mostTold(told: MissionTold, all: readonly MissionTold[]): string[] {
  const has = measured(told);
  const others = all.filter(({ flown }) => flown !== told.flown);
  const isMost = (of: keyof Measured) => others.every((each) => measured(each)[of] < has[of]);
  const most = [
    ...(has.met > 1 && isMost('met') ? ['met so many'] : []),
    ...(has.lost > 1 && isMost('lost') ? ['cost so many men'] : []),
  ];
  return most.length > 0 ? [`No other mission of the month ${listed(most)}.`] : [];
}

/** That no other mission of the month did better, or worse, after its points. */
export function bestOrWorst(told: MissionTold, all: readonly MissionTold[]): string {
  const { points } = told.flown.ended;
  const others = all.filter(({ flown }) => flown !== told.flown).map(({ flown }) => flown.ended.points);
  if (others.length === 0) return '';
  if (points > 0 && points > Math.max(...others)) return ', and no mission of the month did better';
  return points < 0 && points < Math.min(...others) ? ', and no mission of the month did worse' : '';
}
