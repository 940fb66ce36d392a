import { byName } from '../../../cards/by-name.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import type { Asking, Meant } from '../../../kit/screen/asking.ts';
import { SIGNS_READ, threatHeard, threatText } from '../../../kit/screen/threats.ts';
import type { Asked } from '../../../table/decisions.ts';
import { counted, listed } from '../../../words/numbers.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import type { CardView } from '../table/view.ts';
import { aspect, away, clock, compass, seenFrom } from './bearings.ts';
import { ROUND_AND_ON, ROUND_IT, WITH_ARC, WITH_HAND } from './card-page.ts';
import { letterOf, manoeuvreText, typeText } from './card-words.ts';
import { errandsAhead } from './errand-ahead.ts';
import { meantCard } from './meant-card.ts';
import { uponWhom } from './plan/planned-ways.ts';
import { planLines } from './plan/whole-plan.ts';
import { readPlan } from './read-plan.ts';
import { threatsBehind } from './threats-ahead.ts';
import { bestOfHand, leadsNowhere, onlyNext, type WayOn, wayOn } from './way-on.ts';

/** A typed word that asks to leave the fight. */
const isEscape = (text: string): boolean => /^(escape|home|leave|edge)$/i.test(text.trim());

/**
 * The answer to `escape`: no word leaves the table. Says which edge is one's own, where it lies, and what crossing it
 * costs.
 */
function ownEdge(text: string, { about }: Asked<'plan-card'>): Meant | undefined {
  if (!isEscape(text)) return undefined;
  const { side, from, machine, view } = about;
  const [name, y] = side === 'allied' ? (['south', 0] as const) : (['north', view.table.length] as const);
  const edge = { x: from.x, y };
  const way = `${clock(from, edge)}, ${away(from, edge)}`;
  const costs = view.exitCosts > 0 ? ` It gives the other side ${view.exitCosts}.` : '';
  const loses = view.exitLoses ? ' Who leaves loses this fight.' : '';
  return {
    is: 'barred',
    why: `Your own edge is the ${name} one, ${way} from ${machine}: a card that leads over it takes her home and out of the fight, over any other edge out of it.${costs}${loses}`,
  };
}

/** How the decisions of a fight with manoeuvre cards are put to a player. */
export const CARD_QUESTIONS: { readonly [D in keyof CardDecisions]: Asking<D> } = {
  'plan-card': {
    ask: (about, book) => {
      const own = about.view.own.find(({ id }) => id === about.machine);
      const type = own ? typeText(own.type, book) : '';
      const seen = about.view.enemies.map(({ id, pose }) => seenFrom(about.from, id, pose));
      const planned =
        about.planned.length > 0 ? ` Planned: ${about.planned.map(manoeuvreText).join(', ')}. From there:` : '';
      return `Turn ${about.view.turn}, card ${about.slot} of 3 for ${about.machine} (${type}), damage ${own?.points ?? 0} of ${own?.resistance ?? 0}.${planned} ${[...seen, ...errands(about.machine, about.from, about.view)].join('; ')}.${noWayText(about, book)}${isTheLast(about) ? ' The last of yours: when both have planned, all are shown.' : ''}`;
    },
    does: (answer, about, book) => {
      const place = about.hand.findIndex(({ card }) => card === answer);
      const card = about.hand[place];
      if (!card) return answer;
      const upon = uponWhom(card.ends, about, book);
      const over = errandsAhead(card, about, book).map(({ says }) => `; ${says}`);
      const lies = upon.length > 0 ? `; upon ${listed(upon)} as planned` : '';
      const on = card.leaves ? '' : `${nextText(answer, about, book)}${wayOnText(wayOn(answer, about, book))}`;
      const threats = card.leaves ? '' : `; ${threatText(threatsBehind(card, about, book))}`;
      return `${letterOf(place)}: ${inHandText(card)}${threats}${over.join('')}${lies}${on}`;
    },
    heard: { ask: cardAsked, does: cardHeard },
    rows: { lines: planLines },
    help: () =>
      'W009, G009: three cards a turn for each machine; both sides plan before either shows a card. W010: never two steep cards running. ' +
      'W011: an Immelmann between two straights. Three letters or words lay the whole plan: `a c h`, and at the first card Enter lays all three; behind a stroke that of the next machine: `a c h / b b d`; `a c h fire` fires too. Your own edge is the south one of the Allies, the north one of the Germans. In the picture ( ) is farther off than it is drawn, * in the hand a steep card. ' +
      SIGNS_READ,
    danger: (answer, about, book) => leadsOver(answer, about) ?? leadsNowhere(answer, about, book),
    passes: cardThatDecidesNothing,
    read: { one: (text, asked) => ownEdge(text, asked) ?? meantCard(text, asked), several: readPlan },
    planned: {
      around: ({ view, from }) => view.enemies.map(({ id, pose }) => seenFrom(from, id, pose)).join('; '),
      flown: (cards) => cards.map(manoeuvreText).join(', '),
    },
    picture: WITH_HAND,
  },
  'tail-whom': {
    ask: ({ machine }) => `${machine} has more than one enemy before his nose. Whom does he tail?`,
    does: () => 'see his cards first',
    help: () => 'G051: a machine tails one enemy; before he shows a card you see it, and may order yours anew.',
    picture: ROUND_IT,
  },
  'reorder-plan': {
    ask: ({ machine, tailed, shown, planned }) =>
      `${machine} tails ${tailed}, who is about to fly ${manoeuvreText(shown)}. ${machine} has ${listed(planned.map(manoeuvreText))}. In which order?`,
    does: (answer, { leaves }) =>
      `${answer.replaceAll(',', ', then ')}${leaves.includes(answer) ? `; ${OVER.side}` : ''}`,
    danger: (answer, { leaves, arranged }) =>
      leaves.includes(answer) && leaves.length < Object.keys(arranged).length
        ? `That order leads ${OVER.side}.`
        : undefined,
    help: () => 'W057, W058: who tails sees the next card of the machine ahead and may order the cards he has left.',
    picture: ROUND_AND_ON,
  },
  'fire-at': {
    ask: ({ machine, arc, targets }) =>
      `${machine} can fire ${ARCS[arc]}${targets.length > 1 ? ' at one of several' : ''}. At whom?`,
    does: (answer, { targets, machine, view }) => {
      const shot = targets.find(({ target }) => target === answer);
      if (!shot) return 'keep the rounds';
      return `${whereabouts(shot.target, machine, view)}${shot.range} range, ${shot.distance} mm, ${counted(shot.cards, 'card')}${shot.aimed ? ', aimed: a point more on each that scores' : ''}`;
    },
    help: () =>
      'W016 to W022: within half a ruler the target takes two cards, beyond it one; W025: a card may jam the gun for three manoeuvres.',
    picture: WITH_ARC,
  },
  'drop-bombs': {
    ask: ({ machine, target, onMiddle }) =>
      `${machine} is over ${target}${onMiddle ? ', over the very middle of it' : ', but beside its middle'}. Drop the bombs?`,
    does: (answer) => (answer === 'drop' ? 'let them go, once and for all' : 'wait for a better moment'),
    help: () => 'The bombs fall once: on the middle the target is destroyed, elsewhere on the card it is damaged.',
    picture: ROUND_IT,
  },
  'who-carries': {
    ask: () => 'Which machine carries the camera? The other side is not told.',
    does: () => 'he has it',
    help: () => 'The variant of A Hard Task: a secret note says who has the camera.',
    picture: ROUND_IT,
  },
};

/** (W010) (W011) The card that must follow, which is laid without a question. */
function nextText(answer: string, about: CardDecisions['plan-card']['about'], book: Rulebook): string {
  const next = onlyNext(answer, about, book);
  return next ? `; then only ${manoeuvreText(next)} may follow` : '';
}

/**
 * A machine off the table does not fly its later cards, and where all of them lead over the same edge it is the same
 * which it flies.
 */
function cardThatDecidesNothing({
  over,
  hand,
  barred,
}: CardDecisions['plan-card']['about']): CardDecisions['plan-card']['answer'] | undefined {
  const open = hand.filter(({ card, left }) => left > 0 && barred[card] === undefined);
  const edges = new Set(open.map((held) => held.over));
  const isAllOver = edges.size === 1 && !edges.has(undefined);
  return over || isAllOver ? open[0]?.card : undefined;
}

/** For a listener: who has how much damage was told as the turn began. */
function cardAsked(about: CardDecisions['plan-card']['about'], book: Rulebook): string {
  const { machine, slot, view, planned, from } = about;
  const seen = view.enemies.map(({ id, pose }) => seenFrom(from, id, pose));
  const after = planned.length > 0 ? `, after ${planned.map(manoeuvreText).join(', ')}; from there` : '';
  return `Turn ${view.turn}, ${machine}, card ${slot} of 3${after}. ${[...seen, ...errands(machine, from, view)].join('; ')}.${noWayText(about, book)}`;
}

function cardHeard(answer: string, about: CardDecisions['plan-card']['about'], book: Rulebook): string {
  const place = about.hand.findIndex((each) => each.card === answer);
  const card = about.hand[place];
  if (!card) return answer;
  const upon = uponWhom(card.ends, about, book);
  const over = errandsAhead(card, about, book).map(({ says }) => says);
  return (
    [
      // The line that Enter lays is made of these letters.
      `letter ${letterOf(place)}`,
      `${card.steep ? 'steep, ' : ''}facing ${compass(card.ends.heading)}`,
      ...(card.leaves ? [] : [threatHeard(threatsBehind(card, about, book))]),
      ...(card.over ? [OVER[card.over]] : []),
      ...over,
      ...(upon.length > 0 ? [`upon ${listed(upon)} as planned`] : []),
    ].join('; ') + (card.leaves ? '' : `${nextText(answer, about, book)}${wayOnText(wayOn(answer, about, book))}`)
  );
}

/** Whether this card completes the plans of all one's own machines. */
const isTheLast = ({ view, machine, slot }: CardDecisions['plan-card']['about']): boolean =>
  slot === CARDS_A_TURN && view.own.every(({ id, plan }) => id === machine || plan.length === CARDS_A_TURN);

/** Where a target is, as text without the picture. A target on the ground has no heading. */
function whereabouts(target: string, machine: string, { own, enemies, ground }: CardView): string {
  const firer = own.find(({ id }) => id === machine);
  const enemy = enemies.find(({ id }) => id === target);
  const card = ground.find(({ id }) => id === target);
  if (firer && enemy) return `${clock(firer.pose, enemy.pose)}, ${aspect(firer.pose, enemy.pose)}; `;
  return firer && card ? `${clock(firer.pose, card)}; ` : '';
}

/** Where a machine with an errand finds its target. */
const errands = (machine: string, from: Pose, { missions, ground }: CardView): string[] =>
  missions
    .filter((errand) => errand.machine === machine && !errand.done)
    .flatMap(({ kind, target }) => {
      const card = ground.find(({ id }) => id === target);
      return card ? `${target} ${ERRANDS.get(kind) ?? ''}, ${clock(from, card)}, ${away(from, card)}` : [];
    });

const ERRANDS: ReadonlyMap<string, string> = byName({
  photograph: 'to photograph (a stall begun within half a ruler of it)',
  bomb: 'to bomb (fly over its middle)',
  'drop-bombs': 'to bomb (end a card over its middle)',
  fetch: 'where the passenger waits (a stall begun within half a ruler)',
  strafe: 'to strafe',
  'direct-guns': 'to direct guns at (end turns within a ruler)',
});

const ARCS = { front: 'ahead', rear: 'astern', rifles: 'with rifles' } as const;

/** A note for the whole hand, when all cards are equal and none needs a note of its own. */
function noWayText(about: CardDecisions['plan-card']['about'], book: Rulebook): string {
  const { way, within } = bestOfHand(about, book);
  if (way === 'stays') return '';
  const home = way === 'home' ? ', at the best over your own edge' : '';
  return ` Whatever you lay, ${about.machine} is off within ${counted(within, 'card')}${home}.`;
}

const wayOnText = ({ way, within }: WayOn): string =>
  way === 'stays' ? '' : `; from there ${way === 'home' ? 'home' : 'off'} within ${counted(within, 'card')}`;

/** The notes for leaving the table. */
const OVER = {
  own: 'OVER YOUR OWN EDGE, home and out of the fight',
  enemy: 'OVER THEIR EDGE, out of the fight',
  side: 'OVER THE EDGE, out of the fight',
} as const;

/** A card that leaves the table is confirmed, if another card would stay on it. */
function leadsOver(answer: string, { hand, barred }: CardDecisions['plan-card']['about']): string | undefined {
  const over = hand.find(({ card }) => card === answer)?.over;
  const staying = hand.some(({ card, left, leaves }) => left > 0 && !leaves && barred[card] === undefined);
  return over && staying ? `That card leads ${OVER[over]}.` : undefined;
}

function inHandText({ steep, ends, over, inArc, noShot, left }: CardInHand): string {
  const facing = `then facing ${compass(ends.heading)}`;
  const arc = inArc.length > 0 ? `, ${listed([...inArc])} in the arc where he is now` : '';
  const silent = noShot.length > 0 ? `, no shot at ${listed([...noShot])}: the gun is silent` : '';
  return `${steep ? 'steep, ' : ''}${facing}${arc}${silent}, ${left} left${over ? `; ${OVER[over]}` : ''}`;
}
