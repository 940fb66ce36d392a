/** The values of each standing order. Without a value the commander is asked. */
export const ORDERS = {
  archie: ['as-before', 'spread'],
  height: ['2000', '3000', '4000', '5000', '6000', '7000', '8000', '9000', '10000', '11000', '12000', '13000', '14000'],
  attack: ['never', 'two-seaters', 'when-better', 'always'],
  work: ['as-sent'],
  fight: ['by-themselves'],
  'break-off': ['at-once', 'outclassed', 'empty'],
  'lame-duck': ['seen-home', 'alone'],
  course: ['asked'],
  way: ['out', 'there-and-back'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StandingOrder = keyof typeof ORDERS;

/** Standing orders of a commander: they answer questions in his place. */
export type StandingOrders = { readonly [O in StandingOrder]?: (typeof ORDERS)[O][number] };

/** Without orders every question goes to the commander. */
export const NO_ORDERS: StandingOrders = {};

/** What a careful commander would leave to his men. */
export const USUAL_ORDERS: Required<StandingOrders> = {
  archie: 'as-before',
  height: '13000',
  attack: 'when-better',
  work: 'as-sent',
  fight: 'by-themselves',
  'break-off': 'outclassed',
  'lame-duck': 'seen-home',
  course: 'asked',
  way: 'there-and-back',
};
