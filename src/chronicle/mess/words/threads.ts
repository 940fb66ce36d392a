import type { Ways } from './mess.ts';

/** A paper about a man that is at Wing; that has come back; that comes when he is lost. */
export const PAPER_WAITS: Ways = [
  (who) => `The paper about ${who} is at Wing, under another paper.`,
  (who) => `Wing has sent for the paper about ${who} in three copies, and has the first.`,
  (who) => `Nothing has come from Wing about ${who} but a question how he is spelt.`,
  (who) => `The paper about ${who} has been seen at Wing, on a window-sill.`,
  (who) => `Of the paper about ${who} one hears that it has been initialled.`,
  (who) => `The paper about ${who} was last heard of on a bicycle.`,
  (who) => `Wing has lost the paper about ${who}, and asks for it to be sent as it was.`,
  (who) => `The paper about ${who} has gone up to Brigade, to be out of the rain.`,
  (who) => `A clerk at Wing has said of the paper about ${who} that it is in hand. He did not say in whose.`,
  (who) => `Wing wishes to know whether ${who} has a second initial, for the paper.`,
];

/** The same, where it is for a second decoration; for one that comes by telegram; and of one that was refused. */
export const PAPER_WAITS_AGAIN: Ways = [
  (who) => `There is a second paper about ${who} at Wing, and they ask whether it is not the first.`,
  (who) => `The second paper about ${who} has been put with the first, which was done with, and has to be found.`,
  (who) => `A Bar has been asked for, for ${who}, and Wing has sent the price-list of the canteen.`,
];

export const TELEGRAM_WAITS: Ways = [
  (who) => `There is to be a telegram about ${who}, and the orderly has been told to run.`,
  (who) => `A telegram is expected about ${who}. Every boy on a bicycle has been looked at.`,
];

export const PAPER_REFUSED: Ways = [
  (who) => `The paper about ${who} has come back, and not signed.`,
  (who) => `They will not have it at Wing about ${who}. The Adjutant has filed it under weather.`,
  (who) => `Of the paper about ${who} the answer is no, in a very good hand.`,
  (who) => `Wing regrets, about ${who}. He says that he had not asked.`,
  (who) => `Somebody at Wing has written 'not at present' across the paper about ${who}.`,
];

/** Who was promoted last night; who leads since then, and who from today. The second word is the rank. */
export const PROMOTED: Ways = [
  (who, rank) => `${who} is a ${rank} since last night, and his bacon came no sooner.`,
  (who, rank) => `${who} has been made a ${rank}, and was called so by everybody who wanted the jam.`,
  (who, rank) => `It was in orders last night that ${who} is a ${rank}, and the badges have been found for him.`,
  (who, rank) => `${who} came to breakfast a ${rank}. The dog knew him.`,
  (who, rank) => `It is ${who}, ${rank}, since last night, and he has signed for the salt with it.`,
  (who, rank) => `They have made ${who} a ${rank}. He looked at his cuff twice, and then at the window.`,
  (who, rank) => `${who} is a ${rank} by the orders of last night. The mess waiter had it first.`,
  (who, rank) => `There is a new ${rank}, and it is ${who}, who asks that it be not sung.`,
];

/** Who is with the flight again since this morning: from hospital, by road, from the sea. */
export const BACK = {
  wounded: [
    (who) => `${who} is out of hospital, and has been given the chair nearest the stove.`,
    (who) => `${who} is back from hospital, and says that the eggs there were no better.`,
    (who) => `The doctor has let ${who} go. He has eaten for two, and was watched doing it.`,
    (who) => `They have sent ${who} back from hospital with a list of what he is not to do, and it is going round.`,
    (who) => `${who} is mended, by a paper that he had to sign himself, and has asked who has his cup.`,
    (who) => `${who} has come out of hospital with three novels, and will not be asked how they end.`,
    (who) => `${who} is back from hospital, and walks as if somebody were watching from a window.`,
    (who) => `${who} is discharged, and has shown the place to nobody, and told everybody that he would not.`,
    (who) => `The hospital has done with ${who}. He has asked for marmalade, and it was passed from four sides.`,
    (who) => `${who} is with the flight again, and was told that he looked well by men who looked worse.`,
    (who) => `There is ${who} at breakfast again, thinner, and against porridge on principle.`,
    (who) => `${who} has come back from the nurses, as he puts it, and is asked for nothing else.`,
    (who) => `${who} came out of hospital in somebody else's trousers, and is content with them.`,
    (who) => `A tender has brought ${who} from hospital, with his boots in his hand.`,
  ],
  away: [
    (who) => `${who} is back, by road, and has asked for nothing but a basin.`,
    (who) => `${who} came in with his flying boots round his neck, and was helped first.`,
    (who) => `${who} walked in while the lamps were still lit, and sat down as if he had been to wash.`,
    (who) => `${who} is here again, with a good deal of France on him.`,
    (who) => `There is mud on the ceiling, says the waiter, and it is ${who} who has come home.`,
    (who) => `${who} has come home by the road, and has begun at the top of the bill of fare.`,
    (who) => `Somebody had the place of ${who}, and moved up without a word. He is back, and smells of horse.`,
    (who) => `${who} is back, and the sentry had asked him for a paper. He is still telling it.`,
    (who) => `${who} has come in by road, and knows the price of a farm cart.`,
    (who) => `A lorry set ${who} down at the gate. He has thanked the driver in two languages.`,
    (who) => `${who} is home, with a blanket of the infantry's over his shoulders, which is not to be asked for.`,
    (who) => `${who} came back on a gun-limber, and walks like it.`,
    (who) => `There is ${who} again. He says that France is longer on foot.`,
    (who) => `${who} is back from wherever it was, and has had his letters in one go.`,
    (who) => `${who} has returned, by four staff cars, he says, none of which stopped.`,
    (who) => `A dispatch rider brought ${who} home behind him, and was kept to breakfast.`,
  ],
  leave: [
    (who) => `${who} is back from the sea, and has brought some of it in his shoes.`,
    (who) => `${who} is back from the sea, and has been told by everybody how he looks.`,
    (who) => `${who} has done his sleeping, he says, and is back for the rest.`,
    (who) => `The sea has sent ${who} back. He asked for kippers, from habit, and there was a silence.`,
  ],
} as const satisfies Readonly<Record<string, Ways>>;

/** A note that was dropped from the other side, about a man who was missing: that he lives, or that he is dead. */
export const NOTE_ALIVE: Ways = [
  (who) => `They have dropped a note with a streamer to it: ${who} is alive, and theirs.`,
  (who) =>
    `A message bag has come down beyond the sheds, from the other side. ${who} is a prisoner, and asks for boots.`,
  (who) => `${who} lives. It came in a tin with a German ribbon on it, and everybody has read the tin.`,
  (who) => `There is word of ${who} from over there, in very good English: he is theirs, and alive.`,
  (who) => `${who} has been heard of. He has dined with one of their squadrons, it says, and was sung to.`,
  (who) =>
    `The battery on the hill has sent over a German tin that fell among it. ${who} is a prisoner, and sends his love.`,
  (who) => `It is certain now that they have ${who}. The note is in his own hand, and wants a toothbrush.`,
];

export const NOTE_DEAD: Ways = [
  (who) => `A note has been dropped by somebody who flew low to do it. ${who} is dead, and they have buried him.`,
  (who) => `There is word of ${who} from over there, in very good English. They put a propeller over him.`,
  (who) => `${who} was missing, and is not. It came in a tin with a German ribbon on it.`,
  (who) => `A message bag has come down beyond the sheds, from the other side, with the cap-badge of ${who} in it.`,
  (who) => `The other side has sent back the cigarette case of ${who}, by air, and a few lines. One need not hope.`,
  (who) => `${who} is dead. It was dropped from a great height, so as not to trouble anybody.`,
];

export const LEADS: Ways = [
  (who) => `${who} leads the flight from today, for the time being, and has been asked what he wants.`,
  (who) => `The flight is with ${who} now, until they send somebody. He was up before the orderly.`,
  (who) => `${who} has the list this morning, as he leads now, and has read it twice.`,
];

/** Of one who is not at breakfast. */
export const LEADS_ABSENT: Ways = [
  (who) => `${who} has the flight from today, for the time being, and is not here to be told.`,
  (who) => `It is in orders that ${who} leads the flight, and somebody is keeping the paper for him.`,
];

export const LEADS_FOR_GOOD: Ways = [
  (who) => `The flight is given to ${who} this morning, and he has thanked nobody and asked for the map.`,
  (who) => `${who} commands the flight from today, by order, and has sat down at the head of the table.`,
];

/** Of one who is not at breakfast. */
export const LEADS_FOR_GOOD_ABSENT: Ways = [
  (who) => `${who} commands the flight from today, by order, and his napkin has been laid at the head of the table.`,
  (who) => `The flight is given to ${who} this morning, and the telephone has been asked to tell him.`,
];

/** Who was sent out to command the flight, and came this morning; and the same with who had led it until then. */
export const CAME_TO_LEAD: Ways = [
  (who) => `${who} has come to command the flight, and has been given the head of the table and the small spoon.`,
  (who) => `The flight is given to ${who}, who came this morning, and everybody has been told his name twice.`,
  (who) => `They have sent ${who} to command the flight. He has asked who is who, and written it down.`,
];

export const CAME_BEFORE: Ways = [
  (who, before) =>
    `${who} has come to command the flight, and ${before}, who had it, has shown him where the map hangs.`,
  (who, before) =>
    `The flight is given to ${who}, who came this morning. ${before} had it, and has asked him whether he takes sugar.`,
  (who, before) => `${who} is new, and the flight is his. Nobody has looked at ${before}, who had led it.`,
];

export const PAPER_BACK: Ways = [
  (who) => `The paper about ${who} has come back from Wing, and lay under the toast.`,
  (who) => `Wing has found the paper about ${who}, and signed it.`,
  (who) => `The paper about ${who} is here. It has been as far as he has, to look at.`,
  (who) => `The paper about ${who} came by the first tender, signed, with a ring on it from a cup.`,
  (who) => `They have signed it at Wing for ${who}. The Adjutant read it out, with his mouth full.`,
];

export const TELEGRAM_CAME: Ways = [
  (who) => `The telegram about ${who} has come, and it is yes.`,
  (who) => `The orderly ran. It was the telegram about ${who}, and a good one.`,
];

export const PAPER_TOO_LATE: Ways = [
  (who) => `The paper about ${who} has come back from Wing, signed. The Adjutant has laid it with the letters.`,
  (who) => `Wing has signed the paper about ${who}, and begs that he be told.`,
];

/** A man whose nerve has gone down three evenings running; what becomes of it. */
export const SHAKES: Ways = [
  (who) => `${who} holds his cup in both hands, and has these three mornings.`,
  (who) => `${who} has cut himself shaving three mornings running.`,
  (who) => `It is the third morning that ${who} has read the same page of the paper.`,
  (who) => `${who} was dressed before the orderly came, for the third day.`,
  (who) => `${who} has put salt into his coffee, and drunk it, three mornings running.`,
  (who) => `${who} has asked three mornings running what time it is, and had his watch on.`,
  (who) => `${who} has looked at the sky for three mornings before he has looked at his plate.`,
  (who) => `For the third morning ${who} has sat with his back to the wall.`,
  (who) => `${who} has been heard walking about at four, and not for the first night.`,
  (who) => `${who} has laughed at everything that was said, these three mornings.`,
  (who) => `Somebody dropped a tray, and nobody looked at ${who}. It is the third morning of that.`,
  (who) => `${who} has cut his bread small, and left it, for three mornings.`,
  (who) => `It is three mornings since ${who} has finished a sentence.`,
  (who) => `${who} has had the same button in his hand for three mornings, and it is on no coat.`,
];

export const STEADY: Ways = [
  (who) => `${who} has taken a second egg, and everybody looked elsewhere.`,
  (who) => `${who} held his cup in one hand this morning.`,
  (who) => `${who} came in whistling, was told to stop, and did not.`,
  (who) => `${who} sent back his egg this morning, and asked for a better one.`,
  (who) => `${who} has been heard to complain of the coffee, and there was some relief.`,
  (who) => `${who} has finished his breakfast, and the plate was shown to the cook.`,
  (who) => `${who} has slept, it appears. He has been asked how it is done.`,
  (who) => `${who} has had a quarrel about the marmalade, and won it, and was let.`,
];

export const SHAKEN_RESTS: Ways = [
  (who) => `${who} is to look at the sea, and not to count anything.`,
  (who) => `${who} goes to the sea, and the doctor has chosen the bed himself.`,
  (who) => `They are sending ${who} to the sea, and nobody has made a joke about bathing.`,
];

/** The same of a man who slept here. */
export const SHAKEN_LIES: Ways = [
  (who) => `The orderly has let ${who} lie. He is to sleep by the sea, and has begun.`,
  ...SHAKEN_RESTS,
];

export const SHAKEN_LOST: Ways = [
  (who) => `Everybody had seen the hands of ${who}, these last days, and nobody had said so.`,
  (who) => `One might have spoken to ${who}, it is felt, and sent him to the sea.`,
];

/** Who has not been thanked yet, and by whom; and that it never came to it. */
export const THANKS_WAIT: Ways = [
  (saved, by) => `${saved} has still not thanked ${by} for a Hun, and looks for him at the wrong end of the table.`,
  (saved, by) => `${saved} owes ${by} a word about a Hun, and has got as far as passing him the toast.`,
  (saved, by) => `There is something that ${saved} means to say to ${by}, about a Hun, when there is a moment.`,
  (saved, by) => `${saved} has begun twice to say to ${by} what is to be said about a Hun, and has asked for the jam.`,
  (saved, by) => `${by} is still to be thanked by ${saved} for a Hun driven off, and takes care not to be in the way.`,
];

export const THANKS_NEVER: Ways = [
  (saved, by) => `${by} was still to be thanked by ${saved}, and would let him off it, to have him here.`,
  (saved, by) => `${saved} never came to thank ${by}. He had meant to do it properly.`,
];

export const THANKS_TOO_LATE: Ways = [
  (saved, by) => `${saved} had not thanked ${by} yet, and has said it now, to the stove.`,
  (saved, by) => `${saved} had a word ready for ${by}, and has nobody to say it to.`,
];

/** Who has flown the very machine of a lost man. */
export const FLOWN_AGAIN: Ways = [
  (by, lost) => `To the mechanics what ${by} flew was the machine of ${lost}, and they correct themselves.`,
  (by, lost) => `They had ready for ${by} what ${lost} used to fly, and nobody wished anybody luck.`,
  (by, lost) => `${by} has taken over what ${lost} flew, and has not moved the cushion.`,
];

/** Who has flown a new machine with a lost man's number. */
export const NUMBER_FLOWN_AGAIN: Ways = [
  (by, lost) => `${by} has flown the number that was ${lost}'s, and says that it is a number.`,
  (by, lost) => `The number of ${lost} has been up again, with ${by}, and it came back.`,
  (by, lost) => `${by} has been up in a machine with the number of ${lost}. The mechanics counted it in first.`,
  (by, lost) => `${by} asks whether anybody minds. It was the number of ${lost}, and nobody does, to speak of.`,
  (by, lost) => `What ${lost} had painted on his machine ${by} has on another, and it is only paint, he says.`,
  (by, lost) => `It stands in the book tonight that the number of ${lost} has landed. It was ${by}, in a new machine.`,
];

/** A lost man to whose family nobody has written. */
export const LETTER_OWED: Ways = [
  (lost) => `Nobody was at home last night to write to the family of ${lost}.`,
  (lost) => `A letter is owed to the family of ${lost}, and whoever is at home tonight is to write it.`,
];
