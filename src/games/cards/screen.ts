import type { GameScreen } from '../../kit/game-screen.ts';
import { sideOf } from '../../table/whose.ts';
import { cardBlows } from './screen/blows.ts';
import { CARD_SENTENCES } from './screen/card-narration.ts';
import { cardForces, cardsAsked, measureOnCards } from './screen/card-page.ts';
import { CARD_QUESTIONS } from './screen/card-questions.ts';
import { CARD_REASONS } from './screen/card-reasons.ts';
import { cardsAloud } from './screen/cards-aloud.ts';
import { CARDS_LEGEND } from './screen/legend.ts';
import { GLORY_LESSON, WAR_LESSON } from './screen/lessons.ts';
import { phaseStrip } from './screen/phase-strip.ts';
import { whatCounts } from './screen/what-counts.ts';
import type { CardDecisions } from './table/card-decisions.ts';
import type { CardEvent } from './table/card-events.ts';

export const MANOEUVRE_CARDS: GameScreen<keyof CardDecisions, CardEvent['type']> = {
  questions: CARD_QUESTIONS,
  sentences: CARD_SENTENCES,
  reasons: CARD_REASONS,
  legend: CARDS_LEGEND,
  forces: cardForces,
  own: (question) => cardsAsked(question)?.view.own.map(({ id }) => id),
  measured: measureOnCards,
  aloud: (question, { book }) => {
    const asked = cardsAsked(question);
    return asked && cardsAloud(asked.view, sideOf(question), book);
  },
  strip: phaseStrip,
  blows: cardBlows,
  counts: (id, { fights }) => {
    const scenario = fights['manoeuvre-cards'].scenarios[id];
    const counts = scenario && whatCounts(scenario);
    return counts?.map(({ label, text }) => `${label}: ${text}.`).join('\n');
  },
};

export const WINGS_OF_WAR: typeof MANOEUVRE_CARDS = { ...MANOEUVRE_CARDS, lesson: WAR_LESSON };
export const WINGS_OF_GLORY: typeof MANOEUVRE_CARDS = { ...MANOEUVRE_CARDS, lesson: GLORY_LESSON };
