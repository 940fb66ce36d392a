import type { GlobalOptions } from '../../shell/page.ts';

/** What `wof new` may be told on the command line. */
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
  /** How Dog-Fights are fought out, and the policy that leads the enemy where that asks both sides. */
  readonly fights?: string;
  readonly against?: string;
  /** Whether its men have careers. */
  readonly careers?: boolean;
  /** Whether he who commands is asked in the mess. */
  readonly mess?: boolean;
  /** Whether the Wing asks for special tasks. */
  readonly tasks?: boolean;
  readonly companion?: boolean;
  readonly answers?: string;
}
