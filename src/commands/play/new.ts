import { type Campaign, newCampaign } from '../../campaign/campaign.ts';
import { noTasksYet } from '../../campaign/special-tasks.ts';
import type { GameName } from '../../cards/games.ts';
import { keysOf } from '../../cards/keys-of.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { campaignName } from '../../logbook/file/name.ts';
import { LogBook } from '../../logbook/logbook.ts';
import type { Opening } from '../../logbook/record.ts';
import { quoted } from '../../page/quoted.ts';
import { lackingOf } from '../../reading/lacking.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import { askSetUp } from '../../seat/set-up/ask-set-up.ts';
import { checkFlown, fightsOf, lackingText } from '../../seat/set-up/fights-of.ts';
import { commandText, type LedFlights, ledFlights } from '../../seat/set-up/led-flights.ts';
import type { NewOptions } from '../../seat/set-up/new-options.ts';
import { openingLine } from '../../seat/set-up/opening-line.ts';
import { type Preset, presetNamed } from '../../seat/set-up/presets.ts';
import { checkSquadron, diceOf, leaderOf, seedOf, spanOf, withSquadron } from '../../seat/set-up/read-options.ts';
import { wayToAsk } from '../../seat/set-up/ways-to-ask.ts';
import { holdNew } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { asSet, unusual } from '../../shell/settings.ts';
import { listed } from '../../words/numbers.ts';
import { openingBrief } from './opening-brief.ts';

/** `wof new NAME`: begins a campaign, and plays it if somebody can play. Asks without a name. */
export async function begin(typed: string | undefined, asked: NewOptions): Promise<void> {
  const options = withSquadron(asked);
  if (typed !== undefined) {
    checkSquadron(asked.squadron, await openRulebook(options.cards, options.squadron));
    const isAnswered = options.answers !== undefined || (process.stdin.isTTY && process.stdout.isTTY);
    return beginNamed(typed, options, isAnswered ? await whoAnswers(options) : undefined);
  }
  const answering = await whoAnswers(options);
  const book = await openRulebook(options.cards, options.squadron);
  checkSquadron(asked.squadron, book);
  const paper = thePaper(options);
  const setUp = await askSetUp({ options, book, way: wayToAsk(answering, paper, options) });
  if (setUp) await beginNamed(setUp.name, setUp.options, answering, 'waits');
  else print('\nNo campaign was begun.', paper);
}

/** Whether the page after the opening brief waits for Enter: the live page pushes the brief out of a low window. */
type AfterBrief = 'waits' | 'goes-on';

/** Creates the log-book of a campaign, and plays it, if somebody can answer. */
export async function beginNamed(
  typed: string,
  options: NewOptions,
  answering: Answering | undefined,
  brief: AfterBrief = 'goes-on',
): Promise<void> {
  const name = campaignName(typed);
  const preset = presetNamed(options.preset ?? asSet('preset', options));
  const fights = fightsOf(options.fights ?? asSet('fights', options));
  if (options.preset === 'as-printed') keepPrinted(options);
  const book = await openRulebook(options.cards, options.squadron);
  const led = ledFlights(options, book);
  checkFlown(fights, book);
  const begun = { name, led, preset, book, options };
  const opening = openingFor(begun, opponentIn(fights, options));
  const path = holdNew(name, options);
  const state = {
    ...newCampaign(led.all, book),
    replacements: preset.replacements,
    ...spanOf(options.until),
    ...depotOf(options.depot, fights, book),
    ...wishesOf(options),
    ...(fights && { fights }),
  };
  const log = LogBook.begin(theShelf(options).disk, path, [opening, { dawn: 1, state }]);
  tellBegun(begun, opening.seed, path);
  if (answering === undefined) return;
  if (!(await readsBrief(openingBrief(state, book), answering, options, brief))) return log.close();
  await (await import('./play.ts')).playOn({ name, log, book, options }, answering);
}

/** Prints the opening brief for a player at a terminal; false if he leaves instead of reading on. */
async function readsBrief(
  text: string,
  { ask, script }: Answering,
  options: GlobalOptions,
  after: AfterBrief,
): Promise<boolean> {
  if (script || options.json) return true;
  print(`\n${text}`, thePaper(options));
  return after === 'goes-on' || (await ask('Enter goes on >')) !== undefined;
}

/** The player's wishes beyond the printed game. */
const wishesOf = ({
  germanFates,
  realWeather,
  careers,
  mess,
  tasks,
}: NewOptions): Pick<Campaign, 'followsGermans' | 'realWeather' | 'careers' | 'mess' | 'tasks'> => ({
  ...(germanFates && { followsGermans: true }),
  ...(realWeather && { realWeather: true }),
  ...(careers && { careers: true }),
  ...(mess && { mess: 'all' }),
  ...(tasks && { tasks: noTasksYet() }),
});

/** A policy leads the Germans where a fight asks both sides. */
function opponentIn(fights: GameName | undefined, options: NewOptions): Opening['opponent'] {
  const { against } = options;
  if (fights === undefined && against !== undefined)
    throw new WrongUsage(
      'On the Initiative Track the Germans go by the card of their conduct: --against needs --fights.',
    );
  return fights === undefined ? undefined : { side: 'german', policy: leaderOf(against ?? asSet('against', options)) };
}

/** A new campaign: its options, and their results. */
interface BegunCampaign {
  readonly name: string;
  readonly led: LedFlights;
  readonly preset: Preset;
  readonly book: Rulebook;
  readonly options: NewOptions;
}

const openingFor = (
  { name, led: { others }, preset, book, options }: BegunCampaign,
  opponent: Opening['opponent'],
): Opening =>
  openingLine(
    {
      campaign: name,
      seed: seedOf(options.seed),
      ironman: preset.ironman || options.ironman === true,
      byHand: diceOf(options.dice ?? asSet('dice', options)),
      ...(others && { others }),
      ...(opponent && { opponent }),
      ...(options.cards !== undefined && { overlay: options.cards }),
      ...(options.squadron !== undefined && { squadron: options.squadron }),
      ...(options.history && { history: true as const }),
      ...(options.purist && { purist: true as const }),
      ...(preset.hints && { hints: true as const }),
    },
    book,
  );

function tellBegun({ name, led, preset: { name: preset }, options }: BegunCampaign, seed: string, file: string): void {
  const { own, others } = led;
  if (options.json) return printJson({ begun: name, seed, flights: own, ...(others && { others }), preset, file });
  print(
    `${name} is begun: ${preset}${besides(options)}, seed ${seed}. ${commandText(led)}${setText(options, led)} Its log-book is ${file}.`,
    thePaper(options),
  );
}

/** What was not typed, but set once for all. */
function setText(options: NewOptions, { others }: LedFlights): string {
  const set = unusual(['preset', 'fights', 'dice', 'others'], options).filter(
    (key) => options[key] === undefined && (key !== 'others' || others),
  );
  return set.length === 0 ? '' : ` By your settings: ${set.map((key) => `${key} ${asSet(key, options)}`).join(', ')}.`;
}

/** Options that the printed campaign does not have. */
const NOT_PRINTED = {
  careers: 'has no careers',
  mess: 'asks nothing in the mess',
  tasks: 'has no special tasks',
} as const;

function keepPrinted(options: NewOptions): void {
  const asked = keysOf(NOT_PRINTED).find((each) => options[each]);
  if (asked)
    throw new WrongUsage(`The printed campaign ${NOT_PRINTED[asked]}: leave out --${asked}, or --preset as-printed.`);
}

/** Our own additions that were chosen: such a campaign is not quite as printed. */
function besides({ tasks, mess, until, depot, careers }: NewOptions): string {
  const ours = [
    ...(tasks ? ['special tasks'] : []),
    ...(mess ? ['a mess that asks'] : []),
    ...(careers ? ['careers'] : []),
    ...(depot === 'mixed' ? ['a mixed depot'] : []),
    ...(until === '30' ? ['thirty days'] : []),
  ];
  return ours.length === 0 ? '' : ` but with ${listed(ours)}`;
}

/** The depot as typed; a mixed one sends no type that the campaign's game has no card of. */
function depotOf(typed: string | undefined, fights: GameName | undefined, book: Rulebook): Pick<Campaign, 'depot'> {
  if (typed === undefined || typed === 'same') return {};
  if (typed !== 'mixed') throw new WrongUsage(`A depot is same or mixed: ${quoted(typed)} is neither.`);
  const { scouts, twoSeaters } = book.depotTypes;
  const sent = [...scouts.rows, ...twoSeaters.rows].flatMap(({ aircraft }) => aircraft ?? []);
  const missing = fights ? lackingOf(sent, fights, book) : [];
  if (fights && missing.length > 0) throw new Fault(lackingText(fights, missing));
  return { depot: 'mixed' };
}
