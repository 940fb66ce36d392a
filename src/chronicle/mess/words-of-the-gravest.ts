/** A sentence about one man or several, who come first, and about a medal. */
type Grave = readonly [GraveWay, ...GraveWay[]];
type GraveWay = (who: string, medal?: string) => string;

export const SEVERAL_HURT: Grave = [
  (who) => `${who} were hit today, and the doctor has kept them.`,
  (who) => `The doctor has ${who}, and sends word that they will do.`,
  (who) => `${who} are in hospital tonight, and have sent for their pyjamas.`,
];

export const LEADER_HURT: Grave = [
  (who) => `${who} was hit today, and it is the flight that feels it.`,
  (who) => `The doctor has ${who}, and the flight has nobody to look at.`,
  (who) => `${who} is in hospital tonight, and has sent word what the flight is to do without him.`,
];

export const LEADER_OUT: Grave = [
  (who) => `${who} came down today where there is no field, unhurt, and the flight dines without its leader.`,
  (who) => `${who} is out tonight with what is left of his machine, and nobody has taken the head of the table.`,
  (who) => `Word has come from ${who}, who is down and unhurt, that nobody is to touch his chair.`,
];

export const HURT: Grave = [
  (who) => `${who} was hit today, and the doctor has kept him.`,
  (who) => `The doctor has ${who}, and sends word that he will do.`,
  (who) => `${who} is in hospital tonight, and has sent for his pyjamas.`,
];

export const OUT: Grave = [
  (who) => `${who} came down today where there is no field, unhurt, and is not back yet.`,
  (who) => `${who} is down somewhere, and walked away from it, and a plate is kept warm.`,
  (who) => `There has been a message from ${who}, who is down, and unhurt, and wants to know who fetches him.`,
];

export const SEVERAL_OUT: Grave = [
  (who) => `${who} came down today where there is no field, unhurt, and are not back yet.`,
  (who) => `${who} are down somewhere, and walked away from it, and their plates are kept warm.`,
  (who) => `There have been messages from ${who}, who are down, and unhurt, and want to know who fetches them.`,
];

export const FIRST_ELSEWHERE: Grave = [
  (who) => `${who} has his first, and is not here to be asked about it.`,
  (who) => `They drink to ${who}, who has his first, and has to be told so tomorrow.`,
];

export const DECORATED: Grave = [
  (who, medal) => `It is in orders that ${who} has the ${medal}, and a ribbon is being looked for.`,
  (who, medal) => `${who} has the ${medal}. It was read out, and he looked at his boots.`,
];
