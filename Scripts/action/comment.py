#!/usr/bin/env python3
"""A step of action.yml: writes GALLEY_REPORT/comment.markdown as a comment on the pull request GALLEY_PULL_REQUEST, in place of the one of
an earlier run. GH_TOKEN is whose rights it takes; what GitHub refuses is a warning, for the verdict does not depend on it."""

import json
import os
import pathlib
import sys
import urllib.error
import urllib.request

MARK = "<!-- galley -->"


def ask(method, path, body=None):
    request = urllib.request.Request(
        os.environ.get("GITHUB_API_URL", "https://api.github.com") + path, method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + os.environ["GH_TOKEN"], "Accept": "application/vnd.github+json",
                 "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def earlier(comments):
    """The number of an earlier run's comment, looked for page by page."""
    for page in range(1, 31):
        found = ask("GET", f"{comments}?per_page=100&page={page}")
        for comment in found:
            if (comment.get("body") or "").startswith(MARK):
                return comment["id"]
        if len(found) < 100:
            return None
    return None


def main():
    issues = f"/repos/{os.environ['GITHUB_REPOSITORY']}/issues"
    comments = f"{issues}/{os.environ['GALLEY_PULL_REQUEST']}/comments"
    body = {"body": (pathlib.Path(os.environ["GALLEY_REPORT"]) / "comment.markdown").read_text()}
    try:
        number = earlier(comments)
        if number is None:
            ask("POST", comments, body)
        else:
            ask("PATCH", f"{issues}/comments/{number}", body)
    except (urllib.error.URLError, TimeoutError) as error:
        print(f"::warning::no comment was written: {error}; does the job have the permission pull-requests, write?")
    return 0


if __name__ == "__main__":
    sys.exit(main())
