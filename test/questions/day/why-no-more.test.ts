import { describe, expect, test } from 'vitest';
import type { Available, PlannedMission } from '../../../src/campaign/plan.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import { planView } from '../../../src/questions/day/plan-view.ts';
import { book } from '../../support/cards/book.ts';
import { given } from '../../support/people/activities.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../../support/people/plans.ts';

const source = 'reconstructed';
const [HALDENBY, QUILLINAN, BRACKENRIDGE, PETTIFER, FERRABEE, CHAPLOW] = [
  aMan({ airman: 'haldenby', machine: 'B1', skill: 5 }),
  aMan({ airman: 'quillinan', machine: 'B2', skill: 3 }),
  aMan({ airman: 'brackenridge', machine: 'B3', skill: 3 }),
  aMan({ airman: 'pettifer', machine: 'B4', bravery: 'NV' }),
  aMan({ airman: 'ferrabee', machine: 'B5', skill: 2 }),
  aMan({ airman: 'chaplow', surname: 'Chaplow', machine: 'B6', skill: 1 }),
];
const pair = (airman: string, machine: string, skill: number) =>
  aMan({
    airman,
    machine,
    skill,
    surname: airman,
    aft: 180,
    role: 'two-seater',
    observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
  });

const sent = (mission: string, watch: Watch, crews: readonly Available[], target?: string): PlannedMission =>
  missionOf({ half: 'either', mission, zones: ['B'], ...(target && { target }), source }, watch, {
    key: `${mission} ${watch}`,
    crews,
    stands: 'planned',
  });
const photo = (...crews: Available[]) => sent('photo-reconnaissance', 'afternoon', crews, 'hq-vitry');

/** B Flight, one of whom has bad nerves. */
function people() {
  const flight = theFlight(bFlight());
  return {
    ...flight,
    aircrew: flight.aircrew.map((man) => (man.id === 'pettifer' ? { ...man, bravery: 3 } : man)),
  };
}

const shown = (...missions: readonly PlannedMission[]) =>
  planView(
    { plan: planOf(bFlight(), missions, { number: 7, trend: 1 }), flight: people() },
    { row: 0, column: 0 },
    book,
  );

const EARLY = [HALDENBY, QUILLINAN, BRACKENRIDGE, FERRABEE];
const BUSY = [sent('dawn-patrol', 'dawn', EARLY), sent('defensive-line-patrol', 'morning', [...EARLY, CHAPLOW])];

describe('(6) why nobody is sent besides', () => {
  test('a single escort: the others have flown twice, or their nerves or their skill keep them', () => {
    expect(shown(...BUSY, photo(pair('ridsdale', 'B7', 3), HALDENBY)).notes).toContain(
      'Note: Photo Reconnaissance has one escort: Lt Quillinan, Lt Brackenridge and 2Lt Ferrabee have two missions today, 2Lt Pettifer has bad nerves and 2Lt Chaplow is a novice.',
    );
    expect(shown(photo(pair('ridsdale', 'B7', 3), HALDENBY)).notes.join()).not.toContain('has one escort');
  });

  test('two two-seaters without one, where nobody else is free', () => {
    const all = [...EARLY, PETTIFER, CHAPLOW];
    const pairs = [pair('ridsdale', 'B7', 3), pair('meikle', 'B8', 3)];
    const busy = sent('defensive-line-patrol', 'afternoon', all);
    expect(shown(busy, photo(...pairs)).notes).toContain(
      'Note: Photo Reconnaissance has no escort: nobody else is free then.',
    );
    expect(shown(busy, photo(pair('ridsdale', 'B7', 3))).notes).toContain(
      'Note: B7 goes alone, with nobody to look after her: nobody else is free then.',
    );
  });

  test('(43) a patrol of two is a warning where a third could go, and a note where none can', () => {
    const few = 'Two machines or fewer earn at most +1 there; more of them +3';
    const two = sent('offensive-line-patrol', 'afternoon', [HALDENBY, QUILLINAN]);
    expect(shown(two).warnings).toContain(`${few}.`);
    const { notes, warnings } = shown(...BUSY, two);
    expect(warnings.join()).not.toContain(few);
    expect(notes.join()).toMatch(/more of them \+3: Lt Brackenridge and 2Lt Ferrabee have two missions today/);
  });

  test('a novice near Douai is a note where he owes his only mission and no other is quieter', () => {
    const goes = 'Chaplow is a novice, and this goes within reach of the red machines of Douai';
    const mission = photo(pair('ridsdale', 'B7', 3), HALDENBY, CHAPLOW);
    expect(shown(mission).notes.join()).toContain(`${goes}: he owes one mission a day (rule 6), and none is quieter.`);
    const quiet = sent('defensive-line-patrol', 'morning', [QUILLINAN, BRACKENRIDGE]);
    expect(shown(mission, quiet).warnings.join()).toContain(`${goes}.`);
  });

  test('a novice in a two-seater is a warning while a better pair could go', () => {
    const mission = photo(pair('ridsdale', 'B7', 1), HALDENBY, QUILLINAN);
    expect(shown(mission).warnings.join()).toContain('red machines of Douai.');
    const other = sent('artillery-spotting', 'afternoon', [pair('meikle', 'B8', 3)], 'guns-fampoux');
    expect(shown(mission, other).notes.join()).toContain('red machines of Douai: no other two-seater is free then.');
  });

  test('the Commanding Officer is a note where nobody else can go, and undone costs points', () => {
    const { man, machine } = given(bFlight().commandingOfficer);
    const officer = aMan({ airman: man.id, surname: man.surname, rank: 'Major', machine: machine.id });
    const says = `${man.surname} commands the squadron`;
    const dusk = missionOf({ half: 'twilight', mission: 'twilight-patrol', zones: ['B'], source }, 'twilight', {
      crews: [officer],
      stands: 'planned',
    });
    expect(shown(dusk).warnings.join()).toContain(says);
    const { warnings, notes } = shown(...BUSY, sent('offensive-line-patrol', 'afternoon', [CHAPLOW]), dusk);
    expect(warnings.join()).not.toContain(says);
    expect(notes.join()).toMatch(new RegExp(`${says}: .* have two missions today.*, and undone it costs -2\\.`));
  });
});

describe('(6) why a mission is left undone', () => {
  const undone = (mission: string, half: 'morning' | 'afternoon', target?: string) =>
    missionOf({ half, mission, zones: ['B'], ...(target && { target }), source }, undefined, {
      key: `${mission} undone`,
      crews: [],
      stands: 'not-flown',
    });
  const patrol = undone('offensive-line-patrol', 'afternoon');
  const notesOf = (...missions: readonly PlannedMission[]) => shown(...missions).notes.join(' ');

  test('what there is against each man who is free then; nothing, where enough could go', () => {
    expect(notesOf(...BUSY, patrol)).toMatch(
      /Note: Offensive Line Patrol is left undone: .*two missions today.*2Lt Pettifer has bad nerves/,
    );
    expect(notesOf(patrol)).not.toContain('undone');
  });

  test('nobody is free, or no two-seater, or the forecast hides the work', () => {
    const all = sent('defensive-line-patrol', 'afternoon', [...EARLY, PETTIFER, CHAPLOW]);
    expect(notesOf(all, patrol)).toContain('Offensive Line Patrol is left undone: nobody is free then.');
    const pairs = [pair('ridsdale', 'B7', 3), pair('meikle', 'B8', 3)];
    const spotting = sent('artillery-spotting', 'afternoon', pairs, 'guns-fampoux');
    expect(notesOf(spotting, undone('photo-reconnaissance', 'afternoon', 'hq-vitry'))).toContain(
      'Photo Reconnaissance is left undone: no two-seater is free then.',
    );
  });

  test('a man of bad nerves flies no second mission on our side either', () => {
    const quiet = sent('defensive-line-patrol', 'morning', [PETTIFER, ...EARLY]);
    const early = sent('dawn-patrol', 'dawn', [...EARLY, CHAPLOW]);
    const second = undone('defensive-line-patrol', 'afternoon');
    expect(notesOf(early, quiet, second)).toContain('2Lt Pettifer has bad nerves');
  });
});
