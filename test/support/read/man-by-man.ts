import type { Airman } from '../../../src/campaign/aircrew.ts';
import { allMen } from '../../../src/campaign/campaign.ts';
import { dayStories } from '../../../src/chronicle/day-story.ts';
import { KNOWN_NOW } from '../../../src/chronicle/letters/words-to-families.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { type ServiceLine, type ServiceRecord, serviceRecords } from '../../../src/chronicle/service-record.ts';
import { scoreText } from '../../../src/chronicle/tables/people-rows.ts';
import { capital, counted, inOrder, inWords, plural, times } from '../../../src/words/numbers.ts';
import { untrueOfDeeds } from './claims/of-deeds.ts';
import { untrueOfMachines } from './claims/of-machines.ts';
import type { Papers } from './papers.ts';

/** What the papers say of one man, beside what he was and what he is in the campaign's state. */
interface OneMan {
  readonly record: ServiceRecord;
  readonly is: Airman;
  /** As the campaign began; nothing of one who came out later. */
  readonly was: Airman | undefined;
  readonly lived: Lived;
  readonly papers: Papers;
}

/** A paper and what it says, against the other; nothing where they agree. */
type Check = (man: OneMan) => readonly string[];

/**
 * Compares the log's stories, the state, the reports, the service records, the letters and the history of a month, man
 * by man. Reads nothing but the text of the papers. Each entry names a contradiction; there should be none.
 */
export function contradictions(lived: Lived, papers: Papers): string[] {
  const men = new Map(allMen(lived.now).map((man) => [man.id, man]));
  const before = allMen(lived.days[0]?.dawn ?? lived.now);
  const ofMen = serviceRecords(lived).flatMap((record) => {
    const is = men.get(record.id);
    if (!is) return [];
    const man = { record, is, was: before.find(({ id }) => id === record.id), lived, papers };
    return CHECKS.flatMap((check) => check(man)).map((said) => `${lived.name}: ${record.surname}: ${said}`);
  });
  return [...ofMen, ...untrueOfMachines(lived, papers), ...untrueOfDeeds(lived, papers)];
}

const isMission = ({ when }: ServiceLine): boolean => when !== 'reveille' && when !== 'evening';

const missionsOf = ({ record: { lines } }: OneMan): ServiceLine[] => lines.filter(isMission);

const differ = <Value>(what: string, said: Value, so: Value): string[] =>
  said === so ? [] : [`${what}: ${said} against ${so}`];

/** The record has a line for each mission that the state counts. */
const missions: Check = (man) => differ('missions', missionsOf(man).length, man.is.missions - (man.was?.missions ?? 0));

const HAS_FOUGHT = /\bFought |\bPersonal Duel /;

/** (45) So it has for each mission on which he fought. */
const fights: Check = (man) =>
  differ('fights', missionsOf(man).filter(({ words }) => HAS_FOUGHT.test(words)).length, man.is.fights);

/** `Pilot Skill 3 to 4`, `Bravery 9 to 7`: each change begins where the one before it ended, and the last is the state. */
const ratings: Check = ({ record, is, was }) =>
  (['Pilot Skill', 'Bravery', 'Firing'] as const).flatMap((rating) => {
    const changes = record.lines.flatMap(({ words }) =>
      [...words.matchAll(new RegExp(`${rating} (\\w+) to (\\w+)`, 'g'))].map(([, from = '', to = '']) => ({
        from,
        to,
      })),
    );
    const now = ratingOf(rating, is);
    const [first] = changes;
    const last = changes.at(-1);
    return [
      ...(was ? differ(`${rating} at first`, first?.from ?? ratingOf(rating, was), ratingOf(rating, was)) : []),
      ...changes.slice(1).flatMap(({ from }, i) => differ(`${rating} between`, from, changes[i]?.to)),
      ...(last ? differ(`${rating} at last`, last.to, now) : []),
    ];
  });

function ratingOf(rating: 'Pilot Skill' | 'Bravery' | 'Firing', man: Airman): string {
  if (rating === 'Bravery') return `${man.bravery}`;
  return rating === 'Firing' ? man.firing : `${man.skill}`;
}

/** Ranks of the record end at that of the state. */
const rank: Check = ({ record, is }) => {
  const promoted = record.lines.flatMap(({ words }) => words.match(/Promoted ([^.,]+)/)?.[1] ?? []);
  const last = promoted.at(-1);
  return last === undefined ? [] : differ('rank', last, is.rank);
};

const LOST = { killed: /[Kk]illed in action/, prisoner: /[Tt]aken prisoner|wounded and taken prisoner/ } as const;

/** One who is lost has it as the end of his last mission, in the log's line of it, and in the report of that day. */
const loss: Check = (man) => {
  const { is, lived, papers } = man;
  const { standing } = is;
  const last = missionsOf(man).at(-1);
  const says = (kind: keyof typeof LOST) => last !== undefined && LOST[kind].test(last.words);
  if (standing.is !== 'killed' && standing.is !== 'prisoner')
    return [
      ...differ('killed by his record', says('killed'), false),
      ...differ('taken by his record', says('prisoner'), false),
    ];
  const story = dayStories(lived).find(({ day }) => day === standing.since);
  const his = story?.missions.flatMap(({ machines }) => machines).filter((line) => line.includes(is.surname)) ?? [];
  const reports = papers.days.find(({ day }) => day === standing.since)?.reports.flat() ?? [];
  return [
    ...differ('lost on', last?.day, standing.since),
    ...differ(`${standing.is} by his record`, says(standing.is), true),
    ...differ(
      `${standing.is} by the log`,
      his.some((line) => LOST[standing.is].test(line)),
      true,
    ),
    ...differ(
      'in a report of that day',
      reports.some((paragraph) => paragraph.includes(is.surname)),
      true,
    ),
  ];
};

/**
 * Nobody's family hears of a loss that was none, nor twice, but that a missing man is dead; a letter of a later day says
 * on which day it was.
 */
const families: Check = ({ record, is: { standing }, papers }) => {
  const written = papers.days.flatMap(({ day, families: letters }) =>
    letters
      .filter(({ of, says }) => of === record.id && !(standing.is === 'killed' && isOfOneKnownNow(says)))
      .map(({ says }) => dayOfLoss(says) ?? day),
  );
  const isLost = standing.is === 'killed' || standing.is === 'prisoner';
  return written.flatMap((day, i) => [
    ...differ('letters to his family', i, 0),
    ...differ(`letter to his family of the ${day}`, day, isLost ? standing.since : undefined),
  ]);
};

function dayOfLoss(letter: string): number | undefined {
  const [, day] = /(?: He (?:was killed|came down)|[Hh]is machine [a-z ]+?) on (\d+) April/.exec(letter) ?? [];
  return day === undefined ? undefined : Number(day);
}

const isOfOneKnownNow = (says: string): boolean => KNOWN_NOW.some((opening) => says.startsWith(opening));

/** What his family is told of his service is what his record has of the days and missions before. */
const served: Check = (man) =>
  man.papers.days.flatMap(({ day, families: letters }) =>
    letters.filter(({ of }) => of === man.record.id).flatMap(({ says }) => servedBy(says, day, man)),
  );

function servedBy(letter: string, day: number, man: OneMan): string[] {
  const said = (words: RegExp) =>
    letter
      .match(words)
      ?.slice(1)
      .find((each) => each !== undefined);
  const earlier = missionsOf(man).slice(0, -1);
  const fighting = earlier.filter(({ words }) => HAS_FOUGHT.test(words)).length;
  const flown = said(
    / (He had flown .+? before|It was his \S+ flight|He had .+? flights? behind him|There (?:is|are) [^.]+ in his book before this one|He had gone out and come back [^.]+|His book has [^.]+? in it|I have, and there had been [^.]+?)(?:\.|, and I shall)/,
  );
  const fought = said(
    / (On [^.]+ this month he had had to fight|He had come through [^.]+ this month on which there was fighting|He had been in the thick of it on [^.]+ this month|This month alone he had had to fight on [^.]+|He never made much of it, and this month he had fought on [^.]+|[^.]+ this month had been fights, and he had come home from each)\./,
  );
  const won = said(
    / (?:(?:He had|Before that day he had) ([^.]+) to his name|He leaves ([^.]+) in our book|The book (?:has|had) ([^.]+) under his name(?: that morning)?)\./,
  );
  const before = (man.was?.missions ?? 0) + earlier.length;
  const flights = [
    `He had flown ${times(before)} before`,
    `It was his ${inOrder(before + 1)} flight`,
    `He had ${counted(before, 'flight')} behind him`,
    `There ${plural(before, 'is', 'are')} ${counted(before, 'flight')} in his book before this one`,
    `He had gone out and come back ${times(before)}`,
    `His book has ${counted(before, 'flight')} in it`,
    `I have, and there had been ${inWords(before)}`,
  ];
  const fights = [
    `On ${counted(fighting, 'flight')} this month he had had to fight`,
    `He had come through ${counted(fighting, 'flight')} this month on which there was fighting`,
    `He had been in the thick of it on ${counted(fighting, 'flight')} this month`,
    `This month alone he had had to fight on ${counted(fighting, 'flight')}`,
    `He never made much of it, and this month he had fought on ${counted(fighting, 'flight')}`,
    `${capital(counted(fighting, 'flight'))} this month had been fights, and he had come home from each`,
  ];
  return [
    ...(flown === undefined || flights.includes(flown)
      ? []
      : differ('flown by the letter', flown, flights.join(' or '))),
    ...(fought === undefined || fights.includes(fought)
      ? []
      : differ('fought by the letter', fought, fights.join(' or '))),
    ...(won === undefined ? [] : differ('won by the letter', won, wonBefore(dayOfLoss(letter) ?? day, man))),
  ];
}

function wonBefore(day: number, { record, lived }: OneMan): string | undefined {
  const dawn = lived.days.find((each) => each.dawn.day === day)?.dawn;
  const then = dawn && allMen(dawn).find(({ id }) => id === record.id);
  return then && scoreText(then).join(' and ');
}

/** Who writes home is with the flight, or at the field that he writes from, on a day on which he was not lost. */
const writes: Check = ({ record, is: { standing }, papers }) =>
  papers.days.flatMap(({ day, home }) => {
    const his = home.filter(({ by }) => by === record.id);
    const gone = (standing.is === 'killed' || standing.is === 'prisoner') && day >= standing.since;
    const landed = record.lines.filter((line) => line.day === day && isMission(line)).at(-1);
    return his.flatMap(({ from }) => [
      ...differ(`writes on the ${day}`, gone, false),
      ...(from === undefined ? [] : differ(`from ${from}`, landed?.words.includes(from) ?? false, true)),
    ]);
  });

/** The Roll of Honour has all who were lost, and nobody else. */
const honour: Check = ({ is, papers }) => {
  const roll = papers.history.find(({ title }) => title === 'Roll of Honour')?.paragraphs ?? [];
  const isLost = is.standing.is === 'killed' || is.standing.is === 'prisoner';
  const isThere = roll.some((line) => line.includes(`${is.forenames} ${is.surname}`));
  return differ('in the Roll of Honour', isThere, isLost);
};

const CHECKS: readonly Check[] = [missions, fights, ratings, rank, loss, families, served, writes, honour];
