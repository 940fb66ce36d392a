import type { Rulebook } from '../../../cards/rulebook.ts';
import { nearestOn, overlap } from '../../../kit/geometry/lying.ts';
import { farSquared, type Lying } from '../../../kit/geometry/pose.ts';
import { reach } from '../../../kit/geometry/reach.ts';
import { counted, listed } from '../../../words/numbers.ts';
import { arcOf, type FireRules, type InReach, lineOfFire, millimetres } from '../cards/line-of-fire.ts';
import type { CardView, GunArc, SeenGround, SeenMachine } from '../table/view.ts';
import { aspect, away, clock } from './bearings.ts';

const ARCS: readonly GunArc[] = ['front', 'rear'];

/** `ruler G4 B2`: the distance, the half of the ruler, the arc, and what is in the way. */
export function rulerText(from: string, to: string, view: CardView, book: Rulebook): string {
  const firer = machineIn(view, from);
  if (!firer) return groundIn(view, from) ? fromGround(from) : unknown(from, view);
  const target = machineIn(view, to);
  if (target) return target === firer ? `${firer.id} and ${firer.id} are one.` : toMachine(firer, target, view, book);
  const card = groundIn(view, to);
  return card ? toGround(firer, card, book) : unknown(to, view);
}

const fromGround = (id: string): string =>
  `${id} lies on the ground: its rifles reach every machine whose middle is within a ruler of it. Measure from the machine.`;

function toMachine(firer: SeenMachine, target: SeenMachine, view: CardView, book: Rulebook): string {
  const rules = rulesOf(view, book);
  const [from, to] = [lyingOf(firer, rules), lyingOf(target, rules)];
  const [way, distance, heads] = [clock(firer.pose, target.pose), away(from, to), aspect(firer.pose, target.pose)];
  const head = `${from.id} to ${to.id}: ${way}, ${heads}; ${distance} from middle to middle`;
  if (overlap(from, to)) return `${head}. The cards lie upon each other: neither can fire at the other.`;
  const guns = ARCS.flatMap((arc) => {
    const letter = firer.guns[arc];
    return letter ? gunText({ arc, letter, from, to }, view, rules) : [];
  });
  const { ruler } = rules.pieces;
  const near = nearText(farSquared(nearestOn(to, from), from), ruler);
  return `${head}, ${near}. ${guns.length > 0 ? guns.join(' ') : `${to.id} lies in no arc of ${from.id}.`}`;
}

/** A gun of one machine and its possible target. */
interface GunAim {
  readonly arc: GunArc;
  readonly letter: string;
  readonly from: PlacedCard;
  readonly to: PlacedCard;
}

function gunText(aim: GunAim, view: CardView, rules: FireRules): string | string[] {
  const { arc, letter, from, to } = aim;
  if (reach(from, arcOf(arc, rules.pieces), to) === undefined) return [];
  const others = [...view.own, ...view.enemies].filter(({ id }) => id !== from.id && id !== to.id);
  const cards = others.map((each) => lyingOf(each, rules));
  const open = lineOfFire(from, arc, to, () => [], rules);
  const near = lineOfFire(from, arc, to, () => cards, rules);
  const where = `In the ${arc} arc`;
  if (near) return `${where}${past(open, near)}, ${cardsText(near, letter, rules)}.`;
  return open ? `${where}, but ${blockedBy(aim, cards, rules)}.` : `${where}, but ${outOfReach(arc, rules)}.`;
}

/** How much longer the shot at a partly hidden target is, past what hides its nearest part. */
const past = (open: InReach | undefined, near: InReach): string =>
  open && open.distance < near.distance ? `, ${near.distance} mm past what is in the way` : '';

const cardsText = ({ range }: InReach, letter: string, { pieces }: FireRules): string =>
  `${range} range: ${counted(pieces.cards[range], 'card')} of damage deck ${letter}`;

function blockedBy({ from, arc, to }: GunAim, others: readonly PlacedCard[], rules: FireRules): string {
  const hiding = others.filter((each) => lineOfFire(from, arc, to, () => [each], rules) === undefined);
  return hiding.length > 0
    ? `${listed(hiding.map(({ id }) => id))} ${hiding.length > 1 ? 'are' : 'is'} in the way`
    : 'the others between hide all of it';
}

const outOfReach = (arc: GunArc, { blindSpot }: FireRules): string =>
  arc === 'rear' && blindSpot ? 'out of reach, or behind its own tail' : 'out of reach';

function toGround({ id, pose, guns }: SeenMachine, card: SeenGround, book: Rulebook): string {
  const pieces = book.fights['manoeuvre-cards'].cardTable;
  const near = nearText(farSquared(nearestOn(card, pose), pose), pieces.ruler);
  const arcs = ARCS.filter((arc) => guns[arc] && reach(pose, arcOf(arc, pieces), card) !== undefined);
  const seen = arcs.length > 0 ? `In the ${listed([...arcs])} arc.` : `It lies in no arc of ${id}.`;
  return `${id} to ${card.id}: ${away(pose, card)} from middle to middle, ${near}. ${seen}`;
}

function nearText(squared: number, { reach: most, half }: Rulebook['fights']['manoeuvre-cards']['cardTable']['ruler']) {
  const which = squared <= half ** 2 ? 'the near half' : 'the far half';
  return `${millimetres(squared)} mm to its card, ${squared > most ** 2 ? 'beyond the ruler' : `${which} of the ruler`}`;
}

/** Every machine that is in the arcs of a machine now. */
export function arcsText(id: string, view: CardView, book: Rulebook): string {
  const firer = machineIn(view, id);
  if (!firer) return groundIn(view, id) ? fromGround(id) : unknown(id, view);
  const others = [...view.enemies, ...view.own].filter(({ side }) => side !== firer.side);
  return others.map((each) => toMachine(firer, each, view, book)).join('\n');
}

/** Whether a gun of one machine that is not jammed bears on another now, past all that is in the way. */
export function mayFire(firer: SeenMachine, target: SeenMachine, view: CardView, book: Rulebook): boolean {
  const rules = rulesOf(view, book);
  const others = [...view.own, ...view.enemies].filter(({ id }) => id !== firer.id && id !== target.id);
  const cards = () => others.map((each) => lyingOf(each, rules));
  const [from, to] = [lyingOf(firer, rules), lyingOf(target, rules)];
  return ARCS.some(
    (arc) => firer.guns[arc] && firer.jams[arc] === 0 && lineOfFire(from, arc, to, cards, rules) !== undefined,
  );
}

type PlacedCard = Lying & { readonly id: string };

const lyingOf = ({ id, pose }: SeenMachine, { pieces: { base } }: FireRules): PlacedCard => ({
  ...pose,
  id,
  width: base.width,
  length: base.length,
});

const rulesOf = ({ system, switches }: CardView, book: Rulebook): FireRules => ({
  system,
  pieces: book.fights['manoeuvre-cards'].cardTable,
  blindSpot: switches.includes('blind-spot'),
});

const sameId = (id: string, typed: string): boolean => id.toLowerCase() === typed.toLowerCase();

export const machineIn = ({ own, enemies }: CardView, typed: string): SeenMachine | undefined =>
  [...own, ...enemies].find(({ id }) => sameId(id, typed));

const groundIn = ({ ground }: CardView, typed: string): SeenGround | undefined =>
  ground.find(({ id }) => sameId(id, typed));

const unknown = (typed: string, { own, enemies, ground }: CardView): string =>
  `There is no ${typed.toUpperCase()} on the table: there are ${listed([...own, ...enemies, ...ground].map(({ id }) => id))}.`;
