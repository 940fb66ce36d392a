import type { Command } from 'commander';
import { quoted } from '../../terminal/kit/quoted.ts';
import { WrongUsage } from '../shell/faults.ts';

interface Word {
  readonly name: string;
  readonly does: string;
}

/** `wof completion SHELL`: completes commands, options, and the names of campaigns, cards and battles. */
export function completion(shell: string, program: Command): void {
  const commands = program.commands.map((command) => ({ name: command.name(), does: command.description() }));
  const options = program.commands.flatMap(({ options }) => options).concat(program.options);
  const flags = [
    ...new Map(options.map(({ long, description }) => [long ?? '', { name: long ?? '', does: description }])).values(),
  ];
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell]?.(commands, flags) : undefined;
  if (script === undefined)
    throw new WrongUsage(`There is no completion for ${quoted(shell)}: bash, zsh and fish have one.`);
  process.stdout.write(script);
}

const SHELLS: Readonly<Record<string, (commands: readonly Word[], flags: readonly Word[]) => string>> = {
  bash,
  zsh,
  fish,
};

/** Names are asked of the program itself, which knows where campaigns lie. */
const NAMES = `wof saves --json 2>/dev/null | grep -o '"name":"[^"]*"' | cut -d'"' -f4`;
const TAKES_NAME = 'play|undo|branch|replay|report|verify|status|roster|man|log|history|luck|export';
const BATTLES = `wof battle --json 2>/dev/null | grep -o '"name":"[^"]*"' | cut -d'"' -f4`;
const CARDS = `wof cards --json 2>/dev/null | grep -o '"name":"[^"]*"' | cut -d'"' -f4`;

function bash(commands: readonly Word[], flags: readonly Word[]): string {
  return `# wof completion for bash: source <(wof completion bash)
_wof() {
  local word="\${COMP_WORDS[COMP_CWORD]}" IFS=$'\\n'
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$(printf '%s\\n' ${flags.map(({ name }) => name).join(' ')})" -- "$word"))
  elif [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "$(printf '%s\\n' ${commands.map(({ name }) => name).join(' ')})" -- "$word"))
  else
    case "\${COMP_WORDS[1]}" in
      ${TAKES_NAME}) COMPREPLY=($(compgen -W "$(${NAMES})" -- "$word")) ;;
      cards) COMPREPLY=($(compgen -W "$(${CARDS})" -- "$word")) ;;
      battle) COMPREPLY=($(compgen -W "$(${BATTLES})" -- "$word")) ;;
      completion) COMPREPLY=($(compgen -W $'bash\\nzsh\\nfish' -- "$word")) ;;
    esac
  fi
}
complete -o default -F _wof wof
`;
}

function zsh(commands: readonly Word[], flags: readonly Word[]): string {
  const described = (words: readonly Word[]) =>
    words.map(({ name, does }) => `    '${name}:${forShell(does)}'`).join('\n');
  return `#compdef wof
# wof completion for zsh: source <(wof completion zsh)
_wof() {
  local -a commands flags
  commands=(
${described(commands)}
  )
  flags=(
${described(flags)}
  )
  if [[ $PREFIX == -* ]]; then
    _describe 'option' flags
  elif (( CURRENT == 2 )); then
    _describe 'command' commands
  else
    case $words[2] in
      ${TAKES_NAME}) compadd -- \${(f)"$(${NAMES})"} ;;
      cards) compadd -- \${(f)"$(${CARDS})"} ;;
      battle) compadd -- \${(f)"$(${BATTLES})"}; _files -g '*.yaml' ;;
      completion) compadd bash zsh fish ;;
      *) _files ;;
    esac
  fi
}
compdef _wof wof
`;
}

function fish(commands: readonly Word[], flags: readonly Word[]): string {
  const lines = [
    '# wof completion for fish: wof completion fish | source',
    'complete -c wof -f',
    ...commands.map(({ name, does }) => `complete -c wof -n __fish_use_subcommand -a ${name} -d '${forShell(does)}'`),
    ...flags.map(({ name, does }) => `complete -c wof -l ${name.slice(2)} -d '${forShell(does)}'`),
    `complete -c wof -n '__fish_seen_subcommand_from ${TAKES_NAME.replaceAll('|', ' ')}' -a "(${NAMES})"`,
    `complete -c wof -n '__fish_seen_subcommand_from cards' -a "(${CARDS})"`,
    `complete -c wof -n '__fish_seen_subcommand_from battle' -a "(${BATTLES})"`,
    `complete -c wof -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'`,
  ];
  return `${lines.join('\n')}\n`;
}

const forShell = (text: string) => text.replaceAll("'", "'\\''").replaceAll(':', ' -');
