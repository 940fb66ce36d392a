import { describe, expect, test } from 'vitest';
import { RANKS } from '../../src/cards/ranks.ts';
import { historyOfApril } from '../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { type MissionReport, missionReports } from '../../src/chronicle/report/mission-report.ts';
import { written } from '../../src/chronicle/report/prose.ts';
import { serviceRecords } from '../../src/chronicle/service-record.ts';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../support/cards/steady-book.ts';
import { anApril } from '../support/people/an-april.ts';
import { escaped, fight, lived, mission, out, roll } from '../support/people/told-fights.ts';
import { papersOf } from '../support/read/papers.ts';

/** An April of B Flight by each game: their papers must not contain sentences that a reader called bad. */
const APRILS = GAME_NAMES.map((fights) =>
  anApril({ word: `bad-${fights}`, flights: ['B'], book, fights, heads: 'quick' }),
);

const reportsOf = ({ days }: Lived): MissionReport[] => days.flatMap(({ moments }) => missionReports(moments, book));

const historyLines = (lived: Lived): string[] => historyOfApril(lived).flatMap(({ paragraphs }) => paragraphs);

const REPORTS = APRILS.flatMap(reportsOf);
const PARAGRAPHS = [...REPORTS.flatMap(({ paragraphs }) => paragraphs), ...APRILS.flatMap(historyLines)];

const EVENINGS = APRILS.map(papersOf).flatMap(({ days }) => days);
const LETTERS = EVENINGS.flatMap(({ home, families }) => [...home, ...families]);

/** Whatever a sentence of the kind would match, nothing of it is found. */
const found = (bad: RegExp): string[] => PARAGRAPHS.filter((paragraph) => bad.test(paragraph));

const TYPES =
  'SPAD VII|F\\.K\\.8|Sopwith Pup|Albatros (?:D\\.II|D\\.III|C\\.VII)|Halberstadt D\\.III|DFW C\\.V|Rumpler C\\.I';

describe('sentences that a reader found bad are not written', () => {
  test.each([
    [
      'the names of weather boxes, with their capitals',
      /The weather was|[Hh]ad (?:Light|Heavy|Good|Bright|Thunder|Over|Mist|Cloud|Rain|Snow)/,
    ],
    [
      'a mission as a thing with capitals: `an Artillery Spotting of the Guns`',
      /an? (?:Artillery Spotting|Photo Reconnaissance|Bombing Raid|Balloon Bursting|Trench Strafing) /,
    ],
    ['a man who is crippled: a machine is', /(?:Captain|Lieutenant|Sergeant|Major) [A-Z][a-z]+ was crippled/],
    ['how many phases a fight lasted', /fight lasted|phase/],
    [
      'machines that lose each other in the sky at Tree-Top',
      /At Tree-Top (?:each side had lost|it was over)|lost each other in the sky/,
    ],
    [
      '`was taken prisoner and was taken prisoner`',
      /(is a prisoner|was taken prisoner)[^.]* and [^.]*\1|He is a prisoner\. [^.]+ is a prisoner\./,
    ],
    [
      'several of a type in the singular: `six Sopwith Pup`',
      new RegExp(`\\b(?:two|three|four|five|six|seven|eight) (?:${TYPES})(?![sIV])`),
    ],
    ['`1 ones`', /\b(?:1|one) (?:machine|mission|shot|burst|fight|time|day|balloon|one|German)s\b/],
    ['`Nobody came home`, of men who are safe elsewhere', /Nobody came home/],
    ['a man who breaks up in the air: his machine does', /(?<!which |it )broke up in the air/],
    ['a cripple left to find his way from over his own field', /over Amiens to make his own way/],
    ['a man who is put down as a tray is', /met the enemy alone, and was put down/],
    ['the same landing in the same place, man by man', /(made a forced landing [^.]+, unhurt)\..*\1\./],
    ['a flight that sat down to dinner in another mess', /sat down to dinner/],
    [
      'a machine with ribs of a man',
      /machine hit (?:by Archie|from the ground): (?:(?!himself)[^.])*(?:across the ribs|leg grazed)/,
    ],
    ['a Commanding Officer of a flight', /Major [A-Z][a-z]+ of [ABC] Flight/],
    ['the same done twice running in the same words', /([A-Z][^.]+ (?:sent|damaged) [^.]+\.) \1/],
    ['several who lost his nerve', / and [^.,]+ lost his nerve/],
    [
      'a man who lost his nerve again and again on one day',
      /(\S+ \S+) lost his nerve and [^.]*\.[^\n]* \1 lost his nerve and/,
    ],
    [
      'who was `wounded and wounded`, and then hurt twice',
      /wounded on [^.]+ wounded on|He was hurt (?:twice|\w+ times)/,
    ],
    ['a feud that `cost nobody`', /It cost nobody/],
    ['`off a friend: off` somebody', /off a friend: off/],
    ['nobody hurt, and nobody the worse for it', /nobody the worse for it|nobody was the worse for it/],
    ['one fight in which one loses his nerve twelve times', /lost his nerve (?:twice|\w+ times)[^.]*in a fight\./],
    ['leave, which was stopped that month', /due for leave/],
    ['a nerve that is gone twice over', /His nerve was gone\. [^.]+ (?:evening|end|out)[^.]*, and could/],
    ['a nerve that is lost twice, and nothing left: `left in the fighting`', / left in the fighting/],
    [
      'an enemy shot down, twice, as if he had come back for it',
      /an? (?:Albatros|Halberstadt|DFW|Rumpler|Roland|LFG)[^.]*, (?:twice|\w+ times)/,
    ],
    [
      'an evening that asks what there is for the morrow, or could not have gone on',
      /found him with the flight, and (?!he )/,
    ],
    ['a first fight told after what came of it', /\bwas wounded on [^.]+\. His first fight/],
    ['a man hurt in the month, and never hit', /(?:was|and|,) wounded on [^\n]* hit on \w+ flights, and he never was/],
    ['two shots, two of them near', /fired (\w+) shots, \1 of them near/],
    ['a plate, poor', /brought back a plate, /],
    ['who was driven off by Archie and hit by Archie', /off by Archie and had his machine hit by Archie/],
    [
      'his own name again, in the sentence after his own',
      /\. ([A-Z][a-z]+ [A-Z][a-z]+) (?:forced down|sent|drove off|damaged) (?:an? |two )(?:(?!(?:Captain|Lieutenant|Sergeant|Mechanic|Major) )[^.;])+\. \1 (?:was|drove|forced|sent|broke)/,
    ],
    ['a square of the map: `killed near F10`', /\b[A-O]\d\d\b/],
  ])('%s', (_, bad) => {
    expect(found(bad)).toEqual([]);
  });

  test('nobody writes two letters of an evening, one from his field and one from where he never was', () => {
    expect(LETTERS.length).toBeGreaterThan(100);
    const twice = EVENINGS.filter(({ home, families }) =>
      home.some(({ by, from }) => from !== undefined && families.some((each) => each.by === by)),
    );
    expect(twice.map(({ day }) => day)).toEqual([]);
  });

  test('a sergeant has no batman and censors nobody, an observer lands nothing, and a Major did not fly with them', () => {
    const bad = /batman|censor letters|my landings|I owe an apology to a haystack|he flew with me/;
    expect(LETTERS.filter(({ says }) => bad.test(says))).toEqual([]);
  });

  test('on the evening of an empty chair nobody calls it the best kind of day', () => {
    // Who is on another aerodrome, and saw nothing, does not know of the chair.
    const grave = EVENINGS.filter(({ families }) => families.length > 0)
      .flatMap(({ home }) => home)
      .filter(({ from }) => from === undefined);
    expect(grave.length).toBeGreaterThan(10);
    expect(
      grave.filter(({ says }) => /best kind of day|cheese|omelette|apology to a haystack|whist/.test(says)),
    ).toEqual([]);
  });

  test('the dead say of nobody that it was quick', () => {
    const wrong = EVENINGS.flatMap(({ families }) => {
      const lost = families.map(({ to }) => to.split(' ').at(-1) ?? '');
      return families.filter(({ says }) => {
        const [, eyes = ''] = /\. ([^.]+) saw (?:it|him go), and (?:says?|thinks?)/.exec(says) ?? [];
        return lost.some((name) => eyes.split(/, | and /).includes(name));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('the senior officer is named first, and led', () => {
    const wrong = REPORTS.filter(({ facts, paragraphs }) => {
      const pilots = facts.machines.flatMap(({ men }) => men.slice(0, 1));
      const named = pilots.map((man) => ({
        rank: RANKS.indexOf(man.rank),
        at: paragraphs[0]?.indexOf(written(man)) ?? -1,
      }));
      const first = named.reduce((a, b) => (b.at < a.at ? b : a));
      return named.some(({ rank, at }) => rank > first.rank || at < 0);
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('a patrol is flown to its end or is not, and is no work that was done', () => {
    const patrols = REPORTS.filter(({ facts }) => facts.mission.endsWith('patrol'));
    expect(patrols.length).toBeGreaterThan(20);
    expect(patrols.filter(({ paragraphs }) => /sent to do|work was not/.test(paragraphs.join(' ')))).toEqual([]);
  });

  test('of one who was alone in a fight, and went, it is not said that none of ours was left in it', () => {
    const fights = REPORTS.flatMap(({ facts }) =>
      facts.meetings.flatMap(({ came }) => (typeof came === 'object' ? [came] : [])),
    );
    const gone = fights.filter(({ ours, fled }) => ours.length === 1 && fled.length === 1);
    expect(gone.length).toBeGreaterThan(0);
    const ends = PARAGRAPHS.filter((each) => /(?:last|none) of ours was/.test(each));
    expect(ends.length).toBeLessThanOrEqual(fights.filter(({ why }) => why === 'no-allied-left').length - gone.length);
  });

  test('those who passed between two fights are told in one sentence', () => {
    const often = REPORTS.filter(({ paragraphs, facts }) => {
      const fights = facts.meetings.filter(({ came }) => typeof came === 'object').length;
      return paragraphs.filter((each) => / go by| alone\.$/.test(each)).length > fights + 1;
    });
    expect(often.map(({ title }) => title)).toEqual([]);
  });

  test('the same hit from the ground is not told twice running', () => {
    const sentences = PARAGRAPHS.flatMap((paragraph) => paragraph.split(/(?<=\.) /));
    const hits = sentences.map((each) => / had his machine hit (.+)$/.exec(each)?.[1]);
    expect(hits.filter((hit, i) => hit !== undefined && hit === hits[i + 1])).toEqual([]);
  });

  test('every fight of every system is told, and none is said to have been let go', () => {
    for (const { facts, paragraphs } of REPORTS) {
      const fights = facts.meetings.filter(({ came }) => typeof came === 'object');
      const told = paragraphs.filter((each) => /(?:dived on|came out of cloud upon|met and fought)/.test(each));
      expect(told).toHaveLength(fights.length);
    }
  });

  test('two-seaters are said to be brought back by name, and only those that were', () => {
    const wrong = REPORTS.filter(({ facts, paragraphs }) => {
      const [, names = ''] = /(?:^|\. )([^.]+) (?:was|were) brought back/.exec(paragraphs.at(-1) ?? '') ?? [];
      const down = facts.machines.filter(({ end }) => end.is === 'down' && end.side === 'enemy');
      return down.some(({ men: [pilot] }) => pilot !== undefined && names.includes(written(pilot)));
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('nobody is the steadier for a day on which he lost his nerve, and fled', () => {
    const braver: GameEvent = {
      type: 'bravery-checked',
      man: 'quillinan',
      roll,
      parts: { temper: 3 },
      from: 5,
      to: 8,
      letterBefore: 'NV',
      letter: 'N',
      words: '',
    };
    const wordsAfter = (...flown: readonly GameEvent[]) =>
      serviceRecords(lived([...mission(fight(...flown)), braver]))
        .find(({ id }) => id === 'quillinan')
        ?.lines.at(-1)?.words;
    expect(wordsAfter()).toMatch(/^He is the steadier for it/);
    expect(wordsAfter(...escaped('B2', 'bravery'), out('B2'))).toMatch(/^He has got over it/);
  });
});
