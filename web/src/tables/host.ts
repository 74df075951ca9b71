/**
 * Whoever keeps a table: the service, or the page itself. Both answer with the same messages, so that everything after
 * that is the same code. A table's id says who keeps it.
 */

import type { ReplayAsked } from '../wire/api';
import type * as wire from '../wire/types';

/** Somebody who shows a table. */
export interface Watcher {
  /** What is known of it, and through which eyes it is looked at. */
  asks: () => wire.Watch;
  hears: (event: wire.TableEvent | wire.PresenceEvent | wire.TalkEvent | wire.TroubleEvent) => void;
}

export interface TableHost {
  /** A table through these eyes, or through those that the host thinks fit. */
  table(id: string, eyes: number | null, invite: string | null): Promise<wire.Table>;
  /** The position as these eyes may know it, for rules in the page. */
  position(id: string, eyes: number, invite: string | null): Promise<wire.PositionSent>;
  /** Earlier positions of a game that goes on, from after `start` moves, as these eyes saw them. */
  past(id: string, eyes: number, start: number, count: number, invite: string | null): Promise<wire.Scenes>;
  /** Take a seat at the table as it was seen: by its number. */
  join(id: string, invite: string | null, number: number, seat: number | null): Promise<wire.Table>;
  /** Before the game: `fill` an open seat with a bot, or change the `settings`. */
  arrange(id: string, what: 'fill' | 'invitations' | 'settings', wanted: object): Promise<wire.Table>;
  end(id: string): Promise<wire.Table>;
  rematch(id: string): Promise<wire.Table>;
  /** An act of a seat, made for the number that the table had. No event tells of it once more. */
  act(id: string, what: string, acted: wire.SeatAct, logFrom: number): Promise<wire.Table>;
  hint(id: string, seat: number, number: number): Promise<wire.Hint>;
  replay(asked: ReplayAsked): Promise<wire.Replay>;
  scenes(asked: ReplayAsked, eyes: number, start: number, count: number): Promise<wire.Scenes>;
  /** Hear of a table until the function that comes back is called. */
  watch(id: string, watcher: Watcher): () => void;
  /** Say again what is asked for: other eyes, or from another point on. */
  ask(id: string): void;
}

/** Ids of tables in the page begin with a letter that no id of the service has. */
const LOCAL = '~';

export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL);
}
