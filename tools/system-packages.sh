#!/usr/bin/env bash
# The system packages that tests need. Installs the missing ones where it can without asking (root on
# Debian or Ubuntu), and elsewhere says which tests are left out and how to get them.
set -euo pipefail

# package | a command it brings, or another that will do | the tests that need it
needed=(
    "tmux | tmux | the terminal game, played in a real terminal"
    "chromium-headless-shell | chromium-headless-shell chromium chromium-browser google-chrome | the client, in a real browser; screenshots"
    "postgresql | psql | several server processes on one database"
    "redis-server | redis-server | several server processes that hear of each other"
    "nginx | nginx | the docs' configuration for https by nginx"
    "caddy | caddy | the docs' configuration for https by Caddy"
)

missing=()
left_out=()
for line in "${needed[@]}"; do
    IFS='|' read -r package command tests <<<"$line"
    # shellcheck disable=SC2086 # several words are several commands
    if [ -z "$(command -v $command)" ]; then
        missing+=("${package// /}")
        left_out+=("${tests# }")
    fi
done

if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && [ -f /etc/debian_version ]; then
    export DEBIAN_FRONTEND=noninteractive
    log=$(mktemp)
    if { apt-get update && apt-get install --yes --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        rm "$log"
        exit 0
    fi
    cat "$log" >&2
    rm "$log"
fi

echo "Tests left out, as system packages are missing:"
printf '  - %s\n' "${left_out[@]}"
echo "To have them (Debian, Ubuntu): sudo apt-get install ${missing[*]}"
