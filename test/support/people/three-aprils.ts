import { steadyBook as book } from '../cards/steady-book.ts';
import { anApril } from './an-april.ts';

/** Three whole Aprils for many tests. Other seeds, if the rules have changed their luck. */
export const THREE_APRILS = {
  'a triumph': anApril({ word: 'april-36', flights: ['B'], book }),
  'a disaster': anApril({ word: 'april-23', flights: ['B'], book }),
  'three flights': anApril({ word: 'wing', flights: ['A', 'B', 'C'], book }),
} as const;
