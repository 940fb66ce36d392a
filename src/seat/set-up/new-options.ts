import type { GlobalOptions } from '../../shell/page.ts';

/** The options of `wof new` on the command line. */
export interface NewOptions extends GlobalOptions {
  readonly flights?: string;
  /** Another squadron than No. 23: one of ours by its name, or the folder of a player's own. */
  readonly squadron?: string | undefined;
  readonly others?: string;
  readonly purist?: boolean;
  readonly preset?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly ironman?: boolean;
  readonly history?: boolean;
  readonly germanFates?: boolean;
  readonly realWeather?: boolean;
  /** What the depot sends. */
  readonly depot?: string;
  /** Its last day. */
  readonly until?: string;
  /** The game for Dog-Fights, and the policy that leads the enemy where it asks both sides. */
  readonly fights?: string;
  readonly against?: string;
  /** Whether its men have careers. */
  readonly careers?: boolean;
  /** Whether the commander is asked in the mess. */
  readonly mess?: boolean;
  /** Whether the Wing asks for special tasks. */
  readonly tasks?: boolean;
  readonly companion?: boolean;
  readonly answers?: string;
}
