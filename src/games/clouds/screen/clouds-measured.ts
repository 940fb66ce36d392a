import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Before, Measure } from '../../../kit/game-screen.ts';
import { wrap } from '../../../page/paper.ts';
import type { Question } from '../../../table/decisions.ts';
import { listed } from '../../../words/numbers.ts';
import { type BornOn, balloonsBornOn, bornOn } from '../odds/in-arcs.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from '../table/skirmish.ts';
import { aroundText } from './around.ts';
import { panelText } from './cockpit.ts';
import { wholeSky } from './plan-picture.ts';

/** `table`: the board from edge to edge; `arcs B1`: on whom her guns bear now, without a name everybody's. */
export function measuredInClouds(what: Measure, [named]: readonly string[], before: Before): string | undefined {
  const { asked, book, paper } = before;
  const view = viewIn(asked);
  if (!view || what === 'ruler') return undefined;
  if (what === 'arcs') return wrap(arcsText(named, view, book), paper);
  if (paper.inSentences)
    return wrap(
      view.machines
        .filter(isUp)
        .map((machine) => panelText(machine, book))
        .join('\n'),
      paper,
    );
  return wholeSky(view, paper.width).join('\n');
}

/** The fight before whoever is asked about it; nothing for another question. */
export function viewIn(asked: Question | undefined): SkirmishSeen | undefined {
  const { about } = asked ?? {};
  return about && 'view' in about && 'spotting' in about.view ? about.view : undefined;
}

function arcsText(named: string | undefined, view: SkirmishSeen, book: Rulebook): string {
  const up = view.machines.filter(isUp);
  const asked = up.filter(({ id }) => named === undefined || id.toLowerCase() === named.toLowerCase());
  if (asked.length === 0)
    return `There is no ${(named ?? '').toUpperCase()} here: there are ${listed(up.map(({ id }) => id))}.`;
  const told = asked.map((machine) => bearsText(machine, view, book));
  const [one] = asked;
  return [...told, ...(one && named !== undefined ? [aroundText(one, view)] : [])].join('\n');
}

function bearsText(machine: FightingMachine, view: SkirmishSeen, book: Rulebook): string {
  const targets = [
    ...bornOn(machine, view, book).map(targetText),
    ...balloonsBornOn(machine, view, book).map(({ id, far }) => `${id}, ${far} MU`),
  ];
  const bears = targets.length === 0 ? 'bears on nobody' : `bears on ${listed(targets)}`;
  return `${machine.id} ${bears}.`;
}

const targetText = ({ place, target, far, base }: BornOn): string =>
  `${target}${place === 'rear' ? ' astern' : ''}, ${far} MU, ${base} or less on d20`;
