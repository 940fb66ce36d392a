import type { HappeningOf } from '../threads/thread.ts';

/** How he tells that he left a fight with friends still in it, and that he left one in which he was alone. */
interface WayOfLeaving {
  readonly from: (left: string) => string;
  readonly alone: string;
}

type Why = HappeningOf<'turned-back'>['why'];

export const TURNED: Readonly<Record<Why, readonly [WayOfLeaving, ...WayOfLeaving[]]>> = {
  choice: [
    {
      from: (left) => `I broke off a fight today, and ${left} stayed. It was the sensible thing to do.`,
      alone: 'I was by myself among them today, and thought better of it.',
    },
    {
      from: (left) => `I had had enough of a fight today before ${left} had, and went.`,
      alone: 'I had had enough of a fight today before they had, and went.',
    },
  ],
  nerve: [
    {
      from: (left) => `I came away from a fight today, and left ${left} in it. I tell it to nobody but you.`,
      alone: 'I was by myself among them today, and could not stay. I tell it to nobody but you.',
    },
    {
      from: (left) => `My hands took the machine out of a fight today before I had asked them, and left ${left} to it.`,
      alone:
        'My hands took the machine out of a fight today before I had asked them. There was nobody there to see it but I.',
    },
    {
      from: (left) => `I was in a fight with ${left}, and then I was not in it, and I had done that myself.`,
      alone: 'I was in a fight by myself, and then I was not in it, and I had done that too.',
    },
    {
      from: (left) => `One thinks that one would know beforehand. I did not, and ${left} had to do without me.`,
      alone: 'One thinks that one would know beforehand. I was alone with them, and I did not.',
    },
    {
      from: (left) => `There was a moment today to stay with ${left}, and I was gone before it was over.`,
      alone: 'I had them to myself today, and gave them up.',
    },
    {
      from: (left) => `There is a thing that will not go on a postcard. I left ${left} in a fight, and had no reason.`,
      alone: 'There is a thing that will not go on a postcard. I was alone in a fight, and did not stay in it.',
    },
  ],
  guns: [
    {
      from: (left) => `My gun would not fire, so I left the Huns to ${left} and flew off with a hammer in my hand.`,
      alone: 'My gun would not fire, and I was by myself among them, and came away with a hammer in my hand.',
    },
    {
      from: (left) => `There is nothing so silly as a gun that has jammed. I had to leave ${left} to it.`,
      alone: 'There is nothing so silly as a gun that has jammed, when one is alone with it in a fight.',
    },
    {
      from: (left) => `My gun left me today, and so I left ${left}, which is not what one learns.`,
      alone: 'My gun left me today when I was alone with them, and I followed its example.',
    },
    {
      from: (left) => `A gun that will not fire is a walking-stick. I took mine away, and ${left} saw to the rest.`,
      alone: 'A gun that will not fire is a walking-stick. I was alone with them, and took a walk.',
    },
    {
      from: (left) => `I pressed, and nothing came, and I had to leave it to ${left}.`,
      alone: 'I pressed, and nothing came, and there was nobody to leave it to but the Germans.',
    },
    {
      from: (left) => `I said a thing to my gun today for which I shall have to answer, and left ${left} to the fight.`,
      alone: 'I said a thing to my gun today for which I shall have to answer. Nobody else was there, and I went.',
    },
  ],
  petrol: [
    {
      from: (left) => `I ran short of petrol in the middle of a fight, and had to leave it to ${left}.`,
      alone: 'I was by myself among them, and the petrol was going, and I went with it.',
    },
    {
      from: (left) => `I left ${left} in a fight and went west on the smell of the petrol.`,
      alone: 'I came away from a fight and went west on the smell of the petrol.',
    },
    {
      from: (left) => `One looks at the little glass, and then one goes. I had to go, and ${left} had not.`,
      alone: 'One looks at the little glass, and then one goes. I had been alone with them, and was glad to be told.',
    },
    {
      from: (left) => `My tank was for going home before I was, and so I left ${left} at it.`,
      alone: 'My tank was for going home before I was, and so I left them to it.',
    },
    {
      from: (left) =>
        `Petrol is a stupid thing to leave a fight for. I left ${left} in it, like a man who has a train.`,
      alone: 'Petrol is a stupid thing to leave a fight for. I was alone in it, at any rate.',
    },
    {
      from: (left) => `I had petrol for the way back and not for manners, so I left ${left} without a word.`,
      alone: 'I had petrol for the way back and not for manners, so I left them without a word.',
    },
  ],
};
