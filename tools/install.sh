#!/usr/bin/env bash
# Install Python packages of the pinned versions into .venv: `tools/install.sh mypy`. By uv, which takes a third of
# pip's processor time; where uv cannot (no build of it for this system, an index that only pip can read), by pip.
set -euo pipefail

bin=.venv/bin
where=(--constraint constraints.txt)

by_uv() {
    test -x $bin/uv || $bin/pip install -qq --no-compile "${where[@]}" uv || return 1
    # What pip was told of where packages are holds for uv, too. The environment comes first.
    local settings name value
    settings=$($bin/pip config list)
    for name in index-url find-links no-index; do
        value=$(sed -n "s/^[^=]*\.$name='\(.*\)'$/\1/p" <<<"$settings" | head -n 1)
        case $name=$value in
        *= | no-index=0) ;;
        no-index=*) where+=(--no-index) ;;
        find-links=*) for value in $value; do where+=(--find-links "$value"); done ;;
        *) where+=("--$name" "$value") ;;
        esac
    done
    $bin/uv pip install --quiet --python $bin/python "${where[@]}" "$@"
}

if ! by_uv "$@"; then
    echo "uv cannot install this here; pip does it"
    $bin/pip install -qq --no-compile --constraint constraints.txt "$@"
fi
