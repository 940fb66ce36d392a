import { isFit } from '../../campaign/aircrew.ts';
import { type FlightRecord, isOver, squadronPoints, totalPoints } from '../../campaign/campaign.ts';
import { isReady } from '../../campaign/machine.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { dawnOf, daysOf, openingOf } from '../../logbook/standing.ts';
import { aprilCharts, strengthAt } from '../../screens/pages/april-charts.ts';
import { missionsDueToday, statusPage } from '../../screens/pages/status-page.ts';
import { ledByIn } from '../../seat/page/led-by.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';

/** `wof status NAME`: the state of the campaign at the start of its present day. */
export async function status(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const campaign = dawnOf(log.standing).state;
  const enemyLedBy = ledByIn(log.standing, campaign.fights);
  const dawns = daysOf(log.standing).map(({ dawn }) => dawn.state);
  if (!options.json) {
    const paper = thePaper(options);
    const charts = aprilCharts(dawns, campaign, paper);
    print(statusPage({ campaign, book, enemyLedBy }, paper), paper);
    if (charts !== undefined) show(`\n${charts}`);
    return;
  }
  const { day, flights, replacements } = campaign;
  printJson({
    campaign: name,
    day,
    over: isOver(campaign),
    replacements,
    ...(campaign.fights && { fights: campaign.fights, against: enemyLedBy }),
    ironman: openingOf(log.standing).ironman,
    victoryPoints: squadronPoints(campaign),
    strength: dawns.map(strengthAt),
    flights: flights.map((flight) => asJson(flight, day, book)),
  });
}

function asJson(record: FlightRecord, day: number, book: Rulebook): object {
  const { flight, points, aircrew, machines, awaited } = record;
  return {
    flight,
    victoryPoints: totalPoints(record),
    byDay: points,
    men: aircrew.map((man) => ({ ...man, fit: isFit(man, day) })),
    machines: machines.map((machine) => ({ ...machine, ready: isReady(machine, day) })),
    awaited,
    due: missionsDueToday(record, day, book),
  };
}
