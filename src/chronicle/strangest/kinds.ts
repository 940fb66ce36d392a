import {
  allByOne,
  archie,
  eachOther,
  engine,
  jammed,
  sentHome,
  shortLived,
  unhit,
  unmet,
  wasDown,
  wounded,
} from './of-men.ts';
import { cripple, deadliest, leaders, notByAirmen, oneMission, samePlace, unbroken } from './of-the-flight.ts';
import type { Finder } from './superlative.ts';

/** Each kind of superlative, with its finder. */
export const FINDERS = {
  engine,
  archie,
  jammed,
  'was-down': wasDown,
  unmet,
  'sent-home': sentHome,
  'all-by-one': allByOne,
  cripple,
  'same-place': samePlace,
  unbroken,
  'one-mission': oneMission,
  deadliest,
  'not-by-airmen': notByAirmen,
  'short-lived': shortLived,
  leaders,
  wounded,
  unhit,
  'each-other': eachOther,
} as const satisfies Readonly<Record<string, Finder>>;

export type SuperlativeKind = keyof typeof FINDERS;
