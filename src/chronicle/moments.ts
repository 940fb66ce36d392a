import { isWatch } from '../campaign/watch.ts';
import { isGerman } from '../cards/counters.ts';
import { hasTrait } from '../games/table.ts';
import { type Fit, figure, having, isRecord, listOf, longText, maybe, oneOf, plainTo, points, text } from '../logbook/fits/fits.ts';
import type { Combatant, Dive } from '../table/events/fight-events.ts';
import type { EventOf, EventType, GameEvent } from '../table/events.ts';
