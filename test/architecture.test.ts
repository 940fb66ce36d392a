import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/commands.ts';
import { nameOf } from '../src/commands/shell-command.ts';
import { GAME_CARDS } from '../src/games/cards.ts';
import { GAME_NAMES } from '../src/games/game-names.ts';
import { CARDS_OF_GAMES } from '../src/games/schemas.ts';
import { isOfRules } from './support/read/files-of-rules.ts';

type Folder = keyof typeof ROOMS;

/** What a folder may import; the modules of Node by the files that may. Type-only imports count like others. */
interface Room {
  readonly may: readonly string[];
  /** Folders of which it may import types, and nothing that runs. */
  readonly types?: readonly string[];
  readonly node: Readonly<Record<string, readonly string[]>> | 'any';
  readonly npm: readonly string[];
}

/** The rooms of the house, from the ground up. What a room may import lies above it in this table. */
const ROOMS = {
  // Words for numbers, lists and names.
  words: { may: [], types: ['cards'], node: {}, npm: [] },
  // The printed cards of the campaign, and how any card is read.
  cards: { may: [], node: { fs: ['reading/read-file.ts'], crypto: ['reading/fingerprint.ts'] }, npm: ['zod', 'yaml'] },
  // The state of a campaign as plain data.
  campaign: { may: ['cards'], node: {}, npm: ['zod'] },
  // What rules see of the world: throws, decisions, events, decks, sides.
  table: { may: ['cards'], types: ['campaign'], node: {}, npm: [] },
  // What a page is made of.
  page: { may: ['words', 'cards', 'table'], node: {}, npm: ['@inquirer', 'inquirer', 'chalk', 'cli-table3'] },
  // What every game is made with.
  kit: {
    may: ['words', 'cards', 'campaign', 'table', 'page'],
    node: {},
    npm: ['chalk', 'cli-table3', 'preact', 'preact-render-to-string'],
  },
  // The ways to fight out a Dog-Fight, a folder each, and their registries.
  games: {
    may: ['words', 'cards', 'campaign', 'table', 'page', 'kit'],
    node: {},
    npm: ['zod', 'preact', 'preact-render-to-string', 'd3-scale', 'd3-shape'],
  },
  // The seed, the program's dice and the player's own.
  dice: { may: ['cards', 'table', 'games'], types: ['campaign'], node: {}, npm: ['seedrandom'] },
  // Reads all cards that there are, and battles of a player's own.
  reading: {
    may: ['cards', 'campaign', 'games', 'kit'],
    node: { fs: ['entries.ts', 'own-battle.ts'], path: ['entries.ts', 'own-battle.ts'] },
    npm: ['zod', 'yaml'],
  },
  // The campaign's rules, in the rulebook's order.
  procedure: { may: ['cards', 'campaign', 'table', 'kit', 'games'], node: {}, npm: [] },
  // Exact chances, worked out by the rules' own pure parts.
  odds: { may: ['words', 'cards', 'campaign', 'table', 'kit', 'games', 'procedure'], node: {}, npm: [] },
  // The file that a campaign is kept in, and how a day is played from it.
  logbook: {
    may: ['cards', 'campaign', 'table', 'kit', 'games', 'dice', 'reading', 'procedure'],
    node: {
      fs: ['file/store.ts'],
      path: ['file/store.ts', 'logbook.ts', 'file/shelf.ts', 'file/lock.ts'],
      zlib: ['file/line.ts', 'day-code.ts'],
    },
    npm: ['zod'],
  },
  // Days and fights that are played on in somebody's head.
  playouts: {
    may: ['words', 'cards', 'campaign', 'table', 'kit', 'games', 'dice', 'procedure', 'odds'],
    node: {},
    npm: [],
  },
  // Who answers in a player's place.
  policies: {
    may: ['words', 'cards', 'campaign', 'table', 'kit', 'games', 'dice', 'procedure', 'odds', 'playouts'],
    node: {},
    npm: [],
  },
  // Battles by letters: their seals, their dice from two secrets, what is taken and what is refused.
  mail: {
    may: ['cards', 'campaign', 'table', 'kit', 'games', 'dice', 'logbook', 'procedure', 'policies'],
    node: {
      crypto: ['keys.ts', 'chain.ts', 'armour.ts', 'letter.ts', 'mailed-cup.ts', 'turn.ts'],
    },
    npm: [],
  },
  // Whole campaigns by a policy, counted.
  simulation: {
    may: ['cards', 'campaign', 'table', 'kit', 'games', 'dice', 'procedure', 'playouts', 'policies'],
    node: { worker_threads: ['workers.ts', 'threads.ts'], v8: ['compiling.ts'] },
    npm: [],
  },
  // Reports, letters, tables, the history and the record book.
  chronicle: {
    may: ['words', 'cards', 'campaign', 'table', 'kit', 'games', 'odds', 'logbook'],
    node: {},
    npm: ['preact', 'preact-render-to-string', 'd3-scale', 'd3-shape'],
  },
  // How the campaign's questions are put, and its events told.
  questions: { may: ['words', 'cards', 'campaign', 'table', 'page', 'kit', 'games', 'odds'], node: {}, npm: ['chalk'] },
  // Whole pages: the live page, cards, status, odds, companion.
  screens: {
    may: ['words', 'cards', 'campaign', 'table', 'page', 'kit', 'games', 'odds', 'questions'],
    node: {},
    npm: ['@inquirer', 'chalk', 'cli-table3'],
  },
  // What the process is, its faults and its folders.
  shell: {
    may: ['words', 'cards', 'campaign', 'table', 'page', 'kit', 'games', 'reading', 'logbook', 'chronicle'],
    node: 'any',
    npm: [],
  },
  // A player at a log-book.
  seat: {
    may: [
      ...[
        'words',
        'cards',
        'campaign',
        'table',
        'page',
        'kit',
        'games',
        'dice',
        'reading',
        'procedure',
        'odds',
        'logbook',
      ],
      ...['playouts', 'policies', 'mail', 'simulation', 'chronicle', 'questions', 'screens', 'shell'],
    ],
    node: 'any',
    npm: [],
  },
  // One file a command, and the program that they make.
  commands: {
    may: [
      ...[
        'words',
        'cards',
        'campaign',
        'table',
        'page',
        'kit',
        'games',
        'dice',
        'reading',
        'procedure',
        'odds',
        'logbook',
      ],
      ...['playouts', 'policies', 'mail', 'simulation', 'chronicle', 'questions', 'screens', 'shell', 'seat'],
    ],
    node: 'any',
    npm: ['commander', 'yaml', 'zod'],
  },
} as const satisfies Record<string, Room>;

const { output } = await cruise(['src'], {
  tsConfig: { fileName: 'tsconfig.json' },
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
});
const modules = (output as ICruiseResult).modules.filter(({ source }) => source.startsWith('src/'));

const folderOf = (path: string) => path.split('/')[1] ?? '';
const fileOf = (path: string) => path.split('/').slice(2).join('/');
const packageOf = (name: string) => name.split('/')[0] ?? '';
const isType = ({ dependencyTypes }: IDependency) => dependencyTypes.includes('type-only');

function mayImport({ source }: IModule, dependency: IDependency): boolean {
  const folder = folderOf(source) as Folder;
  const { may, types = [], node, npm }: Room = ROOMS[folder];
  const { resolved, module: name, coreModule } = dependency;
  if (coreModule) return node === 'any' || node[name]?.includes(fileOf(source)) === true;
  if (resolved === 'package.json') return folder === 'shell';
  if (!resolved.startsWith('src/')) return npm.includes(packageOf(name));
  const other = folderOf(resolved);
  return other === folder || may.includes(other) || (isType(dependency) && types.includes(other));
}

/** The imports of some modules that are as they should not be, told so that one sees which. */
const imports = (from: readonly IModule[], isWrong: (module: IModule, dependency: IDependency) => boolean) =>
  from.flatMap((module) =>
    module.dependencies
      .filter((dependency) => isWrong(module, dependency))
      .map(({ resolved }) => `${module.source} -> ${resolved}`),
  );

test('every folder of the source is a room of the house, and every import leads somewhere', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(Object.keys(ROOMS)).toEqual(expect.arrayContaining(readdirSync('src')));
  expect(imports(modules, (_, { couldNotResolve }) => couldNotResolve)).toEqual([]);
});

test.each(Object.keys(ROOMS))('%s imports only what it may', (folder) => {
  const own = modules.filter(({ source }) => folderOf(source) === folder);
  expect(imports(own, (module, dependency) => !mayImport(module, dependency))).toEqual([]);
});

test('no folder is so full that its files say no more what they are', () => {
  const folders = modules.map(({ source }) => dirname(source));
  const isTooFull = (folder: string) => folders.filter((one) => one === folder).length > 26;
  expect([...new Set(folders)].filter(isTooFull)).toEqual([]);
});

test('no file is too long to be read at a sitting', () => {
  const linesOf = (source: string) => readFileSync(source, 'utf8').split('\n').length - 1;
  expect(modules.map(({ source }) => source).filter((source) => linesOf(source) > 300)).toEqual([]);
});

test('no module imports itself, by whatever way round', () => {
  expect(imports(modules, (_, { circular }) => circular)).toEqual([]);
});

test('no file passes on what another one has: import it from there', () => {
  expect(imports(modules, (_, { dependencyTypes }) => dependencyTypes.includes('export'))).toEqual([]);
  expect(modules.filter(({ source }) => source.endsWith('/index.ts'))).toEqual([]);
});

/** The game that a file belongs to; nothing, where it serves them all. */
const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1];

test('a game is known by the registries alone, and no game knows another', () => {
  const isRegistry = (path: string) => /^src\/games\/[^/]+\.ts$/.test(path);
  const isForeign = (source: string, resolved: string) => {
    const game = gameOf(resolved);
    return game !== undefined && game !== gameOf(source) && !isRegistry(source);
  };
  expect(imports(modules, ({ source }, { resolved }) => isForeign(source, resolved))).toEqual([]);
});

test('no game looks into a registry of games', () => {
  const ofGames = modules.filter(({ source }) => gameOf(source) !== undefined);
  expect(ofGames.length).toBeGreaterThan(300);
  const isRegistry = (path: string) => path.startsWith('src/games/') && gameOf(path) === undefined;
  expect(imports(ofGames, (_, { resolved }) => isRegistry(resolved))).toEqual([]);
});

/** The program has the title of its own game, and keeps its files in a folder of that name. */
const isOfProgram = (source: string, name: string) =>
  name === 'Wings over France' || (name === 'wings-over-france' && source === 'src/shell/whereabouts.ts');

test('a game is named in the registries alone: what depends on it is a fact of its value there', () => {
  const titles = Object.values(GAME_CARDS).map(({ title }) => title);
  const names = [...GAME_NAMES, ...titles, ...Object.keys(CARDS_OF_GAMES)];
  expect(names).toContain('In Clouds of Glory');
  const outside = modules.map(({ source }) => source).filter((source) => !source.startsWith('src/games/'));
  const named = outside.flatMap((source) => {
    const code = readFileSync(source, 'utf8').replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return names
      .filter((name) => code.includes(name) && !isOfProgram(source, name))
      .map((name) => `${source}: ${name}`);
  });
  expect(named).toEqual([]);
});

/** The floors of a game, from the ground up: a file beside a floor of its name is what the registry takes of it. */
const FLOORS = ['cards', 'table', 'rules', 'odds', 'head', 'screen', 'book'];

test('inside a game a floor imports from itself and from those below', () => {
  const floorOf = (path: string) => FLOORS.indexOf((path.split('/')[3] ?? '').replace('.ts', ''));
  const ofGames = modules.filter(({ source }) => gameOf(source) !== undefined);
  expect(ofGames.map(({ source }) => source).filter((source) => floorOf(source) < 0)).toEqual([]);
  const isUpward = (source: string, resolved: string) =>
    gameOf(resolved) !== undefined && floorOf(resolved) > floorOf(source);
  expect(imports(ofGames, ({ source }, { resolved }) => isUpward(source, resolved))).toEqual([]);
});

/** Whoever has a decision's name to test: what asks it, and how it is put, lies in the registries and with the policies. */
const KNOWS_DECISIONS =
  /^src\/(table|policies|playouts|kit\/head|games\/\w+\/(table|head))\b|^src\/kit\/screen\/asking\.ts$/;

test('a decision is told from another in the registries and by the policies alone', () => {
  const sources = modules.map(({ source }) => source).filter((source) => !KNOWS_DECISIONS.test(source));
  const asks = /decision\)? (?:===|!==)|switch \([\w?.]*decision\)/;
  expect(sources.filter((source) => asks.test(readFileSync(source, 'utf8')))).toEqual([]);
});

test('who sits at a log-book, and the page that is drawn in place, know no question and no way to fight', () => {
  const isSeat = ({ source }: IModule) => /^src\/(seat|screens\/live)\//.test(source);
  const isOfOneQuestion = (path: string) => /-questions\.ts$/.test(path);
  const isWrong = (path: string) => gameOf(path) !== undefined || isOfOneQuestion(path);
  expect(imports(modules.filter(isSeat), (_, { resolved }) => isWrong(resolved))).toEqual([]);
});

/** What makes a name or a key of several parts knows how to read it. */
const TAKES_APART: readonly string[] = [
  'src/procedure/campaign/new-name.ts',
  'src/procedure/campaign/reinforce.ts',
  'src/procedure/mission/activities/passes.ts',
];

test('rules and policies look an answer up among what it was chosen from, and take none apart', () => {
  const sources = modules
    .map(({ source }) => source)
    .filter((source) => isOfRules(source) || /^src\/(policies|playouts|kit\/head|games\/\w+\/head)\//.test(source))
    .filter((source) => !TAKES_APART.includes(source));
  expect(sources.filter((source) => /\.(?:startsWith|endsWith|split)\(/.test(readFileSync(source, 'utf8')))).toEqual(
    [],
  );
});

describe('what runs with the rules', () => {
  /** Everything that is loaded when a module is; what it asks for later by import() lies in a part of its own. */
  function loadedWith(source: string, seen = new Set<string>()): Set<string> {
    if (seen.has(source)) return seen;
    seen.add(source);
    const found = modules.find((module) => module.source === source);
    for (const dependency of found?.dependencies ?? [])
      if (!isType(dependency) && !dependency.dynamic) loadedWith(dependency.resolved, seen);
    return seen;
  }

  test('is our own code alone: no schema is checked and no card is read while a day is played', () => {
    const rules = modules.filter(({ source }) => isOfRules(source));
    const loaded = new Set(rules.flatMap(({ source }) => [...loadedWith(source)]));
    expect([...loaded].filter((source) => !source.startsWith('src/'))).toEqual([]);
  });

  test('a command that is played loads no schema with it: they are a quarter of the program', () => {
    const played = COMMANDS.filter(({ part }) => part === 'playing');
    const loaded = played.flatMap((each) => [...loadedWith(`src/commands/${each.group}/${nameOf(each)}.ts`)]);
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter((source) => /node_modules\/(?:zod|yaml)\//.test(source))).toEqual([]);
  });
});
