/** Somebody's challenge of one day: how it stands, and what is worked out in the background when it is over. */

import {
  beginDaily,
  dailyDecisions,
  dailyJudged,
  dailyPlayedBy,
  localHost,
  savedLocal,
} from '../tables/local.svelte';
import { Refusal } from '../wire/api';
import { ranking } from '../pages/result/ranking';
import { COMPARED, type Deal, tryId } from './deal';
import { isCompared, isJudged, keep, type Taken, taken } from './kept';

export type Standing = 'new' | 'playing' | 'over' | 'ended';

export class Challenge {
  standing = $state<Standing>('new');
  taken = $state.raw<Taken>({});
  private isLeft = false;
  private readonly id: string;

  constructor(readonly deal: Deal) {
    this.id = tryId(deal.date);
    this.taken = taken()[deal.date] ?? {};
  }

  /** See how the table stands, if there is one. */
  async look(): Promise<void> {
    const table = await localHost.table(this.id, null, null).catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.trouble.code === 'no-such-table') return null;
      throw problem;
    });
    // Whoever has removed the table has had their try all the same.
    if (!table) this.standing = this.taken.points === undefined ? 'new' : 'over';
    else if (table.status === 'playing') this.standing = 'playing';
    else if (table.scene!.winners.length === 0) this.standing = 'ended';
    else {
      const rank = ranking(table.scene!.points, table.scene!.winners).find(
        ({ seat }) => seat === this.deal.seat,
      )!;
      this.note({ points: rank.points ?? 0, place: rank.place });
      this.standing = 'over';
    }
  }

  begin(name: string, isPractice: boolean): Promise<string> {
    return beginDaily(this.deal, name, isPractice);
  }

  record(): Promise<unknown> {
    return savedLocal(this.id);
  }

  note(more: Taken): void {
    this.taken = keep(this.deal.date, more);
  }

  /** Judge the decisions, and let bots play the same deal, as far as that is not known yet. */
  async workOut(): Promise<void> {
    await this.compare();
    await this.judge();
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.isLeft = true;
  }

  private async compare(): Promise<void> {
    if (isCompared(this.taken)) return;
    for (const level of COMPARED) {
      if (this.isLeft) return;
      if (this.taken.levels?.[level]) continue;
      const made = await dailyPlayedBy(level, this.deal);
      this.note({ levels: { ...this.taken.levels, [level]: made } });
    }
  }

  private async judge(): Promise<void> {
    if (isJudged(this.taken)) return;
    const decisions = await dailyDecisions(this.id, this.deal.seat);
    this.note({ decisions: decisions.length });
    for (const number of decisions) {
      if (this.isLeft) return;
      if (this.taken.losses?.[number] !== undefined) continue;
      const loss = await dailyJudged(this.id, this.deal.seat, number);
      this.note({ losses: { ...this.taken.losses, [number]: loss } });
    }
  }
}
