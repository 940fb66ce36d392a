import { isOver } from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { list, namesOn, type Shelf, type Shelved } from '../../logbook/file/shelf.ts';
import { battlesIn, theShelf } from '../../seat/sit-down/the-shelf.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { wordRefusal } from '../../shell/refusals.ts';
import { RULES } from '../../shell/version.ts';
import { numbered } from '../../words/numbers.ts';

/** `wof saves`: every campaign on the shelf, undamaged or damaged, and the battles by name. */
export function saves(options: GlobalOptions): void {
  const shelf = theShelf(options);
  tellSaves(list(shelf, RULES), shelf, options);
}

export function tellSaves(campaigns: readonly Shelved[], shelf: Shelf, options: GlobalOptions): void {
  const battles = namesOn(battlesIn(shelf));
  if (options.json) return printJson({ folder: shelf.folder, campaigns: campaigns.map(asJson), battles });
  const told =
    campaigns.length === 0
      ? [`No campaign lies in ${shelf.folder}. wof new begins one.`]
      : [`Campaigns in ${shelf.folder}:`, ...campaigns.map((each) => `  ${lineFor(each)}`)];
  if (battles.length > 0) told.push(`Battles: ${battles.join(', ')}. wof battle says how they stand.`);
  // In one write: one for each line would take longer.
  print(told.join('\n'), thePaper(options));
}

function lineFor(shelved: Shelved): string {
  if ('refused' in shelved) return `${shelved.name}: ${wordRefusal(shelved.refused.reason)}`;
  const { name, opening, campaign, answers, takeBacks, torn } = shelved;
  const when = isOver(campaign) ? 'over' : `${campaign.day} April`;
  const marks = [
    opening.ironman ? 'ironman' : '',
    takeBacks > 0 ? `${takeBacks} taken back` : '',
    torn ? 'its last line cut off in the writing' : '',
  ].filter(Boolean);
  return [
    `${name}: ${when}`,
    flightsNamed(campaign.flights),
    numbered(answers, 'answer'),
    `begun ${opening.begun}`,
    ...marks,
  ].join(', ');
}

function asJson(shelved: Shelved): object {
  if ('refused' in shelved) return { name: shelved.name, refused: shelved.refused.reason };
  const { name, opening, campaign, answers, takeBacks, torn } = shelved;
  const { seed, begun, ironman, rules, cards } = opening;
  return {
    name,
    day: campaign.day,
    over: isOver(campaign),
    flights: campaign.flights.map(({ flight }) => flight),
    answers,
    takeBacks,
    torn,
    seed,
    begun,
    ironman,
    rules,
    cards,
  };
}
