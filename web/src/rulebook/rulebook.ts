/**
 * The rules of one game on one board, in the page: the very functions that Python runs, compiled to WebAssembly. A
 * state is an array of bytes; nothing here changes one that it is handed.
 */

import { fromBase64 } from '../wire/base64';
import type { Said } from '../wire/types';
import { StoryReader } from '../words/stories';
import { type About, aboutOf, type BoardAbout } from './about';
import { factsOf, numbersIn, setNumbers, type State, veilFor, viewOf } from './fields';
import { Block, Call, Memory } from './memory';
import { pointsOf } from './scores';
import { SPELLED, Unreadable, Writing } from './writing';

export const NATURE = -1;
export const OVER = -2;
export const WATCHER = -3;
export const REFEREE = -4;
const OPEN = -1;
const NO_MOVE = -1;
const LINE = -1;

export type { State } from './fields';
export { Unreadable } from './writing';

/** A move that a rule forbids. */
export class Illegal extends Error {
  constructor(
    readonly rule: string,
    readonly reason: Said,
  ) {
    super(rule);
  }

  get words(): Said {
    return { say: 'core-refused', about: { reason: this.reason, rule: this.rule } };
  }
}

export class Rulebook {
  readonly about: About;
  readonly board: BoardAbout;
  readonly memory: Memory;
  /** Room for the word of a generator that a rule draws from. */
  readonly random: Block;
  private readonly answer: Block;
  private readonly calls: Record<string, Call>;
  /** Room for the states that a call takes, and for what it writes. */
  private readonly states: Block;
  private readonly chosen: Block;
  private readonly facts: Block;
  private readonly moves: Block;
  private readonly weights: Block;
  private readonly rows: Block;
  private readonly story: Block;
  private readonly points: Block;
  private readonly flags: Block;
  private readonly writing: Writing;
  private readonly reader: StoryReader;
  private readonly veils = new Map<string, Uint8Array>();
  private readonly texts = new Map<number, string>();

  constructor(
    readonly module: WebAssembly.Module,
    board: BoardAbout | null = null,
  ) {
    this.about = aboutOf(module);
    this.board = board ?? this.about.board;
    const { exports } = new WebAssembly.Instance(module, {});
    const first = (exports.__heap_base as WebAssembly.Global).value as number;
    this.memory = new Memory(exports.memory as WebAssembly.Memory, first, this.about.records);
    this.answer = this.memory.room('int64', 4);
    this.random = this.memory.room('uint64', 1);
    const tables = this.layOutTables();
    this.calls = Object.fromEntries(
      Object.entries(this.about.calls).map(([name, about]) => {
        const compiled = exports[name] as (...handed: (number | bigint)[]) => number;
        return [name, new Call(name, compiled, about, this.memory, this.answer, tables)];
      }),
    );
    const { sizes } = this.board;
    const [, seats] = this.about.players;
    const most = Math.max(sizes.legal, sizes.odds);
    this.states = this.memory.room('State', 2);
    this.chosen = this.memory.room('int64', this.about.options.length);
    this.facts = this.memory.room('Facts', 1);
    this.moves = this.memory.room('int32', most);
    this.weights = this.memory.room('int64', most);
    this.rows = this.memory.room('int32', most, SPELLED);
    this.story = this.memory.room('int32', this.about.story);
    this.points = this.memory.room('int32', seats);
    this.flags = this.memory.room('bool', seats);
    this.writing = new Writing(this.about.game, this.about.moves.forms, this.board.names);
    this.reader = new StoryReader(this.about.words, this.board.names, () => true);
  }

  /** Any compiled function, for what is built on rules: bots and beliefs. */
  entry(name: string): Call {
    const found = this.calls[name];
    if (!found) throw new Error(`${this.about.game} has no ${name}`);
    return found;
  }

  // The table, and whose move it is

  /** The table before the first move. */
  setUp(players: number, options: Record<string, string>, roles: readonly string[] = []): State {
    this.states.bytes.fill(0);
    this.about.options.forEach(({ name, values }, number) => {
      this.chosen.words[number] = BigInt(Math.max(0, values.indexOf(options[name] ?? '')));
    });
    this.entry('setup').call(this.states.record(0), players, this.chosen);
    const state = this.taken(0);
    if (roles.length > 0 && this.about.roles) {
      const { field, names } = this.about.roles;
      const all = [...roles, ...names.filter((name) => !roles.includes(name))];
      const numbers = all.map((name) => names.indexOf(name));
      setNumbers(this.record('State'), state, field, numbers);
    }
    return state;
  }

  /** What a record says of the roles of its seats: nothing where they have them in their order. */
  chosenRoles(state: State, players: number): Record<string, string[]> {
    if (!this.about.roles) return {};
    const { field, names } = this.about.roles;
    const roles = numbersIn(this.record('State'), state, field).map((number) => names[number]!);
    return roles.slice(0, players).every((name, seat) => name === names[seat])
      ? {}
      : { [field]: roles.slice(0, players) };
  }

  /** A seat, NATURE or OVER. */
  toMove(state: State): number {
    return this.entry('to_move').call(this.put(state));
  }

  legal(state: State): number[] {
    const count = this.entry('legal').call(this.put(state), this.moves);
    return [...this.moves.numbers.subarray(0, count)];
  }

  /** Nature's possible moves, with their weights. */
  odds(state: State): { move: number; weight: number }[] {
    const count = this.entry('odds').call(this.put(state), this.moves, this.weights);
    const { numbers } = this.moves;
    const { words } = this.weights;
    return Array.from({ length: count }, (_, at) => ({ move: numbers[at]!, weight: Number(words[at]) }));
  }

  /** The state after a move, which must be legal. */
  applied(state: State, move: number): State {
    this.entry('apply').call(this.put(state), move);
    return this.taken(0);
  }

  /** May this be the next move, of a player or of nature? */
  isPossible(state: State, move: number): boolean {
    return this.entry('is_next').call(this.put(state), move, this.moves, this.weights) !== 0;
  }

  /** What somebody is told who wants to make a move that a rule forbids. */
  refusal(state: State, move: number): Illegal {
    const number = this.entry('refusal').call(this.put(state), move);
    this.entry('refuse').call(this.put(state), move, number, this.story);
    const [reason] = this.reader.phrases(this.storyTold());
    return new Illegal(this.about.refusals[number]!.rule, reason!);
  }

  ending(state: State): string {
    return this.about.endings[this.entry('ending').call(this.put(state))]!;
  }

  pointsNow(state: State, players: number): number[] {
    this.points.numbers.fill(0);
    this.entry('points').call(this.put(state), this.points);
    return [...this.points.numbers.subarray(0, players)];
  }

  winners(state: State, players: number): number[] {
    this.flags.bytes.fill(0);
    this.entry('winners').call(this.put(state), this.flags);
    return [...this.flags.bytes.subarray(0, players)].flatMap((wins, seat) => (wins ? [seat] : []));
  }

  /** A state that a seat can't tell from this one. `random` is moved on. */
  imagined(state: State, seat: number, random: Block): State {
    this.entry('imagine').call(this.put(state), seat, random);
    return this.taken(0);
  }

  /** One move at random; nature's by its odds. */
  picked(state: State, random: Block): number {
    return this.entry('pick').call(this.put(state), random);
  }

  // What is shown

  /** A copy of a state in which whatever a seat may not know is unknown. */
  veiled(state: State, seat: number, isOver: boolean): State {
    const key = `${seat} ${isOver}`;
    let veil = this.veils.get(key);
    if (!veil) this.veils.set(key, (veil = veilFor(this.record('State'), seat, isOver)));
    const laid = veil;
    return state.map((byte, at) => byte | laid[at]!);
  }

  /** The fields of a veiled state, as they travel. */
  view(veiled: State, seat: number, isOver: boolean): Record<string, unknown> {
    return viewOf(this.record('State'), veiled, seat, isOver);
  }

  factsOf(veiled: State): Record<string, unknown> {
    this.facts.bytes.fill(0);
    this.entry('show').call(this.put(veiled), this.facts.at);
    return factsOf(this.record('Facts'), this.facts.bytes);
  }

  // What is said and written

  written(state: State, moves: readonly number[]): string[] {
    const isKnown = this.about.moves.by_code;
    if (isKnown && moves.every((move) => this.texts.has(move)))
      return moves.map((move) => this.texts.get(move)!);
    const count = moves.length;
    this.moves.numbers.set(moves);
    const codes = new Block(this.memory, 'int32', this.moves.at, 4, [count]);
    const rows = new Block(this.memory, 'int32', this.rows.at, 4, [count, SPELLED]);
    this.entry('spell').call(this.put(state), codes, rows);
    const numbers = this.rows.numbers;
    const texts = moves.map((_, at) =>
      this.writing.write(numbers.subarray(at * SPELLED, (at + 1) * SPELLED)),
    );
    if (isKnown) moves.forEach((move, at) => this.texts.set(move, texts[at]!));
    return texts;
  }

  write(state: State, move: number): string {
    return this.written(state, [move])[0]!;
  }

  /** The move that a text means, legal or not. Throws Unreadable or Illegal if it means none. */
  read(state: State, text: string): number {
    this.rows.numbers.set(this.writing.read(text));
    const row = new Block(this.memory, 'int32', this.rows.at, 4, [SPELLED]);
    const move = this.entry('understand').call(this.put(state), row, this.story);
    if (move !== NO_MOVE) return move;
    const why = this.storyTold();
    if (why[0] === LINE) {
      const [line] = this.reader.lines(why, 0);
      throw new Illegal(line!.rule, line!.words);
    }
    throw new Unreadable(this.reader.phrases(why)[0]!);
  }

  /** The only seat that may know the last word of a move; null if all may. */
  keptBy(state: State, move: number): number | null {
    const keeper = this.entry('kept_by').call(this.put(state), move);
    return keeper === OPEN ? null : keeper;
  }

  /** A move and what came of it, as these eyes may hear it. */
  told(before: State, move: number, after: State, eyes: number): number[] {
    this.entry('tell').call(this.put(before), move, this.put(after, 1), eyes, this.story);
    return this.storyTold();
  }

  /** What the seat to move has to decide. */
  prompt(veiled: State): number[] {
    this.entry('ask').call(this.put(veiled), this.story);
    return this.storyTold();
  }

  /** How the points came about. */
  explained(veiled: State): number[] {
    this.entry('explain').call(this.put(veiled), this.story);
    return this.storyTold();
  }

  /** What the lines of a score give each seat together; null where a line hides it. */
  pointsIn(lines: readonly number[], players: number): (number | null)[] {
    return pointsOf(this.about.words, lines, players);
  }

  // Memory

  /** Put a state where rules read it; its address. */
  put(state: State, place = 0): number {
    const at = this.states.record(place);
    this.memory.bytes.set(state, at);
    return at;
  }

  private taken(place: number): State {
    const at = this.states.record(place);
    return this.memory.bytes.slice(at, at + this.states.size);
  }

  private record(name: string) {
    return this.about.records[name]!;
  }

  private storyTold(): number[] {
    const { numbers } = this.story;
    const end = numbers[0]!;
    if (end > numbers.length)
      throw new Error(`a story of ${end} numbers: there is room for ${numbers.length}`);
    return [...numbers.subarray(1, end)];
  }

  /** The board's tables where rules read them: their addresses and lengths, one after the other. */
  private layOutTables(): number {
    const words: number[] = [];
    for (const table of this.board.tables) {
      if (typeof table === 'number') {
        words.push(table);
        continue;
      }
      const laid = this.memory.room(table.of, ...table.shape);
      laid.bytes.set(fromBase64(table.base64));
      words.push(laid.at, ...table.shape);
    }
    const row = this.memory.room('int64', Math.max(1, words.length));
    row.words.set(words.map(BigInt));
    return row.at;
  }
}
