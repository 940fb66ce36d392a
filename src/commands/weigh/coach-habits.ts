import { namesOn } from '../../logbook/file/shelf.ts';
import { Refusal } from '../../logbook/refusal.ts';
import { habitsPage } from '../../screens/pages/habits-page.ts';
import { daysToGoOver, Review } from '../../seat/coach/gone-over.ts';
import { habitsIn, type OtherwiseAnswered } from '../../seat/coach/habits.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';

/** What has been gone over of a campaign. */
interface GoneOverOf {
  readonly days: number;
  readonly answered: readonly OtherwiseAnswered[];
}

/** `wof coach --habits`: what costs again and again, in all campaigns, as far as the coach has gone over them. */
export async function habits(options: GlobalOptions): Promise<void> {
  const all: GoneOverOf[] = [];
  for (const name of namesOn(theShelf(options))) all.push(await goneOverOf(name, options));
  const through = {
    days: all.reduce((sum, { days }) => sum + days, 0),
    campaigns: all.filter(({ days }) => days > 0).length,
  };
  const found = habitsIn(
    all.flatMap(({ answered }) => answered),
    through.days,
  );
  if (options.json) return printJson({ ...through, habits: found });
  show(habitsPage(found, through, thePaper(options)));
}

/** A campaign that cannot be read, or that goes another way by these rules, is passed over. */
async function goneOverOf(name: string, options: GlobalOptions): Promise<GoneOverOf> {
  try {
    const log = readCampaign(name, options);
    const coached = { name, log, book: await cardsOf(log, options), options };
    const days = daysToGoOver(coached, undefined);
    const { weighed } = new Review(days, coached);
    const asked = new Map(
      days.flatMap((day) => day.asked.map((each) => [`${each.question.day} ${each.question.entry}`, each] as const)),
    );
    const answered = weighed.flatMap(({ day, entry, beside }): OtherwiseAnswered[] => {
      const found = asked.get(`${day} ${entry}`);
      return found && beside ? [{ campaign: name, asked: found, beside }] : [];
    });
    return { days: new Set(weighed.map(({ day }) => day)).size, answered };
  } catch (error) {
    if (error instanceof Fault || error instanceof Refusal) return { days: 0, answered: [] };
    throw error;
  }
}
