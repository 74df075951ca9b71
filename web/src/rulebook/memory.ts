/** The memory of a rulebook: numbers and records lie in it as they lie in Python's, and rules are handed where. */

import type { CallAbout, RecordAbout, Taken } from './about';

const SIZES: Record<string, number> = {
  bool: 1,
  int8: 1,
  uint8: 1,
  int16: 2,
  int32: 4,
  float32: 4,
  int64: 8,
  uint64: 8,
  float64: 8,
};
const LINE = 64;
const PAGE = 65536;

type Handed = number | bigint;

/** What a call is given for one parameter. */
export type Given = number | Block | { readonly [name: string]: Given };

export class Memory {
  private top: number;

  constructor(
    private readonly memory: WebAssembly.Memory,
    first: number,
    private readonly records: Record<string, RecordAbout>,
  ) {
    this.top = first;
  }

  get buffer(): ArrayBuffer {
    return this.memory.buffer as ArrayBuffer;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.buffer);
  }

  /** Room for numbers of a kind, or for records: blank, and never given back. */
  room(of: string, ...shape: number[]): Block {
    const size = this.sizeOf(of);
    const count = shape.reduce((product, length) => product * length, 1);
    return new Block(this, of, this.take(size * count), size, shape);
  }

  /** Room for all that one parameter takes; `shapes` says how much of each part. */
  roomFor<Part extends string>(taken: Taken, shapes: Record<Part, number | number[]>): Record<Part, Block> {
    const rooms = Object.entries(taken.parts ?? {}).map(([name, part]) => {
      const shape = shapes[name as Part];
      if (part.of === undefined || shape === undefined) throw new Error(`nobody says how much ${name} takes`);
      return [name, this.room(part.of, ...(Array.isArray(shape) ? shape : [shape]))];
    });
    return Object.fromEntries(rooms) as Record<Part, Block>;
  }

  sizeOf(of: string): number {
    const size = SIZES[of] ?? this.records[of]?.bytes;
    if (size === undefined) throw new Error(`a rulebook has nothing called ${of}`);
    return size;
  }

  private take(bytes: number): number {
    const at = Math.ceil(this.top / LINE) * LINE;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }
}

/** Numbers or records side by side, in one dimension or more. */
export class Block {
  /** How compiled code is handed an array: two addresses it has no need of, how many, of what size, where, and how long each dimension and each step is. */
  readonly handed: readonly Handed[];
  private viewed: { buffer: ArrayBuffer; view: Int32Array } | null = null;

  constructor(
    private readonly memory: Memory,
    readonly of: string,
    readonly at: number,
    readonly size: number,
    readonly shape: readonly number[],
  ) {
    const steps: bigint[] = [];
    let step = size;
    for (const length of [...shape].reverse()) {
      steps.unshift(BigInt(step));
      step *= length;
    }
    this.handed = [0, 0, BigInt(this.count), BigInt(size), at, ...shape.map(BigInt), ...steps];
  }

  get count(): number {
    return this.shape.reduce((product, length) => product * length, 1);
  }

  /** Where one of its records is. */
  record(number: number): number {
    return this.at + number * this.size;
  }

  /** Its numbers, if they are of 32 bits. What grows the memory makes older views useless: ask again. */
  get numbers(): Int32Array {
    const buffer = this.memory.buffer;
    if (this.viewed?.buffer !== buffer)
      this.viewed = { buffer, view: new Int32Array(buffer, this.at, (this.count * this.size) >> 2) };
    return this.viewed.view;
  }

  get floats(): Float32Array {
    return new Float32Array(this.memory.buffer, this.at, this.count);
  }

  get doubles(): Float64Array {
    return new Float64Array(this.memory.buffer, this.at, this.count);
  }

  get words(): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, this.at, this.count);
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at, this.count * this.size);
  }
}

/** A compiled function, called with numbers, blocks and addresses of records. */
export class Call {
  constructor(
    private readonly name: string,
    private readonly compiled: (...handed: Handed[]) => number,
    private readonly about: CallAbout,
    private readonly memory: Memory,
    /** Where its answer goes. */
    private readonly answer: Block,
    private readonly tables: number,
  ) {}

  takes(parameter: number): Taken {
    const taken = this.about.takes[parameter];
    if (!taken) throw new Error(`${this.name} takes ${this.about.takes.length} things`);
    return taken;
  }

  call(...given: Given[]): number {
    const handed: Handed[] = [this.answer.at, this.answer.at + 8];
    if (this.about.tables) handed.push(this.tables);
    this.about.takes.forEach((taken, number) => hand(taken, given[number], handed));
    this.compiled(...handed);
    return this.given();
  }

  private given(): number {
    const view = new DataView(this.memory.buffer, this.answer.at, 8);
    switch (this.about.gives) {
      case 'none':
        return 0;
      case 'bool':
      case 'uint8':
        return view.getUint8(0);
      case 'int8':
        return view.getInt8(0);
      case 'int16':
        return view.getInt16(0, true);
      case 'int32':
        return view.getInt32(0, true);
      case 'float64':
        return view.getFloat64(0, true);
    }
    return Number(view.getBigInt64(0, true));
  }
}

function hand(taken: Taken, given: Given | undefined, handed: Handed[]): void {
  if (taken.parts) {
    const parts = given as Record<string, Given>;
    for (const [name, part] of Object.entries(taken.parts)) hand(part, parts[name], handed);
  } else if (given instanceof Block) {
    handed.push(...given.handed);
  } else if (typeof given === 'number') {
    handed.push(taken.of === 'int64' ? BigInt(given) : given);
  } else {
    throw new Error('a rule is handed too little');
  }
}
