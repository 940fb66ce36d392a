import type { Fly } from './campaigns.ts';
import { leadInPoints } from './campaigns.ts';
import type { Choice } from './table.ts';
import type { CommanderName } from './variations.ts';

/** What a prudent commander is measured against: one without a rule of his, and one without all of them. */
const WITHOUT: readonly (readonly [measured: string, commander: CommanderName])[] = [
  ['two-seaters left alone beyond the lines less attacked', 'seeksTwoSeaters=true'],
  ['a Lame Duck over our side taken home less to the nearest field', 'takesDucksHome=false'],
  ['home with a gun nearly empty less flying on', 'turnsUnder=0'],
  ['no lower than 4,000 ft less 3,000', 'floor=3000'],
  ['less petrol in hand while nothing is won less as much as ever', 'inHandForNothing=14'],
  ['another plate while none is average less four', 'platesWhilePoor=4'],
  ['all of these at once less none', 'without-his-rules'],
];

/** What each simple rule of his brings him, in Victory Points a campaign: none may cost him anything. */
export async function choicesOfRules(fly: Fly): Promise<Choice[]> {
  const prudent = await fly('prudent');
  const lines: Choice[] = [];
  for (const [measured, without] of WITHOUT)
    lines.push({
      choice: 'a rule of his',
      measured,
      unit: 'a campaign',
      least: 0,
      landed: leadInPoints(prudent, await fly(without)),
    });
  return lines;
}
