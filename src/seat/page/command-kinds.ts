import { keysOf } from '../../cards/keys-of.ts';
import type { Command } from '../../page/read-typed.ts';

/** What a player wants with a command, in the order in which `more` lists them. */
const KINDS = {
  now: 'What is going on',
  air: 'To fly and to fight',
  plan: 'To plan the day, and the evening',
  left: 'To leave answers to others',
  back: 'To take back, to note, to leave',
  rules: 'Rules, cards and signs',
  papers: 'Records and points',
  own: 'With dice and a board of your own',
} as const;

type CommandKind = keyof typeof KINDS;

const KIND_OF: Readonly<Record<Command, CommandKind>> = {
  '?': 'now',
  again: 'now',
  why: 'now',
  odds: 'now',
  flight: 'now',
  weather: 'now',
  where: 'air',
  map: 'air',
  mission: 'air',
  course: 'air',
  track: 'air',
  who: 'air',
  threats: 'air',
  table: 'air',
  arcs: 'air',
  ruler: 'air',
  plan: 'plan',
  propose: 'plan',
  promote: 'plan',
  'carry-on': 'left',
  orders: 'left',
  undo: 'back',
  'take-back': 'back',
  note: 'back',
  quit: 'back',
  rule: 'rules',
  card: 'rules',
  legend: 'rules',
  lesson: 'rules',
  log: 'papers',
  report: 'papers',
  score: 'papers',
  status: 'papers',
  roster: 'papers',
  man: 'papers',
  history: 'papers',
  layout: 'own',
  dice: 'own',
};

/** These commands by what they are for; a kind with none of them is left out. */
export function commandsByKind(commands: readonly Command[]): readonly [title: string, of: readonly Command[]][] {
  const known = keysOf(KIND_OF);
  return keysOf(KINDS).flatMap((kind): [string, Command[]][] => {
    const of = known.filter((command) => KIND_OF[command] === kind && commands.includes(command));
    return of.length > 0 ? [[KINDS[kind], of]] : [];
  });
}
