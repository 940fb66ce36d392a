import { nearest } from '../../cards/nearest.ts';
import { formatFault } from '../../cards/reading/fault.ts';
import { hang, type Paper } from '../../page/paper.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { AS_USUAL, type SettingKey, saidOf } from '../../shell/settings.ts';
import { settingsFile } from '../../shell/whereabouts.ts';
import { capital } from '../../words/numbers.ts';
import {
  allowedIn,
  DOES,
  dropAll,
  dropSetting,
  keepSetting,
  lookInto,
  readFlags,
  SETTING_KEYS,
} from './settings-file.ts';

interface SettingsOptions extends GlobalOptions {
  readonly default?: boolean;
  readonly where?: boolean;
}

/** `wof settings [KEY] [VALUE]`: lists what is remembered, sets it, or takes it back. */
export function settings(key: string | undefined, value: string | undefined, typed: SettingsOptions): void {
  const file = settingsFile();
  if (typed.default) return takeBack(key, value, file, typed);
  if (key !== undefined && value !== undefined) return keep(key, value, file, typed);
  const { said, faults } = lookInto(file);
  const options = { ...typed, settings: { flags: readFlags(typed.set ?? []), file: said } };
  const shown = key === undefined ? SETTING_KEYS : [keyNamed(key)];
  const isThere = Object.keys(said).length > 0 || faults.length > 0;
  if (options.json) return printJson({ file, faults, settings: shown.map((each) => asJson(each, options)) });
  const paper = thePaper(options);
  print(`Settings in ${file}${isThere ? '' : ', where nothing is set yet'}.\n`, paper);
  if (faults.length > 0) print(`${faults.map((fault) => `At fault: ${formatFault(fault)}`).join('\n')}\n`, paper);
  print(shown.map((each) => (typed.where ? chainOf(each, options) : lineOf(each, options, paper))).join('\n'), paper);
  print(`\n${typed.where ? STANDS_OVER : FOOT}`, paper);
}

const FOOT =
  'wof settings KEY VALUE sets one, wof settings KEY --default takes it back, and wof settings --where says what stands over what. --set KEY=VALUE with any command is for that time only.';

const STANDS_OVER =
  'What a flag says stands over variables of the environment, these over the file, and the file over what is usual.';

function lineOf(key: SettingKey, options: GlobalOptions, paper: Paper): string {
  const [{ value, by } = UNSAID] = saidOf(key, options);
  const head = `  ${key.padEnd(LONGEST)}  ${paper.ink.bold(String(value))}, ${by === AS_USUAL ? by : `by ${by}`}.`;
  return hang(`${head} ${capital(DOES[key])}: ${allowedIn(key)}.`, paper, paper.inSentences ? 4 : LONGEST + 4);
}

const UNSAID = { value: '', by: '' };
const LONGEST = Math.max(...SETTING_KEYS.map(({ length }) => length));

/** What applies, and over what it stands. */
function chainOf(key: SettingKey, options: GlobalOptions): string {
  const [{ value, by } = UNSAID, ...below] = saidOf(key, options);
  const over = below.map((each) => `${each.value} (${each.by})`).join(', ');
  return `  ${key.padEnd(LONGEST)}  ${value} (${by})${over === '' ? '' : `, over ${over}`}`;
}

function asJson(key: SettingKey, options: GlobalOptions): object {
  const [applied, ...over] = saidOf(key, options);
  return { key, ...applied, over, does: DOES[key], allowed: allowedIn(key) };
}

function keyNamed(typed: string): SettingKey {
  const known = SETTING_KEYS.find((each) => each === typed);
  if (known) return known;
  const meant = nearest(typed, SETTING_KEYS);
  throw new WrongUsage(
    `There is no setting ${quoted(typed)}. ${meant ? `Did you mean ${meant}? ` : ''}They are ${SETTING_KEYS.join(', ')}.`,
  );
}

function keep(key: string, value: string, file: string, options: GlobalOptions): void {
  const known = keyNamed(key);
  const said = keepSetting(file, known, value);
  tell(`${known} is ${said[known]} from now on`, file, options);
}

function takeBack(key: string | undefined, value: string | undefined, file: string, options: GlobalOptions): void {
  if (value !== undefined) throw new WrongUsage('Either a value, or --default: not both.');
  if (key === undefined) {
    dropAll(file);
    return tell('Nothing is set any more', file, options);
  }
  if (dropSetting(file, key)) return tell(`${key} is as usual again`, file, options);
  tell(`${keyNamed(key)} was not set`, file, options);
}

function tell(text: string, file: string, options: GlobalOptions): void {
  if (options.json) printJson({ done: text, file });
  else print(`${text} (${file}).`, thePaper(options));
}
