import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Before, Measure } from '../../../kit/game-screen.ts';
import { wrap } from '../../../page/paper.ts';
import type { Question } from '../../../table/decisions.ts';
import { sideOf } from '../../../table/whose.ts';
import { listed } from '../../../words/numbers.ts';
import { type InSights, inSights } from '../odds/in-arcs.ts';
import type { SeenMachine, SideView } from '../table/fighting-machine.ts';
import { machineTold } from './side-machines.ts';
import { viewTold } from './side-page.ts';
import { wholeMats } from './side-picture.ts';
import { ASPECTS, hexCount } from './side-words.ts';

/** `table`: the mats from edge to edge; `arcs B1`: whom her guns have before them now, without a name everybody's. */
export function measuredFromTheSide(what: Measure, [named]: readonly string[], before: Before): string | undefined {
  const { asked, book, paper } = before;
  const view = viewIn(asked);
  if (!view || what === 'ruler') return undefined;
  if (what === 'arcs') return wrap(arcsText(named, view, book), paper);
  if (paper.inSentences) return viewTold(view, asked ? sideOf(asked) : 'allied', { book, paper });
  return [...wholeMats(view, paper.width), wrap(allTold(view, book), paper)].join('\n');
}

/** `flight`: how all machines stand, of both sides, as far as one knows it. */
export function standing({ asked, book, paper }: Before): string | undefined {
  const view = viewIn(asked);
  return view && wrap(allTold(view, book), paper);
}

const allTold = (view: SideView, book: Rulebook): string =>
  view.machines.map((machine) => machineTold(machine, book)).join('\n');

/** The fight before whoever is asked about it; nothing for another question. */
export function viewIn(asked: Question | undefined): SideView | undefined {
  const { about } = asked ?? {};
  return about && 'view' in about && 'flak' in about.view ? about.view : undefined;
}

function arcsText(named: string | undefined, view: SideView, book: Rulebook): string {
  const there = view.machines.filter(({ out }) => out === undefined);
  const asked = there.filter(({ id }) => named === undefined || id.toLowerCase() === named.toLowerCase());
  if (asked.length === 0)
    return `There is no ${(named ?? '').toUpperCase()} here: there are ${listed(there.map(({ id }) => id))}.`;
  return asked.map((machine) => sightsText(machine, view, book)).join('\n');
}

function sightsText(machine: SeenMachine, view: SideView, book: Rulebook): string {
  if (!machine.known) return `${machine.id} is a counter without a type: nobody knows its guns.`;
  const sights = inSights(machine, view, book);
  if (sights.length === 0) return `${machine.id} has nobody in his sights.`;
  return `${machine.id} has ${listed(sights.map(sightText))}.`;
}

const sightText = ({ mount, target, hexes, aspect }: InSights): string =>
  `${target} before his ${mount} gun, ${hexCount(hexes)} off, ${ASPECTS[aspect]}`;
