import type { Homecoming, Score } from '../campaign/mission-log.ts';
import { counterNamed, isGerman, numberOfGerman } from '../cards/counters.ts';
import { TREE_TOP } from '../cards/ground.ts';
import { aircraftNamed, type Rulebook } from '../cards/rulebook.ts';
import { casualtyText } from '../words/fates.ts';
import { alone, capital, counted, fieldText, height, inWords, oneOf, times } from '../words/numbers.ts';
import { ENEMY_HARMED, type Sortie } from './lived.ts';
import type { Moment, MomentKind, MomentOf } from './moments/kinds.ts';
import { ofKind } from './moments/of-kind.ts';
import { factsOf } from './report/facts/facts-of.ts';
import { fallenFor } from './report/facts/fall-of-a-man.ts';
import type { TroubleFact } from './report/facts/mission-facts.ts';
import { atPlace, germansText, glideText, inSentence, placeText, written } from './report/prose.ts';
import { underEach } from './under-each.ts';
import { countsAtItsEnd, datedHarm, lastDiveOnBalloon } from './when-done.ts';

/** What is remarked, and of what. Two alike that follow on each other make one remark, except where each counts. */
interface Remark {
  readonly what: string;
  readonly of?: string;
  readonly counts?: true;
}

/** The text of a moment in the Remarks column of a machine's line; nothing for a minor moment. */
type Remarker<T extends MomentKind> = (
  moment: MomentOf<T>,
  machine: string,
  book: Rulebook,
) => Remark | string | undefined;

const REMARKS: { readonly [T in MomentKind]?: Remarker<T> } = {
  'fight-began': ({ germans, altitude }, _, book) => {
    const numbers = germans.map(({ id }) => numberOfGerman(id));
    return { what: `Fought ${germansText(numbers, book)} at ${height(altitude)}`, counts: true };
  },
  'germans-joined': ({ germans }, _, book) =>
    germans.length === 0
      ? undefined
      : `${capital(
          germansText(
            germans.map(({ id }) => numberOfGerman(id)),
            book,
          ),
        )} joined in`,
  'personal-duel-began': ({ german }, _, book) => ({ what: 'Personal Duel with', of: typeOf(german, book) }),
  'critical-hit-scored': (hit, machine, book) => (hit.machine === machine ? takenFrom(hit, book) : dealt(hit, book)),
  'driven-off-ignored': () => 'Would not be driven off',
  'nerve-checked': ({ passed }) => (passed ? undefined : "The pilot's nerve failed him"),
  escaped: ({ why }) => (why === 'chosen' ? 'Broke off the fight' : undefined),
  'jam-tried': ({ result }) => (result === 'permanent' ? 'Gun jammed for good' : undefined),
  'archie-hit': ({ words }) => ({ what: 'Hit by Archie:', of: inSentence(words) }),
  'machine-gun-hit': ({ words }) => ({ what: 'Hit from the ground:', of: inSentence(words) }),
  'station-kept': () => 'Kept station all the same',
  'machine-crippled': ({ words }) => `Lame Duck (${inSentence(words)})`,
  'engine-trouble-met': ({ result }) => ENGINE[result],
  'lame-duck-gave-way': ({ words }) => words,
  'straggler-met-enemy': ({ words }) => `Met by the enemy alone (${inSentence(words)})`,
  'aft-ran-out': () => 'Out of petrol',
  'machine-came-down': ({ how, words, side }) => `${HOW[how]} ${SIDES[side]} (${inSentence(words)})`,
  'ground-target-hit': ({ name, hits, needed }) => (hits < needed ? `${name} hit` : `${name} destroyed`),
  'balloon-struck': ({ name, effect, isDown }) =>
    effect === 'none' ? undefined : `${name} ${isDown ? 'burnt' : 'holed'}`,
  'plates-delivered': ({ qualities }) => `${capital(counted(qualities.length, 'plate'))}: ${tally(qualities)}`,
  'plate-spoiled': () => 'A plate spoiled by Archie',
  'bundle-dropped': ({ load, fall }) => ({ what: `Dropped ${load}:`, of: inSentence(fall) }),
  'man-fetched': ({ who, how }) => ({ what: `Put down for ${who}:`, of: inSentence(how) }),
  'load-wasted': ({ pounds, load }) => `${pounds} lb of ${load} wasted`,
};

/** Serious trouble makes a Lame Duck, which has a remark of its own. */
const ENGINE = { restarts: 'Engine missed and picked up', serious: undefined, 'cuts-out': 'Engine cut out' } as const;

/** `two poor, one average`, each quality at its first appearance; no number for one, or if all are equal. */
function tally(qualities: readonly string[]): string {
  const kinds = [...new Set(qualities)];
  if (kinds.length === 1) return `${qualities.length > 1 ? 'all ' : ''}${kinds.join()}`;
  return kinds.map((kind) => `${inWords(qualities.filter((each) => each === kind).length)} ${kind}`).join(', ');
}

/** A German by his type; a foreign log-book may name one of ours instead. */
const typeOf = (machine: string, book: Rulebook): string =>
  isGerman(machine) ? oneOf(aircraftNamed(counterNamed(machine, book).aircraft, book)) : machine;

type Hit = MomentOf<'critical-hit-scored'>;

const TAKEN: { readonly [Result in Hit['result']]?: string } = {
  'no-effect': 'Holed',
  'driven-off': 'Driven Off',
  'damaged-abort': 'Badly hit',
  'crew-hit': 'Hit',
};

function takenFrom({ by, result }: Pick<Hit, 'by' | 'result'>, book: Rulebook): Remark | undefined {
  const words = TAKEN[result];
  return words === undefined ? undefined : { what: `${words} by`, of: typeOf(by, book) };
}

const dealt = ({ machine, result }: Pick<Hit, 'machine' | 'result'>, book: Rulebook): Remark | undefined =>
  result === 'driven-off' ? { what: 'Drove off', of: typeOf(machine, book) } : undefined;

const HOW = { 'forced-landing': 'Forced Landing', 'forced-down': 'Forced Down', 'shot-down': 'Shot Down' } as const;
const SIDES = {
  allied: 'on our side of the lines',
  trenches: 'between the lines',
  enemy: 'on the enemy side of the lines',
} as const;

/**
 * The Remarks of the machine's line: what happened to it, what it did, how it ended. Victories of its pilot, or of the
 * man whose record it is, are given without a name.
 */
export function remarksOn(sortie: Sortie, book: Rulebook, whose = sortie.crew.men[0]?.airman): string[] {
  const { flown, moments, crew } = sortie;
  const later = [...harmed(sortie, whose, book), ...inVain(sortie)];
  const places = later.length > 0 ? new Map(flown.moments.map((moment, i) => [moment, i])) : undefined;
  const happened = moments.flatMap((moment, i) => {
    // Worse damage has its item among the Victory Points, and one machine is told once.
    if (countsAtItsEnd(moment, sortie)) return [];
    const what =
      strafed(moments, i) ??
      wouldNot(moment, sortie) ??
      dropped(moments, i) ??
      spotted(moments, i) ??
      wentAlone(moment, sortie, book) ??
      crippledOne(moment, sortie, book) ??
      remarkAt(moments, i, crew.machine, book);
    return what ? [{ at: places?.get(moment) ?? i, remark: what }] : [];
  });
  const inTime = [...happened, ...later].toSorted((a, b) => a.at - b.at);
  return [...inOne(inTime.map(({ remark }) => remark)), ...endRemark(sortie, book)];
}

/** A remark, and its place among the moments of the mission. */
interface Dated {
  readonly at: number;
  readonly remark: Remark;
}

/** (43) The enemies for whom he has points, each when he was hit. */
const harmed = (sortie: Sortie, whose: string | undefined, book: Rulebook): Dated[] =>
  datedHarm(sortie).map(({ score, harm, at }) => {
    const other = sortie.crew.men.find(({ airman }) => airman === score.who && airman !== whose);
    const by = other ? ` by ${written(other)}` : '';
    const enemy = capital(enemyTold(score, sortie, book));
    const what = `${enemy} ${ENEMY_HARMED[harm]}${by}`;
    return { at, remark: { what, counts: true } };
  });

/** By his type; of a counter that is one man with his name: `an Albatros D.III (Manfred von Richthofen)`. */
function enemyTold(score: Score, { flown }: Sortie, book: Rulebook): string {
  const name = fallenFor(score, factsOf(flown, flown.day, book), book);
  return `${oneOf(score.what ?? 'enemy')}${name === undefined ? '' : ` (${name})`}`;
}

/** (34) Who left him alone on his way; or that others saw him home or to a field, and left him over it. */
function wentAlone(moment: Moment, { flown, crew }: Sortie, book: Rulebook): Remark | undefined {
  if (moment.type !== 'lame-duck-left') return undefined;
  const facts = factsOf(flown, flown.day, book);
  const { troubles = [], end } = facts.machines.find(({ machine }) => machine === crew.machine) ?? {};
  const had = (trouble: TroubleFact['is']) => troubles.some(({ is }) => is === trouble);
  if (!had('seen-home') || had('on-his-own')) return { what: 'Made his own way from there' };
  const isToAField = troubles.some((each) => each.is === 'seen-home' && each.broughtTo !== undefined);
  return { what: end?.is === 'home' && !isToAField && !had('met-enemy') ? 'Seen home' : 'Seen to the field' };
}

/** A German whom he crippled, and whom another finished: the Victory Points are the other's. */
function crippledOne(moment: Moment, { flown, crew, moments }: Sortie, book: Rulebook): Remark | undefined {
  if (moment.type !== 'critical-hit-scored' || moment.by !== crew.machine) return undefined;
  const { machine } = moment;
  const isBegun = factsOf(flown, flown.day, book).meetings.some(
    ({ came }) =>
      typeof came === 'object' &&
      came.harmed.some((each) => each.machine === machine && each.begunBy?.machine === crew.machine),
  );
  const isCrippling = moment.result === 'damaged-abort' || moment.result === 'crew-hit';
  const isFirst = moments.find((each) => each.type === moment.type && each.machine === machine) === moment;
  return isBegun && isCrippling && isFirst ? { what: 'Crippled', of: typeOf(machine, book) } : undefined;
}

/** (32) He dived on balloons, and did nothing to any. */
function inVain(sortie: Sortie): Dated[] {
  const { flown, moments } = sortie;
  const isHit = ofKind(moments, 'balloon-struck').some(({ effect }) => effect !== 'none');
  const isAt = ofKind(flown.moments, 'balloon-hauled-down').length > 0;
  const at = isHit || !isAt ? undefined : lastDiveOnBalloon(sortie);
  return at === undefined ? [] : [{ at, remark: { what: 'Attacked a balloon in vain' } }];
}

/** (26) For a hit that should have driven the pilot off, and did not, only that is remarked. */
function remarkAt(moments: readonly Moment[], at: number, machine: string, book: Rulebook): Remark | undefined {
  const moment = moments[at];
  const isIgnored = moment?.type === 'critical-hit-scored' && moments[at + 1]?.type === 'driven-off-ignored';
  if (moment === undefined || isIgnored) return undefined;
  return moment.type === 'machine-out' ? outOf(moment, moments, machine, book) : remarkOn(moment, machine, book);
}

/** What a fight says at its end about a machine whose hits it has not told separately. */
function outOf(
  { machine: whose, fate, by }: MomentOf<'machine-out'>,
  moments: readonly Moment[],
  machine: string,
  book: Rulebook,
): Remark | undefined {
  const isTold = ofKind(moments, 'critical-hit-scored').some((hit) => hit.machine === whose);
  if (isTold || (fate !== 'driven-off' && fate !== 'damaged-abort')) return undefined;
  if (whose !== machine) return dealt({ machine: whose, result: fate }, book);
  return by ? takenFrom({ by: by.machine, result: fate }, book) : { what: `${TAKEN[fate]}` };
}

/** Several dives of a machine on the trenches are one remark; also that its pilot refused at first. */
function strafed(moments: readonly Moment[], at: number): Remark | undefined {
  if (at !== moments.findIndex(({ type }) => type === 'trench-strafed')) return undefined;
  const heldBack = moments.slice(0, at).some((moment) => moment.type === 'strafing-nerve-tried' && !moment.goes);
  return { what: heldBack ? 'Went down after all, and strafed the trenches' : 'Strafed the trenches' };
}

/** `420 lb of bombs: near twice, wide`: all sticks of a load are one remark. */
function dropped(moments: readonly Moment[], at: number): Remark | undefined {
  const moment = moments[at];
  if (moment?.type !== 'stick-dropped') return undefined;
  const sticks = ofKind(moments, 'stick-dropped').filter(({ load }) => load === moment.load);
  if (sticks[0] !== moment) return undefined;
  const pounds = sticks.reduce((sum, stick) => sum + stick.pounds, 0);
  const falls = [...underEach(sticks, ({ fall }) => [inSentence(fall)])].map(([fall, { length }]) =>
    length === 1 ? fall : `${fall} ${times(length)}`,
  );
  return { what: `${pounds} lb of ${moment.load}: ${falls.join(', ')}` };
}

/** Its pilot stayed above; says whether he had been at Tree-Top before. */
function wouldNot(moment: Moment, { flown, crew }: Sortie): Remark | undefined {
  if (moment.type !== 'strafing-nerve-tried' || moment.goes) return undefined;
  const dives = ofKind(flown.moments.slice(0, flown.moments.indexOf(moment)), 'dive-began');
  const wasThere = dives.some(({ machines, altitude }) => altitude === TREE_TOP && machines.includes(crew.machine));
  return { what: `Would not go down to Tree-Top${wasThere ? ' again' : ''}` };
}

/** All calls of its observer are one remark, at the first. */
function spotted(moments: readonly Moment[], at: number): Remark | undefined {
  const calls = ofKind(moments, 'fall-of-shot-called');
  if (calls.length === 0 || calls[0] !== moments[at]) return undefined;
  const hits = calls.reduce((sum, call) => sum + call.hits, 0);
  return { what: `Fall of shot called ${times(calls.length)}, ${alone(hits)} on the target` };
}

function remarkOn<T extends MomentKind>(moment: MomentOf<T>, machine: string, book: Rulebook) {
  const remarker: Remarker<T> | undefined = REMARKS[moment.type];
  const remark = remarker?.(moment, machine, book);
  return typeof remark === 'string' ? { what: remark } : remark;
}

/** `Hit by Archie: wing-tip holed, tail-plane holed`. */
function inOne(remarks: readonly Remark[]): string[] {
  const groups: { what: string; of: string[] }[] = [];
  for (const { what, of, counts } of remarks) {
    const last = groups.at(-1);
    const also = of === undefined ? [] : [of];
    if (last?.what === what && !counts) last.of.push(...also);
    else groups.push({ what, of: also });
  }
  return groups.map(({ what, of }) => (of.length > 0 ? `${what} ${[...new Set(of)].join(', ')}` : what));
}

function endRemark({ end, moments }: Sortie, book: Rulebook): string[] {
  const isAlone = moments.some(({ type }) => type === 'lame-duck-left');
  if (end?.end === 'home' && isAlone) return ['Got home'];
  if (end?.end === 'emergency-field') return [`Landed at ${fieldText(end.field, book)}`];
  if (end?.end !== 'down') return [];
  return [`Down ${whereDown(end, moments, book)}${end.fate === 'lost' ? ', machine lost' : ''}`];
}

/** Where a machine came down; one that glided to the lines is somewhere west of where it began to. */
export function whereDown(
  { machine, hex }: Extract<Homecoming, { end: 'down' }>,
  moments: readonly Moment[],
  book: Rulebook,
): string {
  const down = ofKind(moments, 'machine-came-down').find((each) => each.machine === machine);
  if (!down || down.side === down.over) return atPlace(hex, book);
  const from = placeText(hex, book);
  return from.startsWith('the country ') ? glideText(hex, book) : `west of ${from}`;
}

/** The fates of the men aboard, by name: the casualties of the line. */
export const casualtiesOf = ({ fates }: Sortie): string[] =>
  fates.map(({ man, fate }) => `${written(man)} ${casualtyText(fate)}`);

export const sentences = (parts: readonly string[]): string => parts.map((part) => `${part}.`).join(' ');
