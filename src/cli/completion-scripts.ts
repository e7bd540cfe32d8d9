const BASH = String.raw`# bash completion of hostport-lint
_hostport_lint() {
  local index word line current prefix=''
  local -a words=() replies=()
  # Bash splits words at "=", which belongs to one word here.
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=${'$'}{COMP_WORDS[index]}
    if ((index > 1)) && [[ $word == '=' || ${'$'}{COMP_WORDS[index - 1]} == '=' ]]; then
      words[${'$'}{#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
  done
  current=${'$'}{words[${'$'}{#words[@]} - 1]}
  if [[ $current == --*=* && $COMP_WORDBREAKS == *=* ]]; then prefix=${'$'}{current%%=*}=; fi
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "${'$'}{current#"$prefix"}")
        ;;
      :folders)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "${'$'}{current#"$prefix"}")
        ;;
      *)
        word=${'$'}{line%%$'\t'*}
        COMPREPLY+=("${'$'}{word#"$prefix"}")
        ;;
    esac
  done < <("$1" __complete -- "${'$'}{words[@]}" 2>/dev/null)
}
complete -F _hostport_lint hostport-lint kubectl-hostport_lint oc-hostport_lint
`;

const ZSH = String.raw`#compdef hostport-lint kubectl-hostport_lint oc-hostport_lint
# zsh completion of hostport-lint
_hostport_lint() {
  local line value description prefix='' paths=''
  local -a candidates
  local -a given=("${'$'}{(@)words[2,CURRENT]}")
  local -a lines=("${'$'}{(@f)$("$words[1]" __complete -- "${'$'}{(@)given}" 2>/dev/null)}")
  if [[ ${'$'}{given[-1]} == --*=* ]]; then
    prefix="${'$'}{given[-1]%%=*}="
    compset -P '*='
  fi
  for line in $lines; do
    case $line in
      :files | :folders) paths=$line ;;
      ?*)
        value=${'$'}{${'$'}{line%%$'\t'*}#$prefix}
        description=''
        if [[ $line == *$'\t'* ]]; then description=":${'$'}{line#*$'\t'}"; fi
        candidates+=("${'$'}{value//:/\\:}$description")
        ;;
    esac
  done
  if (( $#candidates )); then _describe 'hostport-lint' candidates; fi
  case $paths in
    :files) _files ;;
    :folders) _files -/ ;;
  esac
}
if [[ $funcstack[1] == _hostport_lint ]]; then
  _hostport_lint "$@"
else
  compdef _hostport_lint hostport-lint kubectl-hostport_lint oc-hostport_lint
fi
`;

const FISH = `# fish completion of hostport-lint
function __hostport_lint_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    # An empty list would swallow what is joined to it.
    set -l prefix (string match -r -- '^--[^=]+=' $current; or echo '')
    set -l part (string replace -r -- '^--[^=]+=' '' $current)
    for line in ($words[1] __complete -- $words[2..-1] $current 2>/dev/null)
        switch $line
            case ':files' ':folders'
                set -l paths $part*
                for path in $paths
                    if test -d $path
                        echo $prefix$path/
                    else if test $line = ':files'
                        echo $prefix$path
                    end
                end
            case '*'
                echo $line
        end
    end
end
for name in hostport-lint kubectl-hostport_lint oc-hostport_lint
    complete -c $name -f -a '(__hostport_lint_complete)'
end
`;

/** A completion script for each shell; all ask the program's hidden command, which knows its own commands and options. */
export const SHELL_SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;
