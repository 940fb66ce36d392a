import { isForGood } from '../../../campaign/aircrew.ts';
import { counterOf } from '../../../cards/counters.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import { counterText, type Rulebook } from '../../../cards/rulebook.ts';
import type { Fate } from '../../../table/events/fight-events.ts';
import { alone, capital, counted, inWords, listed, oneOf, plural } from '../../../words/numbers.ts';
import { type Flown, type Sortie, sortiesOf } from '../../lived.ts';
import { causeOf } from '../../report/facts/cause.ts';
import type { MissionFacts } from '../../report/facts/mission-facts.ts';
import { written } from '../../report/prose.ts';
import { fightsIn, type MissionTold } from '../../threads/on-a-mission.ts';
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
    ...afterwards.flatMap((sortie) => afterwardsText(sortie, book)),
    ...(men.length > 0 ? [`${capital(men.join('; '))}.`] : []),
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

/** What ended their flight after the fight, or between two. */
function afterwardsText(sortie: Sortie, book: Rulebook): string[] {
  const ended = endedText(causeOf(sortie), (german) => oneOf(counterText(counterOf(german, book), book)));
  const lost = sortie.fates.filter(({ fate }) => isForGood(fate.fate));
  const fates = [...new Set(lost.map(({ fate }) => fate.fate))];
  const names = listed(lost.map(({ man }) => written(man)));
  const were = plural(lost.length, 'was', 'were');
  const what = fates.length > 1 ? 'lost' : LOST[fates[0] === 'killed' ? 'killed' : 'prisoner'];
  if (ended.startsWith(' by ')) return [`${names}, crippled${ended}, came down on the way, and ${were} ${what}.`];
  const how = lost.length > 1 ? ended.replace('met him alone', 'met them alone') : ended;
  return [`${names} ${were} ${what} afterwards${how}.`];
}

/** A graze keeps nobody from duty. */
const isHis = (has: CrewFate | undefined, fate: CrewFate['fate']): boolean =>
  has?.fate === fate && !(has.fate === 'wounded' && has.days === 0);

function machinesText({ machines }: MissionFacts): string {
  const home = machines.filter(({ end }) => end.is === 'home').length;
  const lost = machines.filter(({ end }) => end.is === 'down' && end.lost).length;
  const all = counted(machines.length, 'machine');
  if (home === machines.length) return ALL_HOME[home] ?? `All ${all} came home.`;
  const gone = lost > 0 ? `, and ${alone(lost)} ${plural(lost, 'was', 'were')} lost` : ', and none was lost';
  return machines.length === 1
    ? `The machine did not come home${lost > 0 ? ', and was lost' : ''}.`
    : `Of ${all} ${alone(home)} came home${gone}.`;
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
