import type { Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { hang, heading } from '../../page/paper.ts';
import { AutomaticTable, nobodyWrites } from '../../playouts/automatic-table.ts';
import { PairedCup } from '../../playouts/look-ahead/paired-cup.ts';
import { inAMoment } from '../../policies/policies.ts';
import { playBattle } from '../../procedure/resolve-fight.ts';
import { laidOut } from '../../reading/lay-out-battle.ts';
import { winnerIn } from '../../screens/pages/closing-page.ts';
import { type BattleOptions, findBattle, type NamedBattle } from '../../seat/sit-down/open-battle.ts';
import { withRules } from '../../seat/sit-down/rules-of-battle.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { print, printJson, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { shareOf } from '../../simulation/counting/statistics.ts';
import type { GameEvent } from '../../table/events.ts';
import { capital } from '../../words/numbers.ts';

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
  const forces = forcesIn(name);
  const evened = forces ? await evenings(forces, won, options) : [];
  if (options.json) return printJson({ battle: battle.id, system: battle.system, ...won, evened });
  const paper = thePaper(options);
  const fights = `${battle.command} fights it.`;
  const lines = [balanceText(won), ...evened.map(({ says, won: then }) => `${says}: ${shareText(then)}.`), fights];
  print([heading(battle.id, paper), ...lines.map((line) => hang(line, paper, 2))].join('\n'), paper);
}

/** `--make "2 spad-vii v 3 albatros-d.iii"`: any machines, by the game of `--fights`; the name of that battle. */
export async function battleMade(made: string, options: BattleOptions): Promise<string> {
  const book = await openRulebook(options.cards);
  const system = GAME_NAMES.find((each) => each === options.fights && GAME_CARDS[each].skirmish !== undefined);
  if (options.fights !== undefined && !system)
    throw new WrongUsage(
      `--fights for --make is one of ${GAME_NAMES.filter((each) => GAME_CARDS[each].skirmish).join(', ')}.`,
    );
  const known = system ? Object.keys(GAME_CARDS[system].machines(book)) : [];
  const sides = made
    .toLowerCase()
    .split(' v ')
    .map((side) => machinesIn(side, known).join(', '));
  if (sides.length !== 2) throw new WrongUsage('--make has two sides: "2 spad-vii v 3 albatros-d3".');
  return `${sides.join(' v ')}${system ? ` by ${system}` : ''}`;
}

/** `2 spad-vii, re8`: each machine by its name on the cards, as often as its count says. */
const machinesIn = (side: string, known: readonly string[]): string[] =>
  side.split(/[,+]/).flatMap((part) => {
    const [, count = '1', name = ''] = /^(?:(\d)\s+)?(.+)$/.exec(part.trim()) ?? [];
    return Array.from({ length: Number(count) }, () => onCards(name.trim().replaceAll(' ', '-'), known));
  });

/** `albatros-d.iii` is `albatros-d3` on some cards. */
function onCards(name: string, known: readonly string[]): string {
  const figures = name.replace(/\.?(iii|ii|iv|i|v)(?=[a-z]?$)/, (roman) => `${ROMAN.indexOf(roman.replace('.', ''))}`);
  return [name, name.replaceAll('.', ''), figures].find((each) => known.includes(each)) ?? figures;
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v'];

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
  return `${capital(shareText(won))}. Of a hundred the Allies win ${inHundred(value)} (${inHundred(from)} to ${inHundred(to)} in 95 cases of 100), a draw counted as half a win.`;
}

const shareText = ({ allied, german, nobody, of }: FightsWon): string =>
  `of ${of} fights, led by the program on both sides, the Allies win ${allied}, the Germans ${german}, nobody ${nobody}`;

/** The two sides of a typed fight, and the words behind them. */
interface TypedSides {
  readonly allied: readonly string[];
  readonly german: readonly string[];
  readonly by: string;
}

function forcesIn(name: string): TypedSides | undefined {
  const [, allied, german, by = ''] = /^(.+?) v (.+?)( by \S+)?$/.exec(name) ?? [];
  return allied && german ? { allied: allied.split(/, */), german: german.split(/, */), by } : undefined;
}

/** A way to make two sides more equal, and what comes of it. */
interface EvenedFight {
  readonly says: string;
  readonly name: string;
  readonly won: FightsWon;
}

/** A machine less for the stronger side, and one more for the weaker. */
async function evenings(
  forces: TypedSides,
  { allied, nobody, of }: FightsWon,
  options: BattleOptions,
): Promise<EvenedFight[]> {
  const share = (allied + nobody / 2) / of;
  if (share >= FEW && share <= MANY) return [];
  const [strong, weak] = share > MANY ? (['allied', 'german'] as const) : (['german', 'allied'] as const);
  const [first = ''] = forces[weak];
  const changed = [
    ...(forces[strong].length > 1
      ? [
          {
            says: `Without the last ${forces[strong].at(-1)}`,
            forces: { ...forces, [strong]: forces[strong].slice(0, -1) },
          },
        ]
      : []),
    { says: `With another ${first}`, forces: { ...forces, [weak]: [...forces[weak], first] } },
  ];
  const told: EvenedFight[] = [];
  for (const { says, forces: then } of changed) {
    const name = `${then.allied.join(', ')} v ${then.german.join(', ')}${then.by}`;
    const { battle, book } = await findBattle(name, options);
    told.push({ says: `${says} (wof battle "${name}")`, name, won: fightOften(battle, book, TRIED) });
  }
  return told;
}
