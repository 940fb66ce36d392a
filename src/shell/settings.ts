import type { GameName } from '../cards/games.ts';
import { OWN_GAME } from '../games/game-names.ts';
import type { InkName } from '../page/ink.ts';

type Switch = 'on' | 'off';

/** What a player may have remembered, by its key in the file of settings. */
export interface Settings {
  /** How wide a page is at most. */
  readonly width: number | 'window';
  readonly ink: InkName;
  readonly 'by-ear': Switch;
  /** How much is told between the missions. */
  readonly texts: 'terse' | 'usual' | 'full';
  readonly pauses: Switch;
  readonly bell: 'off' | 'fights' | 'questions';
  readonly coach: 'off' | 'evening';
  readonly companion: Switch;
  readonly purist: Switch;
  readonly 'hot-seat': Switch;
  /** Of a new campaign; the first three also of a new battle. */
  readonly dice: 'program' | 'hand';
  readonly against: string;
  readonly preset: string;
  readonly fights: GameName;
  readonly others: string;
}

export type SettingKey = keyof Settings;

export type SomeSettings = { readonly [K in SettingKey]?: Settings[K] | undefined };

const USUAL: Settings = {
  width: 'window',
  ink: 'full',
  'by-ear': 'off',
  texts: 'usual',
  pauses: 'on',
  bell: 'off',
  coach: 'off',
  companion: 'off',
  purist: 'off',
  'hot-seat': 'off',
  dice: 'program',
  against: 'prudent',
  preset: 'as-printed',
  fights: OWN_GAME,
  others: 'stand-by',
};

/** What the command line has, and the file. */
export interface WithSettings {
  /** `--set`, not read yet. */
  readonly set?: readonly string[];
  readonly settings?: { readonly flags: SomeSettings; readonly file: SomeSettings };
  readonly color?: boolean;
  readonly byEar?: boolean;
  /** The name that `byEar` had before. */
  readonly plain?: boolean;
  readonly terse?: boolean;
  readonly full?: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** A flag or a variable that says the same as a setting. */
interface SaidSetting<Value> {
  readonly by: string;
  readonly value: Value;
  readonly isSaid: (options: WithSettings, env: Env) => unknown;
}

const FLAGS: { readonly [K in SettingKey]?: readonly SaidSetting<Settings[K]>[] } = {
  ink: [{ by: '--no-color', value: 'none', isSaid: ({ color }) => color === false }],
  'by-ear': [
    { by: '--by-ear', value: 'on', isSaid: ({ byEar }) => byEar },
    { by: '--plain', value: 'on', isSaid: ({ plain }) => plain },
  ],
  texts: [
    { by: '--terse', value: 'terse', isSaid: ({ terse }) => terse },
    { by: '--full', value: 'full', isSaid: ({ full }) => full },
  ],
};

/** With these ACCESSIBLE asks for nothing. */
const NO: readonly string[] = ['', '0', 'false', 'no'];

const isDumb = (_: WithSettings, env: Env): boolean => env['TERM'] === 'dumb';

const VARIABLES: { readonly [K in SettingKey]?: readonly SaidSetting<Settings[K]>[] } = {
  ink: [
    { by: 'NO_COLOR', value: 'none', isSaid: (_, env) => env['NO_COLOR'] },
    { by: 'TERM=dumb', value: 'none', isSaid: isDumb },
  ],
  'by-ear': [
    { by: 'ACCESSIBLE', value: 'on', isSaid: (_, env) => !NO.includes((env['ACCESSIBLE'] ?? '').toLowerCase()) },
    { by: 'TERM=dumb', value: 'on', isSaid: isDumb },
  ],
};

/** A value, and what says so. */
export interface Applied<Value> {
  readonly value: Value;
  readonly by: string;
}

/** Where nothing says how a setting is. */
export const AS_USUAL = 'as usual';

/** Whatever says how a setting is, the strongest first: flags stand over variables, these over the file. */
export function saidOf<K extends SettingKey>(
  key: K,
  options: WithSettings,
  env: Env = process.env,
): readonly Applied<Settings[K]>[] {
  const { flags = {}, file = {} } = options.settings ?? {};
  const said = (list: readonly SaidSetting<Settings[K]>[] = []) => list.filter(({ isSaid }) => isSaid(options, env));
  const kept = (value: SomeSettings[K], by: string): Applied<Settings[K]>[] =>
    value === undefined ? [] : [{ value, by }];
  return [
    ...kept(flags[key], '--set'),
    ...said(FLAGS[key]),
    ...said(VARIABLES[key]),
    ...kept(file[key], 'the file'),
    { value: USUAL[key], by: AS_USUAL },
  ];
}

/** What applies. */
export const asSet = <K extends SettingKey>(key: K, options: WithSettings): Settings[K] =>
  saidOf(key, options)[0]?.value ?? USUAL[key];

type SwitchKey = { [K in SettingKey]: Settings[K] extends Switch ? K : never }[SettingKey];

export const isOn = (key: SwitchKey, options: WithSettings): boolean => asSet(key, options) === 'on';

/** Those of some settings that are not as usual. */
export const unusual = <K extends SettingKey>(keys: readonly K[], options: WithSettings): readonly K[] =>
  keys.filter((key) => asSet(key, options) !== USUAL[key]);
