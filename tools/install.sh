#!/usr/bin/env bash
# Install Python packages of the pinned versions into .venv: `tools/install.sh mypy`. By uv, which takes a third of
# pip's processor time; where uv cannot, or pip was given an index of its own, by pip.
set -euo pipefail

bin=.venv/bin

by_uv() {
    local settings where=() name value
    settings=$($bin/pip config list)
    [[ $settings != *.index?url=* ]] || return 1
    # Folders that pip was told to look into hold for uv, too. The environment comes first.
    for name in find-links no-index; do
        value=$(sed -n "s/^[^=]*\.$name='\(.*\)'$/\1/p" <<<"$settings" | head -n 1)
        case $name=$value in
        *= | no-index=0) ;;
        no-index=*) where+=(--no-index) ;;
        *) for value in $value; do where+=(--find-links "$value"); done ;;
        esac
    done
    test -x $bin/uv || $bin/pip install -qq --no-compile -c constraints.txt uv || return 1
    $bin/uv pip install --quiet --python $bin/python -c constraints.txt "${where[@]}" "$@"
}

if ! by_uv "$@"; then
    echo "pip installs this, as uv does not here"
    $bin/pip install -qq --no-compile -c constraints.txt "$@"
fi
