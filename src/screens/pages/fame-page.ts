import { type Paper, wrap } from '../../page/paper.ts';
import { left, right, tableOrTold } from '../../page/table.ts';
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
  const heads = [
    right(''),
    left('Name'),
    right('Kills'),
    right('Balloons'),
    right('Missions'),
    left('Campaign and fate'),
  ];
  const rows = famous.map((man, i) => ({
    cells: [
      `${i + 1}`,
      nameOf(man),
      `${man.kills}`,
      `${man.balloons}`,
      `${man.missions}`,
      `${man.campaign}: ${man.standing}`,
    ],
    told: sentence(man, i + 1),
  }));
  return [title, said, '', tableOrTold(heads, rows, { ...paper, width: Math.min(paper.width, 100) })].join('\n');
}

const nameOf = ({ name, decorations }: FamousLine): string =>
  [name, decorations].filter((word) => word !== '').join(' ');

function sentence(man: FamousLine, place: number): string {
  const { campaign, kills, balloons, missions, standing } = man;
  return `${place}. ${nameOf(man)} of ${campaign}: ${counted(kills, 'victory', 'victories')}, balloons ${balloons}, ${counted(missions, 'mission')}; ${standing}.`;
}
