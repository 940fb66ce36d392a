import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { COMMANDS } from '../src/commands/commands.ts';
import { type CommandOption, EVERYWHERE, GROUPS, type ShellCommand } from '../src/commands/shell-command.ts';
import { wrapTo } from '../src/page/paper.ts';
import { COMMANDS as AT_A_PROMPT } from '../src/page/read-typed.ts';
import { withBlock } from './charts/block.ts';
import { expectWritten } from './support/written.ts';

const PAGE = 'docs/playing/reference.md';
const WIDTH = 100;

const ofPrompt = (): string =>
  [
    '| word | what it does |',
    '| ---- | ------------ |',
    ...Object.entries(AT_A_PROMPT).map(([word, does]) => `| \`${word}\` | ${does} |`),
  ].join('\n');

/** An item of a list: its later lines are set in by two columns. */
const item = (text: string): string => wrapTo(`  ${text}`, WIDTH).replace('  ', '- ');

const flag = ({ flags, does }: CommandOption): string => item(`\`${flags}\`: ${does}`);

const command = ({ typed, does, options }: ShellCommand): string =>
  [wrapTo(`\`${typed}\`: ${does}.`, WIDTH), ...(options.length > 0 ? [''] : []), ...options.map(flag)].join('\n');

const ofCommands = (): string =>
  [
    'Behind `wof`; every command takes:',
    EVERYWHERE.map(flag).join('\n'),
    ...Object.entries(GROUPS).flatMap(([group, title]) => [
      `### ${title.replace(':', '')}`,
      ...COMMANDS.filter((each) => each.group === group).map(command),
    ]),
  ].join('\n\n');

test('the reference has every command and flag, and every word at a prompt, as the program says them', () => {
  const page = readFileSync(PAGE, 'utf8');
  expectWritten(PAGE, withBlock(withBlock(page, 'prompt', ofPrompt()), 'flags', ofCommands()));
});
