import { left, lightTable, right } from '../../page/light-table.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { counted } from '../../words/numbers.ts';

interface FamousLine {
  readonly name: string;
  readonly campaign: string;
  readonly kills: number;
  readonly balloons: number;
  readonly missions: number;
  readonly decorations: string;
  readonly standing: string;
}

/** The hall of fame: a table, or a sentence for each man where there is no room for one. */
export function famePage(famous: readonly FamousLine[], campaigns: number, paper: Paper): string {
  const from = `${counted(campaigns, 'campaign')} that ${campaigns === 1 ? 'is' : 'are'} over`;
  const title = paper.ink.bold(wrap(`Hall of fame, from ${from}`, paper));
  const said = wrap('By victories and balloons together, those from before April among them.', paper);
  if (paper.inSentences)
    return [title, said, '', ...famous.map((man, i) => wrap(sentence(man, i + 1), paper))].join('\n');
  const heads = [
    right(''),
    left('Name'),
    right('Kills'),
    right('Balloons'),
    right('Missions'),
    left('Campaign and fate'),
  ];
  const rows = famous.map(({ name, campaign, kills, balloons, missions, decorations, standing }, i) => [
    `${i + 1}`,
    [name, decorations].filter((word) => word !== '').join(' '),
    `${kills}`,
    `${balloons}`,
    `${missions}`,
    `${campaign}: ${standing}`,
  ]);
  return [title, said, '', lightTable(heads, rows, Math.min(paper.width, 100), paper)].join('\n');
}

const sentence = (
  { name, campaign, kills, balloons, missions, decorations, standing }: FamousLine,
  place: number,
): string =>
  `${place}. ${[name, decorations].filter((word) => word !== '').join(' ')} of ${campaign}: ${counted(kills, 'victory', 'victories')}, balloons ${balloons}, ${counted(missions, 'mission')}; ${standing}.`;
