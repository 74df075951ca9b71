/** What a busy service is asked again, and what is thrown at once. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../base', () => ({ at: (path: string) => path, hasService: true }));
vi.mock('../service.svelte', () => ({ noteAnswer: () => undefined }));
vi.mock('../words/words.svelte', () => ({
  hasWords: () => true,
  language: () => 'en',
  need: () => undefined,
}));

import { analyse, analysis, openRecord, sendDaily } from './api';

function refusal(code: string, seconds: number): Response {
  const trouble = { code, words: { say: code, about: {} }, text: code, rule: null };
  const headers = { 'Retry-After': String(seconds) };
  return new Response(JSON.stringify(trouble), { status: 429, headers });
}

let answers: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a result is sent again after the seconds that a busy service says', async () => {
  answers = [refusal('one-check', 3), refusal('many-checks', 2), new Response('{"count":1}')];
  const sent = sendDaily('2026-11-19', {});
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(sent).resolves.toEqual({ count: 1 });
});

test.each([analyse, analysis])('an analysis is asked for again as well', async (ask) => {
  answers = [refusal('many-checks', 2), new Response('{"status":"waiting"}')];
  const asked = ask({ id: 'r1', invite: null });
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(asked).resolves.toEqual({ status: 'waiting' });
});

test('other refusals are thrown at once, and so are long waits', async () => {
  answers = [refusal('day-used-up', 3)];
  await expect(openRecord({})).rejects.toMatchObject({ status: 429, retryAfter: 3 });
  answers = [refusal('work-used-up', 600)];
  await expect(openRecord({})).rejects.toMatchObject({ retryAfter: 600 });
});
