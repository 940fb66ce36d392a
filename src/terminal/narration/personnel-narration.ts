import { decorationRow } from '../../campaign/honours.ts';
import { abilityText, FIGURE_NAMES } from '../../english/career-told.ts';
import { capital, counted, dateOf, inWords, listed, uncapital, victoryPoints } from '../../english/numbers.ts';
import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { EventOf } from '../../table/events.ts';
import type { PersonnelEvent } from '../../table/personnel-events.ts';
import { manNamed, speaker } from './people.ts';
import type { Sentence } from './sentence.ts';

/** What the evening does to people, in a sentence each. */
export const PERSONNEL_SENTENCES: { readonly [T in PersonnelEvent['type']]: Sentence<T> } = {
  'skill-checked': ({ man, from, to, words }, _, people) =>
    `${manNamed(man, people)}, Pilot Skill ${change(from, to)}: ${words}.`,
  'firing-checked': ({ man, from, to, words }, _, people) =>
    `${manNamed(man, people)}, Firing ${change(from, to)}: ${words}.`,
  'bravery-checked': ({ man, from, to, letterBefore, letter, words }, _, people) =>
    `${manNamed(man, people)}, Bravery ${change(from, to)} (${change(letterBefore, letter)}): ${words}.`,
  'request-answered': ({ request, granted, day, words }) => {
    const asked = request === 'machines' ? 'The request for machines' : 'The request for aircrew';
    const told = `${asked}: ${uncapital(words)}`;
    return granted === 0 ? `${told}.` : `${told}. ${capital(inWords(granted))} to come on ${dateOf(day)}.`;
  },
  'machine-allotted': ({ machine, was, aircraft, depot }, book) =>
    aircraft === was
      ? `For ${machine} comes another ${aircraftNamed(was, book)}, from ${depot}.`
      : `For ${machine}, a ${aircraftNamed(was, book)}, comes a ${aircraftNamed(aircraft, book)} from ${depot}.`,
  'newcomer-rated': ({ seat, rank, skill, firing, bravery }) =>
    `A new ${seat}: ${rank}, ${skill ?? '-'}/${firing}, Bravery ${bravery}.`,
  'newcomer-reported': ({ rank, forenames, surname, seat, machine }) =>
    `${rank} ${forenames} ${surname} reports for duty, ${seat} of ${machine}.`,
  'acting-commander-appointed': ({ man }, _, people) => `${manNamed(man, people)} leads the flight for the time being.`,
  'flight-commander-made': ({ man, rank }, _, people) =>
    `${manNamed(man, people)} is promoted ${rank} and becomes Flight Commander.`,
  'man-promoted': ({ man, to }, _, people) => `${manNamed(man, people)} is promoted ${to}.`,
  'decoration-recommended': ({ man, decoration, day, words, pressed }, book, people) => {
    const { name } = decorationRow(decoration, book);
    const when = day === 0 ? '' : ` It should be in orders on ${dateOf(day)}.`;
    return `${manNamed(man, people)} is put in for the ${name}${pressed ? ', and it is pressed' : ''}. ${words}.${when}${pressed ? ` Bravery ${change(pressed.from, pressed.to)}.` : ''}`;
  },
  'decoration-awarded': ({ man, decoration }, book, people) =>
    `In orders: the ${decorationRow(decoration, book).name} to ${manNamed(man, people)}.`,
  'leave-given': ({ man, back, from, to }, _, people) =>
    `${manNamed(man, people)} goes to the sea for a rest, and will be back on ${dateOf(back)}. Bravery ${change(from, to)}.`,
  'word-said': ({ man, how, left, his, others }, _, people) =>
    `A ${how} word with ${manNamed(man, people)}: Bravery ${change(his.from, his.to)}; ${manNamed(left, people)}, who heard it, ${change(others.from, others.to)}.`,
  'pair-made': ({ man, with: other, third, his, friends, thirds }, _, people) =>
    `${manNamed(man, people)} and ${manNamed(other, people)} are to be put down together: Bravery ${change(his.from, his.to)} and ${change(friends.from, friends.to)}; ${manNamed(third, people)}, who is left over, ${change(thirds.from, thirds.to)}.`,
  'experience-earned': ({ man, points, left }, _, people) =>
    `${manNamed(man, people)} has earned ${counted(points, 'point')} of experience; ${left} to spend.`,
  'skill-raised': ({ man, skill, from, to, price }, _, people) =>
    `${manNamed(man, people)}, ${FIGURE_NAMES[skill]} ${from} to ${to}, for ${counted(price, 'point')}.`,
  'ability-gained': ({ man, ability }, book, people) =>
    `${manNamed(man, people)} has an ability. ${abilityText(ability, book)}.`,
  'wound-mended': ({ man, fortitude, roll, words, back }, _, people) =>
    `${manNamed(man, people)}, wounded, tests ${roll.total} against a Fortitude of ${fortitude}: ${words}.${back === 0 ? '' : ` He flies again on ${dateOf(back)}.`}`,
  'returned-to-duty': ({ man, from }, _, people) =>
    `${manNamed(man, people)} is back with the flight ${BACK_FROM[from]}.`,
  'machines-returned': ({ repaired, sent }, book) =>
    [
      ...(repaired.length > 0 ? [`In the line again: ${listed(repaired.map(({ machine }) => machine))}.`] : []),
      ...(sent.length > 0 ? [`Come from the depot: ${machinesText(sent, book)}.`] : []),
    ].join(' '),
  'machines-struck-off': ({ machines }, book) => `Struck off: ${machinesText(machines, book)}.`,
  'campaign-graded': ({ flight, points, words }, _, people) =>
    `${speaker(flight, people, ': ')}${words}: ${victoryPoints(points)}.`,
};

const BACK_FROM = { wounded: 'from hospital', away: 'by road', leave: 'from the sea' } as const;

const machinesText = (machines: EventOf<'machines-struck-off'>['machines'], book: Rulebook): string =>
  listed(machines.map((each) => `${each.machine} (${aircraftNamed(each.aircraft, book)})`));

const change = (from: number | string, to: number | string) => (from === to ? `stays ${to}` : `${from} to ${to}`);
