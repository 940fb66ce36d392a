import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../../src/campaign/campaign.ts';
import { fightAloud } from '../../../../src/games/screens.ts';
import { leftOf, onTrack, trackOf } from '../../../../src/games/track/screen/track/track-facts.ts';
import { drawTrack, trackLegend } from '../../../../src/games/track/screen/track/track-picture.ts';
import { speakTrack } from '../../../../src/games/track/screen/track/track-words.ts';
import type { InFight } from '../../../../src/kit/fight/track-view.ts';
import { threatsText, whereText } from '../../../../src/kit/screen/aloud.ts';
import type { LastSeen } from '../../../../src/kit/screen/asking.ts';
import { type Paper, paperFor, saidInSentences, withoutInk } from '../../../../src/page/paper.ts';
import { drawnOrTold } from '../../../../src/page/picture.ts';
import { changedSince, fightPage } from '../../../../src/questions/asking/put.ts';
import { flightPage } from '../../../../src/screens/pages/flight-page.ts';
import type { About, Question } from '../../../../src/table/decisions.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { anyFight } from '../../../support/fights/any-fight.ts';
import { aFight, aSpad, aStrutter, book } from '../../../support/fights/fights.ts';
import { aScrap, crewsOf, type Put, watchFight } from '../../../support/fights/watched-fight.ts';
import { given } from '../../../support/people/activities.ts';
import { widest } from '../../../support/plain-paper.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const columns = (width: number, colour = false) => paperFor({ columns: width, isTerminal: colour, colour });
const scrap = aScrap(4, 5);
const people = crewsOf(scrap);
const onlooker = (told: readonly GameEvent[], paper: Paper, crews = people) => ({
  book,
  events: told,
  people: crews,
  paper,
});

function atQuestion(puts: readonly Put[], place: number): Put {
  const put = puts[place];
  if (!put) throw new Error(`There is no question ${place}.`);
  return put;
}

describe('the track that lies before a question', () => {
  test('(17) has the machine that is asked, her guns and her enemies as the question has them', () => {
    fc.assert(
      fc.property(anyFight, seed, seed, (fight, dice, answers) => {
        for (const { question } of watchFight(fight, dice, answers).puts) checkAgainst(question);
      }),
      { numRuns: 150 },
    );
  });

  function checkAgainst(question: Question): void {
    const { decision, about } = question;
    const track = given(trackOf(question));
    const machine = track.machines.find(({ id }) => 'machine' in about && id === about.machine);
    expect(machine).toMatchObject({ out: undefined });
    if (decision === 'burst') expect(machine?.guns.forward?.ammo).toBe(about.ammo);
    if (decision === 'return-fire') expect(machine?.guns.observer?.ammo).toBe(about.ammo);
    if (decision === 'track-action') checkTargets(about, given(machine));
  }

  function checkTargets(about: About<'track-action'>, machine: InFight): void {
    const { track, left, inDuel } = about;
    expect({ allied: leftOf(track, 'allied').length, german: leftOf(track, 'german').length }).toEqual(left);
    expect(onTrack(track).includes(machine)).toBe(!inDuel);
    expect(machine.doing).toEqual({ is: 'free' });
    for (const { target, difference } of about.targets) {
      const found = track.machines.find(({ id }) => id === target);
      expect(found).toMatchObject({ out: undefined, doing: { is: 'free' } });
      expect((machine.initiative ?? 0) - (found?.initiative ?? 0)).toBe(difference);
    }
  }

  test('is of the moment: what comes later does not change it', () => {
    const { puts, events } = watchFight(scrap, 7, 3);
    const before = JSON.stringify(puts.map(({ question }) => question));
    expect(ofType(events, 'escaped').length).toBeGreaterThan(0);
    expect(JSON.stringify(watchFight(scrap, 7, 3).puts.map(({ question }) => question))).toBe(before);
    expect(given(trackOf(puts[0]?.question)).machines.every(({ out }) => out === undefined)).toBe(true);
  });

  test('is nothing when no Dog-Fight is on', () => {
    expect(trackOf(undefined)).toBeUndefined();
    expect(fightPage(undefined, onlooker([], columns(80)))).toBe(
      'There is no Dog-Fight on, and nobody on the Initiative Track.',
    );
  });
});

describe('the Initiative Track on the page', () => {
  const { puts } = watchFight(scrap, 7, 3);
  const pageAt = (place: number, paper: Paper) => {
    const { question, told } = atQuestion(puts, place);
    return fightPage(question, onlooker(told, paper));
  };

  test('(17), (20) at 80 columns: ours on the left of it, theirs on the right, those alone and those out below', () => {
    expect(pageAt(5, columns(80))).toMatchInlineSnapshot(`
      "Initiative Track, phase 1, at 10,000 ft, DFD 40: 4 of ours, 5 of theirs
                                     ours   No.   theirs
           Lt Quillinan B2 29 >G5 quarter    15
                                              :
                                             11   G3 >B4 quarter
                                              :
                                              9   (G4)
                                              8   G5 <B2 quarter
                                              :
       Lt Camberwell B4 30/30 <G3 quarter     4
            Lt Haldenby B1 28 >G2 head-on 12 = 11 G2 <B1 head-on
                       *Lt Ferrabee B3 30 11 =  9 G6
      * is asked; > attacks, < attacked by; ( ) has acted; number: ammo / observer's;
      = Personal Duel: the two roll apart, after the others"
    `);
  });

  test('the same at 120 columns', () => {
    expect(pageAt(5, columns(120))).toMatchInlineSnapshot(`
      "Initiative Track, phase 1, at 10,000 ft, DFD 40: 4 of ours, 5 of theirs
                                               ours   No.   theirs
                     Lt Quillinan B2 29 >G5 quarter    15
                                                        :
                                                       11   G3 >B4 quarter
                                                        :
                                                        9   (G4)
                                                        8   G5 <B2 quarter
                                                        :
                 Lt Camberwell B4 30/30 <G3 quarter     4
                      Lt Haldenby B1 28 >G2 head-on 12 = 11 G2 <B1 head-on
                                 *Lt Ferrabee B3 30 11 =  9 G6
      * is asked; > attacks, < attacked by; ( ) has acted; number: ammo / observer's; = Personal Duel: the
      two roll apart, after the others"
    `);
  });

  test('the same in sentences', () => {
    expect(pageAt(5, saidInSentences(columns(80)))).toMatchInlineSnapshot(`
      "Initiative Track, phase 1, at 10,000 ft, DFD 40: 4 of ours, 5 of theirs.
      On 15: Lt Quillinan (B2), ammo 29, attacks G5 from the quarter.
      On 11: G3, diving, attacks Lt Camberwell (B4) from the quarter.
      On 9: G4, diving, has acted.
      On 8: G5, diving, attacked by Lt Quillinan (B2) from the quarter.
      On 4: Lt Camberwell (B4), ammo 30 and 30, attacked by G3 from the quarter.
      Personal Duel at 10,000 ft: Lt Haldenby (B1), ammo 28, attacks G2 head-on, on
      12; G2, attacked by Lt Haldenby (B1) head-on, on 11.
      Personal Duel at 10,000 ft: Lt Ferrabee (B3), ammo 30, is asked now, on 11; G6,
      on 9."
    `);
  });

  test('colour only repeats what the signs say', () => {
    for (const [place] of puts.entries()) {
      const coloured = pageAt(place, columns(80, true));
      expect(coloured).not.toBe(withoutInk(coloured));
      expect(withoutInk(coloured)).toBe(pageAt(place, columns(80)));
    }
  });

  test('fifteen against fifteen have room at 80 columns, and nobody is forgotten', () => {
    const many = aScrap(15, 15);
    for (const { question, told } of watchFight(many, 5, 8).puts) {
      const page = fightPage(question, onlooker(told, columns(80), crewsOf(many)));
      expect(widest(page)).toBeLessThanOrEqual(80);
      for (const { id } of [...many.allied, ...many.germans.map((number) => ({ id: `G${number}` }))])
        expect(page).toMatch(new RegExp(`\\b${id}\\b`));
    }
  });

  test('fifteen against fifteen at 80 columns', () => {
    const many = aScrap(15, 15);
    const { question, told } = atQuestion(watchFight(many, 5, 8).puts, 9);
    expect(fightPage(question, onlooker(told, columns(80), crewsOf(many)))).toMatchInlineSnapshot(`
      "Initiative Track, phase 1, at 10,000 ft, DFD 40: 14 of ours, 15 of theirs
                                     ours   No.   theirs
                                             16   G13 >B4 astern  G16 >B13 diving
                                             15   G15 >B5 diving
              B13 30 <G16 diving  (B3 30)    14
                                              :
                       B15 28 >G9 head-on    12
                        B6 28 >G7 head-on    12
                                             11   G5 >B11 diving  G7 <B6 head-on
                                             11   (G8)
                                             10   G9 <B15 head-on
                        B11 30 <G5 diving     9   G10
                        B5 30 <G15 diving     9
                                              :
                     B4 30/30 <G13 astern     6
                        B1 30 <G6 head-on 13 = 14 G6 >B1 head-on
                                B12 30/30 12 = 12 G11  at 9,000 ft
                        B2 28 >G3 quarter 16 =  9 G3 <B2 quarter
                          B7 30 <G14 beam  9 = 13 G14 >B7 beam
                         B10 30 <G12 beam  8 = 11 G12 >B10 beam
                       B14 30 <G4 head-on 14 = 16 G4 >B14 head-on
                    *B8 30/30 <G2 quarter  5 = 12 G2 >B8 quarter
      Out of the fight: Lt Haldenby (B9) away.
      * is asked; > attacks, < attacked by; ( ) has acted; number: ammo / observer's;
      = Personal Duel: the two roll apart, after the others"
    `);
  });

  test('any fight fits any page from 40 columns to 300, and says nothing that is not a word', () => {
    fc.assert(
      fc.property(anyFight, seed, fc.integer({ min: 40, max: 300 }), fc.boolean(), (fight, dice, width, plain) => {
        const paper = plain ? saidInSentences(columns(width)) : columns(width);
        for (const { question, told } of watchFight(fight, dice, dice).puts.slice(0, 20)) {
          const page = fightPage(question, onlooker(told, paper));
          expect(widest(page)).toBeLessThanOrEqual(width);
          expect(page).not.toMatch(/undefined|NaN|\[object/);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('(34) a name that has no room beside its signs loses its rank, and only then is left out', () => {
  const track = given(trackOf(atQuestion(watchFight(scrap, 3, 3).puts, 0).question));
  const lame = track.machines.map((machine) =>
    machine.id === 'B1'
      ? { ...machine, lameDuck: true, doing: { is: 'attacked', other: 'G33', angle: 'quarter' } as const }
      : machine,
  );
  const shown = (width: number) =>
    withoutInk(drawTrack({ ...track, machines: lame }, undefined, people, columns(width)))
      .split('\n')
      .find((line) => line.includes('B1 '))
      ?.trim()
      .replace(/ B1 .*/, ' B1');
  const whole = given(shown(100));
  const widths = Array.from({ length: 41 }, (_, i) => 100 - i);
  const surname = whole.split(' ').slice(1).join(' ');
  expect(whole.split(' ').length).toBe(3);
  expect([...new Set(widths.map(shown))].slice(0, 2)).toEqual([whole, surname]);
});

describe('the track before a question', () => {
  const { puts } = watchFight(scrap, 7, 3);

  /** What a player sees of it from question to question. */
  function shownWith(paper: Paper): { decision: string; phase: number; text: string | undefined }[] {
    let seen: LastSeen | undefined;
    return puts.map(({ question, told }) => {
      const now = changedSince(question, seen, onlooker(told, paper));
      seen = now?.seen ?? seen;
      return {
        decision: question.decision,
        phase: ofType(told, 'phase-began').length,
        text: now && drawnOrTold(now.shows, paper),
      };
    });
  }

  test('is whole in each new phase, and drawn again when it has changed', () => {
    const shown = shownWith(columns(80));
    const firsts = shown.filter(({ phase }, i) => phase !== shown[i - 1]?.phase);
    expect(firsts.length).toBeGreaterThan(2);
    for (const { text } of firsts) expect(text).toContain('ammo');
    for (const { decision, text } of shown) if (decision === 'track-action') expect(text).toMatch(/^Initiative Track/);
  });

  test('is not drawn for the burst of an attack that was just decided, nor twice alike', () => {
    for (const { decision, text } of shownWith(columns(80)).filter(({ decision }) => decision === 'burst'))
      expect([decision, text]).toEqual(['burst', undefined]);
    const { question, told } = atQuestion(puts, 0);
    const first = changedSince(question, undefined, onlooker(told, columns(80)));
    expect(changedSince(question, first?.seen, onlooker(told, columns(80)))).toBeUndefined();
  });

  test('says in sentences, after the first time in a phase, only who is still free', () => {
    const shown = shownWith(saidInSentences(columns(80)));
    const later = shown.filter(({ phase, text }, i) => text && phase === shown[i - 1]?.phase);
    expect(later.length).toBeGreaterThan(0);
    for (const { text } of later) expect(text).toMatch(/^(Still free on the track: |Nobody else on the track is free)/);
  });

  test('is nothing outside a fight', () => {
    const question = {
      decision: 'load',
      about: { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'dawn' },
      options: ['ordinary'],
    } as const;
    expect(changedSince(question, undefined, onlooker([], columns(80)))).toBeUndefined();
  });
});

test('flight in a fight shows what each of ours has left, Lame Ducks too', () => {
  const fight = aFight({
    allied: [
      aSpad({ lameDuck: true, forward: { state: 'jammed', ammo: 12 } }),
      aStrutter({ observer: { firing: 'C', gun: { state: 'clear', ammo: 7 } } }),
    ],
    dfd: 30,
  });
  const { crews } = crewsOf(fight);
  const began: GameEvent = {
    type: 'mission-began',
    mission: 'photo-reconnaissance',
    flight: 'B',
    watch: 'morning',
    zones: ['B'],
    machines: [...crews, { ...scoutAway, machine: 'B9' }],
  };
  const { question, told } = atQuestion(watchFight(fight, 3, 3).puts, 0);
  const known = { asked: question, flight: undefined, campaign: {} as Campaign, events: [began, ...told] };
  expect(flightPage(known, book, columns(80))).toMatchInlineSnapshot(`
    "    Machine                 Crew            Ammo    State
    -------------------------------------------------------------------------
    B1  SPAD VII                Lt Haldenby     12      gun jammed, Lame Duck
    B7  Sopwith 1 1/2 Strutter  Lt Quillinan    30 / 7  in order
    B9  SPAD VII                Capt Whitworth          not in this fight"
  `);
  expect(flightPage(known, book, columns(60))).toMatchInlineSnapshot(`
    "B1, SPAD VII, Lt Haldenby: ammo 12; gun jammed, Lame Duck.
    B7, Sopwith 1 1/2 Strutter, Lt Quillinan: ammo 30 / 7; in
    order.
    B9, SPAD VII, Capt Whitworth: not in this fight."
  `);
});

const scoutAway = {
  aircraft: 'spad-vii',
  men: [{ airman: 'whitworth', rank: 'Captain', surname: 'Whitworth' }],
} as const;

describe('the track aloud', () => {
  test('(24) who is free and higher threatens who is free and lower, and nobody else', () => {
    fc.assert(
      fc.property(anyFight, seed, seed, (fight, dice, answers) => {
        for (const { question, told } of watchFight(fight, dice, answers).puts) checkAloud(question, told);
      }),
      { numRuns: 60 },
    );
  });

  /** Each target of a question is one whom its machine can fire at; his Bravery may bar him from another. */
  function checkAloud(question: Question, told: readonly GameEvent[]): void {
    if (question.decision !== 'track-action') return;
    const { machine, targets, inDuel } = question.about;
    const aloud = given(fightAloud(question, onlooker(told, columns(80))));
    const own = given(aloud.lookouts.find(({ id }) => id === machine));
    const reached = own.others.filter(({ shots }) => shots.includes('ours')).map(({ id }) => id);
    if (!inDuel) expect(reached).toEqual(expect.arrayContaining(targets.map(({ target }) => target)));
    expect(whereText(aloud, undefined, machine)).toMatch(new RegExp(`^From ${machine}, .*: `));
    for (const target of reached)
      expect(threatsText(aloud)).toMatch(new RegExp(`${machine} can fire at [^:]*\\b${target}\\b`));
  }
});

// "Lt Quillinan B2 20 >G30 astern" stood there when G30 was Driven Off: it read as if he were still at it.
test('nobody attacks, or is attacked by, one who is out of the fight: he has acted', () => {
  const { question } = atQuestion(watchFight(scrap, 1, 1).puts, 0);
  const track = given(trackOf(question));
  const [first, ...others] = track.machines;
  const target = given(others.find(({ side }) => side !== first?.side));
  const doing = { is: 'attacks', other: target.id, angle: 'astern' } as const;
  const fought = (out: InFight['out']) => ({
    ...track,
    machines: [{ ...given(first), doing }, ...others.map((each) => (each === target ? { ...each, out } : each))],
  });
  const drawn = (out: InFight['out']) =>
    [drawTrack(fought(out), undefined, people, columns(120)), trackLegend(fought(out), undefined, columns(120))].join(
      '\n',
    );
  const said = (out: InFight['out']) => speakTrack(fought(out), undefined, people);
  expect(drawn(undefined)).toContain(`>${target.id} astern`);
  expect(said(undefined)).toContain(`attacks ${target.id}`);
  expect(drawn('driven-off')).not.toContain(`>${target.id}`);
  expect(drawn('driven-off')).toContain('( ) has acted');
  expect(said('driven-off')).toContain('has acted');
  expect(said('driven-off')).not.toContain(`attacks ${target.id}`);
});
