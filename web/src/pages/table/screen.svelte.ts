/**
 * Several players at one screen: which seat looks at it, and the curtain between their turns. Only games with hidden
 * information have one. While it is closed the page looks as a spectator: the public board stays in sight, and the
 * service sends no secret.
 */

import * as api from '../../wire/api';
import type { LiveTable } from '../../wire/table.svelte';
import type { Table } from '../../wire/scenes';

/** The viewer without a seat, as the wire calls it. */
export const NOBODY = -1;

async function hides(game: string): Promise<boolean> {
  const { games } = await api.games();
  return games.find((one) => one.name === game)?.hides ?? true;
}

/** After this long without the public view, the curtain hides even the board. */
const LATE_MS = 1_000;

export class SharedScreen {
  /** The seat that the curtain waits for. */
  awaited = $state<number | null>(null);
  /** Is a change of viewer under way? */
  checking = $state(false);

  /** The seat whose player has said that they sit here; null as long as that is unknown. */
  private sitting = $state<number | null>(null);
  /** Is a move being taken back? */
  private takesBack = false;

  constructor(private readonly live: LiveTable) {}

  /** Does the page hold the secrets of a seat whose player has not said that they sit here? */
  hides({ yours, status, scene }: Table): boolean {
    if (yours.length < 2 || status !== 'playing' || !scene || scene.eyes === NOBODY) return false;
    return scene.eyes !== this.sitting;
  }

  /** After each change of the table: close the curtain if another player at this screen is to move. */
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
        // The page may still hold what the last player saw: the curtain hides it, and its button tries again.
        this.waitFor(next ?? table.yours[0]!);
        throw problem;
      }
    });
  }

  /** The next player is here. */
  async ready(): Promise<void> {
    const seat = this.awaited;
    if (seat === null || this.takesBack) return;
    await this.settle(async () => this.sit(seat));
  }

  /** Take the last move back before the next player has looked: at once, or if the others agree. */
  async takeBack(seat: number, how: Table['undo']): Promise<void> {
    // A player who has pressed the button of the curtain is about to see the board.
    if (this.takesBack || this.sitting !== null) return;
    this.takesBack = true;
    try {
      await this.settle(async () => {
        if (how === 'ask') return this.live.offer('undo', seat);
        await this.live.undo(seat);
        await this.sit(seat);
      });
    } finally {
      this.takesBack = false;
    }
  }

  /** Does the right player look or is awaited? `next`: the seat at this screen that is to move. */
  private isSettled(next: number | null, eyes: number): boolean {
    if (this.awaited !== null) return this.awaited === next;
    if (next !== null) return next === this.sitting;
    // Others move. The player who sat here last continues to look.
    return this.sitting !== null || eyes === NOBODY;
  }

  private async close(next: number | null, eyes: number): Promise<void> {
    const late = setTimeout(() => this.waitFor(next), LATE_MS);
    try {
      // Meanwhile the next player may have opened the curtain.
      if (eyes !== NOBODY && !(await this.live.lookThrough(NOBODY))) return;
    } finally {
      clearTimeout(late);
    }
    this.waitFor(next);
  }

  private waitFor(next: number | null): void {
    this.sitting = null;
    this.awaited = next;
  }

  private async sit(seat: number): Promise<void> {
    this.sitting = seat;
    try {
      if (await this.live.lookThrough(seat)) this.awaited = null;
    } catch (problem) {
      this.sitting = null;
      throw problem;
    }
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
