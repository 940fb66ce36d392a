import { times } from '../../words/numbers.ts';
import { type SoToday, where } from './so-today.ts';

const missed = ({ archie }: SoToday) => archie === 'missed';
const fired = ({ archie }: SoToday) => archie !== 'silent';
const isClean = (so: SoToday) => so.isClean;
const wasMet = (so: SoToday) => so.wasMet;
const flown = ({ flightFlew }: SoToday) => flightFlew;

type FoughtSaid = (many: number) => string;

/** About a day on which he fought, and nothing came of it for him. */
export const FOUGHT: readonly [FoughtSaid, ...FoughtSaid[]] = [
  (many) => `I fought ${times(many)} today, and have a stiff neck to show for it.`,
  (many) => `${fightsOf(many)} today, and I could not tell you the colour of any of them.`,
  (many) => `${fightsOf(many)} today. It is mostly looking over one's shoulder, at a great pace.`,
  where(
    ({ wasMet, wasHit }) => wasMet && !wasHit,
    (many) => `They came at us today, ${times(many)}, and I came away from it as I went, but out of breath.`,
  ),
  where(isClean, (many) => `${fightsOf(many)} today, and nobody the worse that I could see.`),
  (many) => `I have been shaken about in the air ${times(many)} today, and find that I can still hold a pen.`,
  (many) => `${fightsOf(many)} today, and my gloves are still wet inside.`,
  where(
    isClean,
    (many) => `They and we went round each other ${times(many)} today, like dogs in a yard, and went home.`,
  ),
  (many) => `I was in it ${times(many)} today, and what I remember is a strut.`,
  (many) => `${fightsOf(many)} today, and I have told it twice already, and both times it was another one.`,
  (many) => `I was in a fight ${times(many)} today, and had time in it to notice that my boot-lace was undone.`,
  (many) => `${fightsOf(many)} today. You are not to picture it, and nor do I.`,
  (many) => `I fought ${times(many)} today, and was cold before, and warm, and cold again.`,
  (many) => `${fightsOf(many)} today, and the sky was full, and then one might have been alone in the world.`,
  where(isClean, (many) => `${fightsOf(many)} today, all noise, like an orchestra that has not begun.`),
  (many) => `${fightsOf(many)} today. One fires, and somebody else fires, and then it is very quiet.`,
];

/** The same, where no other machine of ours was in it. */
export const FOUGHT_ALONE: readonly [FoughtSaid, ...FoughtSaid[]] = [
  (many) => `I met them ${times(many)} today with nobody beside me, and am here to say so.`,
  where(wasMet, (many) => `I was by myself up there, and they came ${times(many)}. One grows a long neck.`),
  (many) => `There were some of them and one of me, ${times(many)} today. I did not stay for the arithmetic.`,
  (many) => `I had it all to myself today, and had to fight for it ${times(many)}.`,
  (many) => `I fought ${times(many)} today, with nobody to tell me afterwards whether I had done it well.`,
  (many) => `I have been in a fight ${times(many)} today by myself, and am still a little deaf to other people.`,
  where(wasMet, (many) => `I had nobody to wave to today, and they found me ${times(many)}. I am here.`),
  where(isClean, (many) => `It was I against them ${times(many)} today, and we have agreed to differ.`),
];

const fightsOf = (many: number): string => {
  if (many === 1) return 'There was a fight';
  return many === 2 ? 'There were two fights' : `I was in a fight ${times(many)}`;
};

/** About a day in the air on an evening after losses, for a man who was not involved. */
export const IN_THE_AIR_OF_A_BAD_DAY: readonly [string, ...string[]] = [
  'I flew today, and it was somebody else.',
  'I was up, and came down again, and that is all that I know of it.',
  'I have flown, and where I was nothing happened. One cannot make it out.',
  'We flew, and it was cold, and I cannot tell you more of it tonight.',
  'I flew, and landed, and counted, like everybody.',
  'Nobody came near me today. I do not know why one should feel that one ought to apologise.',
  where(({ flewLater }) => flewLater, 'I did what I was sent up for, and it was nothing, and I came back to the news.'),
  'I had an easy day of it, and am ashamed of how well I shall sleep.',
  'I flew, and could not tell you one thing that I saw.',
  'My own part of today would go on a stamp.',
  'I was in the air, and out of it all the same, and you need not be glad where anybody hears it.',
];

export const ON_THE_GROUND_OF_A_BAD_DAY: readonly [string, ...string[]] = [
  'I did not fly, and heard of it from men who would sooner not have told it.',
  'I was on the ground today, and of no use to anybody.',
  'I took my gun to pieces and put it together again, so as to have something to do.',
  'I did not fly, and one thinks that it would have made a difference.',
  'I kept the stove in, and that was my day.',
  'I have been writing labels for a trunk.',
  'I was not in it, and have nothing to tell you, and would sooner have had.',
  'I walked round the aerodrome until it was dark. It is not large.',
  where(flown, 'I stood on the tarmac today and counted the others in. It is worse than going.'),
  where(flown, 'I listened for engines all day, and can tell you the number of them.'),
  'I had a day off, and it was a long one.',
  'I carried a kit-bag to the office today. They weigh nothing.',
  'I played patience, and it came out, and I do not know why that should make one angry.',
];

/** About a day in the air without such events. */
export const IN_THE_AIR: readonly [string, ...string[]] = [
  'I went up, came down, and had an egg in between.',
  'I saw four counties of France today before you were up.',
  'We flew, and it was cold, and then for a little while one did not notice.',
  'The machine is a beauty, and so is my rigger, who would not thank me for saying so.',
  'One sees the lines from up there, and they look like something that a child has scratched.',
  'The Major says that our landings improve. He says it from a safe distance.',
  'I was up today, and thought for a whole minute about nothing but supper.',
  'I sang today, at a great height, and it did not carry.',
  'I have been higher than anything you ever made me climb, and brought back a cold in the head.',
  'Nothing came of it today but chilblains.',
  'I ate a bar of chocolate in the air, and lost the paper overboard. That is the war for today.',
  'A church steeple looks like a pin from up there, and one is tempted to pick it out.',
  'I flew with my scarf over my nose, and smelt of peppermint, and fought nobody.',
  'My map blew away today. I came home by the river, as one used to from school.',
  where(fired, 'It is the finest view in the world, and they shoot at one for looking at it.'),
  where(fired, 'One meets the same puff of smoke again and again. I believe that it knows my number.'),
  where(missed, 'Archie was poor today, and we told each other so afterwards for an hour.'),
  where(missed, 'They shot at us from the ground, and hit the sky in a number of places.'),
  where(({ dropped }) => dropped, 'We owe an apology to a haystack.'),
  where(({ dropped }) => dropped, 'I let go my bombs today, and looked the other way, as one does with a bill.'),
  'I looked down on a larder of a farm today, with a pond, and was hungry for an hour.',
  'It is a great place for thinking, and nobody knocks.',
  'I flew today, and the most dangerous thing that I saw was my own propeller being swung.',
  'I was up, and the cold got into my teeth, and stayed for dinner.',
  'Nobody wanted anything of us today, and we gave it to them.',
  'I have been up to look, and it was all still there.',
  'My rigger asked what it was like, and I said: draughty.',
  'I came down with a blue nose and an appetite.',
];

/** About a day on the ground. */
export const ON_THE_GROUND: readonly [string, ...string[]] = [
  'I did not fly today. I slept, and I can recommend it.',
  'There is not much to tell, which I find is the best kind of day.',
  'We have a dog. He belongs to nobody, and attends all briefings.',
  'I was not wanted today, so I took a bath, the event of the week.',
  'I have spent the day teaching a Canadian to play whist.',
  'I took my gun to pieces today, and had only one piece over.',
  'I walked to the village, bought a cheese, and am no longer welcome in the hut.',
  'There was football against the mechanics, who won, and were sorry for us.',
  'I was taught today how one makes an omelette of what there is.',
  'I read a novel to its end today. She marries the wrong one.',
  'I have filled drums of ammunition all day, and see rounds when I shut my eyes.',
  'I painted a number on a petrol tin today, and called it work.',
  'I have been sent to ask a farmer about some wire, and he has sold me a duck.',
  'I held a ladder for an hour today, and was thanked for it by a corporal.',
  'My hair has been cut by a fitter. He says that he would know it anywhere.',
  'I wrote out a list of everything that is wrong with the hut, and slept on it.',
  'They let me run an engine on the ground, to keep me quiet.',
  'I have darned a sock. It will stand by itself.',
  'I played chess with the padre, who prays before he moves.',
  'There was a lecture on gas, and I took notes, and drew the lecturer.',
  'I rode into Amiens on a lorry of turnips, and back on the tail-board.',
  where(flown, 'I stood on the tarmac and counted the others in. It is worse than going.'),
  where(flown, 'I lay in the grass by the sheds, and knew everybody by the sound of him.'),
  'I have spent the day in a chair, and it is the chair that is tired.',
  'They made me inspect the rum. There was as much as there should be, when I began.',
  'I was left on the ground today, and have been useful to nobody with great energy.',
  'I have planted a row of beans behind the hut, as a kind of bet.',
  'I have beaten the Adjutant at draughts, and been given a form to fill in.',
  'I sat on a petrol tin today and was photographed, for you, looking stern.',
  'I learned today to splice a wire. Send me one.',
];
