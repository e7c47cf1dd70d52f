// Lays out recorded trees with the engine compiled for WebAssembly and compares every frame with the recorded one.
//
// usage: node wasm-conformance.mjs ENGINE.wasm TREES
//
// TREES has one case a line, as JSON: {"case": name, "text": bool, "trees": [{"words": …, "frames": …,
// "answers": count}]}: the words of a tree's snapshot (Sources/GalleyReplay/TreeSnapshot.swift) and the frames that it
// had, as doubles, both little-endian in base64. "answers" counts the questions to the user's code that are answered
// from the record. Cases with text are left out: their leaves are measured by the fonts' code, which is not in the
// module.

import { readFileSync } from 'node:fs';

const tolerance = 1e-9;
const frameLength = 6;
const columns = ['x', 'y', 'width', 'height', 'offered width', 'offered height'];
const questions = [
    "a leaf's size", "a leaf's guide", "a layout's size", "a layout's places", "a layout's guide", "a layout's spacing",
    "an alignmentGuide's value", "a declared guide's default",
];

/** The doubles in a base64 string. */
function doubles(text) {
    const bytes = Buffer.from(text, 'base64');
    return Float64Array.from({ length: bytes.length / 8 }, (_, index) => bytes.readDoubleLE(index * 8));
}

function areSame(a, b) {
    return Object.is(a, b) || a === b || Math.abs(a - b) <= tolerance;
}

/** What is wrong with a tree, or undefined. */
function difference(engine, tree) {
    const bytes = Buffer.from(tree.words, 'base64'), expected = doubles(tree.frames);
    const count = bytes.length / 8;
    const start = engine.reserve(count);
    // As bytes: not every word is a number that JavaScript would keep as it is.
    new Uint8Array(engine.memory.buffer, start, bytes.length).set(bytes);
    const position = engine.load(count);
    if (position >= 0) return `the tree makes no sense at word ${position} of ${count}`;
    const nodes = engine.layOut();
    if (nodes < 0) {
        return `node ${engine.unansweredNode()} asks what was not recorded: ${questions[engine.unansweredQuestion()]}`;
    }
    if (nodes * frameLength !== expected.length) return `${nodes} nodes, recorded ${expected.length / frameLength}`;
    // The memory may have grown: its buffer is asked for last.
    const place = engine.frames();
    const found = new Float64Array(engine.memory.buffer, place, expected.length);
    for (let index = 0; index < expected.length; index++) {
        if (areSame(found[index], expected[index])) continue;
        const node = Math.floor(index / frameLength);
        return `node ${node}: ${columns[index % frameLength]} ${found[index]}, recorded ${expected[index]}`;
    }
}

const [modulePath, treesPath] = process.argv.slice(2);
if (!treesPath) {
    console.error('usage: node wasm-conformance.mjs ENGINE.wasm TREES');
    process.exit(2);
}
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
let cases = 0, passed = 0, skipped = 0, failed = 0, trees = 0, ownTrees = 0, nodes = 0;
for (const line of readFileSync(treesPath, 'utf8').split('\n')) {
    if (line === '') continue;
    const record = JSON.parse(line);
    cases++;
    if (record.text) {
        skipped++;
        continue;
    }
    let reason;
    try {
        reason = record.trees.map((tree) => difference(instance.exports, tree)).find((found) => found);
    } catch (error) {
        reason = `${error}`;
    }
    if (record.trees.length === 0) reason = 'no tree was recorded';
    if (reason) {
        failed++;
        console.error(`${record.case}: ${reason}`);
    } else {
        passed++;
        trees += record.trees.length;
        ownTrees += record.trees.filter((tree) => tree.answers === 0).length;
        for (const tree of record.trees) nodes += doubles(tree.frames).length / frameLength;
    }
}
console.log(`${cases} cases, ${passed} passed, ${skipped} skipped (text)`);
console.log(`${nodes} frames of ${trees} trees compared; ${ownTrees} of the trees ask no code but the engine's`);
if (failed > 0 || passed === 0) process.exit(1);
