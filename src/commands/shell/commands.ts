import type { GroupedCommand } from '../shell-command.ts';

export const SHELL: readonly GroupedCommand[] = [
  {
    typed: 'completion <shell>',
    names: ['shell'],
    does: 'print the completion script for bash, zsh or fish',
    inShort: 'what bash, zsh or fish completes words by',
    examples: [
      ['completion bash', 'in .bashrc: source <(wof completion bash)'],
      ['completion fish', 'wof completion fish | source'],
    ],
    options: [],
    part: 'looking',
    act: async ([shell]: [string]) => (await import('./completion.ts')).completion(shell),
  },
];
