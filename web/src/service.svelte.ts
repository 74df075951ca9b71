/** Is there a service, and does it answer? Tables with others, names, replays by link and analyses need one. */

import { hasService } from './base';

export type ServiceState = 'there' | 'away' | 'none';

let answers = $state(true);

/** A host of static files has none; one that did not answer the last time is away. */
export function serviceState(): ServiceState {
  if (!hasService) return 'none';
  return answers ? 'there' : 'away';
}

/** The service was asked: did anybody answer? */
export function noteAnswer(answered: boolean): void {
  answers = answered;
}
