#!/usr/bin/env python3
"""Uses `galley mcp` as an agent does, with the protocol's official client: pip install mcp.

    Scripts/mcp-test.py [PATH OF galley]

Draws, explains, lints, lists and plays a view of its own; ends with status 77 where the client is not installed.
"""
import asyncio
import pathlib
import sys
import tempfile
import time

try:
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client
except ImportError:
    print("the client is not installed: pip install mcp")
    sys.exit(77)

SOURCE = """
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \\(count)")
            Button("Add") { count += 1 }
        }
        .padding()
    }
}

#Preview { Counter() }
"""


def field(value, name):
    """A field by its name in the protocol; versions of the client differ in how they spell it."""
    snake = "".join("_" + c.lower() if c.isupper() else c for c in name)
    return getattr(value, snake) if hasattr(value, snake) else getattr(value, name)


def failed(result):
    return field(result, "isError")


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def main(galley):
    folder = tempfile.TemporaryDirectory()
    path = pathlib.Path(folder.name) / "Counter.swift"
    path.write_text(SOURCE)
    path = str(path)
    server = StdioServerParameters(command=galley, args=["mcp"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        greeting = await session.initialize()
        assert field(greeting, "serverInfo").name == "galley", greeting
        tools = {tool.name for tool in (await session.list_tools()).tools}
        needed = {"render", "play", "layout", "explain", "what_if", "lint", "views", "snapshots", "support"}
        assert needed <= tools, needed - tools

        async def call(name, **arguments):
            start = time.monotonic()
            result = await session.call_tool(name, arguments)
            print(f"{name:10} {time.monotonic() - start:6.2f} s")
            return result

        for _ in range(2):
            drawn = await call("render", path=path)
            pictures = [part for part in drawn.content if part.type == "image"]
            assert not failed(drawn) and len(pictures) == 1 and field(pictures[0], "mimeType") == "image/png", text(drawn)
        assert "Counter" in text(await call("views", path=path))
        assert "Button" in text(await call("layout", path=path))
        assert "Add" in text(await call("explain", path=path, find="Add"))
        assert not failed(await call("lint", path=path))
        assert "known" in text(await call("support", names=["padding"]))
        played = await call("play", path=path, script="tap 'Add'; expect 'Count: 1'; shot")
        assert not failed(played) and any(part.type == "image" for part in played.content), text(played)
        wrong = await call("play", path=path, script="expect 'Count: 1'")
        assert failed(wrong) and "not-as-expected" in text(wrong), text(wrong)
        for count in (1, 2, 3):
            going = await call("play", path=path, session="s", script=f"tap 'Add'; expect 'Count: {count}'; shot")
            assert not failed(going), text(going)
        bad = await session.call_tool("render", {"path": str(pathlib.Path(folder.name) / "None.swift")})
        assert failed(bad) and "None.swift" in text(bad), text(bad)
    print("all as expected")


asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "galley"))
