import { dateText } from '../../campaign/calendar.ts';
import { dayTold } from '../../campaign/campaign.ts';
import type { OutputTable } from '../../kit/book/markup.ts';
import type { Lived } from '../lived.ts';
import { fullName } from '../report/what-became-of-them.ts';
import { standingText } from '../tables/people-rows.ts';
import { whoHasFlown } from '../who-is-who.ts';

/** The men of the story, as at the start of a play. */
export const castOf = (lived: Lived): OutputTable => ({
  name: 'cast',
  title: 'The men of the story',
  columns: [
    { name: 'man', heading: 'Man' },
    { name: 'part', heading: 'Seat' },
    { name: 'home', heading: 'Of' },
    { name: 'came', heading: 'Came' },
    { name: 'end', heading: 'In the end' },
  ],
  rows: whoHasFlown(lived).map(({ man, joined, life }) => ({
    man: fullName(man, lived.book),
    part: man.seat,
    home: life?.home ?? '',
    came: joined > 1 ? dateText(joined) : 'before April',
    end: standingText(man, dayTold(lived.now)),
  })),
});
