/**
 * Several players at one screen: who sits before it now, and whether the next one's turn must begin behind a
 * curtain. It must where the game hides something: where a seat sees what others do not. While the curtain waits, the
 * table is looked at through nobody's eyes: what is public stays in sight, and no secret is even sent.
 */

import * as api from '../../wire/api';
import type { LiveTable } from '../../wire/table.svelte';
import type { Table } from '../../wire/scenes';

/** What the wire calls the eyes of somebody who only watches. */
export const NOBODY = -1;

async function hides(game: string): Promise<boolean> {
  const { games } = await api.games();
  return games.find((one) => one.name === game)?.hides ?? true;
}

export class SharedScreen {
  /** The seat that the curtain waits for. */
  awaited = $state<number | null>(null);
  /** Is it being found out whose eyes may look? */
  checking = $state(false);

  /** Who sits before the screen; null until somebody has said so. */
  private sitting = $state<number | null>(null);

  constructor(private readonly live: LiveTable) {}

  /** Is what was sent of the table not for everybody's eyes, though nobody knows who sits here? */
  hides({ yours, status, scene }: Table): boolean {
    if (yours.length < 2 || status !== 'playing' || !scene || scene.eyes === NOBODY) return false;
    return scene.eyes !== this.sitting || (this.awaited !== null && !this.checking);
  }

  /** Whenever the table has changed: is it the turn of somebody else at this screen? */
  async follow(table: Table): Promise<void> {
    if (this.checking) return;
    if (table.yours.length < 2 || table.status !== 'playing' || !table.scene) {
      this.awaited = null;
      return;
    }
    const { turn, eyes } = table.scene;
    const next = table.yours.includes(turn) ? turn : null;
    if (this.isSettled(next, eyes)) return;
    await this.settle(async () => {
      try {
        if (await hides(table.game)) await this.close(next, eyes);
        else await this.sit(next ?? table.yours[0]!);
      } catch (problem) {
        // What was shown is not for the eyes of whoever comes now: the curtain hides it, and its button asks again.
        this.awaited = next ?? table.yours[0]!;
        throw problem;
      }
    });
  }

  /** The next player is here. */
  async ready(): Promise<void> {
    const seat = this.awaited;
    if (seat === null) return;
    await this.settle(async () => this.sit(seat));
  }

  /** Whoever moved last wants the move back before the next player has looked: at once, or if the others agree. */
  async takeBack(seat: number, how: Table['undo']): Promise<void> {
    await this.settle(async () => {
      if (how === 'ask') {
        await this.live.offer('undo', seat);
        // The answer came through that seat's eyes.
        await this.live.lookThrough(NOBODY);
      } else {
        await this.live.undo(seat);
        await this.sit(seat);
      }
    });
  }

  /** Does the right person look already, or is the right one awaited? `next`: who at this screen is to move. */
  private isSettled(next: number | null, eyes: number): boolean {
    if (this.awaited !== null) return this.awaited === next;
    if (next !== null) return next === this.sitting;
    // Others move. Whoever sat here last goes on looking.
    return this.sitting !== null || eyes === NOBODY;
  }

  private async close(next: number | null, eyes: number): Promise<void> {
    if (eyes !== NOBODY) await this.live.lookThrough(NOBODY);
    if (next === null) this.sitting = null;
    this.awaited = next;
  }

  private async sit(seat: number): Promise<void> {
    const before = this.sitting;
    this.sitting = seat;
    try {
      await this.live.lookThrough(seat);
    } catch (problem) {
      this.sitting = before;
      throw problem;
    }
    this.awaited = null;
  }

  private async settle(work: () => Promise<void>): Promise<void> {
    this.checking = true;
    try {
      await work();
    } finally {
      this.checking = false;
    }
  }
}
