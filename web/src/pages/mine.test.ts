import { expect, test } from 'vitest';

import { inOrder } from './mine';

function table(touched: string, status: 'playing' | 'over' | 'gathering', your_turn: boolean) {
  return { touched: `2026-11-${touched}T10:00:00+00:00`, status, your_turn };
}

test('games that wait for the reader come first, and of the others those touched last', () => {
  const over = table('19', 'over', false);
  const others = table('18', 'playing', false);
  const gathering = table('17', 'gathering', false);
  const awaited = table('16', 'playing', true);
  const longAwaited = table('15', 'playing', true);
  const tables = [over, longAwaited, gathering, awaited, others];
  expect(inOrder(tables)).toEqual([awaited, longAwaited, over, others, gathering]);
});
