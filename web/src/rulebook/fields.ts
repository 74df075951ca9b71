/** Records read as the wire has them, and veiled: the twin of src/pangea/core/views.py. */

import type { FieldAbout, RecordAbout } from './about';

/** All that lies on the table, in bytes. */
export type State = Uint8Array;

const SIZES: Record<string, number> = { int16: 2, int32: 4, float32: 4, int64: 8, uint64: 8, float64: 8 };
const UNKNOWN = 0xff;
/** Sets have at most this many members: the rest of a number is not a set's. */
const WORD = 64;

/** What is laid over the bytes of a state, so that whatever a seat may not know is UNKNOWN. */
export function veilFor(record: RecordAbout, seat: number, isOver: boolean): Uint8Array {
  const veil = new Uint8Array(record.bytes);
  for (const field of Object.values(record.fields)) {
    if (isOpen(field, isOver)) continue;
    const bytes = bytesOf(field);
    veil.fill(UNKNOWN, field.at, field.at + bytes);
    const rows = field.shape?.[0];
    if (field.seen_by === 'owner' && seat >= 0 && rows) {
      const row = bytes / rows;
      veil.fill(0, field.at + seat * row, field.at + (seat + 1) * row);
    }
  }
  return veil;
}

/** The fields of a state that a seat is shown. */
export function viewOf(
  record: RecordAbout,
  state: State,
  seat: number,
  isOver: boolean,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(record.fields)) {
    if (field.worked_out) continue;
    if (isOpen(field, isOver)) fields[name] = plain(field, state);
    else if (field.seen_by === 'owner')
      fields[name] = (plain(field, state) as unknown[]).map((row, number) => (number === seat ? row : null));
  }
  return fields;
}

/** All fields of a record: for a game's facts, which hide nothing. */
export function factsOf(record: RecordAbout, facts: Uint8Array): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record.fields).map(([name, field]) => [name, plain(field, facts)]),
  );
}

/** One number of a record. */
export function numberIn(record: RecordAbout, bytes: Uint8Array, name: string): number {
  const field = record.fields[name];
  if (!field) throw new Error(`there is no field ${name}`);
  return Number(numberAt(dataOf(bytes), field.at, field.of));
}

/** The numbers of a field in a row. */
export function numbersIn(record: RecordAbout, bytes: Uint8Array, name: string): number[] {
  const field = record.fields[name];
  if (!field) throw new Error(`there is no field ${name}`);
  const [data, size] = [dataOf(bytes), SIZES[field.of] ?? 1];
  const count = bytesOf(field) / size;
  return Array.from({ length: count }, (_, place) =>
    Number(numberAt(data, field.at + place * size, field.of)),
  );
}

/** Set the numbers of a field in a row. */
export function setNumbers(
  record: RecordAbout,
  bytes: Uint8Array,
  name: string,
  numbers: readonly number[],
): void {
  const field = record.fields[name];
  if (!field) throw new Error(`there is no field ${name}`);
  const [data, size] = [dataOf(bytes), SIZES[field.of] ?? 1];
  numbers.forEach((number, place) => write(data, field.at + place * size, field.of, number));
}

function isOpen(field: FieldAbout, isOver: boolean): boolean {
  return field.seen_by === 'all' || (!!field.open_at_end && isOver);
}

function bytesOf(field: FieldAbout): number {
  return (field.shape ?? []).reduce((product, length) => product * length, SIZES[field.of] ?? 1);
}

function dataOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function plain(field: FieldAbout, bytes: Uint8Array): unknown {
  const data = dataOf(bytes);
  const size = SIZES[field.of] ?? 1;
  let at = field.at;
  const read = (shape: readonly number[]): unknown => {
    const [length, ...inner] = shape;
    if (length !== undefined) return Array.from({ length }, () => read(inner));
    const value = numberAt(data, at, field.of);
    at += size;
    return valueOf(field, value);
  };
  return read(field.shape ?? []);
}

function valueOf(field: FieldAbout, value: number | bigint): unknown {
  if (field.set_of) return membersOf(value);
  if (field.of === 'bool') return value !== 0;
  const number = Number(value);
  if (field.one_of) return number >= 0 ? (field.one_of[number] ?? null) : null;
  return field.maybe && number < 0 ? null : number;
}

function membersOf(set: number | bigint): number[] {
  const members: number[] = [];
  const bits = typeof set === 'bigint' ? BigInt.asUintN(WORD, set) : BigInt(set);
  const [low, high] = [Number(bits & 0xffffffffn), Number((bits >> 32n) & 0xffffffffn)];
  for (let member = 0; member < 32; member++) if ((low >>> member) & 1) members.push(member);
  for (let member = 0; member < 32; member++) if ((high >>> member) & 1) members.push(32 + member);
  return members;
}

function numberAt(data: DataView, at: number, of: string): number | bigint {
  switch (of) {
    case 'int8':
      return data.getInt8(at);
    case 'bool':
    case 'uint8':
      return data.getUint8(at);
    case 'int16':
      return data.getInt16(at, true);
    case 'int32':
      return data.getInt32(at, true);
    case 'float32':
      return data.getFloat32(at, true);
    case 'float64':
      return data.getFloat64(at, true);
    case 'int64':
      return data.getBigInt64(at, true);
  }
  throw new Error(`nobody reads numbers of the kind ${of}`);
}

function write(data: DataView, at: number, of: string, value: number): void {
  switch (of) {
    case 'int8':
      return data.setInt8(at, value);
    case 'int16':
      return data.setInt16(at, value, true);
    case 'int32':
      return data.setInt32(at, value, true);
    case 'int64':
      return data.setBigInt64(at, BigInt(value), true);
  }
  throw new Error(`nobody writes numbers of the kind ${of}`);
}
