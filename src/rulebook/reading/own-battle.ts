import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { cloudsScenarioFaults } from '../fights/clouds-of-glory/scenario-faults.ts';
import { scenarioMisfits } from '../fights/manoeuvre-cards/misfits.ts';
import { withScenario } from '../fights/manoeuvre-cards/with-scenario.ts';
import { SYSTEMS, type SystemName } from '../fights/systems.ts';
import { sideScenarioFaults } from '../fights/winged-victory/scenario-faults.ts';
import { dashboardMarks, withSideCard } from '../fights/winged-victory/with-scenario.ts';
import { danglingReferences, type Mark } from '../marks.ts';
import type { Rulebook } from '../rulebook.ts';
import { battleMisfits } from './battle-faults.ts';
import { FIGHTS, FOLDERS } from './contents.ts';
import { type Fault, FaultyCards } from './fault.ts';
import { cardIn } from './read-card.ts';
import { readCardFile } from './read-file.ts';

/** The same cards with one battle beside them, which a player has written in a file of its own. */
export function withBattle(book: Rulebook, file: string): Rulebook {
  if (!existsSync(file)) throw new FaultyCards([noSuchBattle(file)]);
  const read = cardIn(file, file, FOLDERS.battles.schema);
  const faults = [
    ...read.faults,
    ...danglingReferences([read, { marks: thingsOf(book), place: read.place }]),
    ...battleMisfits(read, book),
  ];
  if (faults.length > 0 || !read.card) throw new FaultyCards(faults);
  return { ...book, battles: { ...book.battles, [battleIdOf(file)]: read.card } };
}

export function withCardScenario(book: Rulebook, file: string): Rulebook {
  if (!existsSync(file)) throw new FaultyCards([noSuchBattle(file)]);
  const read = cardIn(file, file, FIGHTS['manoeuvre-cards'].folders.scenarios.schema);
  const faults = [...read.faults, ...scenarioMisfits(read, book.fights['manoeuvre-cards'])];
  if (faults.length > 0 || !read.card) throw new FaultyCards(faults);
  return withScenario(battleIdOf(file), read.card, book);
}

/** The same for a scenario seen from the side. */
function withSideScenario(book: Rulebook, file: string): Rulebook {
  const read = cardIn(file, file, FIGHTS['winged-victory'].folders.scenarios.schema);
  const { card } = read;
  const faults = [
    ...read.faults,
    ...danglingReferences([read, { marks: dashboardMarks(book), place: read.place }]),
    ...(card ? sideScenarioFaults(card, book.fights['winged-victory']).map(read.place) : []),
  ];
  if (faults.length > 0 || !card) throw new FaultyCards(faults);
  return withSideCard(battleIdOf(file), card, book);
}

/** The same for a scenario In Clouds of Glory. */
function withCloudsScenario(book: Rulebook, file: string): Rulebook {
  const { folders } = FIGHTS['clouds-of-glory'];
  const read = cardIn(file, file, folders.scenarios.schema);
  const { card } = read;
  const cards = book.fights['clouds-of-glory'];
  const faults = [...read.faults, ...(card ? cloudsScenarioFaults(card, cards.panels.panels).map(read.place) : [])];
  if (faults.length > 0 || !card) throw new FaultyCards(faults);
  const scenarios = { ...cards.scenarios, [battleIdOf(file)]: card };
  return { ...book, fights: { ...book.fights, 'clouds-of-glory': { ...cards, scenarios } } };
}

/** A battle of a player's own, of the system that its file says; one that says none is the campaign's own. */
export function battleFrom(book: Rulebook, file: string): { id: string; system: SystemName; book: Rulebook } {
  const read = readCardFile(file);
  const system = systemIn('text' in read ? read.text : '', file);
  return { id: battleIdOf(file), system, book: READ[system](book, file) };
}

/** How the file of each system is read. */
const READ: { readonly [S in SystemName]: (book: Rulebook, file: string) => Rulebook } = {
  'wings-over-france': withBattle,
  'wings-of-war': withCardScenario,
  'wings-of-glory': withCardScenario,
  'winged-victory': withSideScenario,
  'clouds-of-glory': withCloudsScenario,
};

/**
 * The system that a file names; where it names none, the one whose words it has, for our own files name none either.
 */
function systemIn(text: string, file: string): SystemName {
  const named = /^system: *["']?([^\s"'#]*)/m.exec(text);
  if (named) return SYSTEMS.find((each) => each === named[1]) ?? refuse(named, text, file);
  if (/^mats:/m.test(text)) return 'winged-victory';
  return /^scenario:/m.test(text) ? 'clouds-of-glory' : 'wings-over-france';
}

function refuse({ index, 1: found = '' }: RegExpExecArray, text: string, file: string): never {
  const fault = { file, line: text.slice(0, index).split('\n').length, column: 1 };
  const systems = SYSTEMS.join(', ');
  throw new FaultyCards([
    { ...fault, found: `\`system\` is "${found}"`, allowed: `the ways to fight are ${systems}`, mend: 'Change it' },
  ]);
}

/** What a battle of a player's own is called: as its file is. */
export const battleIdOf = (file: string): string => basename(file, extname(file));

/** What a battle may refer to. */
export function thingsOf({ aircraft, fortyOne, missionMap }: Rulebook): Mark[] {
  const things = {
    aircraft: Object.keys(aircraft),
    'German counter': fortyOne.counters.map(({ number }) => String(number)),
    hex: Object.keys(missionMap.hexes),
  };
  return Object.entries(things).flatMap(([thing, ids]) =>
    ids.map((id): Mark => ({ act: 'defines', thing, id, path: [] })),
  );
}

const noSuchBattle = (file: string): Fault => ({
  file,
  line: 1,
  column: 1,
  found: 'there is no such file',
  allowed: 'a battle of your own is a YAML file',
  mend: 'Check the name',
});
