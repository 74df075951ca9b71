/** Any game in words, from what its book says of its fields. */

import type { FieldShown } from '../../wire/types';
import type { SeatLook, TellProps, TextRow } from '../contract';

/** Lists of no more than this are read out whole; of longer ones only what is there. */
const SHORT = 12;
const NOTHING = '–';

/** Every field that is shown, by what it means. */
export function rowsOf({ scene, board, seats }: TellProps): TextRow[] {
  return [...rowsIn(scene.view, board.book.view, seats), ...rowsIn(scene.facts, board.book.facts, seats)];
}

/** What is printed beside the board. */
export function printedOn({ board }: Pick<TellProps, 'board'>): TextRow[] {
  return Object.entries(board.book.printed).map(([label, value]) => ({
    label,
    value: JSON.stringify(value),
  }));
}

/** All of it, for those who hear it. */
export function tell(props: TellProps): TextRow[] {
  return [...rowsOf(props), ...printedOn(props)];
}

function rowsIn(
  values: Record<string, unknown>,
  fields: Record<string, FieldShown>,
  seats: SeatLook[],
): TextRow[] {
  return Object.entries(fields)
    .filter(([name]) => name in values)
    .map(([name, field]) => ({ label: field.means, value: inWords(values[name], field, seats, 0) }));
}

function inWords(value: unknown, field: FieldShown, seats: SeatLook[], depth: number): string {
  if (value === null || value === undefined) return NOTHING;
  if (depth < field.shape.length && Array.isArray(value)) return listInWords(value, field, seats, depth);
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : NOTHING;
  if (field.is_seat) return seats[Number(value)]?.name ?? NOTHING;
  return String(value);
}

function listInWords(values: unknown[], field: FieldShown, seats: SeatLook[], depth: number): string {
  const isOfSeats = depth === 0 && (field.seen_by === 'owner' || /^\w+\[seat\]/.test(field.means));
  const named = values.map((value, number) => ({
    name: isOfSeats ? seats[number]?.name : String(number),
    words: inWords(value, field, seats, depth + 1),
  }));
  if (isOfSeats) return joined(named.filter(({ name }) => name !== undefined));
  if (named.length <= SHORT && depth === field.shape.length - 1)
    return named.map(({ words }) => words).join(', ');
  return joined(named.filter(({ words }) => words !== '0' && words !== NOTHING)) || NOTHING;
}

function joined(named: { name: string | undefined; words: string }[]): string {
  return named.map(({ name, words }) => `${name}: ${words}`).join('; ');
}
