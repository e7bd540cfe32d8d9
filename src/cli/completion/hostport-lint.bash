# bash completion of hostport-lint
_hostport_lint() {
  local index word line current prefix=''
  local -a words=() replies=()
  # Bash splits words at "=", which belongs to one word here.
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if ((index > 1)) && [[ $word == '=' || ${COMP_WORDS[index - 1]} == '=' ]]; then
      words[${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
  done
  current=${words[${#words[@]} - 1]}
  if [[ $current == --*=* && $COMP_WORDBREAKS == *=* ]]; then prefix=${current%%=*}=; fi
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "${current#"$prefix"}")
        ;;
      :folders)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "${current#"$prefix"}")
        ;;
      *)
        word=${line%%$'\t'*}
        COMPREPLY+=("${word#"$prefix"}")
        ;;
    esac
  done < <("$1" __complete -- "${words[@]}" 2>/dev/null)
}
complete -F _hostport_lint hostport-lint kubectl-hostport_lint oc-hostport_lint
