import type { Rulebook } from '../../cards/rulebook.ts';
import type { Position } from '../../logbook/play-on.ts';
import { hang, wrap } from '../../page/paper.ts';
import { COMMANDS, type Command } from '../../page/read-typed.ts';
import { askForDice } from '../../questions/asking/dice-wording.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import type { Seat } from '../seat.ts';

/** As wide as the longest of them. */
const COMMAND_COLUMN = Math.max(...Object.keys(COMMANDS).map((command) => command.length)) + 1;

/** `?`: the open question, and the commands that are useful here. */
export function helpText(seat: Seat): string {
  const { sitting, setting, book, teller, paper } = seat;
  const here = setting.commands.filter((command) => SERVES[command]?.(seat) ?? true);
  const elsewhere = setting.commands.filter((command) => !here.includes(command));
  return [
    aboutText(sitting.position, book, teller),
    sitting.position.status === 'asking' ? ANSWERING : 'Beside that you may type:',
    ...here.map((command) =>
      hang(`  ${command.padEnd(COMMAND_COLUMN)} ${COMMANDS[command]}`, paper, COMMAND_COLUMN + 3),
    ),
    ...(elsewhere.length > 0 ? [wrap(`At other times also: ${elsewhere.join(', ')}.`, paper)] : []),
  ].join('\n');
}

const ANSWERING = 'Answer with a word, its number or its first letters; Enter alone takes what is safe. Also:';

/** The open question, or the throw. */
function aboutText(position: Position, book: Rulebook, teller: Seat['teller']): string {
  if (position.status === 'throwing') return askForDice(position, book, teller.people);
  return position.status === 'asking' ? askingOf(position.question).help(position.question.about, book) : '';
}

/** A mission is being flown. */
const isAloft = ({ teller }: Seat): boolean => flownSoFar(teller.events) !== undefined;

/** A stand-alone battle is a fight from its beginning to its end. */
const isBattle = ({ setting }: Seat): boolean => setting.briefing !== undefined;

function isFighting(seat: Seat): boolean {
  const { events } = seat.teller;
  const began = events.findLastIndex(({ type }) => type === 'fight-began');
  return isBattle(seat) || began > events.findLastIndex(({ type }) => type === 'fight-broke-up');
}

function isDrawingUp({ sitting }: Seat): boolean {
  const { asked } = sitting;
  return asked !== undefined && askingOf(asked).board !== undefined;
}

const hasAnswered = ({ sitting }: Seat): boolean => !sitting.isFresh;

/** When a command is useful; commands that always are have no entry. */
const SERVES: { readonly [C in Command]?: (seat: Seat) => boolean } = {
  propose: isDrawingUp,
  course: isAloft,
  mission: (seat) => isAloft(seat) || isBattle(seat),
  layout: (seat) => isAloft(seat) || isBattle(seat),
  'carry-on': isFighting,
  track: isFighting,
  table: isFighting,
  arcs: isFighting,
  ruler: isFighting,
  undo: hasAnswered,
  'take-back': hasAnswered,
};
