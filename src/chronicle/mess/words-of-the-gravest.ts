/** A sentence about one man or several, who come first, and about a medal. */
type Grave = readonly [GraveWay, ...GraveWay[]];
export type GraveWay = (who: string, medal?: string) => string;

/** The ways that say that the enemy hit him. */
export const OF_HITS = new Set<GraveWay>();

function hit(way: GraveWay): GraveWay {
  OF_HITS.add(way);
  return way;
}

export const SEVERAL_HURT: Grave = [
  (who) => `The doctor has ${who}, and sends word that they will do.`,
  (who) => `${who} are in hospital tonight, and have sent for their pyjamas.`,
  (who) => `${who} are hurt, and the ambulance has been and gone.`,
  (who) => `They have taken ${who} to hospital, sitting up, it is said.`,
  hit((who) => `${who} were hit today, and the doctor has kept them.`),
];

export const LEADER_HURT: Grave = [
  (who) => `The doctor has ${who}, and the flight has nobody to look at.`,
  (who) => `${who} is in hospital tonight, and has sent word what the flight is to do without him.`,
  (who) => `${who} is hurt, and nobody has sat down at the head of the table.`,
  hit((who) => `${who} was hit today, and it is the flight that feels it.`),
];

export const HURT: Grave = [
  (who) => `The doctor has ${who}, and sends word that he will do.`,
  (who) => `${who} is in hospital tonight, and has sent for his pyjamas.`,
  (who) => `${who} is hurt. The doctor says little, and says it cheerfully.`,
  (who) => `They have ${who} between sheets, and he has asked for his pipe.`,
  (who) => `${who} is hurt, and has asked that nobody write home of it until he has.`,
  hit((who) => `${who} was hit today, and the doctor has kept him.`),
  hit((who) => `They hit ${who} today. He is to have a rest, he says, and no choice of book.`),
  hit((who) => `${who} was hit, and has been told to lie still, and asks for how long.`),
];

export const LEADER_OUT: Grave = [
  (who) => `${who} came down today where there is no field, unhurt, and the flight dines without its leader.`,
  (who) => `${who} is out tonight, down and unhurt, and nobody has taken the head of the table.`,
  (who) => `Word has come from ${who}, who is down and unhurt, that nobody is to touch his chair.`,
];

/** Men who came down and are not back: by where that was, and who put them there. */
export const OUT: Readonly<
  Record<'between' | 'put-down' | 'afield' | 'near', { readonly one: Grave; readonly several: Grave }>
> = {
  between: {
    one: [
      (who) => `${who} is down between the lines, unhurt as far as anybody saw, and has to come in by himself.`,
      (who) => `The trenches have seen ${who} come down between the lines and walk, and know no more tonight.`,
      (who) => `${who} came down among the wire, and was seen to get out. It is a long way in the dark.`,
    ],
    several: [
      (who) => `${who} are down between the lines, unhurt as far as anybody saw, and have to come in by themselves.`,
      (who) => `The trenches have seen ${who} come down between the lines and walk, and know no more tonight.`,
    ],
  },
  'put-down': {
    one: [
      (who) => `${who} was put down by the enemy on our side, and walked away from it. He is not back yet.`,
      (who) => `They brought ${who} down today, in a field of ours, and he sends word that he is whole.`,
      (who) => `${who} was forced down, unhurt, and a lorry has gone out for what can be brought back.`,
    ],
    several: [
      (who) => `${who} were put down by the enemy on our side, and walked away from it. They are not back yet.`,
      (who) => `They brought ${who} down today, in fields of ours, and they send word that they are whole.`,
    ],
  },
  afield: {
    one: [
      (who) => `${who} came down today where there is no field, unhurt, and is not back yet.`,
      (who) => `${who} is down somewhere, and walked away from it, and a plate is kept warm.`,
      (who) => `There has been a message from ${who}, who is down, and unhurt, and wants to know who fetches him.`,
      (who) => `${who} is the guest of a battery tonight, whole, after a landing that he does not describe.`,
      (who) => `A farmer has ${who}, unhurt, and will part with him when somebody has paid for the gate.`,
      (who) => `${who} has telephoned from a place without a name. He is not hurt, and there was a ditch.`,
      (who) => `${who} did not reach a field, and is unhurt. The tender has been sent with a lamp.`,
      (who) => `It is known of ${who} that he is down, that he is whole, and that he has had tea.`,
      (who) => `${who} is on foot tonight, unhurt, a good way from here, and has been lent a stick.`,
      (who) =>
        `They have ${who} at some brigade or other. He came in out of the sky, unhurt, and asked for the Adjutant.`,
    ],
    several: [
      (who) => `${who} came down today where there is no field, unhurt, and are not back yet.`,
      (who) => `${who} are down somewhere, and walked away from it, and their plates are kept warm.`,
      (who) => `There have been messages from ${who}, who are down, and unhurt, and want to know who fetches them.`,
      (who) => `${who} did not reach a field, and are unhurt. The tender has been sent with a lamp, and a list.`,
      (who) => `It is known of ${who} that they are down, that they are whole, and that they have had tea.`,
    ],
  },
  near: {
    one: [
      (who) => `${who} came down in sight of the sheds, unhurt, and is not to be had for dinner.`,
      (who) => `${who} was all but home, and is in a field down the road, unhurt, explaining himself to a sentry.`,
      (who) => `${who} came down hardly out of earshot, unhurt, and is not back yet.`,
    ],
    several: [
      (who) => `${who} came down in sight of the sheds, unhurt, and are not to be had for dinner.`,
      (who) => `${who} were all but home, and are down by the road, unhurt, explaining themselves to a sentry.`,
    ],
  },
};

export const FIRST_ELSEWHERE: Grave = [
  (who) => `${who} has his first, and is not here to be asked about it.`,
  (who) => `They drink to ${who}, who has his first, and has to be told so tomorrow.`,
  (who) => `${who} has his first, and is not at home to pay for it.`,
  (who) => `There is a chair turned to the wall for ${who}, who has his first and must come home to pay for it.`,
];

export const DECORATED: Grave = [
  (who, medal) => `It is in orders that ${who} has the ${medal}, and a ribbon is being looked for.`,
  (who, medal) => `${who} has the ${medal}. It was read out, and he looked at his boots.`,
  (who, medal) => `${who} has the ${medal}, and the sergeant-major saluted him twice before breakfast to try it.`,
  (who, medal) => `The ${medal} has come for ${who}. He asked whether there had been a mistake in the name.`,
];
