/** April has thirty days, and hospitals keep men longer. */
const APRIL = 30;

/** A day as one writes of it: `7 April`, `2 May`. */
export const dateText = (day: number): string => (day > APRIL ? `${day - APRIL} May` : `${day} April`);

/** The date as a spreadsheet reads it. */
export const isoDate = (day: number): string => `1917-04-${String(day).padStart(2, '0')}`;

/** As an office writes it: `7/4`. */
export const slashDate = (day: number): string => (day > APRIL ? `${day - APRIL}/5` : `${day}/4`);
