import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});

import type { Asked } from '../local/protocol';
import { Unreachable } from '../wire/api';
import { Crew } from './asking';

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  static all: SlowWorker[] = [];
  asked: Asked[] = [];
  isEnded = false;

  constructor() {
    super();
    SlowWorker.all.push(this);
  }

  postMessage(message: object): void {
    if ('call' in message) this.asked.push(message as Asked);
  }

  answer(): void {
    const { number, with: given } = this.asked.at(-1)!;
    this.dispatchEvent(new MessageEvent('message', { data: { number, answer: given[0] } }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  SlowWorker.all = [];
  vi.stubGlobal('Worker', SlowWorker);
});

function crewOf(cores: number): { crew: Crew; ask: (level: string) => Promise<unknown> } {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  const crew = new Crew();
  return { crew, ask: (level) => crew.call('dailyPlayedBy', level, {} as never) };
}

test('each worker of a crew has one question at a time, and the next one when it has answered', async () => {
  const { ask } = crewOf(2);
  const answers = ['elder', 'hatchling', 'gatherer'].map(ask);
  const [one, other] = SlowWorker.all;
  expect([one!.asked.length, other!.asked.length]).toEqual([1, 1]);
  other!.answer();
  expect(await answers[1]).toBe('hatchling');
  await vi.waitFor(() => expect(other!.asked).toHaveLength(2));
  other!.answer();
  one!.answer();
  expect(await Promise.all(answers)).toEqual(['elder', 'hatchling', 'gatherer']);
  expect(SlowWorker.all).toHaveLength(2);
});

test('a crew is no larger than a phone can bear, and nobody is left when it is not needed', async () => {
  const { crew, ask } = crewOf(32);
  const answers = Array.from({ length: 9 }, (_, number) => ask(String(number)));
  const ended = expect(Promise.race(answers)).rejects.toBeInstanceOf(Unreachable);
  expect(SlowWorker.all).toHaveLength(4);
  crew.end();
  await ended;
  expect(SlowWorker.all.every(({ isEnded }) => isEnded)).toBe(true);
  await Promise.allSettled(answers.slice(0, 4));
  await expect(ask('too late')).rejects.toBeInstanceOf(Unreachable);
  expect(SlowWorker.all).toHaveLength(4);
});
