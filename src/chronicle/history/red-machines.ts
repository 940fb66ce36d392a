import { isForGood } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { counterOf, numberOfGerman } from '../../cards/counters.ts';
import type { Fate } from '../../table/events/fight-events.ts';
import { capital, counted, inWords, listed, plural, times } from '../../words/numbers.ts';
import { allFlown, isMachineLost, type Lived, type Sortie, sortiesOf } from '../lived.ts';
import { causeOf } from '../report/facts/cause.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import type { Feud, Threads } from '../threads/thread.ts';
import type { Dated } from './chapter.ts';
import type { Names } from './happenings-told.ts';

/** (2) Jasta 11 is recognized by its colour. */
export function redMachines({ feuds }: Threads, names: Names, lived: Lived): Dated[] {
  const red = feuds.find(({ with: other }) => other === 'jasta-11');
  const [day] = red?.days ?? [];
  if (!red || day === undefined) return [];
  const lost = [...new Set(red.lost)].map(names.of);
  // Whom it killed later is told once.
  const hurt = [...new Set(red.hurt)].filter((man) => !red.lost.includes(man)).map(names.of);
  const won = [...new Set(red.won)].map(names.of);
  const crippled = crippledByJasta11(lived, red).map(({ man, day: on, isLost }) => ({
    // Whom it cost on another day is told of twice.
    name: `${names.on(on).of(man)}${red.lost.includes(man) ? ` (on ${dateText(on)})` : ''}`,
    isLost,
  }));
  const forced = harmedOfJasta11('forced-down', lived).map(names.of);
  const sent = harmedOfJasta11('damaged-abort', lived).length;
  return [
    {
      day,
      title: 'The Red Machines',
      paragraphs: [
        [
          `Jasta 11 was first met in a fight on ${dateText(day)}, and ${times(red.days.length)} in all.`,
          ...(lost.length + won.length + crippled.length + forced.length === 0
            ? ['Nobody was lost to it, and nobody brought one of its machines down.']
            : []),
          ...costText({ lost, hurt, crippled, won: won.length + forced.length }),
          ...wonOfThem(won, red.won.length, lost.length + crippled.length),
          ...forcedText(forced, lost.length + won.length + crippled.length),
          ...sentHomeText(sent),
        ].join(' '),
      ],
    },
  ];
}

interface RedCripple {
  readonly name: string;
  readonly isLost: boolean;
}

interface CostOfIt {
  readonly lost: readonly string[];
  readonly hurt: readonly string[];
  /** The pilots of machines that it crippled and that did not come home. */
  readonly crippled: readonly RedCripple[];
  readonly won: number;
}

interface CrippledByIt {
  readonly man: string;
  readonly day: number;
  readonly isLost: boolean;
}

/** The pilots of machines that it had crippled and that did not come home, where no man whom it cost was lost with one; each once. */
function crippledByJasta11(lived: Lived, { lost }: Feud): CrippledByIt[] {
  const isRed = (german: number): boolean => counterOf(german, lived.book).jasta11;
  const men = new Map<string, CrippledByIt>();
  for (const sortie of allFlown(lived).flatMap(sortiesOf)) {
    const [pilot] = sortie.crew.men;
    const isToldOf =
      !isNotHome(sortie) || sortie.fates.some(({ man, fate }) => isForGood(fate.fate) && lost.includes(man.airman));
    if (!pilot || isToldOf || !isCrippledBy(isRed, sortie)) continue;
    const { airman: man } = pilot;
    men.set(man, { man, day: sortie.flown.day, isLost: men.get(man)?.isLost === true || isMachineLost(sortie) });
  }
  return [...men.values()];
}

/** Whoever ended it: what crippled it in the fight may have been another's hit. */
function isCrippledBy(isOne: (german: number) => boolean, sortie: Sortie): boolean {
  const cause = causeOf(sortie);
  const first = cause?.is === 'alone' ? cause.after : cause;
  if (first?.is === 'german' && isOne(first.german)) return true;
  return sortie.moments.some(
    (moment) =>
      moment.type === 'critical-hit-scored' &&
      moment.machine === sortie.crew.machine &&
      moment.result === 'damaged-abort' &&
      isOne(numberOfGerman(moment.by)),
  );
}

/** It came down, or reached another field as a cripple. */
const isNotHome = ({ end, moments, crew }: Sortie): boolean =>
  end?.end === 'down' ||
  (end?.end === 'emergency-field' &&
    moments.some((moment) => moment.type === 'machine-crippled' && moment.machine === crew.machine));

/** (43) Who forced one of its machines down, or sent it home damaged, which is no victory. */
function harmedOfJasta11(how: Fate, lived: Lived): string[] {
  const { book } = lived;
  return allFlown(lived).flatMap((flown) => {
    const { machines, meetings } = factsOf(flown, flown.day, book);
    const harmed = meetings.flatMap(({ came }) => (typeof came === 'object' ? came.harmed : []));
    return harmed
      .filter(({ german, machine, fate }) => german && fate === how && counterOf(numberOfGerman(machine), book).jasta11)
      .flatMap(({ by }) => {
        const men = machines.find(({ machine }) => machine === by?.machine)?.men ?? [];
        return men.slice(by?.gun === 'observer' ? 1 : 0).slice(0, 1);
      })
      .map(({ airman }) => airman);
  });
}

/** Machines of it that were damaged and went home. */
const sentHomeText = (sent: number): string[] =>
  sent === 0
    ? []
    : [`${capital(counted(sent, 'machine'))} of its own ${plural(sent, 'was', 'were')} sent home damaged.`];

function forcedText(by: readonly string[], others: number): string[] {
  if (by.length === 0) return [];
  const done = `${listed([...new Set(by)])} forced ${by.length === 1 ? 'one' : inWords(by.length)} of them down`;
  return [others === 0 ? `Nobody was lost to it, and ${done}.` : `${done}.`];
}

/** Ours whom it killed or took, and whom it wounded, in one sentence. */
function costText({ lost, hurt, crippled, won }: CostOfIt): string[] {
  const deeds = [
    ...(lost.length > 0 ? [`cost ${listed(lost)}`] : []),
    ...(hurt.length > 0 ? [`wounded ${listed(hurt)}`] : []),
  ];
  const lostOnes = crippled.filter(({ isLost }) => isLost);
  const kept = crippled.filter(({ isLost }) => !isLost);
  const machinesOf = (of: readonly RedCripple[]): string =>
    `the ${plural(of.length, 'machine', 'machines')} of ${listed(of.map(({ name }) => name))}`;
  const whole = [
    ...(lostOnes.length > 0
      ? [`crippled ${machinesOf(lostOnes)}, which ${plural(lostOnes.length, 'was', 'were')} lost`]
      : []),
    ...(kept.length > 0 ? [`crippled ${machinesOf(kept)}, which had to come down elsewhere`] : []),
  ];
  const lostNobody = lost.length > 0 && won === 0 ? ['lost nobody itself'] : [];
  const all = [...deeds, ...lostNobody, ...whole];
  return deeds.length + whole.length === 0
    ? []
    : [`It ${[all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(', and ')}.`];
}

function wonOfThem(by: readonly string[], many: number, lost: number): string[] {
  if (by.length === 0) return [];
  return [
    `${listed(by)} brought ${many === 1 ? 'one' : inWords(many)} of them down${lost === 0 ? ', and none of ours was lost to it' : ''}.`,
  ];
}
