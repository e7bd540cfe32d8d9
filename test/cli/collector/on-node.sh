# Runs a command on this machine as a node of its name would: "bad" has no ss, and "slow" prints nothing until it is stopped.
on_node() { # NODE COMMAND...
  node=$1
  shift
  case $node in
    bad) echo "error: the node has \033[31mno shell" >&2; return 1 ;;
    cut) printf 'tcp LISTEN 0 128 0.0.0.0:22 0.0.0.0:*\n'; return 0 ;;
    slow) cat "$STATE/never" & trap 'kill $!; exit 1' TERM; wait $! ;;
    *) "$@" ;;
  esac
}
