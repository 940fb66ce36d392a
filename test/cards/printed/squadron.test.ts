import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { squadron as schema } from '../../../src/cards/printed/squadron.ts';
import { readCard } from '../../../src/cards/reading/read-card.ts';
import { isForbidden } from '../../../src/procedure/campaign/new-name.ts';
import { book } from '../../support/cards/book.ts';

const { flights, commander } = book.squadronNotes;
const people = flights.flatMap((flight) => flight.people);
const pilots = people.filter(({ seat }) => seat === 'pilot');
const fighters = (letter: string) =>
  flights.flatMap(({ flight, fighters, people }) =>
    flight === letter ? people.filter(({ machine }) => fighters?.numbers.includes(machine)) : [],
  );
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('(1) No. 23 Squadron has three flights of six fighters and two two-seaters, with ten aircrew each', () => {
  const strength = flights.map(({ flight, fighters, twoSeaters, people }) => [
    flight,
    fighters?.numbers.length,
    twoSeaters?.numbers.length,
    people.filter(({ seat }) => seat === 'pilot').length,
    people.filter(({ seat }) => seat === 'observer').length,
  ]);
  expect(strength).toEqual([
    ['A', 6, 2, 8, 2],
    ['B', 6, 2, 8, 2],
    ['C', 6, 2, 8, 2],
  ]);
});

test('A Flight has Sopwith Pups and Strutters, B SPADs and F.K.8s, C Nieuport 11s and D.H.4s', () => {
  const types = flights.map(({ fighters, twoSeaters }) => [fighters?.aircraft, twoSeaters?.aircraft]);
  expect(types).toEqual([
    ['sopwith-pup', 'sopwith-strutter'],
    ['spad-vii', 'fk8'],
    ['nieuport-11', 'dh4'],
  ]);
});

test('the commanding officer is a major and has the Triplane', () => {
  expect(commander).toMatchObject({ rank: 'Major', aircraft: 'sopwith-triplane' });
});

test('every machine of every flight has its pilot, and every two-seater its observer', () => {
  for (const { fighters, twoSeaters, people } of flights) {
    const seated = (seat: string) => people.filter((man) => man.seat === seat).map(({ machine }) => machine);
    expect(seated('pilot')).toEqual([...(fighters?.numbers ?? []), ...(twoSeaters?.numbers ?? [])]);
    expect(seated('observer')).toEqual(twoSeaters?.numbers);
  }
});

describe('(1) the people range as played games report them', () => {
  test('an ace captain has about seventy missions', () => {
    const ace = pilots.reduce((best, man) => (man.kills > best.kills ? man : best));
    expect(ace).toMatchObject({ rank: 'Captain', missions: 71, kills: 8, balloons: 1.5 });
  });

  test('two lieutenants of one flight have about ninety between them', () => {
    const missions = fighters('A')
      .filter(({ rank }) => rank === 'Lieutenant')
      .map((man) => man.missions);
    expect(sum(missions)).toBe(90);
  });

  test('one man has yet to fly a mission, and he is a second lieutenant', () => {
    expect(people.filter(({ missions }) => missions === 0).map(({ rank }) => rank)).toEqual(['Second Lieutenant']);
  });

  test('each flight has one captain, its first pilot, and two lieutenants to take his place (47)', () => {
    for (const letter of ['A', 'B', 'C']) {
      const ranks = fighters(letter).map(({ rank }) => rank);
      expect(ranks[0]).toBe('Captain');
      expect(ranks.filter((rank) => rank === 'Captain')).toHaveLength(1);
      expect(ranks.filter((rank) => rank === 'Lieutenant').length).toBeGreaterThanOrEqual(2);
    }
  });

  test('two-seater pilots are sergeants of some experience, their observers are not', () => {
    const seated = people.filter(({ machine }) => /[78]$/.test(machine));
    const sergeants = seated.filter(({ seat }) => seat === 'pilot');
    const observers = seated.filter(({ seat }) => seat === 'observer');
    expect(sergeants.every(({ rank, missions }) => rank === 'Sergeant' && missions >= 25)).toBe(true);
    expect(observers.every(({ rank, missions }) => rank !== 'Sergeant' && missions <= 20)).toBe(true);
    expect(observers.filter(({ rank }) => rank === 'Air Mechanic')).toHaveLength(2);
  });

  test('more missions go with more Pilot Skill: no pilot of Skill 1 has ten, none of Skill 4 or more under forty', () => {
    expect(pilots.filter(({ skill, missions }) => skill === 1 && missions >= 10)).toEqual([]);
    expect(pilots.filter(({ skill, missions }) => (skill ?? 0) >= 4 && missions < 40)).toEqual([]);
  });
});

describe('the flights are even, so that the choice between them is one of machines', () => {
  test('the fighter pilots of each have 16 points of Pilot Skill between them', () => {
    expect(['A', 'B', 'C'].map((letter) => sum(fighters(letter).map(({ skill = 0 }) => skill)))).toEqual([16, 16, 16]);
  });

  test('and fire as well as those of any other: three C, two D, one E; C, with the oldest machines, has one B', () => {
    const firing = (letter: string) =>
      fighters(letter)
        .map((man) => man.firing)
        .sort()
        .join('');
    expect(['A', 'B', 'C'].map(firing)).toEqual(['CCCDDE', 'CCCDDE', 'BCCDDE']);
  });
});

describe('(7) Bravery, as the Pilot Skill card turns it into letters', () => {
  const letterOf = (bravery: number) =>
    book.pilotSkillFiringAndBravery.letters.findLast(({ from }) => from <= bravery)?.letter;

  test('every flight has a nervous man and a brave one; one man of the thirty is a Daredevil', () => {
    for (const { people } of flights) {
      const letters = people.map(({ bravery }) => letterOf(bravery));
      expect(letters).toContain('NV');
      expect(letters).toContain('B');
    }
    expect(people.filter(({ bravery }) => letterOf(bravery) === 'DD')).toHaveLength(1);
    expect(people.filter(({ bravery }) => letterOf(bravery) === 'S')).toEqual([]);
  });

  test.each([
    ['whitworth', 'B1', 'Captain', '4/C/N'],
    ['appleton', 'B3', 'Lieutenant', '2/B/DD'],
    ['grimshaw', 'B6', 'Second Lieutenant', '1/E/N'],
    ['camberwell', 'B7', 'Sergeant', '4/D/B'],
  ])('the worked example has %s on %s, a %s, rated %s', (id, machine, rank, ratings) => {
    const man = book.exampleSquadron.flights[0]?.people.find((each) => each.id === id);
    expect(man).toMatchObject({ machine, rank, seat: 'pilot', source: 'rulebook example' });
    expect(`${man?.skill}/${man?.firing}/${letterOf(man?.bravery ?? 0)}`).toBe(ratings);
  });
});

test('the worked example has Second Lieutenant Kyle as observer of B7, Firing E and no Pilot Skill', () => {
  const kyle = book.exampleSquadron.flights[0]?.people.find(({ id }) => id === 'kyle');
  expect(kyle).toMatchObject({ machine: 'B7', rank: 'Second Lieutenant', seat: 'observer', firing: 'E' });
  expect(kyle?.skill).toBeUndefined();
});

test('every man of the squadron has a life of his own, told in one or two sentences', () => {
  const lives = [...people, commander].flatMap((man) => (man?.life ? [man.life] : []));
  expect(lives).toHaveLength(31);
  expect(new Set(lives.map(({ character }) => character)).size).toBe(31);
  expect(lives.every(({ character }) => character.length > 40 && character.length < 160)).toBe(true);
});

test('nobody bears the name of a known airman of 1917 or of the people of the board game', () => {
  const named = [...people, ...(commander ? [commander] : [])].map(({ surname, life }) => ({
    surname,
    forenames: life?.forenames ?? '',
  }));
  expect(named.filter((man) => isForbidden(man, book.names.forbidden))).toEqual([]);
  expect(new Set(named.map(({ surname }) => surname)).size).toBe(31);
});

test('(44) shared balloons add up to whole ones', () => {
  expect(sum(people.map(({ balloons }) => balloons)) % 1).toBe(0);
});

describe('an overlay that cannot be played is refused', () => {
  const written = readFileSync('data/squadron/example-squadron.yaml', 'utf8');
  const faultsWith = (from: string, to: string) =>
    readCard('example-squadron.yaml', written.replace(from, to), schema).faults.map(({ allowed }) => allowed);

  test.each([
    ['machine: B1', 'machine: B7', 'each seat of a machine has one man'],
    ['machine: B1', 'machine: A1', 'every man has a machine of his own flight'],
    ['flight: B', 'flight: C', 'every machine of a flight has its letter'],
    ['id: appleton', 'id: grimshaw', 'every man has an id of his own'],
    ['        skill: 4\n', '', 'a pilot has a Pilot Skill, an observer has none'],
  ])('%s become %s', (from, to, allowed) => {
    expect(faultsWith(from, to)).toContain(allowed);
  });

  test('an observer in a fighter', () => {
    const inFighter = written.replace('machine: B7\n        seat: observer', 'machine: B1\n        seat: observer');
    expect(readCard('example-squadron.yaml', inFighter, schema).faults.map(({ allowed }) => allowed)).toEqual([
      'observers fly in two-seaters only',
    ]);
  });

  test('Pilot Skill 8 (51)', () => {
    expect(faultsWith('skill: 4', 'skill: 8')).toEqual(['a whole number from 1 to 7 belongs here']);
  });
});
