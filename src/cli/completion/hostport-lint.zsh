#compdef hostport-lint kubectl-hostport_lint oc-hostport_lint
# zsh completion of hostport-lint
_hostport_lint() {
  local line value description prefix='' paths=''
  local -a candidates
  local -a given=("${(@)words[2,CURRENT]}")
  local -a lines=("${(@f)$("$words[1]" __complete -- "${(@)given}" 2>/dev/null)}")
  if [[ ${given[-1]} == --*=* ]]; then
    prefix="${given[-1]%%=*}="
    compset -P '*='
  fi
  for line in $lines; do
    case $line in
      :files | :folders) paths=$line ;;
      ?*)
        value=${${line%%$'\t'*}#$prefix}
        description=''
        if [[ $line == *$'\t'* ]]; then description=":${line#*$'\t'}"; fi
        candidates+=("${value//:/\\:}$description")
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
