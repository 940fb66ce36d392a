import type { WeatherBox } from './cards/weather-effects.ts';
import { promised } from './promised.ts';
import type { Rulebook } from './rulebook.ts';

/** The box of the Weather Effects card that a Weather Number stands in. */
export const boxOf = (number: number, { weatherEffects }: Rulebook): WeatherBox =>
  promised(weatherEffects.boxes[number - 1], `weather box ${number}`);
