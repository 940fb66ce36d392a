/** The content of a page, parsed from its text without a browser. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

export const textOf = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The rows of a table of the record, each cell by its name. */
export function tableOn(page: string, name: string): Readonly<Record<string, string>>[] {
  const [, table = ''] = new RegExp(`<table data-table="${name}">(.*?)</table>`, 's').exec(page) ?? [];
  const [, body = ''] = /<tbody>(.*)<\/tbody>/s.exec(table) ?? [];
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<td data-field="([^"]+)"[^>]*>(.*?)<\/td>/gs)].map(([, field = '', cell = '']) => [
        field,
        textOf(cell),
      ]),
    ),
  );
}

/** Every figure of a name, in the order in which they stand. */
export const figuresOn = (page: string, name: string): string[] =>
  [...page.matchAll(new RegExp(`data-figure="${name}"[^>]*>(.*?)<`, 'gs'))].map(([, figure = '']) => textOf(figure));
