import { named } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { allMen, type Campaign } from '../../campaign/campaign.ts';
import { decorationRow } from '../../campaign/honours.ts';
import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { germanTold } from '../../kit/screen/german-told.ts';
import { capital, fieldText, inWords, listed, possessive, severalOf, times, uncapital } from '../../words/numbers.ts';
import type { Lived } from '../lived.ts';
import { shotText } from '../report/how-fell.ts';
import { atPlace, written } from '../report/prose.ts';
import type { At, Happening, HappeningOf } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import { endedText, woundText } from './causes-told.ts';

/** The names for a story of men. */
export interface Names {
  /** By his last rank. */
  of(man: string): string;
  /** The same with the ranks of a day. */
  on(day: number): Names;
  readonly book: Rulebook;
}

/** (46) A man keeps the initial that a namesake brought him later: a history tells of both. */
export function namesOf({ days, now, book }: Lived): Names {
  const initials = new Map(allMen(now).map(({ id, initial }) => [id, initial]));
  const calledIn = (campaign: Campaign): ReadonlyMap<string, string> =>
    new Map(
      allMen(campaign).map((man) => [man.id, written({ ...named(man), initial: man.initial ?? initials.get(man.id) })]),
    );
  const last = calledIn(now);
  const of = (man: string) => last.get(man) ?? man;
  const on = (day: number): Names => {
    // A man who arrived that day is in the record only at the next dawn.
    const then = days.filter(({ dawn }) => dawn.day === day || dawn.day === day + 1).map(({ dawn }) => calledIn(dawn));
    return { of: (man) => then.find((called) => called.has(man))?.get(man) ?? of(man), on, book };
  };
  return { of, on, book };
}

/** A German by his type, and by his Jasta where it has a name. */
export const germanText = (german: number, { book }: Names): string => germanTold(counterOf(german, book), book);

/** What happened to a man, as a clause without his name; nothing, where it is told elsewhere. */
type Clause<Is extends Happening['is']> = (happening: HappeningOf<Is>, names: Names) => string | undefined;

const CLAUSES: { readonly [Is in Happening['is']]: Clause<Is> } = {
  joined: () => undefined,
  'first-fight': () => 'had his first fight',
  victory: (victory, names) => victoryText(victory, names),
  balloon: ({ name, with: others }, names) =>
    `burnt the ${uncapital(name)}${others.length > 0 ? ` with ${listed(others.map(names.of))}` : ''}`,
  'turned-back': ({ why, left }, names) => TURNED[why](leftText(left, names)),
  saved: ({ friend, german }, names) => `took ${germanText(german, names)} off ${possessive(names.of(friend))} tail`,
  'saw-home': ({ friend, all }, names) => (all ? undefined : `set out to see ${names.of(friend)} home`),
  left: ({ friend }, names) => `left ${names.of(friend)} to make his own way home`,
  'saw-fall': ({ friend }, names) => `saw ${names.of(friend)} go down`,
  wounded: ({ cause, days, shotDown }, names) =>
    days === 0 ? undefined : `was ${woundText(cause, (german) => germanText(german, names), shotDown)}`,
  killed: (lost, names) => `was killed${whereText(lost.hex, names)}${howText(lost, names)}`,
  taken: (lost, names) => `was taken prisoner${whereText(lost.hex, names)}${howText(lost, names)}`,
  'walked-away': ({ hex }, { book }) => `came down ${atPlace(hex, book)} and walked away`,
  // Told once for all who flew it, in a chapter of its own.
  'special-task': () => undefined,
  'put-down': ({ field }, { book }) => `put down at ${fieldText(field, book)}`,
  'took-over': ({ how, after }, names) =>
    `${TOOK[how]}${after === undefined || how === 'confirmed' ? '' : ` after ${names.of(after)}`}`,
  promoted: ({ rank }) => `was promoted ${rank}`,
  'put-in-for': ({ decoration }, { book }) => `was put in for the ${decorationRow(decoration, book).name}`,
  decorated: ({ decoration }, { book }) => `was given the ${decorationRow(decoration, book).name}`,
  back: ({ from }) => CAME_BACK[from],
  'on-leave': ({ back }) => `went to the sea for a rest until ${dateText(back)}`,
  paired: ({ with: other }, { of }) => `asked to be put down with ${of(other)}, and was`,
  'spoken-to': ({ how }) => (how === 'kind' ? 'was spoken to kindly' : 'was told what the flight thought of it'),
};

/** `behind`: the friend whom the enemy had been after. */
function victoryText({ german, isFirst, fell }: HappeningOf<'victory'>, names: Names, behind?: string): string {
  const enemy = `${germanText(german, names)}${behind === undefined ? '' : ` behind ${names.of(behind)}`}`;
  return `${shotText(enemy, fell)}${isFirst ? ', his first' : ''}`;
}

const CAME_BACK = {
  wounded: 'came back from hospital',
  away: 'came back by road',
  leave: 'came back from the sea',
} as const;

const TURNED: Readonly<Record<HappeningOf<'turned-back'>['why'], (left: string | undefined) => string>> = {
  nerve: (left) => `lost his nerve and left ${left === undefined ? 'the fight' : `${left} in the fight`}`,
  choice: (left) => `broke off${left === undefined ? '' : ` and left ${left} to it`}`,
  guns: (left) => `left ${left === undefined ? 'the fight' : `${left} in the fight`} with no gun that would fire`,
  petrol: (left) => `left ${left === undefined ? 'the fight' : `${left} in the fight`} for want of petrol`,
};

const TOOK = {
  acting: 'took the flight over',
  confirmed: 'was confirmed in command',
  'sent-out': 'was given the flight',
};

/** From so many on those whom he left are counted. */
const MANY_LEFT = 5;

function leftText(left: readonly string[], names: Names): string | undefined {
  if (left.length >= MANY_LEFT) return `${inWords(left.length)} others`;
  return left.length > 0 ? listed(left.map(names.of)) : undefined;
}

const howText = ({ by, cause }: HappeningOf<'killed' | 'taken'>, names: Names): string =>
  endedText(by === undefined ? cause : { is: 'german', german: by }, (german) => germanText(german, names));

const whereText = (hex: string | undefined, { book }: Names): string =>
  hex === undefined ? '' : ` ${atPlace(hex, book)}`;

export function clauseOf<Is extends Happening['is']>(
  happening: Happening & HappeningOf<Is>,
  names: Names,
): string | undefined {
  const clause: Clause<Is> = CLAUSES[happening.is as Is];
  return clause(happening, names.on(happening.day));
}

/** The events important enough for the story of a day. */
const WEIGHTY: ReadonlySet<Happening['is']> = new Set([
  'victory',
  'balloon',
  'saved',
  'turned-back',
  'killed',
  'taken',
  'wounded',
  'took-over',
  'decorated',
]);

/**
 * The happenings of a day in order, a sentence each; the same happening to several men, as two in a machine, is told
 * once.
 */
export function dayTold(happenings: readonly Happening[], names: Names): string[] {
  const told = new Map<string, { readonly clause: string; readonly men: string[] }>();
  for (const each of onceEach(notTwice(happenings.filter(isWeighty)))) {
    if (each.is === 'balloon' && each.with.length > 0) {
      told.set(`balloon ${each.name}`, told.get(`balloon ${each.name}`) ?? burntTogether(each, names));
      continue;
    }
    const clause = clauseToday(each, names);
    if (clause === undefined) continue;
    // An enemy is shot down by one man, so victories of two men are not told together.
    const key = each.is === 'victory' ? `${clause} ${each.man}` : clause;
    const { men } = told.get(key) ?? { men: [] };
    told.set(key, { clause, men: [...men, names.on(each.day).of(each.man)] });
  }
  return joinedTold([...told.values()], eyesOf(happenings, names));
}

const clauseToday = (told: Told, names: Names): string | undefined =>
  told.is === 'victory' ? victoryText(told, names.on(told.day), told.behind) : timesTold(told, clauseOf(told, names));

/** What the same men did is one sentence, and the death of a man has those in it who saw it. */
function joinedTold(told: readonly SharedDeed[], eyes: readonly SeenFall[]): string[] {
  const byMen = underEach(told, ({ men, clause }) => [
    `${listed([...new Set(men)])}${OFFICE.test(clause) ? ' in the office' : ''}`,
  ]);
  const seen = new Set<SeenFall>();
  const sentences = [...byMen.values()].map((deeds) => {
    const who = listed([...new Set(deeds.flatMap(({ men }) => men))]);
    const saw = FELL.test(deeds.at(-1)?.clause ?? '') ? sameEyes(deeds, eyes) : [];
    for (const each of saw) seen.add(each);
    const clauses = [...deeds.map(clauseTold), ...saw.slice(0, 1).map((each) => `${each.who} saw it`)];
    return `${who} ${[clauses.slice(0, -1).join(', '), ...clauses.slice(-1)].filter(Boolean).join(', and ')}.`;
  });
  const others = underEach(
    eyes.filter((each) => !seen.has(each)),
    ({ who }) => [who],
  );
  return [
    ...sentences,
    ...[...others].map(([who, falls]) => `${capital(who)} saw ${listed(falls.map(({ friend }) => friend))} go down.`),
  ];
}

/** Those who saw each of these men go down, where the same men saw them all. */
function sameEyes(deeds: readonly SharedDeed[], eyes: readonly SeenFall[]): readonly SeenFall[] {
  const men = [...new Set(deeds.flatMap((deed) => deed.men))];
  const saw = men.flatMap((man) => eyes.find(({ friend }) => friend === man) ?? []);
  return saw.length === men.length && saw.every(({ who }) => who === saw[0]?.who) ? saw : [];
}

const FELL = /^was (?:killed|taken)/;

/** What was done on paper is no deed of the air, and is told apart. */
const OFFICE = /^(?:took the flight|was confirmed|was given)/;

interface SharedDeed {
  readonly clause: string;
  readonly men: readonly string[];
}

/** One balloon that several burnt is told once. */
const burntTogether = ({ man, name, with: others, day }: At & HappeningOf<'balloon'>, names: Names) => ({
  clause: `burnt the ${uncapital(name)}`,
  men: [man, ...others].map(names.on(day).of),
});

const clauseTold = ({ clause, men }: SharedDeed): string =>
  new Set(men).size > 1 ? ofSeveral(clause) : oftenTold(clause, men.length);

/** Several of a kind by one man: `shot down two Albatros D.IIIs`; for anything else, that it was twice. */
export function oftenTold(clause: string, many: number): string {
  if (many === 1) return clause;
  const enemies = clause.replace(
    / an? ([A-Z].+?)(?= off | behind | down| to |$)/,
    (_, type: string) => ` ${severalOf(type, many)}`,
  );
  return enemies === clause ? `${clause}, ${times(many)}` : enemies;
}

const ofSeveral = (clause: string): string =>
  clause
    .replace(/^was /, 'were ')
    .replace('lost his nerve', 'lost their nerve')
    .replace('met him alone', 'met them alone');

/** A happening, how often the same happened to him on that day, and the friend behind whom an enemy was shot down. */
type Told = Happening & { readonly often?: number; readonly behind?: string };

/** An enemy whom he shot down, and who was behind a friend, is one enemy. */
function notTwice(happenings: readonly Happening[]): Told[] {
  const isSame = (one: Happening, other: Happening): boolean =>
    'german' in one &&
    'german' in other &&
    one.man === other.man &&
    one.day === other.day &&
    one.german === other.german;
  const won = happenings.filter(({ is }) => is === 'victory');
  const saved = happenings.flatMap((each) =>
    each.is === 'saved' && won.some((one) => isSame(one, each)) ? [each] : [],
  );
  return happenings
    .filter((each) => !saved.some((other) => other === each))
    .map((each) => {
      const behind = each.is === 'victory' ? saved.find((other) => isSame(each, other))?.friend : undefined;
      return behind === undefined ? each : { ...each, behind };
    });
}

/** A man who lost his nerve several times on a day does so once in the story, and left all whom he left. */
function onceEach(happenings: readonly Told[]): Told[] {
  const told: Told[] = [];
  for (const each of happenings) {
    const at = each.is === 'turned-back' ? told.findIndex(({ is, man }) => is === each.is && man === each.man) : -1;
    const before = told[at];
    if (each.is !== 'turned-back' || before?.is !== 'turned-back') told.push(each);
    else told[at] = { ...before, left: [...new Set([...before.left, ...each.left])], often: (before.often ?? 1) + 1 };
  }
  return told;
}

const timesTold = ({ often = 1 }: Told, clause: string | undefined): string | undefined =>
  often === 1
    ? clause
    : clause
        ?.replace('lost his nerve and left', `lost his nerve ${times(often)} and left`)
        .replace(/fight$/, 'fighting');

const isWeighty = (happening: Happening): boolean =>
  WEIGHTY.has(happening.is) && !(happening.is === 'turned-back' && happening.why !== 'nerve');

/** Who saw a friend go down: few by name, more by their number. */
interface SeenFall {
  readonly who: string;
  readonly friend: string;
}

/** So many witnesses are named. */
const NAMED = 3;

export const eyesText = (names: readonly string[]): string =>
  names.length > NAMED ? `${inWords(names.length)} of the others` : listed(names);

function eyesOf(happenings: readonly Happening[], names: Names): SeenFall[] {
  const saw = happenings.filter((each): each is Happening & HappeningOf<'saw-fall'> => each.is === 'saw-fall');
  return [...new Set(saw.map(({ friend }) => friend))].map((friend) => {
    const his = saw.filter((each) => each.friend === friend);
    const { of } = names.on(his[0]?.day ?? 0);
    return { who: eyesText([...new Set(his.map(({ man }) => of(man)))]), friend: of(friend) };
  });
}
