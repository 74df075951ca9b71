/**
 * Several players at one screen: who sits before it now, and whether the next one's turn must begin behind a
 * curtain. It must where something is hidden: where a seat sees what a watcher does not.
 */

import * as api from '../../wire/api';
import type { LiveTable } from '../../wire/table.svelte';
import type { Table } from '../../wire/types';

export class SharedScreen {
  /** The seat that the curtain waits for. */
  awaited = $state<number | null>(null);
  /** Is it being found out whose eyes may look? Nothing is shown meanwhile. */
  checking = $state(false);

  private sitting: number | null = null;

  constructor(private readonly live: LiveTable) {}

  /** Whenever the table has changed: is it the turn of somebody else at this screen? */
  async follow(table: Table): Promise<void> {
    const turn = table.scene?.turn ?? -1;
    const isShared = table.yours.length > 1;
    if (!isShared || table.status !== 'playing' || !table.yours.includes(turn) || turn === this.sitting)
      return;
    if (this.checking || this.awaited === turn) return;
    this.checking = true;
    try {
      if (await this.hides(turn)) this.awaited = turn;
      else await this.sit(turn);
    } catch (problem) {
      // What was shown is not for the eyes of whoever comes now: the curtain hides it, and its button asks again.
      this.awaited = turn;
      throw problem;
    } finally {
      this.checking = false;
    }
  }

  /** The next player is here. */
  async ready(): Promise<void> {
    const seat = this.awaited;
    if (seat === null) return;
    await this.sit(seat);
    this.awaited = null;
  }

  private async sit(seat: number): Promise<void> {
    await this.live.lookThrough(seat);
    this.sitting = seat;
  }

  private async hides(seat: number): Promise<boolean> {
    const [theirs, anyones] = await Promise.all([
      api.table(this.live.id, seat, null),
      api.table(this.live.id, -1, null),
    ]);
    return JSON.stringify(theirs.scene?.view) !== JSON.stringify(anyones.scene?.view);
  }
}
