import { expect, test } from 'vitest';

import { clockFace } from './countdown';

test('a clock shows what is left', () => {
  expect(clockFace(7)).toBe('0:07');
  expect(clockFace(90)).toBe('1:30');
  expect(clockFace(86_399)).toBe('23:59:59');
});

test('a second that has begun still counts', () => {
  expect(clockFace(0.2)).toBe('0:01');
  expect(clockFace(0)).toBe('0:00');
});

test('nobody has less than no time', () => {
  expect(clockFace(-3)).toBe('0:00');
});
