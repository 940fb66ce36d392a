import { openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';

/** `wof forms [NAME]`: the Flight Personnel Record, the plan and the Mission Log as sheets to print and to write on. */
export async function forms(name: string | undefined, options: GlobalOptions & FilePlacing): Promise<void> {
  const lived = name === undefined ? undefined : await openChronicle(name, options);
  const { printForms } = await import('../../chronicle/forms/print-forms.ts');
  const file = { name: lived ? `${lived.name}-forms.html` : 'forms.html', text: printForms(lived) };
  const files = putFiles([file], options);
  if (options.json) return printJson({ ...(lived && { campaign: lived.name }), files });
  print(`Written:\n  ${files[0]}`, thePaper(options));
}
