/** Is there a service, and does it answer? Tables with others, names, replays by link and analyses need one. */

import { hasService } from './base';

export type ServiceState = 'there' | 'away' | 'none';

let answers = $state(true);
let stray = $state<string | null>(null);

/** A host of static files has none; one that did not answer the last time is away. */
export function serviceState(): ServiceState {
  if (!hasService) return 'none';
  return answers ? 'there' : 'away';
}

/** The service was asked: did anybody answer? */
export function noteAnswer(answered: boolean): void {
  answers = answered;
}

/** Why the service refused an act of this browser, whose cookie it does not recognise; null if it did not. */
export function strayIdentity(): string | null {
  return stray;
}

export function noteStrayIdentity(why: string | null): void {
  stray = why;
}
