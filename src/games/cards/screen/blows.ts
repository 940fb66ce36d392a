import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted, listed, signed } from '../../../words/numbers.ts';
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
}

/** Every burst that drew more than blanks, in order. */
export function cardBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const bursts: CardBurst[] = [];
  let [turn, phase] = [0, 0];
  const flown = new FlownInTurn();
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'card-turn-began') [turn, phase] = [event.turn, 0];
    if (event.type === 'cards-revealed') phase = event.phase;
    if (event.type === 'guns-fired') bursts.push(burstOf(event, `turn ${turn}, phase ${phase}`, flown));
    else note(event, bursts);
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
  ...{ cards: [], explodes: false, setsFire: false, ends: false },
});

function note(event: GameEvent, bursts: readonly CardBurst[]): void {
  if (event.type === 'damage-drawn')
    bursts.findLast(({ shot }) => shot.machine === event.by && shot.target === event.machine)?.cards.push(event);
  const last = 'machine' in event ? bursts.findLast(({ shot }) => shot.target === event.machine) : undefined;
  if (last && event.type === 'special-suffered' && event.special === 'explosion') last.explodes = true;
  if (last && event.type === 'special-suffered' && event.special === 'fire') last.setsFire = true;
  if (event.type === 'machine-eliminated') endedBy(event, bursts);
}

/** Whom flames have eaten was lost by the burst that lit them; anybody else by the last. */
function endedBy({ machine, why }: EventOf<'machine-eliminated'>, bursts: readonly CardBurst[]): void {
  const at = bursts.filter(({ shot }) => shot.target === machine);
  const lit = why === 'fire' ? at.findLast(({ setsFire }) => setsFire) : undefined;
  const ended = lit ?? at.at(-1);
  if (ended) ended.ends = true;
}

const weightOf = ({ cards, explodes }: CardBurst): number =>
  cards.reduce((sum, { points, aim }) => sum + points + aim, 0) + (explodes ? EXPLOSION : 0);

function blowOf(burst: CardBurst): BlowTold {
  const { shot, when, came, cards, explodes, ends } = burst;
  const { total, resistance } = cards.at(-1) ?? { total: 0, resistance: 0 };
  const points = cards.reduce((sum, { points: each, aim }) => sum + each + aim, 0);
  const drawn = listed(cards.map(drawnText));
  return {
    when,
    by: shot.machine,
    at: shot.target,
    with: `${shot.arc === 'rear' ? 'astern, ' : ''}${shot.range} range, ${drawn}`,
    worth: explodes ? 'an explosion' : `${counted(points, 'point')}, ${total} of ${resistance}`,
    weight: weightOf(burst),
    ends,
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
