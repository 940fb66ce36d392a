import { listed, uncapital } from '../../words/numbers.ts';

export const WENT_DOWN = 'went down and raked the trenches';

/** Those with whom the flight turned home, and those who were left, one after the other, are told in one sentence. */
export function inOne(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const joined = JOINED.map((join) => join(told.at(-1) ?? '', sentence)).find((each) => each !== undefined);
    if (joined === undefined) told.push(sentence);
    else told[told.length - 1] = joined;
  }
  return told;
}

type JoinedSentences = (before: string, after: string) => string | undefined;

const TURNED = /^(The flight turned home|All turned back|All flew on) with ([^,;]+)\.$/;
const LEFT_ALONE = /^([^,;]+?) (?:was left to make|had to find|were each left to make) (?:his|their) own way home\.$/;

const SEEN = /^The flight saw ([^,;]+) to ([^,;]+)\.$/;

/** Names, however many they are. */
const RAKED = /^([^;:.]+) went down and raked the trenches\.$/;

const SHOT_UP = /^([^;:.]+) shot up (an? [^,;]+)\.$/;

/** The last clause of a sentence: who saw whom to a field. */
const SAW_TO = /(?:^|, and |; )([A-Z][^,;]*?) saw [^,;]+ to [^,;]+\.$/;

/** What guns did to a machine in one place, and then in another. */
const GUNS_HIT = /^(.+?'s machine (?:was hit|had something)[^:]*): ([^:]+)\.$/;
const CUT_OUT = /^([^,;]+)'s engine cut out ([^,;]+)\.$/;
const CUT_OUT_TOO = /^The engines of ([^;]+) cut out ([^,;]+)\.$/;

const WENT_ON = /^(.+?) (went on(?: .+)?)\.$/;

const JOINED: readonly JoinedSentences[] = [
  (before, after) => {
    const [, names, where] = CUT_OUT_TOO.exec(before) ?? CUT_OUT.exec(before) ?? [];
    const [, name, there] = CUT_OUT.exec(after) ?? [];
    return names !== undefined && name !== undefined && where === there
      ? `The engines of ${andName(names, name)} cut out ${where}.`
      : undefined;
  },
  (before, after) => {
    const [, what, words] = GUNS_HIT.exec(before) ?? [];
    const at = what === undefined ? -1 : after.indexOf(` ${what}: `);
    if (what === undefined || at < 0) return undefined;
    const others = after.slice(at + what.length + 3, -1);
    return `${before.slice(0, -1)}, and ${uncapital(after.slice(0, at))} ${words === others ? 'again' : others}.`;
  },
  (before, after) => {
    const [, who, on] = WENT_ON.exec(after) ?? [];
    const [, by] = SAW_TO.exec(before) ?? [];
    return who !== undefined && by === who ? `${before.slice(0, -1)} and ${on}.` : undefined;
  },
  (before, after) => {
    const [, names] = RAKED.exec(before) ?? [];
    const [, name] = RAKED.exec(after) ?? [];
    return names !== undefined && name !== undefined ? `${andName(names, name)} ${WENT_DOWN}.` : undefined;
  },
  (before, after) => {
    const [, names, what] = SHOT_UP.exec(before) ?? [];
    const [, name, same] = SHOT_UP.exec(after) ?? [];
    return names !== undefined && name !== undefined && what === same
      ? `${andName(names, name)} shot up ${what}.`
      : undefined;
  },
  (before, after) => {
    const [, names, to] = SEEN.exec(before) ?? [];
    const [, name, there] = SEEN.exec(after) ?? [];
    return names !== undefined && name !== undefined && to === there
      ? `The flight saw ${andName(names, name)} to ${to}.`
      : undefined;
  },
  (before, after) => {
    const [, how, names] = TURNED.exec(before) ?? [];
    const [, then, name] = TURNED.exec(after) ?? [];
    const isAlike = (how === 'All flew on') === (then === 'All flew on');
    return names !== undefined && name !== undefined && isAlike ? `${how} with ${andName(names, name)}.` : undefined;
  },
  (before, after) => {
    const [, names] = LEFT_ALONE.exec(before) ?? [];
    const [, name] = LEFT_ALONE.exec(after) ?? [];
    return names !== undefined && name !== undefined
      ? `${andName(names, name)} were each left to make their own way home.`
      : undefined;
  },
];

const andName = (names: string, name: string): string => listed([...names.split(/, | and /), name]);

const isOfThem = (before: string, who: string): boolean =>
  !before.includes(', ') &&
  ['saw', 'turned home with', 'flew on with'].some((did) => before.startsWith(`${who} ${did} `));

/** Those who saw him to a field and went back over the lines did both in one sentence. */
export function backAgain(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const [, who, back] = /^(.+?) (went back (?:over the lines|to ).*)$/.exec(sentence) ?? [];
    const before = told.at(-1);
    if (who !== undefined && before && isOfThem(before, who)) {
      told[told.length - 1] = `${before.slice(0, -1)} and ${back}`;
    } else told.push(sentence);
  }
  return told;
}
