import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/cli/commands/commands.ts';
import { nameOf } from '../src/cli/commands/shell-command.ts';

type Folder = keyof typeof ROOMS;

/** What a folder may import; the modules of Node by the files that may. Type-only imports count like others. */
interface Room {
  readonly may: readonly string[];
  /** Folders of which it may import types, and nothing that runs. */
  readonly types?: readonly string[];
  readonly node: Readonly<Record<string, readonly string[]>> | 'any';
  readonly npm: readonly string[];
}

/** The rooms of the house, from the ground up. */
const ROOMS = {
  english: { may: [], types: ['rulebook'], node: {}, npm: [] },
  rulebook: {
    may: [],
    node: {
      fs: ['reading/entries.ts', 'reading/own-battle.ts', 'reading/read-file.ts'],
      path: ['reading/entries.ts', 'reading/own-battle.ts'],
      crypto: ['reading/fingerprint.ts'],
    },
    npm: ['zod', 'yaml'],
  },
  campaign: { may: ['rulebook'], node: {}, npm: ['zod'] },
  table: { may: [], types: ['rulebook', 'campaign'], node: {}, npm: [] },
  rules: { may: ['rulebook', 'campaign', 'table'], node: {}, npm: [] },
  // Every exact chance, worked out by the rules' own pure parts.
  odds: { may: ['english', 'rulebook', 'campaign', 'table', 'rules'], node: {}, npm: [] },
  // The cups read from a check which dice it calls for, and from which stream.
  dice: { may: ['rulebook', 'table'], types: ['campaign'], node: {}, npm: ['seedrandom'] },
  logbook: {
    may: ['rulebook', 'campaign', 'table', 'rules', 'dice'],
    node: {
      fs: ['file/store.ts'],
      path: ['file/store.ts', 'logbook.ts', 'file/shelf.ts'],
      zlib: ['file/line.ts', 'day-code.ts'],
    },
    npm: ['zod'],
  },
  // Who plays a fight on in his head weighs what a hit brings by its exact chances.
  autoplay: {
    may: ['rulebook', 'campaign', 'table', 'rules', 'odds', 'dice'],
    node: { worker_threads: ['workers.ts'], v8: ['compiling.ts'] },
    npm: [],
  },
  records: {
    may: ['english', 'rulebook', 'campaign', 'table', 'odds'],
    node: {},
    npm: ['preact', 'preact-render-to-string', 'd3-scale', 'd3-shape'],
  },
  terminal: {
    may: ['english', 'rulebook', 'campaign', 'table', 'odds'],
    node: {},
    npm: ['@inquirer', 'chalk', 'cli-table3'],
  },
  cli: {
    may: [
      'english',
      'rulebook',
      'campaign',
      'table',
      'rules',
      'odds',
      'dice',
      'logbook',
      'autoplay',
      'records',
      'terminal',
    ],
    node: 'any',
    npm: ['commander'],
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
  if (resolved === 'package.json') return folder === 'cli';
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

test('a Dog-Fight has one door: nothing outside knows how it is fought', () => {
  const DOOR = ['resolve-fight.ts', 'fight.ts', 'muster.ts', 'systems.ts'].map((file) => `src/rules/fights/${file}`);
  const isInside = (path: string) => path.startsWith('src/rules/fights/');
  // An opponent tries its moves by the rules of its own system, and what a gun bears on is worked out by them.
  const reckons = (path: string) => path.startsWith('src/autoplay/fights/') || path.startsWith('src/odds/fights/');
  const outside = modules.filter(({ source }) => !isInside(source) && !reckons(source));
  const isWrong = (path: string) => isInside(path) && !DOOR.includes(path);
  expect(imports(outside, (_, { resolved }) => isWrong(resolved))).toEqual([]);
});

test('no way to fight knows another: what they share lies beside them', () => {
  /** The folder below `fights` that a file lies in; geometry is for all. */
  const systemOf = (path: string) => /\/fights\/([^/]+)\//.exec(path)?.[1];
  const isOther = (here: string | undefined, there: string | undefined) =>
    here !== undefined && there !== undefined && there !== 'geometry' && here !== there;
  expect(imports(modules, ({ source }, { resolved }) => isOther(systemOf(source), systemOf(resolved)))).toEqual([]);
});

test('whoever serves all ways to fight knows their registries, and none of their folders', () => {
  /** The registry of a floor, or a part of it that is loaded apart. */
  const REGISTRIES = [
    ...['autoplay', 'odds', 'rulebook', 'rules', 'table', 'terminal'].map((room) => `src/${room}/fights/systems.ts`),
    'src/records/book/fights/systems.ts',
    'src/rulebook/reading/systems.ts',
    'src/rulebook/reading/contents.ts',
    'src/terminal/fights/card-folders.ts',
  ];
  const isOfOneSystem = (path: string) => /\/fights\/(?!geometry)[^/]+\//.test(path);
  const shared = modules.filter(({ source }) => !isOfOneSystem(source) && !REGISTRIES.includes(source));
  expect(shared.length).toBeGreaterThan(500);
  expect(imports(shared, (_, { resolved }) => isOfOneSystem(resolved))).toEqual([]);
});

/** Whoever has a decision's name to test: what asks it, and how it is put, lies in the registries and with the policies. */
const KNOWS_DECISIONS = /^src\/(table|autoplay)\/|^src\/terminal\/asking\/asking\.ts$/;

test('a decision is told from another in the registries and by the policies alone', () => {
  const sources = modules.map(({ source }) => source).filter((source) => !KNOWS_DECISIONS.test(source));
  const asks = /decision\)? (?:===|!==)|switch \([\w?.]*decision\)/;
  expect(sources.filter((source) => asks.test(readFileSync(source, 'utf8')))).toEqual([]);
});

test('who sits at a log-book, and the page that is drawn in place, know no question and no way to fight', () => {
  const isSeat = ({ source }: IModule) => /^src\/(cli\/seat|terminal\/live)\//.test(source);
  const isOfOneSystem = (path: string) => /^src\/(terminal|table)\/fights\/[^/]+\//.test(path);
  const isOfOneQuestion = (path: string) => /-questions\.ts$/.test(path);
  const isWrong = (path: string) => isOfOneSystem(path) || isOfOneQuestion(path);
  expect(imports(modules.filter(isSeat), (_, { resolved }) => isWrong(resolved))).toEqual([]);
});

/** What makes a name or a key of several parts knows how to read it. */
const TAKES_APART: readonly string[] = [
  'src/rules/campaign/new-name.ts',
  'src/rules/campaign/reinforce.ts',
  'src/rules/mission/activities/passes.ts',
];

test('rules and policies look an answer up among what it was chosen from, and take none apart', () => {
  const sources = modules
    .map(({ source }) => source)
    .filter((source) => /^src\/(rules|autoplay)\//.test(source) && !TAKES_APART.includes(source));
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
    const rules = modules.filter(({ source }) => folderOf(source) === 'rules');
    const loaded = new Set(rules.flatMap(({ source }) => [...loadedWith(source)]));
    expect([...loaded].filter((source) => !source.startsWith('src/'))).toEqual([]);
  });

  test('a command that is played loads no schema with it: they are a quarter of the program', () => {
    const played = COMMANDS.filter(({ part }) => part === 'playing');
    const loaded = played.flatMap((each) => [...loadedWith(`src/cli/commands/${each.group}/${nameOf(each)}.ts`)]);
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter((source) => /node_modules\/(?:zod|yaml)\//.test(source))).toEqual([]);
  });
});
