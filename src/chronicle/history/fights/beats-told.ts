import { isGerman } from '../../../cards/counters.ts';
import type { Fate } from '../../../table/events/fight-events.ts';
import type { LeastUsed } from '../../../words/by-turns.ts';
import { inWords, listed, possessive } from '../../../words/numbers.ts';
import type { Harmed } from '../../report/facts/fight-facts.ts';
import type { MissionFacts } from '../../report/facts/mission-facts.ts';
import type { Fled } from '../../report/facts/order-of-a-fight.ts';
import { howFell, shotText } from '../../report/how-fell.ts';
import { germansText, manIn } from '../../report/prose.ts';
import type { BeatOfAFight, CameIn } from './course.ts';
import type { EnemiesOfAFight } from './enemies.ts';
import {
  BROKE,
  BROKE_LAST,
  CAME_IN,
  CRIPPLED,
  CRIPPLED_AND_HIT,
  DID,
  DROVE_OFF,
  FELL,
  FORCED_DOWN,
  GOT_CLEAR,
  HIT_AGAIN,
  SENT_HOME,
  TOOK_OFF,
  WAS_DRIVEN_OFF,
  WAS_FORCED_DOWN,
  WAS_HIT,
} from './words-of-fights.ts';

/** What the sentences of a fight depend on. */
export interface TellingOfAFight {
  readonly facts: MissionFacts;
  readonly enemies: EnemiesOfAFight;
  readonly ways: LeastUsed;
}

/** The beats of a fight in sentences; what one man did one after the other is one of them. */
export function beatsTold(beats: readonly BeatOfAFight[], telling: TellingOfAFight): string[] {
  const groups: [BeatOfAFight, ...BeatOfAFight[]][] = [];
  for (const beat of beats) {
    const last = groups.at(-1);
    const key = togetherBy(beat, telling);
    if (last && key !== undefined && togetherBy(last[0], telling) === key) last.push(beat);
    else groups.push([beat]);
  }
  return groups.flatMap((group) => groupTold(group, telling));
}

/** What beats must share to be told in one sentence; nothing, where a beat is told alone. */
function togetherBy(beat: BeatOfAFight, { facts }: TellingOfAFight): string | undefined {
  if (beat.is === 'fled') {
    const { why, by, machine } = beat.fled;
    return why === 'choice' && by === undefined ? `${isTwoSeater(machine, facts)}` : undefined;
  }
  if (beat.is === 'joined' || !isPlainDeed(beat.harmed)) return undefined;
  const { by } = beat.harmed;
  return `${by?.machine} ${by?.gun}`;
}

/** Something that he did to an enemy, with nobody else in it. */
const isPlainDeed = ({ german, by, hitBy, begunBy, saved, relieved }: Harmed): boolean =>
  german && by !== undefined && !hitBy && !begunBy && saved === undefined && relieved === undefined;

const isTwoSeater = (machine: string, { machines }: MissionFacts): boolean =>
  (machines.find((each) => each.machine === machine)?.men.length ?? 0) > 1;

function groupTold([beat, ...others]: readonly [BeatOfAFight, ...BeatOfAFight[]], telling: TellingOfAFight): string[] {
  const all = [beat, ...others];
  switch (beat.is) {
    case 'joined':
      return [cameInText(beat.came, telling)];
    case 'fled':
      return [
        others.length === 0
          ? fledText(beat.fled, telling)
          : wentText(
              all.flatMap((each) => (each.is === 'fled' ? [each.fled.machine] : [])),
              telling,
            ),
      ];
    case 'harmed':
      if (!beat.harmed.german) return oursText(beat.harmed, telling);
      return others.length === 0
        ? germanText(beat.harmed, telling)
        : [
            deedsText(
              all.flatMap((each) => (each.is === 'harmed' ? [each.harmed] : [])),
              telling,
            ),
          ];
  }
}

function wentText(machines: readonly string[], { facts, ways }: TellingOfAFight): string {
  const names = listed(machines.map((machine) => manIn(machine, 'pilot', facts.machines)));
  if (!machines.every((machine) => isTwoSeater(machine, facts))) return ways.next(GOT_CLEAR)(names);
  return `${names} took the two-seater${machines.length > 1 ? 's' : ''} out of it.`;
}

function deedsText(harmed: readonly Harmed[], telling: TellingOfAFight): string {
  const [first] = harmed;
  const did = harmed.map((each) => plainDeed(each, telling.enemies.named(each.machine).inside));
  return telling.ways.next(DID)(first?.by ? gunnerOf(first.by, telling.facts) : '', listed(did));
}

const gunnerOf = ({ machine, gun }: NonNullable<Harmed['by']>, { machines }: MissionFacts): string =>
  manIn(machine, gun === 'observer' ? 'observer' : 'pilot', machines);

const DEEDS: Readonly<Record<Exclude<Fate, 'shot-down'>, (enemy: string) => string>> = {
  unharmed: (enemy) => `hit ${enemy}`,
  'driven-off': (enemy) => `drove ${enemy} off`,
  'damaged-abort': (enemy) => `sent ${enemy} home damaged`,
  'forced-down': (enemy) => `forced ${enemy} down`,
};

const plainDeed = ({ fate, fell }: Harmed, enemy: string): string =>
  fate === 'shot-down' ? shotText(enemy, fell) : DEEDS[fate](enemy);

const cameInText = ({ germans, ours, theirs }: CameIn, { ways, enemies: { book } }: TellingOfAFight): string =>
  ways.next(CAME_IN)(germansText(germans, book), inWords(ours), inWords(theirs));

/** So many are named. */
const NAMED = 3;

export const fewOfOurs = (machines: readonly string[], { machines: crews }: MissionFacts): string =>
  machines.length > NAMED
    ? `the other ${inWords(machines.length)}`
    : listed(machines.map((machine) => manIn(machine, 'pilot', crews)));

function fledText({ machine, why, by, left }: Fled, { facts, ways, enemies }: TellingOfAFight): string {
  const name = manIn(machine, 'pilot', facts.machines);
  if (why === 'nerve')
    return left.length === 0 ? ways.next(BROKE_LAST)(name) : ways.next(BROKE)(name, fewOfOurs(left, facts));
  if (why === 'guns') return `${name} had no gun left that would fire, and went.`;
  if (why === 'petrol') return `${name} had no petrol to stay any longer.`;
  if (by !== undefined) return WITH_CAUSE[by](name);
  return wentText([machine], { facts, ways, enemies });
}

const WITH_CAUSE: Readonly<Record<NonNullable<Fled['by']>, (name: string) => string>> = {
  jam: (name) => `${possessive(name)} gun had jammed, and he broke off.`,
  'still-jammed': (name) => `${name} had a gun that no longer fired, and broke off.`,
  crippled: (name) => `${name} broke off in his crippled machine.`,
  wound: (name) => `${name} broke off with his wound.`,
};

/** What was done to a German: `drove it off`. */
const DONE_TO_IT: Readonly<Record<Fate, string>> = {
  unharmed: 'hit it',
  'driven-off': 'drove it off',
  'damaged-abort': 'sent it home damaged',
  'forced-down': 'forced it down',
  'shot-down': 'shot it down',
};

function germanText(harmed: Harmed, { facts, enemies, ways }: TellingOfAFight): string[] {
  const { machine, by, hitBy, fate, begunBy, saved, relieved, fell } = harmed;
  const enemy = enemies.named(machine);
  if (hitBy || !by) return isDown(fate) ? [`${enemy.first} came down, and is nobody's victory.`] : [];
  const who = gunnerOf(by, facts);
  const prey = saved ?? relieved;
  if (begunBy) {
    const first = gunnerOf(begunBy, facts);
    const victim = enemy.inside.replace(new RegExp(` ${first}$`), ' him');
    return [`${first} crippled ${victim}, and ${who} ${DONE_TO_IT[fate]}.`];
  }
  if (prey !== undefined)
    return [ways.next(TOOK_OFF)(who, didText(harmed), enemy.inside, manIn(prey, 'pilot', facts.machines))];
  if (fate === 'shot-down') return [ways.next(DID)(who, shotText(enemy.inside, fell))];
  const WAYS = { 'forced-down': FORCED_DOWN, 'damaged-abort': SENT_HOME, 'driven-off': DROVE_OFF, unharmed: DROVE_OFF };
  return [ways.next(WAYS[fate])(who, enemy.inside)];
}

const didText = ({ fate, fell }: Harmed): string =>
  fate === 'shot-down' ? shotText('it', fell).replace(/^shot down it/, 'shot it down') : DONE_TO_IT[fate];

const isDown = (fate: Fate): boolean => fate === 'shot-down' || fate === 'forced-down';

function oursText(harmed: Harmed, telling: TellingOfAFight): string[] {
  const { facts, enemies } = telling;
  const { machine, hit, crippledBy } = harmed;
  const by = crippledBy ?? harmed.by;
  const enemy = by && isGerman(by.machine) ? enemies.named(by.machine).inside : 'the enemy';
  if (by) enemies.hasHit(by.machine, manIn(machine, 'pilot', facts.machines));
  const observer = hit.includes('observer')
    ? [`${manIn(machine, 'observer', facts.machines)} was hit in the seat behind him.`]
    : [];
  return [...pilotText(harmed, enemy, telling), ...againText(harmed, telling), ...observer];
}

/** (34) Another than the one that had crippled his machine put it out of the fight. */
function againText({ by, crippledBy }: Harmed, { enemies, ways }: TellingOfAFight): string[] {
  if (!by || !crippledBy || by.machine === crippledBy.machine) return [];
  return [ways.next(HIT_AGAIN)(enemies.named(by.machine).inside)];
}

function pilotText(harmed: Harmed, enemy: string, { facts, ways }: TellingOfAFight): string[] {
  const { machine, fate, hit } = harmed;
  const name = manIn(machine, 'pilot', facts.machines);
  const isHit = hit.includes('pilot');
  switch (fate) {
    case 'shot-down':
      return [ways.next(FELL)(name, enemy, fellText(harmed, facts))];
    case 'forced-down':
      return [ways.next(WAS_FORCED_DOWN)(name, enemy)];
    case 'damaged-abort':
      return [ways.next(isHit ? CRIPPLED_AND_HIT : CRIPPLED)(name, enemy)];
    case 'driven-off':
      return [ways.next(WAS_DRIVEN_OFF)(name, enemy)];
    case 'unharmed':
      return isHit ? [ways.next(WAS_HIT)(name, enemy)] : [];
  }
}

/** In flames, in a spin; and who saw it. */
function fellText({ machine, seenBy }: Harmed, facts: MissionFacts): string {
  const end = facts.machines.find((each) => each.machine === machine)?.end;
  const how = end?.is === 'down' && end.how === 'shot-down' ? howFell(end.words) : '';
  return seenBy.length === 0 ? how : `${how}, before the eyes of ${fewOfOurs(seenBy, facts)}`;
}
