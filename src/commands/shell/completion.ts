import { byName } from '../../cards/by-name.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/**
 * `wof completion SHELL`: a script that completes commands. It calls `wof complete` at every word and reads its output
 * line by line without expansion, because it contains names of files.
 */
export function completion(shell: string): void {
  const script = SCRIPTS.get(shell);
  if (script === undefined)
    throw new WrongUsage(
      `There is no completion for ${quoted(shell)}: ${SHELLS.join(', ').replace(/, (?=[^,]*$)/, ' and ')} have one.`,
    );
  process.stdout.write(script);
}

/** Only quotes and backslashes are removed from typed words; readline quotes what it inserts. */
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

/** Installed as a file that zsh reads at the first completion, it completes that word too. */
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

/** What is offered is quoted where it has a blank, and is never run. */
const POWERSHELL = `# wof completion for PowerShell: wof completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName wof -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
    ForEach-Object { if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text } })
  $word = $wordToComplete.Trim('"', "'")
  $last = if ($word -eq '' -and $PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { $word }
  & wof complete '--' @typed $last 2>$null | ForEach-Object {
    $name, $does = $_ -split "\`t", 2
    if ($name.StartsWith($word)) {
      $given = if ($name -match "[ ']") { "'" + $name.Replace("'", "''") + "'" } else { $name }
      $tip = if ($does) { $does } else { $name }
      [System.Management.Automation.CompletionResult]::new($given, $name, 'ParameterValue', $tip)
    }
  }
}
`;

const SCRIPTS: ReadonlyMap<string, string> = byName({ bash: BASH, zsh: ZSH, fish: FISH, powershell: POWERSHELL });
export const SHELLS: readonly string[] = [...SCRIPTS.keys()];
