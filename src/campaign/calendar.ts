/** Days are counted from 1 April 1917; hospitals keep men into the summer. */
const onCalendar = (day: number): Date => new Date(Date.UTC(1917, 3, day));

const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September'] as const;

/** A day in a letter: `7 April`, `2 May`. */
export const dateText = (day: number): string =>
  `${onCalendar(day).getUTCDate()} ${MONTHS[onCalendar(day).getUTCMonth() - 3]}`;

/** The date for a spreadsheet. */
export const isoDate = (day: number): string => onCalendar(day).toISOString().slice(0, 10);

/** The date in an office: `7/4`. */
export const slashDate = (day: number): string =>
  `${onCalendar(day).getUTCDate()}/${onCalendar(day).getUTCMonth() + 1}`;
