import { hang, heading, type Paper, wrap } from '../kit/paper.ts';
import type { Block, List, Wanted } from './block.ts';
import { printGrid } from './print-grid.ts';
import { printTable } from './print-table.ts';

/** A block as text that is nowhere wider than the page. */
export function printBlock(block: Block, wanted: Wanted, paper: Paper): string {
  switch (block.shape) {
    case 'table':
      return printTable(block, wanted, paper);
    case 'grid':
      return printGrid(block, wanted, paper);
    case 'list':
      return printList(block, wanted, paper);
    case 'prose':
      return printProse(block.title, block.text, paper);
    case 'drawing':
      return block.draw(paper);
  }
}

/** The labels in a column of their own where there is room, what they say beside them. */
function printList({ title, items }: List, wanted: Wanted, paper: Paper): string {
  const width = Math.max(...items.map(({ label }) => label.length)) + 2;
  const lines = items.map(({ label, text, source }) => {
    const origin = wanted.sources && source ? ` [${source}]` : '';
    return hang(`${label.padEnd(width)}${text}${origin}`, paper, width < paper.width / 2 ? width : 2);
  });
  return [...(title === '' ? [] : [heading(title, paper)]), ...lines].join('\n');
}

function printProse(title: string | undefined, text: string, paper: Paper): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((paragraph) => wrap(paragraph.replaceAll('\n', ' '), paper)).join('\n\n');
  return title === undefined ? body : `${heading(title, paper)}\n${body}`;
}
