/** Short messages at the edge of the page: what was refused and why, what was copied, what went wrong. */

import { NoService, Refusal, STRAY, Unreachable } from '../wire/api';
import { say, t } from '../words/words.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'trouble';
  /** The rule that it speaks of, by its id. */
  rule: string | null;
}

const PLAIN_FOR = 4_000;
const TROUBLE_FOR = 9_000;

let next = 0;
let shown = $state<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

export function toast(text: string, kind: Toast['kind'] = 'plain', rule: string | null = null): void {
  const id = next++;
  shown = [...shown.filter((one) => one.text !== text), { id, text, kind, rule }].slice(-3);
  setTimeout(() => dismiss(id), kind === 'plain' ? PLAIN_FOR : TROUBLE_FOR);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}

/** Say what went wrong, in the reader's language; seats are called by these names. */
export function complain(problem: unknown, names: string[] = []): void {
  // The page offers a fresh start instead.
  if (problem instanceof Refusal && problem.trouble.code === STRAY) return;
  toast(complaint(problem, names), 'trouble', problem instanceof Refusal ? problem.trouble.rule : null);
}

export function complaint(problem: unknown, names: string[] = []): string {
  if (problem instanceof Refusal) {
    // The service has said it in this language already; only a proxy's words are ours to say.
    return problem.trouble.text || say(problem.trouble.words, names);
  }
  if (problem instanceof NoService) return t('web-service-none');
  if (problem instanceof Unreachable) return t('web-trouble-unreachable');
  console.error(problem);
  return t('web-trouble-page');
}
