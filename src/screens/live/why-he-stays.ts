import type { BraveryLetter } from '../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { isAsked } from '../../kit/screen/asking.ts';
import { shortName } from '../../kit/screen/people.ts';
import type { Question } from '../../table/decisions.ts';
import { fuelInFight } from './flight-head.ts';
import type { LiveScene } from './scene.ts';

/** So many phases before a field would be out of reach it is told. */
const SHORT_BY = 2;

/** Whether it is asked what a man does on the Initiative Track, or how he fires. */
const isOnTrack = (question: Question): boolean =>
  isAsked(question, 'burst') || isAsked(question, 'return-fire') || isAsked(question, 'track-action');

/**
 * (19) (40) Where the petrol goes and leaving is no answer: why not, and when it is. Nothing, where there is petrol, or
 * leaving is open.
 */
export function whyHeStays({ question, flown, seen }: LiveScene, book: Rulebook): string | undefined {
  const { about } = question;
  const options: readonly string[] = question.options;
  const fuel = flown && fuelInFight(flown, book);
  if (!fuel || !('machine' in about) || !isOnTrack(question) || options.includes('escape')) return undefined;
  const { aft } = book.turnProcedure.aft.stay;
  if (fuel.left - fuel.phase - aft - fuel.to.aft >= SHORT_BY * fuel.phase) return undefined;
  const pilot = seen?.party.machines.find(({ id }) => id === about.machine)?.pilot;
  return pilot && `${shortName(pilot)} cannot leave: ${barOf(pilot.bravery, question, book)}.`;
}

/** What keeps him: his Bravery, or that he has chosen to attack. */
function barOf(bravery: BraveryLetter, question: Question, { pilotSkillFiringAndBravery }: Rulebook): string {
  const { letters, outnumbered } = pilotSkillFiringAndBravery;
  const row = letters.find(({ letter }) => letter === bravery);
  if (row?.escapes === 'must-not') return `${bravery}, ${row.name.toLowerCase()}, never leaves a fight (rule 40)`;
  if (row?.escapes === 'outnumbered' && isAsked(question, 'track-action'))
    return `${bravery}, ${row.name.toLowerCase()}, stays till they are ${outnumbered.enemiesToEachOfUs} to 1 (rule 40)`;
  return isAsked(question, 'return-fire') ? 'he is attacked' : 'he attacks';
}
