import type { Campaign } from '../../campaign/campaign.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/** A way to play a campaign. */
export interface Preset {
  readonly name: string;
  /** Its effect. */
  readonly does: string;
  readonly ironman: boolean;
  /** Whether each kind of question is explained at its first appearances. */
  readonly hints: boolean;
  readonly replacements: Campaign['replacements'];
}

const AS_PRINTED: Preset = {
  name: 'as-printed',
  does: 'the rules and cards as they are; what is thrown may be taken back, and the log-book says so',
  ironman: false,
  hints: false,
  replacements: 'as-printed',
};

export const FIRST_TOUR: Preset = {
  name: 'first-tour',
  does: 'questions are explained as they come up, and requests for machines and men are answered more kindly',
  ironman: false,
  hints: true,
  replacements: 'gentler',
};

const IRONMAN: Preset = {
  name: 'ironman',
  does: 'as printed, and nothing that has been thrown is ever taken back',
  ironman: true,
  hints: false,
  replacements: 'as-printed',
};

export const PRESETS: readonly Preset[] = [AS_PRINTED, FIRST_TOUR, IRONMAN];

export function presetNamed(name: string): Preset {
  const preset = PRESETS.find((each) => each.name === name);
  if (!preset)
    throw new WrongUsage(
      `There is no preset ${quoted(name)}: they are ${PRESETS.map((each) => each.name).join(', ')}.`,
    );
  return preset;
}
