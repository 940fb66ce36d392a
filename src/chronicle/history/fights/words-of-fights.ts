import { capital, possessive } from '../../../words/numbers.ts';

/** Ways to say what decided a fight, each in its turn. */
type WaysOfFights<Said extends readonly unknown[]> = readonly [
  (...said: Said) => string,
  ...((...said: Said) => string)[],
];

/** More of the enemy came, and how many each side had then. */
export const CAME_IN: WaysOfFights<[germans: string, ours: string, theirs: string]> = [
  (germans, ours, theirs) => `Then ${germans} came in, and it was ${ours} against ${theirs}.`,
  (germans, ours, theirs) => `In the middle of it ${germans} arrived: ${ours} against ${theirs} now.`,
  (germans, ours, theirs) =>
    `It did not stay at that, for ${germans} joined in, and made it ${ours} against ${theirs}.`,
];

/** He lost his nerve, and whom he left in the fight. */
export const BROKE: WaysOfFights<[name: string, left: string]> = [
  (name, left) => `${name} lost his nerve, and left ${left} in it.`,
  (name, left) => `It was too much for ${name}, who made for home with ${left} still fighting.`,
  (name, left) => `There ${possessive(name)} nerve gave way, and ${left} went on without him.`,
  (name, left) => `${name} could not stand it, and turned away from ${left}.`,
];

/** He lost his nerve when nobody of ours was beside him any more. */
export const BROKE_LAST: WaysOfFights<[name: string]> = [
  (name) => `${name} was the last of ours in it, and his nerve gave way.`,
  (name) => `That left ${name}, and he lost his nerve.`,
];

export const GOT_CLEAR: WaysOfFights<[names: string]> = [
  (names) => `${names} got clear of it.`,
  (names) => `${names} broke off.`,
  (names) => `${names} came out of it.`,
];

/** What he did, to one enemy or to one after the other. */
export const DID: WaysOfFights<[who: string, did: string]> = [
  (who, did) => `${who} ${did}.`,
  (who, did) => `It was ${who} who ${did}.`,
  (who, did) => `Then ${who} ${did}.`,
];

export const FORCED_DOWN: WaysOfFights<[who: string, enemy: string]> = [
  (who, enemy) => `${who} forced ${enemy} down.`,
  (who, enemy) => `${capital(enemy)} was forced down by ${who}.`,
];

export const SENT_HOME: WaysOfFights<[who: string, enemy: string]> = [
  (who, enemy) => `${who} sent ${enemy} home damaged.`,
  (who, enemy) => `${capital(enemy)} went home with holes from ${possessive(who)} gun.`,
  (who, enemy) => `${who} hit ${enemy}, and it made off.`,
  (who, enemy) => `${capital(enemy)} had enough from ${who}, and went.`,
];

export const DROVE_OFF: WaysOfFights<[who: string, enemy: string]> = [
  (who, enemy) => `${who} drove ${enemy} off.`,
  (who, enemy) => `${capital(enemy)} was driven off by ${who}.`,
];

/** An enemy behind a friend, and what became of it: `drove it off`. */
export const TOOK_OFF: WaysOfFights<[who: string, did: string, enemy: string, friend: string]> = [
  (who, did, enemy, friend) => `${capital(enemy)} was behind ${friend}, and ${who} ${did}.`,
  (who, did, enemy, friend) => `${capital(enemy)} had ${friend} before its guns until ${who} ${did}.`,
];

export const FELL: WaysOfFights<[name: string, enemy: string, how: string]> = [
  (name, enemy, how) => `${name} was shot down by ${enemy}${how}.`,
  (name, enemy, how) => `${capital(enemy)} shot ${name} down${how}.`,
];

export const WAS_FORCED_DOWN: WaysOfFights<[name: string, enemy: string]> = [
  (name, enemy) => `${name} was forced down by ${enemy}.`,
  (name, enemy) => `${capital(enemy)} forced ${name} to the ground.`,
];

export const CRIPPLED: WaysOfFights<[name: string, enemy: string]> = [
  (name, enemy) => `${capital(enemy)} crippled ${possessive(name)} machine.`,
  (name, enemy) => `${capital(possessive(name))} machine was crippled by ${enemy}.`,
  (name, enemy) => `${name} had his machine crippled under him by ${enemy}.`,
];

export const CRIPPLED_AND_HIT: WaysOfFights<[name: string, enemy: string]> = [
  (name, enemy) => `${capital(enemy)} hit ${name}, and crippled his machine.`,
  (name, enemy) => `${name} was hit, and his machine crippled, by ${enemy}.`,
];

/** Another had crippled his machine before. */
export const HIT_AGAIN: WaysOfFights<[enemy: string]> = [
  (enemy) => `${capital(enemy)} hit it once more.`,
  (enemy) => `It was hit again, by ${enemy}.`,
];

export const WAS_DRIVEN_OFF: WaysOfFights<[name: string, enemy: string]> = [
  (name, enemy) => `${name} was driven off by ${enemy}.`,
  (name, enemy) => `${capital(enemy)} drove ${name} out of it.`,
];

export const WAS_HIT: WaysOfFights<[name: string, enemy: string]> = [
  (name, enemy) => `${name} was hit by ${enemy}.`,
  (name, enemy) => `${capital(enemy)} hit ${name} in his seat.`,
];

/** A later fight of the mission: its place and how it began. */
export const AND_AGAIN: WaysOfFights<[place: string, began: string]> = [
  (place, began) => `That was not all of it. ${capital(place)} ${began}`,
  (place, began) => `They were not done with it yet. ${capital(place)} ${began}`,
  (place, began) => `After that, ${place}, ${began}`,
  (place, began) => `There was more to come. ${capital(place)} ${began}`,
  (place, began) => `It began again ${place}: ${began}`,
  (place, began) => `The next fight was ${place}. There ${began}`,
];

/** A fight of the mission that changed nothing. */
export const NOTHING_IN_IT: WaysOfFights<[place: string, germans: string]> = [
  (place, germans) => `${capital(place)} they met ${germans}, and nothing came of it.`,
  (place, germans) => `${capital(place)} it was ${germans}, and nobody was the worse for it.`,
];

/** Where it ended, and the few of ours who were still in it. */
export const STILL_IN_IT: WaysOfFights<[at: string, names: string]> = [
  (at, names) => `At ${at} it was over, and ${names} had seen it through.`,
  (at, names) => `It ended at ${at}, and only ${names} had stayed so long.`,
  (at, names) => `By ${at} there was nobody of ours in it but ${names}, and there it ended.`,
];

/** The same where most of ours were. */
export const MOST_STILL_IN_IT: WaysOfFights<[at: string, names: string]> = [
  (at, names) => `At ${at} it was over, and ${names} had seen it through.`,
  (at, names) => `It ended at ${at}, with ${names} still in it.`,
];

export const IT_ENDED: WaysOfFights<[at: string]> = [
  (at) => `At ${at} it was over.`,
  (at) => `The fight broke up at ${at}.`,
  (at) => `By ${at} each had lost sight of the other.`,
];

/** The same at Tree-Top. */
export const STILL_IN_IT_LOW: WaysOfFights<[names: string]> = [
  (names) => `Only ${names} fought it out to Tree-Top.`,
  (names) => `It ended over the tree-tops, with only ${names} of ours in it.`,
  (names) => `At Tree-Top, where it ended, there was nobody of ours left in it but ${names}.`,
];

export const MOST_STILL_IN_IT_LOW: WaysOfFights<[names: string]> = [
  (names) => `${capital(names)} fought it out to Tree-Top.`,
  (names) => `It ended over the tree-tops, with ${names} still in it.`,
];

/** The end at Tree-Top, where nobody loses anybody. */
export const IT_ENDED_LOW: WaysOfFights<[]> = [
  () => 'They fought it out to Tree-Top.',
  () => 'It ended over the tree-tops, because there was no lower to go.',
  () => 'The last shots were fired at Tree-Top.',
];

/** Its Victory Points, and whether no other mission of the month had more, or fewer. */
export const IN_THE_LEDGER: WaysOfFights<[points: string, most: string]> = [
  (points, most) => `The ledger has ${points} for it${most}.`,
  (points, most) => `In the ledger it stands at ${points}${most}.`,
];
