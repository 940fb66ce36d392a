import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { GameName } from '../cards/games.ts';
import { danglingReferences } from '../cards/marks.ts';
import { type CardFault, FaultyCards } from '../cards/reading/fault.ts';
import { checkCard, type WrittenCard, writtenAs, writtenIn } from '../cards/reading/read-card.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { GAME_NAMES, OWN_GAME } from '../games/game-names.ts';
import { BATTLE_SCHEMAS } from '../games/schemas.ts';
import { nearestBySchema } from './set-up-misfit.ts';

/** The same cards with a battle of a player's own added, and its game. */
export interface OwnBattle {
  readonly id: string;
  readonly system: GameName;
  readonly book: Rulebook;
}

/** From a file. */
export function battleFrom(book: Rulebook, file: string): OwnBattle {
  if (!existsSync(file)) throw new FaultyCards([noSuchBattle(file)]);
  return ownBattle(book, basename(file, extname(file)), writtenIn(file, file));
}

/** From the text of a file that lies elsewhere. */
export const battleWritten = (book: Rulebook, id: string, text: string): OwnBattle =>
  ownBattle(book, id, writtenAs(`${id}.yaml`, text));

function ownBattle(book: Rulebook, id: string, card: ReturnType<typeof writtenIn>): OwnBattle {
  if (!('written' in card)) throw new FaultyCards(card.faults);
  const system = systemOf(card);
  return { id, system, book: laidAmong(system, id, card, book) };
}

/** Adds it to the battles of its game, if it has no fault. */
function laidAmong<S extends GameName>(system: S, id: string, written: WrittenCard, book: Rulebook): Rulebook {
  const { marks, faults, scenarios } = GAME_CARDS[system];
  const read = checkCard(written, BATTLE_SCHEMAS[system][0]);
  const { card, place } = read;
  const wrong = [
    ...read.faults,
    ...danglingReferences([read, { marks: marks(book), place }]),
    ...(card === undefined ? [] : faults(card, book).map(place)),
  ];
  if (wrong.length > 0 || card === undefined) throw new FaultyCards(wrong);
  return scenarios.with(id, card, book);
}

/** The game that a file names; otherwise the one whose battles have this form: our own files name none either. */
function systemOf(card: WrittenCard): GameName {
  const named: unknown = Object(card.written).system;
  if (named === undefined || named === null)
    return nearestBySchema([OWN_GAME, ...GAME_NAMES], (system) => BATTLE_SCHEMAS[system][0], card.written);
  return GAME_NAMES.find((each) => each === named) ?? refuse(named, card);
}

function refuse(named: unknown, { place }: WrittenCard): never {
  throw new FaultyCards([
    place({
      path: ['system'],
      found: `\`system\` is "${named}"`,
      allowed: `the ways to fight are ${GAME_NAMES.join(', ')}`,
      mend: 'Change it',
    }),
  ]);
}

const noSuchBattle = (file: string): CardFault => ({
  file,
  line: 1,
  column: 1,
  found: 'there is no such file',
  allowed: 'a battle of your own is a YAML file',
  mend: 'Check the name',
});
