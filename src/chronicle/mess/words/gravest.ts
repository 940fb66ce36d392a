import type { WhereDown } from '../../letters/whereabouts.ts';

/** A sentence about one man or several, who come first, and about a medal or a place. */
type Grave = readonly [GraveWay, ...GraveWay[]];
export type GraveWay = (who: string, other?: string) => string;

/** The ways that say that the enemy hit him. */
export const OF_HITS = new Set<GraveWay>();

function hit(way: GraveWay): GraveWay {
  OF_HITS.add(way);
  return way;
}

/** The ways that do not suit an evening on which men were lost. */
export const IN_JEST = new Set<GraveWay>();

function inJest(way: GraveWay): GraveWay {
  IN_JEST.add(way);
  return way;
}

export const SEVERAL_HURT: Grave = [
  (who) => `The doctor has ${who}, and sends word that they will do.`,
  (who) => `${who} are in hospital tonight, and have sent for their pyjamas.`,
  (who) => `${who} are hurt, and the ambulance has been and gone.`,
  (who) => `They have taken ${who} to hospital, sitting up, it is said.`,
  (who) => `${who} are hurt, and lie side by side, with a draught-board in between.`,
  (who) => `The hospital has ${who}, and has asked for their hairbrushes.`,
  hit((who) => `${who} were hit today, and the doctor has kept them.`),
];

export const LEADER_HURT: Grave = [
  (who) => `The doctor has ${who}, and the flight has nobody to look at.`,
  (who) => `${who} is in hospital tonight, and has sent word what the flight is to do without him.`,
  (who) => `${who} is hurt, and nobody has sat down at the head of the table.`,
  (who) => `${who} is between sheets, and asks that the list for tomorrow be read to him.`,
  (who) => `They have ${who} in hospital, and there is nobody at the head of the table to say grace or not.`,
  (who) => `The flight will have to do without ${who}, who is hurt, and has told the doctor whom to ask instead.`,
  (who) => `${who} is hurt. His pipe has gone after him, and his chair is let stand.`,
  hit((who) => `${who} was hit today, and it is the flight that feels it.`),
];

export const HURT: Grave = [
  (who) => `The doctor has ${who}, and sends word that he will do.`,
  (who) => `${who} is in hospital tonight, and has sent for his pyjamas.`,
  (who) => `${who} is hurt. The doctor says little, and says it cheerfully.`,
  (who) => `They have ${who} between sheets, and he has asked for his pipe.`,
  (who) => `${who} is hurt, and has asked that nobody write home of it until he has.`,
  (who) => `${who} is in hospital, and has sent back his dinner with a remark.`,
  (who) => `The ambulance has been for ${who}, who got into it by himself, and told it where to go.`,
  (who) => `${who} is hurt. Somebody has taken him his razor, and somebody his book.`,
  (who) => `The doctor has ${who} for a while. He has been told not to talk, and is talking.`,
  (who) => `They have put ${who} to bed, and he wants it known that it was their idea.`,
  (who) => `${who} is hurt, and the sister says that he is very good. Nobody here had thought of that.`,
  (who) => `Of ${who} the hospital says that he is comfortable. He has sent word that he is not.`,
  hit((who) => `${who} was hit today, and the doctor has kept him.`),
  hit((who) => `They hit ${who} today. He is to have a rest, he says, and no choice of book.`),
  hit((who) => `${who} was hit, and has been told to lie still, and asks for how long.`),
];

/** Men who came down and are not back, by where that was and who put them there; and the flight's leader among them. */
export const OUT: Readonly<
  Record<WhereDown, { readonly one: Grave; readonly several: Grave; readonly leader?: Grave }>
> = {
  between: {
    leader: [
      (who) => `${who} is down between the lines and was seen to walk, and until he is in the flight has no leader.`,
      (who) => `${who} came down among the wire, and got out of it. Nobody has sat down at the head of the table.`,
      (who) => `The flight has no head tonight: ${who} is between the lines, on his feet when he was last seen.`,
      (who) => `${who} is out in front of the wire, unhurt as far as anybody saw. There is no leader at table.`,
    ],
    one: [
      (who) => `${who} is down between the lines, unhurt as far as anybody saw, and has to come in by himself.`,
      (who) => `The trenches have seen ${who} come down between the lines and walk, and know no more tonight.`,
      (who) => `${who} came down among the wire, and was seen to get out. It is a long way in the dark.`,
      (who) => `${who} is somewhere in front of our wire, on his feet when last seen. The sentries have his name.`,
      (who) => `${who} came down between the lines, and ran. The battalion there is to ring up, whatever the hour.`,
      (who) => `A company in the line has seen ${who} come down in front of it, and get into a hole. That is all.`,
      (who) => `It is known of ${who} that he was on his legs between the lines when last seen, and making for ours.`,
      (who) => `${who} is in a shell-hole between the lines, or was. Somebody there waved, and it is taken to be he.`,
      (who) => `Nobody has ${who} yet, neither they nor we. He came down between, and was seen to walk.`,
      (who) => `${who} has come down in the one place where there is nobody to ask the way. He was seen to walk.`,
    ],
    several: [
      (who) => `${who} are down between the lines, unhurt as far as anybody saw, and have to come in by themselves.`,
      (who) => `The trenches have seen ${who} come down between the lines and walk, and know no more tonight.`,
      (who) => `${who} came down among the wire, and were seen to get out. It is a long way in the dark.`,
      (who) =>
        `${who} are somewhere in front of our wire, on their feet when last seen. The sentries have their names.`,
    ],
  },
  'put-down': {
    leader: [
      (who) => `${who} was put down by the enemy on our side, unhurt, and the flight dines without its leader.`,
      (who) => `They brought ${who} down today, in a field of ours, and nobody has taken the head of the table.`,
      (who) => `${who} was forced down, unhurt, and sends word that the flight may begin without its leader.`,
      (who) => `The enemy has put ${who} down on our side, whole, and his chair at the head of the table is empty.`,
      (who) => `${who} had the enemy to thank for a field of ours today. He is unhurt, and the flight has no head.`,
    ],
    one: [
      (who) => `${who} was put down by the enemy on our side, and walked away from it. He is not back yet.`,
      (who) => `They brought ${who} down today, in a field of ours, and he sends word that he is whole.`,
      (who) => `${who} was forced down, unhurt, and a lorry has gone out for what can be brought back.`,
      (who) => `${who} had the enemy to thank for a field of ours today, and is in it still, unhurt.`,
      (who) => `${who} was brought down on our side of it, unhurt, and has telephoned to say by whom.`,
      (who) =>
        `It was the enemy who chose where ${who} was to land today. He is unhurt, and thinks little of the choice.`,
      (who) =>
        `${who} was hunted down into a field of ours, and got out of it without a scratch, and asks for a tender.`,
      (who) => `They put ${who} on the ground today, unhurt, among some gunners, who had watched it all, and clapped.`,
      (who) => `${who} came down because he was made to, and on our side because he would. He is whole.`,
      (who) => `The enemy had ${who} down today, and we have him, unhurt, as soon as somebody fetches him.`,
    ],
    several: [
      (who) => `${who} were put down by the enemy on our side, and walked away from it. They are not back yet.`,
      (who) => `They brought ${who} down today, in fields of ours, and they send word that they are whole.`,
      (who) => `${who} were forced down on our side, unhurt, and have to be fetched.`,
      (who) => `${who} had the enemy to thank for fields of ours today, and are in them still, unhurt.`,
    ],
  },
  afield: {
    leader: [
      (who) => `${who} came down today where there is no aerodrome, unhurt, and the flight dines without its leader.`,
      (who) => `${who} is out tonight, down and unhurt, and nobody has taken the head of the table.`,
      (who) => `Word has come from ${who}, who is down and unhurt, that nobody is to touch his chair.`,
      (who) => `The flight has nobody to ask tonight: ${who} is down on our side, unhurt, and waits for a lorry.`,
      (who) => `${who} did not reach an aerodrome, and is unhurt. Dinner was begun without its leader, and late.`,
      (who) => `They have ${who} at a battery, unhurt, and the head of the table has been left to him.`,
      (who) => `${who} is down, and whole, and has told the telephone what is to be done tomorrow, and by whom.`,
      (who) =>
        `Whoever has ${who} tonight is asked to send him back: he is down somewhere, unhurt, and leads the flight.`,
    ],
    one: [
      (who) => `${who} came down today where there is no aerodrome, unhurt, and is not back yet.`,
      (who) => `${who} is down somewhere, and walked away from it, and a plate is kept warm.`,
      (who) => `There has been a message from ${who}, who is down, and unhurt, and wants to know who fetches him.`,
      (who) => `${who} is the guest of a battery tonight, whole, after a landing that he does not describe.`,
      (who) => `A farmer has ${who}, unhurt, and will part with him when somebody has paid for the gate.`,
      (who) => `${who} has telephoned from a place without a name. He is not hurt, and there was a ditch.`,
      (who) => `${who} did not reach an aerodrome, and is unhurt. The tender has been sent with a lamp.`,
      (who) => `It is known of ${who} that he is down, that he is whole, and that he has had tea.`,
      (who) => `${who} is down among turnips, unhurt, and has described them.`,
      (who) =>
        `A policeman has found ${who}, who came down by a road, unhurt, and is seeing that nobody takes the wheels.`,
      (who) => `${who} sends word, by a boy, that he is down and whole, and that the boy is to have a franc.`,
      (who) => `They have lent ${who} a horse, it is said. He came down where there was nothing else, unhurt.`,
      (who) => `${who} is down, and unhurt, and has been taken for a German, and then for a General.`,
      (who) => `The machine of ${who} is on its nose in somebody's barley. He is on his feet.`,
      (who) => `${who} has been heard of from a canteen. He came down near it, and is whole, and in no hurry.`,
      (who) =>
        `${who} did not get as far as an aerodrome, and got out unhurt. He is sitting on a gate with a corporal.`,
      (who) => `${who} is on foot, unhurt, by the last that was heard of him, and has been lent a stick.`,
      (who) =>
        `They have ${who} at some brigade or other. He came in out of the sky, unhurt, and asked for the Adjutant.`,
    ],
    several: [
      (who) => `${who} came down today where there is no aerodrome, unhurt, and are not back yet.`,
      (who) => `${who} are down somewhere, and walked away from it, and their plates are kept warm.`,
      (who) => `There have been messages from ${who}, who are down, and unhurt, and want to know who fetches them.`,
      (who) => `${who} did not reach an aerodrome, and are unhurt. The tender has been sent with a lamp, and a list.`,
      (who) => `It is known of ${who} that they are down, that they are whole, and that they have had tea.`,
      (who) => `${who} are down and unhurt, in places that nobody here can spell, and have to be fetched.`,
      (who) => `There are forms to be filled in about ${who}, who came down on our side of it, and are whole.`,
      (who) => `${who} are on the ground, and unhurt, and wrong about where. A lorry is out.`,
      (who) => `Nobody has kept dinner for ${who}. They are down, and whole, and dine with whom they find.`,
    ],
  },
  // Hard by the aerodrome, perhaps on the way out; he is not back before the morning.
  near: {
    one: [
      (who) => `${who} came down in sight of the sheds, unhurt, and is not in yet.`,
      (who) => `${who} is down so near that one can see his machine from the roof, unhurt. He stays with it.`,
      (who) => `${who} came down by the road to the sheds, unhurt, and sits there until his machine is fetched.`,
      (who) => `A cart has gone for ${who}, who is down hard by, unhurt. It is not back, and nor is he.`,
    ],
    several: [
      (who) => `${who} came down in sight of the sheds, unhurt, and are not in yet.`,
      (who) => `A cart has gone for ${who}, who are down hard by, unhurt. It is not back, and nor are they.`,
    ],
  },
};

/** On another aerodrome: men, and where; and the flight's leader. */
export const GUESTS: Grave = [
  (who, at) => `${who} landed at ${at}, and is to stay the night.`,
  (who, at) => `A telephone message: ${who} is at ${at}, and well, and they have a bed.`,
  (who, at) => `${who} is at ${at}, by no choice of his own, and dines there.`,
  (who, at) => `They have ${who} at ${at} tonight. His soup has been given to the dog.`,
  (who, at) => `${who} got as far as ${at}, and that is where one may ring him up.`,
  (who, at) => `It is ${at} that has ${who} tonight, and asks whether we want him back.`,
  (who, at) => `${who} is missed at cards, and has been heard of at ${at}, playing.`,
  (who, at) => `${who} rang up from ${at}. He is well, and wants his razor, and cannot have it.`,
  (who, at) => `If anybody wants ${who}, he is at ${at}, and wants nothing himself but his own bed.`,
  (who, at) => `${who} has come down at ${at}, and been asked to stay, as they are short of a fourth.`,
  (who, at) => `There is a chit from ${at}: they have ${who}, and will return him.`,
  (who, at) => `${who} thought that ${at} would do for tonight, and it has to.`,
  (who, at) => `At ${at} they are said to have oysters. ${who} is there, and did not say so himself.`,
  (who, at) => `${who} is on the books of ${at} for one dinner and one breakfast.`,
  (who, at) => `The bed of ${who} is turned down, and he is in another, at ${at}.`,
  (who, at) => `${who} has landed at ${at}, and somebody there has his jacket on already, to be sure of him.`,
  (who, at) => `It was as far as ${at} that ${who} got. He is well, and says that it was far enough.`,
];

export const SEVERAL_GUESTS: Grave = [
  (who, at) => `${who} landed at ${at}, and are to stay the night.`,
  (who, at) => `A telephone message: ${who} are at ${at}, and well, and there are beds.`,
  (who, at) => `${who} are at ${at}, by no choice of theirs, and dine there.`,
  (who, at) => `They have ${who} at ${at} tonight, and say that they eat a good deal.`,
  (who, at) => `${who} got as far as ${at}, and that is where one may ring them up.`,
  (who, at) => `If anybody wants ${who}, they are at ${at}, and have been fed.`,
  (who, at) => `There is a chit from ${at}: they have ${who}, and would like to know for how long.`,
  (who, at) => `The beds of ${who} are turned down for nobody. They are in others, at ${at}.`,
  (who, at) => `${who} rang up from ${at}, one after the other, each to say that the others were well.`,
  (who, at) => `At ${at} they have had to lay for ${who}, and have borrowed forks.`,
  (who, at) => `${who} are on the books of ${at} for tonight, and our cook has been told in time.`,
  (who, at) => `It was as far as ${at} that ${who} got, and there they are, in other men's slippers.`,
  (who, at) => `${who} are at ${at} tonight, and the table here looks like a Sunday.`,
];

export const LEADER_A_GUEST: Grave = [
  (who, at) => `${who} is at ${at} tonight, and the flight dines without its leader.`,
  (who, at) => `${who} landed at ${at}, and has led the flight by telephone since tea.`,
  (who, at) => `Nobody has sat down at the head of the table: ${who} is at ${at}, and well.`,
  (who, at) => `${who} is at ${at}, and the flight has been told to behave as if he were not.`,
  (who, at) => `There is nobody to ask tonight but the telephone: ${who}, who leads the flight, is at ${at}.`,
  (who, at) => `${who} landed at ${at}. The head of the table was laid for him, and is being kept.`,
  (who, at) => `They have our leader at ${at} tonight. ${who} has sent word that he means to be called early.`,
  (who, at) => `${who} dines at ${at}, and at the head of our own table there is a newspaper.`,
  (who, at) => `The flight is without its leader: ${who} got as far as ${at}, and has a bed there.`,
];

/** Enemies whom men brought down today who are not here; the first word is the man. */
export const FIRST_ELSEWHERE: Grave = [
  (who) => `${who} has his first, and is not here to be asked about it.`,
  inJest((who) => `They drink to ${who}, who has his first, and has to be told so tomorrow.`),
  inJest((who) => `${who} has his first, and is not at home to pay for it.`),
  inJest(
    (who) => `There is a chair turned to the wall for ${who}, who has his first and must come home to pay for it.`,
  ),
];

export const ANOTHER_ELSEWHERE: Grave = [
  (who) => `${who} brought one down today, and is not here to be asked about it.`,
  inJest((who) => `There is one more to the name of ${who}, and it is drunk to without him.`),
  (who) => `${who} had one of theirs today, and the form for it is laid by until he can sign.`,
];

export const SEVERAL_ELSEWHERE: Grave = [
  (who) => `${who} brought down more than one of them today, and is not here to say which was the better.`,
  (who) => `${who} has more than one to claim, and the forms are laid by until he can sign.`,
];

export const FIFTH_ELSEWHERE: Grave = [
  (who) => `That makes five for ${who}, who is not here to be told what the French call it.`,
  inJest((who) => `${who} has his fifth, and it is drunk to without him.`),
];

/** The flight's first of the month, whoever had it. */
export const FIRST_OF_THE_MONTH: Grave = [
  () => 'The flight has brought down its first of the month.',
  () => 'It is the first that the flight has had this month, and the Adjutant has rung up Wing about it.',
  () => 'The flight has its first victory of the month in the book.',
];

/** An observer who forced an enemy down. */
export const FROM_THE_BACK_SEAT: Grave = [
  (who) => `${who} put one of them on the ground today, from the back seat, facing the wrong way.`,
  (who) => `It was ${who}, from the back seat, who forced one of them down today.`,
  (who) => `One of theirs was forced down today, and it was the gun of ${who} that did it, over the tail.`,
];

/** A decoration that came this morning for a man who was lost by the evening. */
export const DECORATED_AND_LOST: Grave = [
  (who, medal) => `The ${medal} had come for ${who} this morning. The ribbon is still on the plate.`,
  (who, medal) => `${who} had the ${medal} since this morning, and has worn it once.`,
];

export const DECORATED: Grave = [
  (who, medal) => `It is in orders that ${who} has the ${medal}, and a ribbon is being looked for.`,
  (who, medal) => `${who} has the ${medal}. It was read out, and he looked at his boots.`,
  (who, medal) => `${who} has the ${medal}, and the sergeant-major saluted him twice before breakfast to try it.`,
  (who, medal) => `The ${medal} has come for ${who}. He asked whether there had been a mistake in the name.`,
];
