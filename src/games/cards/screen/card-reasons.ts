import type { Reasons } from '../../../kit/screen/sentence.ts';
import { codeOf } from '../cards/damage-cards.ts';
import type { CardEvent } from '../table/card-events.ts';

const nothing = (): readonly string[] => [];

/** The reasons behind the figures of a fight with manoeuvre cards. */
export const CARD_REASONS: { readonly [T in CardEvent['type']]: Reasons<T> } = {
  'cards-laid-out': ({ switches }) => [
    `Optional rules in use: ${switches.length > 0 ? switches.map((each) => each.replaceAll('-', ' ')).join(', ') : 'none'}.`,
  ],
  'card-turn-began': () => ['W008, G008: a planning phase and three phases of moving and firing.'],
  'carrier-chosen': nothing,
  'tailing-began': () => [
    'W056, G050: a ruler joins the two middles, out by the front of one and in by the rear of the other.',
  ],
  'tailed-card-shown': () => ['W057, W058, G052: the tailed shows his card to the tailer alone.'],
  'plan-reordered': nothing,
  'flame-burned': () => [
    'W050, G044: before the first card of a turn a flame goes and a card of damage deck A is drawn.',
  ],
  'cards-revealed': ({ moves }) => [
    'W012 to W014, G014 to G016: all show their card at once; the card before the nose, the machine upon its arrowhead.',
    ...moves.flatMap(({ machine, broke }) => (broke ? [`${machine} broke ${broke}.`] : [])),
  ],
  'machines-overlapped': () => ['W030, G024: who overlap cannot fire at each other, but at others.'],
  'machine-exited': () => ['W032, G017: whose middle is outside is out of the game.'],
  'guns-fired': (
    { range, distance, aimed },
    {
      fights: {
        'manoeuvre-cards': {
          cardTable: { ruler, cards },
        },
      },
    },
  ) => [
    `W018, G021: ${distance} mm to the nearest point in the arc that nothing hides; within ${ruler.half / 100} mm it is ${cards.short} cards, within ${ruler.reach / 100} mm ${cards.long}. This is ${range}.`,
    ...(aimed
      ? ['W054, G048: fired at from the same arc in the phase before, each card that scores has a point more.']
      : []),
  ],
  'damage-drawn': ({ deck, card, points, aim, total, resistance }, { fights }) => {
    const { of, cards, source } = fights['manoeuvre-cards'].damageDecks.decks[deck];
    const row = cards.find((each) => codeOf(each) === card);
    return [
      `Damage deck ${deck}, ${row?.count ?? 0} of its ${of} cards are such: ${points}${aim > 0 ? ` + ${aim} for the aim` : ''}; ${total} in all of ${resistance} (W024, G027).`,
      `Source of the deck: ${source}; of the card: ${row?.source ?? source}.`,
    ];
  },
  'guns-jammed': ({ manoeuvres }) => [
    `W025, G030: the gun that fired is silent after each of the next ${manoeuvres} manoeuvres${manoeuvres > 3 ? '; G040: a wounded pilot takes longer' : ''}.`,
  ],
  'luck-held': () => ['An ace of Skill 7 passes over one card of four points or more, or an explosion, in a fight.'],
  'first-card-seen': () => ['Who comes out of cloud sees the first card of each enemy before he plans the first turn.'],
  'jam-passed-over': () => ['W036: a pilot who checks his rounds ignores the jams with a green cross.'],
  'special-suffered': ({ special, comes }) => [comes === 'no-effect' ? harmlessRule(special) : SPECIAL_RULES[special]],
  'ground-silenced': () => ['G061: at its resistance, or by an explosion, a card on the ground is silent.'],
  'machine-eliminated': ({ why }) => [LOSS_RULES[why]],
  'damage-deck-renewed': ({ how }) => [
    how === 'all-noted'
      ? 'W041, G032: totals and live specials are noted, and all cards shuffled.'
      : 'W041: discards never make a new deck.',
  ],
  'errand-done': () => ['W037, W038, W042: what an errand brings stands in its scenario.'],
  'errand-half-done': () => ['The target is damaged, not destroyed: only part of the card lay below.'],
  'morale-tried': () => [
    'With much of what she bears upon her a pilot of the campaign tries his nerve: two dice, not above his figure.',
  ],
  'points-chart-thrown': () => ['At its resistance: 2 to 5 damaged-abort, 6 to 8 forced down, 9 to 12 shot down.'],
  'cards-counted-up': () => [
    'W033, G034: who is left flying wins, unless the scenario has points or something else decide.',
    'W034, G035: points as the scenario has them.',
  ],
};

const SPECIAL_RULES = {
  explosion: 'W027, G029: an explosion ends it at once.',
  'rudder-left': 'W045, G036: no left cards in the next turn; kept secret.',
  'rudder-right': 'W046, G037: no right cards in the next turn; kept secret.',
  crew: 'W047: the observer is hit, and the rear gun silent. G038 to G040: the pilot is hit, and a second hit ends it.',
  engine: 'W048, G041: a stall in every turn; a second hit ends it.',
  smoke:
    'W049, G042: three counters, one off at the end of each turn; who smokes cannot tail. G043: smoke upon smoke is fire.',
  fire: 'W050, G044: three flames, a card of damage deck A for each. G045: who burns plans no straight.',
} as const;

const harmlessRule = (special: keyof typeof SPECIAL_RULES): string =>
  special === 'engine'
    ? 'W053: two hits on the engine at once are one.'
    : 'W047: it is the observer who is hit, where there is one. G038 to G040: in a campaign the pilot is only grazed while less than a third of what she can bear is upon her.';

const LOSS_RULES = {
  points: 'W024, G027: its points have reached its resistance.',
  explosion: 'W027, G029: an explosion ends it at once.',
  engine: 'W048, G041: a second hit in the engine.',
  crew: 'G039: a second hit on the pilot.',
  fire: 'W050, G044: the flames brought the points.',
  'out-of-control': 'W055: a card was shown that may not be flown.',
} as const;
