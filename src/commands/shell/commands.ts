import type { GroupedCommand } from '../shell-command.ts';

export const SHELL: readonly GroupedCommand[] = [
  {
    typed: 'settings [key] [value]',
    names: ['setting', 'setting-value'],
    does: 'what is remembered of how you like it: lists it, or sets one',
    inShort: 'how you like it: lists what is remembered, or sets it',
    examples: [
      ['settings', 'lists each, with what says so'],
      ['settings texts terse', 'less is told between the missions'],
      ['settings width --default', 'takes it back'],
      ['settings --where', 'what applies, and what it stands over'],
    ],
    options: [
      { flags: '--default', does: 'take it back; without a setting, all of them' },
      { flags: '--where', does: 'what applies of flags, variables, the file and what is usual' },
    ],
    part: 'settings',
    act: async ([key, value]: [string | undefined, string | undefined], options) =>
      (await import('./settings.ts')).settings(key, value, options),
  },
  {
    typed: 'completion <shell>',
    names: ['shell'],
    does: 'print the completion script for bash, zsh, fish or powershell',
    inShort: 'what bash, zsh, fish or PowerShell completes by',
    examples: [
      ['completion bash', 'in .bashrc: source <(wof completion bash)'],
      ['completion fish', 'wof completion fish | source'],
      ['completion powershell', '... | Out-String | Invoke-Expression'],
    ],
    options: [],
    part: 'looking',
    act: async ([shell]: [string]) => (await import('./completion.ts')).completion(shell),
  },
];
