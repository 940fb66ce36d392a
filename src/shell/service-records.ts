import { nearest } from '../cards/nearest.ts';
import type { ServiceRecord } from '../chronicle/service-record.ts';
import { SHORT_RANKS } from '../kit/screen/people.ts';
import { type Paper, wrap } from '../page/paper.ts';
import { quoted } from '../page/quoted.ts';
import { dateOf } from '../words/numbers.ts';

/**
 * The records of men with this name; if there are none, of the man whose surname alone has this beginning. Namesakes
 * are all shown.
 */
export function recordsNamed(typed: string, records: readonly ServiceRecord[]): ServiceRecord[] {
  const wanted = typed.trim().toLowerCase();
  const found = records.filter((record) => namesOf(record).includes(wanted));
  if (found.length > 0 || wanted === '') return found;
  const begun = records.filter(({ surname }) => surname.toLowerCase().startsWith(wanted));
  return new Set(begun.map(({ surname }) => surname)).size === 1 ? begun : [];
}

/** Possible names of a man: his surname, his full name, each with or without rank, his id. */
const namesOf = ({ id, rank, forenames, surname }: ServiceRecord): string[] =>
  [surname, `${forenames.charAt(0)}. ${surname}`, `${forenames} ${surname}`]
    .flatMap((name) => [name, `${rank} ${name}`, `${SHORT_RANKS[rank]} ${name}`])
    .concat(id)
    .map((each) => each.toLowerCase());

export function unknownMan(typed: string, records: readonly ServiceRecord[]): string {
  const surnames = records.map(({ surname }) => surname);
  const meant = nearest(
    typed.trim().toLowerCase(),
    surnames.map((surname) => surname.toLowerCase()),
  );
  const proper = surnames.find((surname) => surname.toLowerCase() === meant);
  return `Nobody called ${quoted(typed)} is or was with the flight. ${proper ? `Did you mean ${proper}?` : `Its men: ${surnames.join(', ')}.`}`;
}

export function recordPage(
  { rank, forenames, surname, letters, life, career, standing, lines }: ServiceRecord,
  paper: Paper,
): string {
  const { ink } = paper;
  const behind = letters === '' ? '' : `, ${letters}`;
  const head = `${ink.bold(`${rank} ${forenames} ${surname}${behind}`)}, ${standing}.`;
  const days = [...new Set(lines.map(({ day }) => day))];
  const told = days.flatMap((day) => [
    '',
    ink.bold(dateOf(day)),
    ...lines.filter((line) => line.day === day).map(({ words }) => `  ${words}`),
  ]);
  return wrap(
    [head, ...(life === '' ? [] : [life]), ...(career === '' ? [] : [`Career: ${career}.`]), ...told].join('\n'),
    paper,
  );
}
