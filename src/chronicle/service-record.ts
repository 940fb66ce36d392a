import { named } from '../campaign/aircrew.ts';
import { dateText } from '../campaign/calendar.ts';
import { allMen, dayTold } from '../campaign/campaign.ts';
import { decorationRow, lettersOf } from '../campaign/honours.ts';
import { WATCHES } from '../campaign/watch.ts';
import type { Rank } from '../cards/printed/replacements.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../cards/rulebook.ts';
import { hasTrait } from '../games/table.ts';
import { abilityText, careerText, FIGURE_NAMES } from '../kit/screen/career-told.ts';
import { cameDown, fallenOf } from '../table/came-down.ts';
import { braveryReasons, type FallenMan } from '../words/bravery-told.ts';
import { BACK_FROM, casualtyText } from '../words/fates.ts';
import { capital, counted, oneOf, uncapital } from '../words/numbers.ts';
import { entriesOf, isFlown, type Lived, type LivedDay, type Sortie, sortiesOf, wasAboard } from './lived.ts';
import type { MomentOf } from './moments/kinds.ts';
import { ofKind } from './moments/of-kind.ts';
import { type OfficeEvent, officeEvents } from './papers.ts';
import { remarksOn, sentences } from './remarks.ts';
import { balloonsBurnt } from './report/balloons.ts';
import { written } from './report/prose.ts';
import { objectiveOf } from './tables/mission-rows.ts';
import { scoreText, standingText } from './tables/people-rows.ts';
import { happeningsOn } from './threads/on-a-mission.ts';
import { missionsOf } from './threads/threads-of.ts';
import { editionText, isUntold, manInShort, type UntoldDay } from './untold.ts';
import { type KnownMan, whoHasFlown } from './who-is-who.ts';

/** The parts of a day in which a man's record gets a line. */
const WHEN = ['reveille', ...WATCHES, 'evening'] as const;

/** A line of a man's service record. */
export interface ServiceLine {
  readonly day: number;
  readonly when: (typeof WHEN)[number];
  readonly words: string;
  /** The same without the figures of the game, where it has any; empty where nothing is left of it. */
  readonly plainly?: string;
}

/** Everything that the squadron office has about a man: who he is, what he did, his state. */
export interface ServiceRecord {
  readonly id: string;
  readonly rank: Rank;
  readonly forenames: string;
  readonly surname: string;
  /** The letters after his name: `M.C.`; empty where he has no decoration. */
  readonly letters: string;
  readonly life: string;
  /** His career, in a campaign with careers; otherwise empty. */
  readonly career: string;
  readonly standing: string;
  readonly lines: readonly ServiceLine[];
}

export const serviceRecords = (lived: Lived): ServiceRecord[] =>
  whoHasFlown(lived).map((known) => serviceRecord(known, lived));

/** A man's record, made from the events. */
function serviceRecord(known: KnownMan, lived: Lived): ServiceRecord {
  const { man } = known;
  return {
    id: man.id,
    rank: man.rank,
    forenames: man.forenames,
    surname: man.surname,
    letters: lettersOf(man, lived.book),
    life: lifeText(known),
    career: careerText(man.career, lived.book),
    standing: standingText(man, dayTold(lived.now)),
    lines: [joinedLine(known, lived), ...lived.days.flatMap((day) => linesOf(man.id, day, lived))],
  };
}

function lifeText({ life }: KnownMan): string {
  if (!life) return '';
  const { home, age, service, character } = life;
  return [`Of ${home}, aged ${age}.`, `Earlier: ${service}.`, ...(character === undefined ? [] : [character])].join(
    ' ',
  );
}

function joinedLine({ man, joined }: KnownMan, { days }: Lived): ServiceLine {
  const { seat, machine } = man;
  const [first] = days;
  const before = first && allMen(first.dawn).find(({ id }) => id === man.id);
  if (!first || !before) {
    const { moments } = days.find(({ dawn }) => dawn.day === joined) ?? { moments: [] };
    const reported = ofKind(moments, 'newcomer-reported').find((each) => each.man === man.id);
    const words = `Reported for duty as ${reported?.rank ?? man.rank}, ${seat} of ${machine}.`;
    return { day: joined, when: 'reveille', words };
  }
  const score = [counted(before.missions, 'mission'), ...scoreText(before)].join(', ');
  return {
    day: first.dawn.day,
    when: 'reveille',
    words: `On the strength as ${before.rank}, ${seat} of ${machine}: ${score}.`,
  };
}

/** What a day brought him. */
function linesOf(id: string, day: LivedDay, lived: Lived): ServiceLine[] {
  if (isUntold(day)) return shortLines(id, day, lived);
  const flown = entriesOf(day).filter(isFlown).flatMap(sortiesOf);
  const lines = [
    ...flown.filter((sortie) => wasAboard(sortie, id)).map((sortie) => missionLine(id, sortie, lived.book)),
    ...(officeEvents(day).get(id) ?? []).flatMap((moment) => officeLine(moment, day, lived.book)),
    ...handedOver(id, day, lived),
  ];
  return lines.sort((a, b) => WHEN.indexOf(a.when) - WHEN.indexOf(b.when));
}

/** For a day whose turns are unknown, one line about its changes for him. */
function shortLines(id: string, day: UntoldDay, { book }: Lived): ServiceLine[] {
  const changed = manInShort(id, day, book);
  if (changed.length === 0) return [];
  const words = `${sentences(changed)} Told in short, for the day was played by ${editionText(day.untold)}.`;
  return [{ day: day.dawn.day, when: 'evening', words }];
}

/** (47) Who acted for the Flight Commander until a Lieutenant was sent out. */
function handedOver(id: string, { dawn, moments }: LivedDay, { now }: Lived): ServiceLine[] {
  const led = dawn.flights.find(({ succession }) => succession?.acting === id)?.flight;
  if (led === undefined) return [];
  const men = now.flights.find(({ flight }) => flight === led)?.aircrew ?? [];
  const heirs = ofKind(moments, 'flight-commander-made').filter(({ why }) => why === 'replacement');
  const heir = men.find((man) => heirs.some((made) => made.man === man.id));
  if (!heir) return [];
  return [{ day: dawn.day, when: 'reveille', words: `Handed the flight over to ${written(named(heir))}.` }];
}

/** What he flew, in which machine, with whom, and the result for the machine and for him. */
function missionLine(id: string, sortie: Sortie, book: Rulebook): ServiceLine {
  const { flown, crew, fates } = sortie;
  const { began, day } = flown;
  const others = crew.men.filter(({ airman }) => airman !== id).map(written);
  const flew = [
    `${missionTitle(began.mission, book)}, ${objectiveOf(flown, book)}`,
    `in ${crew.machine}, ${oneOf(aircraftNamed(crew.aircraft, book))}`,
    ...(others.length > 0 ? [`with ${others.join(' and ')}`] : []),
  ].join(', ');
  const burnt = balloonsBurnt(flown).filter(({ by, share }) => share < 1 && by.some(({ airman }) => airman === id));
  const remarks = [
    flew,
    ...remarksOn(sortie, book, id),
    ...burnt.map(({ name }) => `Half of the ${uncapital(name)} is his`),
    ...fates.filter(({ man }) => man.airman === id).map(({ fate }) => capital(casualtyText(fate))),
  ];
  return { day, when: began.watch, words: sentences(remarks) };
}

function officeLine(moment: OfficeEvent, day: LivedDay, book: Rulebook): ServiceLine[] {
  const words = officeWords(moment, day, book, inFigures);
  if (words === undefined) return [];
  const plainly = officeWords(moment, day, book, plain) ?? '';
  const when = hasTrait(moment, 'at-dawn') ? 'reveille' : 'evening';
  return [{ day: day.dawn.day, when, words, ...(plainly !== words && { plainly }) }];
}

/** How the change of a man's figure is told: `: Bravery 9 to 7`. */
type TellFigure = (figure: string, change: { readonly from: number | string; readonly to: number | string }) => string;

const inFigures: TellFigure = (figure, { from, to }) => `: ${figure} ${from} to ${to}`;

const plain: TellFigure = () => '';

function officeWords(moment: OfficeEvent, day: LivedDay, book: Rulebook, tell: TellFigure): string | undefined {
  switch (moment.type) {
    case 'skill-checked':
      return moment.from === moment.to ? undefined : `${moment.words}${tell('Pilot Skill', moment)}.`;
    case 'firing-checked':
      return moment.from === moment.to ? undefined : `${moment.words}${tell('Firing', moment)}.`;
    case 'bravery-checked':
      return braveryWords(moment, day, book, tell);
    case 'acting-commander-appointed':
      return 'Appointed Acting Flight Commander.';
    case 'flight-commander-made':
      return `Promoted ${moment.rank}, to command the flight.`;
    case 'man-promoted':
      return `Promoted ${moment.to}.`;
    case 'decoration-recommended':
      return `Put in for the ${decorationRow(moment.decoration, book).name}. ${moment.words}.${moment.pressed ? ` It was pressed${tell('Bravery', moment.pressed)}.` : ''}`;
    case 'decoration-awarded':
      return `Awarded the ${decorationRow(moment.decoration, book).name}.`;
    case 'returned-to-duty':
      return `Back with the flight ${BACK_FROM[moment.from]}.`;
    case 'leave-given':
      return `Sent to the sea for a rest, to be back on ${dateText(moment.back)}${tell('Bravery', moment)}.`;
    case 'word-said':
      return `Spoken to for leaving a fight, ${moment.how === 'kind' ? 'kindly' : 'not kindly'}${tell('Bravery', moment.his)}.`;
    case 'pair-made':
      return `Put down with a friend, as he had asked${tell('Bravery', moment.his)}.`;
    default:
      return careerWords(moment, book);
  }
}

/** (C123) to (C130) What his career has gained or lost; experience itself is in his figures. */
function careerWords(
  moment: MomentOf<'experience-earned' | 'skill-raised' | 'ability-gained' | 'wound-mended'>,
  book: Rulebook,
): string | undefined {
  if (moment.type === 'experience-earned') return undefined;
  if (moment.type === 'skill-raised') return `${FIGURE_NAMES[moment.skill]} ${moment.from} to ${moment.to}.`;
  if (moment.type === 'ability-gained') return `${capital(abilityText(moment.ability, book))}.`;
  return `His wound: ${moment.words}.${moment.back === 0 ? '' : ` To fly again on ${dateText(moment.back)}.`}`;
}

/** The men who fell before his eyes that day. */
const fallenBefore = (id: string, day: LivedDay): FallenMan[] =>
  entriesOf(day)
    .filter(isFlown)
    .flatMap(({ began, ended }) => cameDown(ended, began.machines))
    .filter(({ seenBy }) => seenBy.includes(id))
    .flatMap(({ men }) => fallenOf(men).map(({ man, fate }) => ({ name: written(man), fate })));

/** (45) Each change and its causes; by its letter where others can see it. */
function braveryWords(
  checked: MomentOf<'bravery-checked'>,
  day: LivedDay,
  book: Rulebook,
  tell: TellFigure,
): string | undefined {
  const { from, to, letterBefore, letter } = checked;
  const isPlain = tell('Bravery', checked) === '';
  if (from === to || (isPlain && letterBefore === letter)) return undefined;
  const { letters } = book.pilotSkillFiringAndBravery;
  const change = `Bravery ${from} to ${to}: ${braveryReasons(checked, fallenBefore(checked.man, day)).join(', ')}`;
  if (letterBefore === letter) return `${change}.`;
  const name = letters.find((row) => row.letter === letter)?.name ?? letter;
  return `${to < from ? 'It has told on him' : steadierText(checked.man, day, book)}: now ${name}${isPlain ? '' : ` (${change})`}.`;
}

/** A man who lost his nerve that day is not called steadier. */
function steadierText(man: string, day: LivedDay, book: Rulebook): string {
  const happenings = missionsOf(day, book).flatMap(happeningsOn);
  const fled = happenings.some((each) => each.man === man && each.is === 'turned-back' && each.why === 'nerve');
  return fled ? 'He has got over it' : 'He is the steadier for it';
}
