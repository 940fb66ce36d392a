import { expect, test } from 'vitest';
import { saidByEar } from '../../src/page/by-ear.ts';

test.each([
  ['B1 Capt Haldenby 5/C/N, AFT 135', 'B1 Captain Haldenby, Skill 5, Firing C, Bravery Normal, AFT 135.'],
  ['with 2Lt Bidwell -/E, AFT 180', 'with Second Lieutenant Bidwell, Firing E, AFT 180.'],
  ['G21 (Albatros D.II, 2/D).', 'G21 (Albatros D.II, Skill 2, Firing D).'],
  ['2Lt Ferrabee, 2/D/DD', 'Second Lieutenant Ferrabee, Skill 2, Firing D, Bravery Daredevil.'],
  ['(-3 if it is not flown)', '(minus 3 if it is not flown).'],
  ['4 for +3: 9.5 ± 13.7 in 60 (39-78) %.', '4 for plus 3: 9.5 plus or minus 13.7 in 60 (39 to 78) percent.'],
  ['damage 3/12, 120 km/h, s1..12, left 60°', 'damage 3 of 12, 120 kilometres an hour, s1 to 12, left 60 degrees.'],
  ['goes to level 14, west ↙', 'goes to level 14, west, diving.'],
  ['Cloud (3), trend +; down 8,000 ft.', 'Cloud (3), trend plus; down 8,000 feet.'],
  [
    'turn: l30(!2) l60(!!) r30(-/!)',
    'turn: l30 (2 guns at long range) l60 (1 gun close) r30 (likely no gun, at worst 1 gun at long range).',
  ],
  ['begun 2026-11-29', 'begun 29 November 2026.'],
  ['(Gunnery 13, angle -4 = 9)', '(Gunnery 13, angle minus 4 makes 9).'],
  ['AM 15+, PM 13-', 'AM 15 plus, PM 13 minus.'],
  ['  Capt Haldenby   Bravery 9 to 10 (N)', 'Captain Haldenby: Bravery 9 to 10 (Normal).'],
  ['  +3  2Lt Kyle brought back', 'plus 3: Second Lieutenant Kyle brought back.'],
  ['A 6+ hits; 8+: hit', 'A 6 or more hits; 8 or more: hit.'],
  ['Phase 2, at 6,000 ft, DFD 40.', 'Phase 2, at 6,000 feet, Dog-Fight Duration 40.'],
  ['Bravery 8 to 4 (N to NV)', 'Bravery 8 to 4 (Normal to Nervous).'],
  ['Bravery 8 to 9 (N), Firing E to D', 'Bravery 8 to 9 (Normal), Firing E to D.'],
  ['begun, seed alea:1:lark.', 'begun, seed lark.'],
  ['Rules 5, 12. Fingerprint of the cards: 0d73c2c29b19.', 'Rules 5, 12.'],
  ['On to I08, Mercatel (3 AFT).', 'On to hex I08, Mercatel (3 AFT).'],
  ['by G10, G09 and H08: nobody', 'by hexes G10, G09 and H08: nobody.'],
  ['You are over G13: value 5.', 'You are over hex G13: value 5.'],
  ['! 2Lt Pettifer is nervous.', 'Warning: Second Lieutenant Pettifer is nervous.'],
])('%s is said: %s', (written, said) => {
  expect(saidByEar(written)).toBe(`${said}\n`);
});

test.each([
  'shallow-dive-0-3',
  'not-flown',
  'dive-G28',
  'l30+1',
  'Albatros D.III',
  'B1 23, B2 45',
  'against G10 and G12',
  'G13 can fire at B1',
  'course patrol H10 H11 twice',
  'map J11',
])('%s stays as it is typed, and as it is called', (word) => {
  expect(saidByEar(word)).toContain(word);
});

test('blank lines, indents and columns are not said, and a line that was typed stays alone', () => {
  expect(saidByEar('\nDawn  Patrol\n\n\n  B1    ready\n> fly\n')).toBe('Dawn Patrol.\nB1 ready.\n> fly\n');
  expect(saidByEar('\n\n')).toBe('');
});
