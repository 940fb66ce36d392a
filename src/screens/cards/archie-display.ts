import type { ArchieAndMachineGun } from '../../cards/printed/archie-and-machine-gun.ts';
import { type Block, type CardGrid, fact, facts, noted, roll, rows } from '../../kit/screen/cards/make.ts';
import { say, saySigned } from '../../kit/screen/cards/say.ts';
import { listed, signed } from '../../words/numbers.ts';

/** The Archie and Machine Gun card: the grid, the effects, and where guns stand. */
export function archieDisplay(card: ArchieAndMachineGun): Block[] {
  const { grid, worsening, lightWound } = card;
  return [
    squares(grid),
    facts(
      'Over the guns',
      fact('Direct hit', 'a shot on the square of a machine', grid.hit),
      fact('Near miss', nearText(grid), grid.nearMiss),
      fact('Archie', `fires at what is above ${say(card.archieAbove.feet)} ft`, card.archieAbove),
      fact('Encounter', `${signed(card.encounter.modifier)} to the Encounter Value where he has fired`, card.encounter),
      fact(
        'Worse',
        `${signed(worsening.each)} for each further turn in a row over the same guns, ${signed(worsening.most)} at most`,
        worsening,
      ),
      ...card.spoils.map((row) => fact('Spoiled', `${row.activity} in the turn of a near miss`, row)),
      fact('Light wound', `off duty for ${lightWound.days} days`, lightWound),
    ),
    ...(card.lowArchie
      ? [
          noted(
            roll(card.lowArchie),
            `Thrown for at ${say(card.archieAbove.feet)} ft where Archie has guns in sight; not at Tree-Top.`,
          ),
        ]
      : []),
    noted(roll(card.archieHits, { words: 'what is hit' }), 'Past the end of the table the end row is read.'),
    roll(card.machineGunFire),
    roll(card.machineGunHits, { words: 'what is hit' }),
    rows('Guns for certain (rule 42)', card.certain),
    noted(
      roll(card.presence),
      `In all other hexes of the enemy, once a mission for each. Where there is a target of missions: ${saySigned(card.presenceParts.target.modifier)} to the throw.`,
    ),
  ];
}

const nearText = ({ nearMiss }: ArchieAndMachineGun['grid']) =>
  `${nearMiss.within === 1 ? 'a shot on any of the eight squares around it' : `a shot within ${nearMiss.within} squares of it`}; ` +
  `the edges of the grid ${nearMiss.wrapsAround ? 'join' : 'do not join'}`;

/** A machine on 33, as an example of hits and near misses. */
function squares({ side, nearMiss, hit }: ArchieAndMachineGun['grid']): CardGrid {
  const from = 3;
  const faces = Array.from({ length: side }, (_, i) => i + 1);
  const cell = (red: number, white: number) => {
    const away = Math.max(gap(red - from), gap(white - from));
    if (away <= hit.within) return [`[${red}${white}]`];
    return [away <= nearMiss.within ? `(${red}${white})` : ` ${red}${white} `];
  };
  const gap = (squares: number) =>
    nearMiss.wrapsAround ? Math.min(Math.abs(squares), side - Math.abs(squares)) : Math.abs(squares);
  const near = faces.flatMap((red) =>
    faces.filter((white) => cell(red, white)[0]?.startsWith('(')).map((white) => `${red}${white}`),
  );
  return {
    told: `A machine set on ${from}${from} is hit by a shot on ${from}${from}; one on ${listed(near)} passes near.`,
    shape: 'grid',
    title: 'The grid (rule 15): the red die is the row, the white die the column',
    rows: faces.map((red) => faces.map((white) => cell(red, white))),
    note: `A machine set on 33 is hit by a shot on [33]; shots on the squares in brackets are near misses.`,
  };
}
