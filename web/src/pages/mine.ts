/** The reader's tables, at the service and in this browser, in the order in which the home page lists them. */

import type { TableListed } from '../wire/types';

type Listed = Pick<TableListed, 'status' | 'your_turn' | 'touched'>;

/** Games that wait for the reader come first, then those touched last. */
export function inOrder<Table extends Listed>(tables: readonly Table[]): Table[] {
  return tables.toSorted(
    (one, other) =>
      Number(isAwaited(other)) - Number(isAwaited(one)) ||
      Date.parse(other.touched) - Date.parse(one.touched),
  );
}

function isAwaited({ status, your_turn }: Listed): boolean {
  return status === 'playing' && your_turn;
}
