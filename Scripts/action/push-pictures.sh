#!/bin/bash
# A step of action.yml: puts the pictures of GALLEY_REPORT on the branch GALLEY_BRANCH, in a folder named by the run, so that a
# comment can show them. The work tree and the branch that is checked out stay as they are.
set -euo pipefail

tree=$(mktemp -d)
trap 'git worktree remove --force "$tree" 2> /dev/null || true; rm -rf "$tree"' EXIT
for attempt in 1 2 3; do
    git worktree remove --force "$tree" 2> /dev/null || true
    if git fetch --quiet origin "$GALLEY_BRANCH" 2> /dev/null; then
        git worktree add --quiet --force --detach "$tree" FETCH_HEAD
    else
        git worktree add --quiet --force --detach "$tree"
        git -C "$tree" checkout --quiet --orphan "galley-pictures-$$-$attempt"
        git -C "$tree" rm -rf --quiet .
    fi
    mkdir -p "$tree/$GITHUB_RUN_ID"
    cp "$GALLEY_REPORT"/report/*.png "$tree/$GITHUB_RUN_ID/"
    git -C "$tree" add "$GITHUB_RUN_ID"
    git -C "$tree" -c user.name=galley -c user.email=galley@users.noreply.github.com \
        commit --quiet --allow-empty -m "Pictures of run $GITHUB_RUN_ID"
    # Another run may have pushed meanwhile.
    git -C "$tree" push --quiet origin "HEAD:refs/heads/$GALLEY_BRANCH" && exit 0
done
echo "::warning::the pictures could not be pushed to $GALLEY_BRANCH; they are in the artifact galley-report"
