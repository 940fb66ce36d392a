import { byName } from '../../cards/by-name.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/**
 * `wof completion SHELL`: a script that completes what is typed. It asks `wof complete` at every word; what that
 * prints is read line by line and never put through expansion, for among it are names of files.
 */
export function completion(shell: string): void {
  const script = SCRIPTS.get(shell);
  if (script === undefined)
    throw new WrongUsage(`There is no completion for ${quoted(shell)}: bash, zsh and fish have one.`);
  process.stdout.write(script);
}

/** What is typed in quotes or behind backslashes loses them, and no more; readline quotes what it puts in. */
const BASH = `# wof completion for bash: source <(wof completion bash)
_wof() {
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}") i line
  for i in "\${!words[@]}"; do words[i]=\${words[i]//[\\\\\\"\\']/}; done
  local typed=\${words[\${#words[@]}-1]}
  COMPREPLY=()
  while IFS= read -r line; do
    line=\${line%%$'\\t'*}
    if [[ $line == "$typed"* ]]; then COMPREPLY+=("$line"); fi
  done < <(wof complete -- "\${words[@]}" 2>/dev/null)
  if (( \${#COMPREPLY[@]} )); then compopt -o filenames 2>/dev/null; fi
  return 0
}
complete -o default -F _wof wof
`;

/** Installed as a file that zsh reads when the first word is completed, it completes that word too. */
const ZSH = `#compdef wof
# wof completion for zsh: source <(wof completion zsh)
_wof() {
  local -a lines names shown
  local line
  lines=("\${(@f)$(wof complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in "\${lines[@]}"; do
    [[ -n $line ]] || continue
    names+=("\${line%%$'\\t'*}")
    shown+=("\${line/$'\\t'/  -- }")
  done
  if (( \${#names} )); then compadd -l -d shown -a names; else _files; fi
}
compdef _wof wof
if [[ $funcstack[1] == _wof ]]; then _wof "$@"; fi
`;

const FISH = `# wof completion for fish: wof completion fish | source
function __wof_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l offered (command wof complete -- $words[2..-1] 2>/dev/null)
  if test (count $offered) -gt 0
    printf '%s\\n' $offered
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c wof -f -a '(__wof_complete)'
`;

const SCRIPTS: ReadonlyMap<string, string> = byName({ bash: BASH, zsh: ZSH, fish: FISH });
