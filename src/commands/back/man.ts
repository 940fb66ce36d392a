import { serviceRecords } from '../../chronicle/service-record.ts';
import { openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { recordPage, recordsNamed, unknownMan } from '../../shell/service-records.ts';

/** `wof man NAME MAN`: a man's service record. Men with the same surname are all shown. */
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
