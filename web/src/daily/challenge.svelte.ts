/** Somebody's challenge of one day: how it stands, and what is worked out in the background when it is over. */

import { Crew } from '../tables/asking';
import { beginDaily, dailyDecisions, localHost, savedLocal } from '../tables/local.svelte';
import { Refusal } from '../wire/api';
import { ranking } from '../pages/result/ranking';
import { COMPARED, type Deal, tryId } from './deal';
import { inOrder } from './judging';
import { isCompared, isJudged, keep, type Taken, taken } from './kept';

export type Standing = 'new' | 'playing' | 'over' | 'ended';

export class Challenge {
  standing = $state<Standing>('new');
  taken = $state.raw<Taken>({});
  private isLeft = false;
  private crew: Crew | null = null;
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
    if (isCompared(this.taken) && isJudged(this.taken)) return;
    this.crew = new Crew();
    try {
      await Promise.all([this.compare(this.crew), this.judge(this.crew)]);
    } catch (problem) {
      if (!this.isLeft) throw problem;
    } finally {
      this.crew.end();
    }
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.isLeft = true;
    this.crew?.end();
  }

  private async compare(crew: Crew): Promise<void> {
    const levels = inOrder(
      COMPARED.filter((level) => !this.taken.levels?.[level]),
      crew.size,
    );
    await Promise.all(
      levels.map(async (level) => {
        const made = await crew.call('dailyPlayedBy', level, this.deal);
        this.note({ levels: { ...this.taken.levels, [level]: made } });
      }),
    );
  }

  private async judge(crew: Crew): Promise<void> {
    if (isJudged(this.taken)) return;
    const { numbers, finished } = await dailyDecisions(this.id, this.deal.seat);
    this.note({ decisions: numbers.length });
    await Promise.all(
      numbers
        .filter((number) => this.taken.losses?.[number] === undefined)
        .map(async (number) => {
          const loss = await crew.call('dailyJudged', this.deal, finished, number);
          this.note({ losses: { ...this.taken.losses, [number]: loss } });
        }),
    );
  }
}
