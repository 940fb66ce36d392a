import type { Honours } from '../../cards/printed/honours.ts';
import type { PilotSkillFiringAndBravery } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import type { Replacements } from '../../cards/printed/replacements.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import {
  type Block,
  bands,
  entries,
  fact,
  facts,
  noted,
  prose,
  roll,
  rows,
  transposed,
} from '../../kit/screen/cards/make.ts';
import { saySigned, words } from '../../kit/screen/cards/say.ts';
import { signed } from '../../words/numbers.ts';

/** Ratings: the effects of the letters, and how a day changes them. */
export function ratingsDisplay(card: PilotSkillFiringAndBravery): Block[] {
  const { limits, outnumbered } = card;
  const { quietDay, ...others } = card.braveryParts;
  return [
    facts(
      'Limits (rule 51)',
      fact('Pilot Skill', `${limits.skill.most} at most`, limits.skill),
      fact('Firing', `${limits.firing.best} the best, ${limits.firing.worst} the worst`, limits.firing),
      fact('Bravery', `${limits.bravery.least} at least, no upper end`, limits.bravery),
    ),
    noted(
      transposed(bands('Bravery (rules 7 and 40)', 'number', card.letters, { nerve: 'Nerve Check', name: 'he is' })),
      'Nerve Check: two dice, this or less. Stays: in spite of Driven Off, by Archie or by the enemy. Check: he may if he passes one; under escapes, he must if he fails one. ' +
        `Outnumbered: he may go only against ${outnumbered.enemiesToEachOfUs} to each of us. ` +
        `Whatever his Bravery: ${card.alwaysEscapes.map(({ when, escapes }) => `${words(when)}, he ${escapes} go`).join('; ')}.`,
    ),
    roll(card.skillCheck, { change: ['Skill', saySigned], words: 'what comes of it' }),
    parts('Added to the Pilot Skill Check', card.skillParts),
    roll(card.firingCheck, { change: ['Firing', saySigned], words: 'what comes of it' }),
    parts('Added to the Firing Check', card.firingParts),
    roll(card.braveryCheck, { change: ['Bravery', saySigned], words: 'how he takes it' }),
    parts('Added to the change of Bravery', { ...others, ...(quietDay && { quietDay }) }),
  ];
}

type BraveryPartCell = PilotSkillFiringAndBravery['braveryParts']['victory'];

const parts = (title: string, all: Readonly<Record<string, BraveryPartCell>>) =>
  entries(title, all, { modifier: ['for each', signed], most: 'counted at most' });

/** The replacements of the Wing, and their quality. */
export function replacementsDisplay(card: Replacements): Block[] {
  const answer = { words: 'the answer', days: 'days until they come' } as const;
  const { succession, gentler } = card;
  return [
    noted(roll(card.machines, answer), worsening(card.machinesLost)),
    noted(roll(card.aircrew, answer), worsening(card.aircrewLost)),
    facts(
      'Gentler replacements (a first tour)',
      fact('Machines', `${signed(gentler.machines.modifier)} to the throw`, gentler.machines),
      fact('Aircrew', `${signed(gentler.aircrew.modifier)} to the throw`, gentler.aircrew),
    ),
    roll(card.pilots),
    roll(card.observers),
    roll(card.ranks),
    facts(
      'Succession (rule 47)',
      fact('In his place', `a ${succession.actingRank}`, succession),
      fact(
        `Within ${succession.days} days`,
        `a ${succession.actingRank} who arrives takes the flight as ${succession.promotedTo}`,
        succession,
      ),
      fact('After that', `the acting man is made ${succession.promotedTo}`, succession),
    ),
  ];
}

/** The types of a mixed depot. */
export function depotTypesDisplay({ scouts, twoSeaters }: Rulebook['depotTypes'], book: Rulebook): Block[] {
  const heads = {
    aircraft: ['what is sent', (type: string) => aircraftNamed(type, book)],
    from: 'from this day of April',
    to: 'to this day',
  } as const;
  return [
    roll(scouts, heads),
    roll(twoSeaters, heads),
    prose('Where no type stands another of her own kind is sent; so it is where the type is not at hand on the day.'),
  ];
}

const worsening = ({ modifier, each, least, late }: Replacements['machinesLost']) =>
  `${signed(modifier)} to the throw for every ${each} lost this month, ${signed(least)} at the worst${late ? `, ${signed(late.least)} from 22 April on` : ''}.`;

/** Decorations and promotions by the custom of the time. */
export function honoursDisplay({ decorations, recommendation, promotions }: Honours): Block[] {
  const names = new Map(decorations.map(({ decoration, letters }) => [decoration, letters]));
  return [
    noted(
      rows('Decorations', decorations, {
        decoration: null,
        ranks: ['to', (ranks) => ranks.join(', ')],
        after: ['after', (decoration) => names.get(decoration) ?? decoration],
        inADay: 'or in a day',
      }),
      'A man is put in for the first that he does not have yet, on the evening of a day on which he has won a victory; a balloon counts as one.',
    ),
    roll(recommendation, {
      words: 'what becomes of it',
      days: ['in orders', (days) => (days === 0 ? '-' : `in ${days} days`)],
    }),
    rows('Promotions (rule 47)', promotions, { missions: 'asked at each' }),
    prose('Leave was stopped before the offensive: nobody goes home in these three weeks but on a stretcher.'),
  ];
}
