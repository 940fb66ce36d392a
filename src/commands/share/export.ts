import type { Lived } from '../../chronicle/lived.ts';
import { FORMATS, type RecordFile, recordFiles } from '../../chronicle/tables/exports.ts';
import { askKey } from '../../seat/ask-key.ts';
import { isAtTerminal } from '../../seat/page/pace.ts';
import { openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { capital, counted } from '../../words/numbers.ts';

export interface ExportOptions extends GlobalOptions, FilePlacing {
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly epub?: boolean;
  readonly html?: boolean;
}

/** `wof export NAME`: writes the squadron record as files. Existing files are kept, except with --force. */
export async function exportRecord(name: string, options: ExportOptions): Promise<void> {
  const lived = await openChronicle(name, options, options.html ? 'turns' : 'moments');
  const asked = FORMATS.filter((format) => options[format]);
  const formats = asked.length > 0 || options.html || options.epub ? asked : FORMATS;
  const files = [
    ...recordFiles(lived, formats),
    ...(options.epub ? [await diaryFile(lived)] : []),
    ...(options.html ? await bookFiles(lived) : []),
  ];
  if ((await isWanted(files, options)) !== 'yes') return print('Nothing is written.', thePaper(options));
  const written = putFiles(files, options);
  if (options.json) return printJson({ exported: lived.name, files: written });
  print(['Written:', ...written.map((path) => `  ${path}`)].join('\n'), thePaper(options));
}

/**
 * At a terminal, several files for the current folder are announced first. Whoever names a folder, writes over, or is a
 * script is not asked.
 */
async function isWanted(files: readonly { readonly name: string }[], options: ExportOptions): Promise<'yes' | 'no'> {
  const [first] = files;
  const isAsked = options.to === undefined && !options.force && !options.json && isAtTerminal();
  if (!first || files.length === 1 || !isAsked) return 'yes';
  print(
    `${capital(counted(files.length, 'file'))}, ${first.name} and so on, are written into this folder, ${process.cwd()}. Enter writes them there; q writes nothing: --to FOLDER puts them into another.`,
    thePaper(options),
  );
  return (await askKey(['Enter', 'q'], options)) === 'Enter' ? 'yes' : 'no';
}

/** The book, and its fights apart, to be printed. The code that draws them is loaded on request. */
async function bookFiles(lived: Lived): Promise<RecordFile[]> {
  const { fightsBook, recordBook } = await import('../../chronicle/book/record-book.ts');
  return [
    { name: `${lived.name}-book.html`, text: recordBook(lived) },
    { name: `${lived.name}-fights.html`, text: fightsBook(lived) },
  ];
}

/** The same of the diary for an e-reader. */
async function diaryFile(lived: Lived): Promise<{ readonly name: string; readonly text: Uint8Array }> {
  const { diaryBook } = await import('../../chronicle/diary/epub.ts');
  return { name: `${lived.name}-diary.epub`, text: diaryBook(lived) };
}
