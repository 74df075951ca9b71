/**
 * What a browser's engine makes of a rulebook, timed in Node: asked line by line, so that it takes turns with the
 * processor's own code. The first line says which file, and what to search.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { Block } from "../web/src/rulebook/memory";
import { Rulebook } from "../web/src/rulebook/rulebook";
import { Searcher, type Task } from "../web/src/rulebook/bots/searcher";

interface Begin {
  file: string;
  players: number;
  options: number[];
  seed: string;
  sums: [number, number];
  search: { state: string; seat: number; belief: number[]; seed: string };
}

interface Ask {
  what: "games" | "search";
  count: number;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function games(rulebook: Rulebook, begin: Begin): (count: number) => number {
  const { memory, about } = rulebook;
  const call = rulebook.entry("play_games");
  const room = memory.roomFor(call.takes(1), {
    states: 2,
    random: 1,
    points: about.players[1],
    winners: about.players[1],
    sums: begin.sums,
  });
  const options = memory.room("int64", Math.max(1, begin.options.length));
  options.words.set(begin.options.map(BigInt));
  const seed = memory.room("uint64", 1);
  seed.words[0] = BigInt.asIntN(64, BigInt(begin.seed));
  const handed = new Block(memory, "int64", options.at, options.size, [begin.options.length]);
  return (count) => {
    room.sums.words.fill(0n);
    call.call({ players: begin.players, options: handed, seed }, room, 0, count);
    return Number(room.sums.words.reduce((sum, word) => sum + word, 0n));
  };
}

function search(rulebook: Rulebook, begin: Begin): (count: number) => number {
  const settings = rulebook.about.search;
  const searcher = new Searcher(rulebook, settings.nodes);
  const { state, seat, belief, seed } = begin.search;
  const task: Task = {
    state: Uint8Array.from(Buffer.from(state, "base64")),
    seat,
    belief: Float64Array.from(belief),
    seed,
    stream: 0,
    since: null,
  };
  return (count) => {
    searcher.begin(task);
    searcher.grow(count, settings);
    return Number(searcher.tree.parts.used.words.reduce((sum, word) => sum + word, 0n));
  };
}

let works: Record<Ask["what"], (count: number) => number> | null = null;

createInterface({ input: process.stdin }).on("line", (line) => {
  if (!works) {
    const begin = JSON.parse(line) as Begin;
    const rulebook = new Rulebook(new WebAssembly.Module(readFileSync(begin.file)));
    works = { games: games(rulebook, begin), search: search(rulebook, begin) };
    return;
  }
  const { what, count } = JSON.parse(line) as Ask;
  const before = seconds();
  const sum = works[what](count);
  console.log(JSON.stringify({ seconds: seconds() - before, sum }));
});
