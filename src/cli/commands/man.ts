import { serviceRecords } from '../../records/service-record.ts';
import { openChronicle } from '../seat/open-chronicle.ts';
import { Fault } from '../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../shell/page.ts';
import { recordPage, recordsNamed, unknownMan } from '../shell/service-records.ts';

/** `wof man NAME MAN`: a man's service record. Men who share a surname are all told of. */
export async function man(name: string, typed: string, options: GlobalOptions): Promise<void> {
  const records = serviceRecords(await openChronicle(name, options));
  const found = recordsNamed(typed, records);
  if (found.length === 0) throw new Fault(unknownMan(typed, records));
  if (options.json) {
    for (const record of found) printJson(record);
    return;
  }
  const paper = thePaper(options);
  print(found.map((record) => recordPage(record, paper)).join('\n\n'), paper);
}
<<<<<<< HEAD
=======

/** What he may be called by: his surname, his whole name, each with his rank or without, his id. */
const namesOf = ({ id, rank, forenames, surname }: ServiceRecord): string[] =>
  [surname, `${forenames.charAt(0)}. ${surname}`, `${forenames} ${surname}`]
    .flatMap((name) => [name, `${rank} ${name}`, `${SHORT_RANKS[rank]} ${name}`])
    .concat(id)
    .map((each) => each.toLowerCase());

function unknownMan(typed: string, records: readonly ServiceRecord[]): string {
  const surnames = records.map(({ surname }) => surname);
  const meant = nearest(
    typed.trim().toLowerCase(),
    surnames.map((surname) => surname.toLowerCase()),
  );
  const proper = surnames.find((surname) => surname.toLowerCase() === meant);
  return `Nobody called ${quoted(typed)} is or was with the flight. ${proper ? `Did you mean ${proper}?` : `Its men: ${surnames.join(', ')}.`}`;
}

function recordPage(
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
>>>>>>> sky
