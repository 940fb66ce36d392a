import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted, signed } from '../../../words/numbers.ts';
import { damageText, manoeuvreText } from './card-words.ts';

/** An explosion ends a machine, whatever it bears. */
const EXPLOSION = 30;

/** The cards of one burst. */
interface CardBurst {
  readonly shot: EventOf<'guns-fired'>;
  readonly when: string;
  readonly came: string;
  readonly cards: EventOf<'damage-drawn'>[];
  explodes: boolean;
  setsFire: boolean;
  ends: boolean;
  /** The turn in which the flames that it lit took her. */
  burnedOut: number | undefined;
}

/** Every burst that drew more than blanks, in order. */
export function cardBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const bursts: CardBurst[] = [];
  let [turn, phase] = [0, 0];
  const flown = new FlownInTurn();
  const hurtBy = new Map<string, string>();
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'card-turn-began') [turn, phase] = [event.turn, 0];
    if (event.type === 'cards-revealed') phase = event.phase;
    if (event.type === 'guns-fired') bursts.push(burstOf(event, `turn ${turn}, phase ${phase}`, flown));
    else note(event, bursts, { turn, hurtBy });
  }
  return bursts.filter((burst) => weightOf(burst) > 0).map(blowOf);
}

function follow(event: GameEvent, flown: FlownInTurn): void {
  if (event.type === 'card-turn-began') flown.begin();
  if (event.type === 'cards-revealed')
    for (const { machine, card } of event.moves) flown.add(machine, manoeuvreText(card));
}

const burstOf = (shot: EventOf<'guns-fired'>, when: string, flown: FlownInTurn): CardBurst => ({
  ...{ shot, when, came: flown.of(shot.machine, shot.target) },
  ...{ cards: [], explodes: false, setsFire: false, ends: false, burnedOut: undefined },
});

/** The turn, and by whom each machine was hurt last. */
interface HurtBy {
  readonly turn: number;
  readonly hurtBy: Map<string, string>;
}

function note(event: GameEvent, bursts: readonly CardBurst[], { turn, hurtBy }: HurtBy): void {
  if (event.type === 'machine-eliminated') endedBy(event, turn, hurtBy.get(event.machine), bursts);
  else if (event.type === 'damage-drawn') noteCard(event, bursts, hurtBy);
  else specialOf(event, bursts);
}

function noteCard(event: EventOf<'damage-drawn'>, bursts: readonly CardBurst[], hurtBy: HurtBy['hurtBy']): void {
  hurtBy.set(event.machine, event.by);
  bursts.findLast(({ shot }) => shot.machine === event.by && shot.target === event.machine)?.cards.push(event);
}

function specialOf(event: GameEvent, bursts: readonly CardBurst[]): void {
  const last = 'machine' in event ? bursts.findLast(({ shot }) => shot.target === event.machine) : undefined;
  if (last && event.type === 'special-suffered' && event.special === 'explosion') last.explodes = true;
  if (last && event.type === 'special-suffered' && event.special === 'fire') last.setsFire = true;
}

/** Whom flames have eaten was lost by the burst that lit them; anybody else by the last. */
function endedBy(
  { machine, why }: EventOf<'machine-eliminated'>,
  turn: number,
  hurtBy: string | undefined,
  bursts: readonly CardBurst[],
): void {
  const at = bursts.filter(({ shot }) => shot.target === machine);
  const isOfFire = why === 'fire' || hurtBy === FLAMES;
  const lit = isOfFire ? at.findLast(({ setsFire }) => setsFire) : undefined;
  if (lit) lit.burnedOut = turn;
  const ended = lit ?? at.at(-1);
  if (ended) ended.ends = true;
}

/** (W050) (G044) Who draws the cards of a fire, explosions among them. */
const FLAMES = 'flames';

const weightOf = ({ cards, explodes }: CardBurst): number =>
  cards.reduce((sum, { points, aim }) => sum + points + aim, 0) + (explodes ? EXPLOSION : 0);

function blowOf(burst: CardBurst): BlowTold {
  const { shot, when, came, cards, explodes, ends, burnedOut } = burst;
  const { total, resistance } = cards.at(-1) ?? { total: 0, resistance: 0 };
  const points = cards.reduce((sum, { points: each, aim }) => sum + each + aim, 0);
  const drawn = cards.map(drawnText).join(', then ');
  const lit = burnedOut === undefined ? '' : ', and the flames';
  return {
    when,
    by: shot.machine,
    at: shot.target,
    with: `${shot.arc === 'rear' ? 'astern, ' : ''}${shot.range} range, ${drawn}`,
    worth: explodes ? 'an explosion' : `${counted(points, 'point')}, ${total} of ${resistance}${lit}`,
    weight: weightOf(burst),
    ...(ends && { ends: 'out' }),
    ...(burnedOut !== undefined && { endsIn: burnedOut }),
    thrown: `the card: ${explodes ? damageText('explosion') : heaviestOf(cards)}`,
    came,
  };
}

/** `3 points`, and what the aim adds: `3 points +1 aimed`. */
const drawnText = ({ card, aim }: EventOf<'damage-drawn'>): string =>
  aim > 0 ? `${damageText(card)} ${signed(aim)} aimed` : damageText(card);

function heaviestOf(cards: CardBurst['cards']): string {
  const [heaviest] = cards.toSorted((a, b) => b.points - a.points);
  return heaviest ? damageText(heaviest.card) : damageText('0');
}
