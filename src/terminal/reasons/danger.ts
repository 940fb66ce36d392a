import { hasAchieved } from '../../campaign/work.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Question } from '../../table/decisions.ts';
import { isDearly, shownFirst } from '../fights/wings-over-france/best-first.ts';
import { aftStop } from '../map/course.ts';
import { comesLowOverGuns } from '../map/over-guns.ts';
import { proposedSquare } from '../pages/archie-grid.ts';

/** Why an answer is asked for once more before it is taken: it cannot be undone, or was hardly meant. */
export function dangerIn(question: Question, answer: string, book: Rulebook): string | undefined {
  if (question.decision === 'movement') return movementDanger(question.about, answer, book);
  if (question.decision === 'track-action' && answer === 'escape') return LEAVES;
  if (question.decision === 'energy-move') return strikesGround(question.about, answer);
  return undefined;
}

const strikesGround = ({ ends }: About<'energy-move'>, answer: string): string | undefined =>
  ends[answer]?.lands === 'crashes' ? 'That way leads into the ground.' : undefined;

const LEAVES = 'He leaves the fight for good, and the others fight on without him.';

function movementDanger(
  { party, orders, steps }: About<'movement'>,
  answer: string,
  book: Rulebook,
): string | undefined {
  const step = steps.find((each) => each.step === answer);
  if (!step) return undefined;
  if (answer === 'land') return orders.errand === 'mission' && !hasAchieved(orders, book) ? EARLY : undefined;
  const hex = step.hex ?? party.hex;
  if (aftStop(party, { aft: step.aft, hex }, book) === 'no-way-home') return NO_WAY_HOME;
  return comesLowOverGuns(party, hex, book) ? LOW_OVER_GUNS : undefined;
}

const EARLY = 'Landing ends the mission, and nothing that counts has been done yet.';
const NO_WAY_HOME = 'After that the AFT does not bring the flight home.';
const LOW_OVER_GUNS = 'There are machine guns for certain, and at this height they fire at each of you.';

/** Answers that are no mistake, and yet nothing to be taken by Enter alone. */
const UNSAFE: { readonly [D in Question['decision']]?: readonly string[] } = {
  movement: ['land', 'fighters-home', 'only-climb'],
  attack: ['attack'],
  'special-activity': ['strafe-target', 'strafe-trench', 'attack-balloon'],
  'another-pass': ['again'],
  'ignore-driven-off': ['stay'],
};

/** The answer that Enter alone takes: to stay, to keep the height, else the first that is safe; none where none is. */
export function safeAnswer(question: Question, book: Rulebook): string | undefined {
  const options = shownFirst(question, book);
  const unsafe = [...(UNSAFE[question.decision] ?? []), ...dearAttacks(question)];
  const safe = options.filter((answer) => !unsafe.includes(answer) && dangerIn(question, answer, book) === undefined);
  return safe.find((answer) => answer === quietest(question)) ?? safe[0];
}

/** Attacks in which the observer of the target is likelier to hit. */
const dearAttacks = ({ decision, about }: Question): readonly string[] =>
  decision === 'track-action' || decision === 'german-action'
    ? about.targets.filter(isDearly).map(({ answer }) => answer)
    : [];

/** The answers as they are listed: nothing dangerous is the first of them, where there is anything else. */
export function safeFirst({ decision, options }: Pick<Question, 'decision' | 'options'>): readonly string[] {
  const all: readonly string[] = options;
  const unsafe = UNSAFE[decision] ?? [];
  const safe = all.filter((answer) => !unsafe.includes(answer));
  return all[0] === undefined || !unsafe.includes(all[0])
    ? all
    : [...safe, ...all.filter((each) => !safe.includes(each))];
}

function quietest(question: Question): string | undefined {
  if (question.decision === 'movement') return 'stay';
  if (question.decision === 'assign') return 'done';
  // A machine that does not fire is not fired at.
  if (question.decision === 'dive-burst') return 'hold';
  if (question.decision === 'throttle') return throttleKept(question.about, question.options);
  if (question.decision === 'archie-square') return String(proposedSquare(question.about));
  return question.decision === 'height' ? String(question.about.party.altitude) : undefined;
}

/** The throttle stays where it is; where it cannot, it is open. */
function throttleKept({ machine, view }: About<'throttle'>, options: readonly string[]): string | undefined {
  const own = view.crafts.find(({ id }) => id === machine);
  return options.find((pip) => own?.known && pip === String(own.pip)) ?? options.at(-1);
}
