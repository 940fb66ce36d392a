import type { Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { hang, heading } from '../../page/paper.ts';
import { AutomaticTable, nobodyWrites } from '../../playouts/automatic-table.ts';
import { PairedCup } from '../../playouts/look-ahead/paired-cup.ts';
import { inAMoment } from '../../policies/policies.ts';
import { playBattle } from '../../procedure/resolve-fight.ts';
import { laidOut } from '../../reading/lay-out-battle.ts';
import { typedForces } from '../../reading/skirmish.ts';
import { winnerIn } from '../../screens/pages/closing-page.ts';
import { type BattleOptions, findBattle, type NamedBattle } from '../../seat/sit-down/open-battle.ts';
import { withRules } from '../../seat/sit-down/rules-of-battle.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { print, printJson, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { shareOf } from '../../simulation/counting/statistics.ts';
import type { GameEvent } from '../../table/events.ts';

/** Fights of a battle, and of each way to even it. */
const [FIGHTS, TRIED] = [100, 40];
/** A side that wins so much oftener than the other is too strong. */
const [FEW, MANY] = [0.4, 0.6];

/** How many fights each side has won, and of how many. */
interface FightsWon {
  readonly allied: number;
  readonly german: number;
  readonly nobody: number;
  readonly of: number;
}

/** `--odds`: the program leads both sides of a battle through a hundred fights. */
export async function tellBalance(name: string, options: BattleOptions): Promise<void> {
  const { battle, book } = await findBattle(name, options);
  const won = fightOften(battle, withRules(battle, options.rules, book), FIGHTS);
  const evened = await waysToEven(battle, won, options);
  const { id, system, forces, command } = battle;
  if (options.json) return printJson({ battle: id, system, ...won, evened });
  const paper = thePaper(options);
  const lines = [
    balanceText(won),
    ...evened.map(({ says, name: then, won: often }) => `${says} ${wonText(often)}: wof battle "${then}".`),
    `${command} fights it.`,
  ];
  const title = forces ? typedForces(forces, system) : id;
  print([heading(title, paper), ...lines.map((line) => hang(line, paper, 2))].join('\n'), paper);
}

/** `--make "2 spad-vii v 3 albatros-d3"`: any machines, by the game of `--fights`, as a battle is named. */
export function battleMade(made: string, { fights }: BattleOptions): string {
  if (made.split(' v ').length !== 2) throw new WrongUsage('--make has two sides: "2 spad-vii v 3 albatros-d3".');
  const games: readonly string[] = GAME_NAMES.filter((each) => GAME_CARDS[each].skirmish !== undefined);
  if (fights !== undefined && !games.includes(fights))
    throw new WrongUsage(`--fights for --make is one of ${games.join(', ')}.`);
  return fights === undefined ? made : `${made} by ${fights}`;
}

/** The heads that think in a moment lead both sides, with other dice each time. */
function fightOften(battle: NamedBattle, book: Rulebook, fights: number): FightsWon {
  const bar = progressBar(fights, process.stderr);
  const won = { allied: 0, german: 0, nobody: 0, of: fights };
  for (let fight = 0; fight < fights; fight++) {
    const word = `balance ${fight}`;
    const events: GameEvent[] = [];
    const cup = new PairedCup(word);
    const told = (event: GameEvent) => {
      cup.hears(event);
      events.push(event);
    };
    const table = new AutomaticTable(book, cup, inAMoment(word), { ...nobodyWrites, told });
    playBattle(structuredClone(laidOut(battle, 'the-card', book)), table);
    won[winnerIn(events)] += 1;
    bar.show(fight + 1);
  }
  bar.end();
  return won;
}

function balanceText(won: FightsWon): string {
  const { value, from, to } = shareOf(won.allied + won.nobody / 2, won.of);
  const inHundred = (share: number) => `${Math.round(100 * share)}`;
  return `The program has led both sides: ${wonText(won)}. Of a hundred the Allies win ${inHundred(value)} (${inHundred(from)} to ${inHundred(to)} in 95 cases of 100), a draw counted as half a win.`;
}

const wonText = ({ allied, german, nobody, of }: FightsWon): string =>
  `of ${of} fights the Allies win ${allied}, the Germans ${german}, nobody ${nobody}`;

/** A way to make two sides more equal, and what comes of it. */
interface EvenedFight {
  readonly says: string;
  readonly name: string;
  readonly won: FightsWon;
}

/** A machine less for the stronger side, and one more for the weaker. */
async function waysToEven(
  { system, forces }: NamedBattle,
  { allied, nobody, of }: FightsWon,
  options: BattleOptions,
): Promise<EvenedFight[]> {
  const share = (allied + nobody / 2) / of;
  if (!forces || (share >= FEW && share <= MANY)) return [];
  const [strong, weak] = share > MANY ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
  const [first = ''] = forces[weak];
  const fewer = { ...forces, [strong]: forces[strong].slice(0, -1) };
  const more = { ...forces, [weak]: [...forces[weak], first] };
  const ways = [
    ...(fewer[strong].length > 0 ? [{ says: `Without one ${forces[strong].at(-1)}`, changed: fewer }] : []),
    { says: `With another ${first}`, changed: more },
  ];
  const told: EvenedFight[] = [];
  for (const { says, changed } of ways) {
    const name = typedForces(changed, system);
    const { battle, book } = await findBattle(name, options);
    told.push({ says, name, won: fightOften(battle, withRules(battle, options.rules, book), TRIED) });
  }
  return told;
}
