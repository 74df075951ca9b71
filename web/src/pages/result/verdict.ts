/** How a game came out, spoken to whoever looks: to a player, or to people who watch or share a screen. */

import type { Happening, Said } from '../../wire/types';
import { isTieBroken, type Rank } from './ranking';

export interface Verdict {
  title: Said;
  /** By how much, and against whom. */
  detail: Said | null;
  /** Who else might have won, where a tie-break decided between others than the one spoken to. */
  tie?: Said;
  /** Is there something to celebrate? Whoever watches celebrates with the winners. */
  isWon: boolean;
  /** Where whoever is spoken to came; null if they have won, or nobody is spoken to. */
  place: number | null;
}

/** What the rule for ties compares, in its order: by the message that names it, the numbers of all seats. */
export type TieBreakers = Record<string, readonly number[]>;

/**
 * `own`: the seat that the text addresses; null if there is none, or several. `playedBy`: for each seat the level of
 * the bot that made most decisions for its player, who has won nothing then.
 */
export function verdictOf(
  ranks: readonly Rank[],
  own: number | null,
  breakers: TieBreakers = {},
  playedBy: readonly (string | null)[] = [],
): Verdict {
  const winners = ranks.filter((rank) => rank.hasWon);
  const mine = ranks.find((rank) => rank.seat === own);
  const level = mine && playedBy[mine.seat];
  if (level) return played(mine, level);
  if (mine && !mine.hasWon) return lost(ranks, mine, winners, breakers);
  if (!mine && winners.every(({ seat }) => playedBy[seat]))
    return {
      title: said('result-played-wins', { names: seats(winners) }),
      detail: ahead(ranks, winners, breakers),
      isWon: false,
      place: null,
    };
  const others = winners.filter((rank) => rank !== mine);
  const title = mine
    ? said(others.length > 0 ? 'result-shared' : 'result-won')
    : said('result-wins', { count: winners.length, names: seats(winners) });
  const together =
    winners.length > 1 ? said('result-together', { names: seats(mine ? others : winners) }) : null;
  return {
    title,
    detail: mine && together ? together : ahead(ranks, winners, breakers),
    isWon: true,
    place: null,
  };
}

function played(mine: Rank, level: string): Verdict {
  return {
    title: said('result-played', { level: said(`bots-level-${level}`) }),
    detail: said('result-played-place', { place: mine.place }),
    isWon: false,
    place: null,
  };
}

function lost(ranks: readonly Rank[], mine: Rank, winners: readonly Rank[], breakers: TieBreakers): Verdict {
  const title = said('result-place', { place: mine.place });
  const behind = (winners[0]?.points ?? 0) - (mine.points ?? 0);
  const names = seats(winners);
  const detail =
    behind > 0
      ? said('result-behind', { points: behind, names })
      : said('result-level', { names, how: decided(ranks, winners, breakers) });
  const verdict = { title, detail: ranks.length > 1 ? detail : null, isWon: false, place: mine.place };
  if (behind <= 0 || !isTieBroken(ranks)) return verdict;
  const best = ranks.filter(({ points }) => points === winners[0]!.points);
  return {
    ...verdict,
    tie: said('result-tied', { names: seats(best), how: decided(ranks, winners, breakers) }),
  };
}

/** By how much the winners are ahead of those who come next. */
function ahead(ranks: readonly Rank[], winners: readonly Rank[], breakers: TieBreakers): Said | null {
  const next = ranks.find((rank) => !rank.hasWon);
  const best = winners[0];
  if (!next || !best) return null;
  const names = seats(ranks.filter((rank) => rank.place === next.place));
  if (isTieBroken(ranks)) return said('result-level', { names, how: decided(ranks, winners, breakers) });
  return said('result-ahead', { points: (best.points ?? 0) - (next.points ?? 0), names });
}

/** What broke a tie: the first number in which the winner is ahead of the best of those who did not win. */
function decided(ranks: readonly Rank[], winners: readonly Rank[], breakers: TieBreakers): Said {
  const winner = winners[0]!;
  const level = ranks.filter((rank) => !rank.hasWon && rank.points === winner.points);
  let rivals = level.map(({ seat }) => seat);
  for (const [message, numbers] of Object.entries(breakers)) {
    const most = numbers[winner.seat] ?? 0;
    const next = Math.max(...rivals.map((seat) => numbers[seat] ?? 0));
    if (most > next) return said(message, { most, next });
    rivals = rivals.filter((seat) => numbers[seat] === most);
  }
  return said('result-tie-rule');
}

/** Who ended a game before its end; null if it came to its end. */
export function endedBy(happened: readonly Happening[], yours: readonly number[]): Said {
  const last = happened.findLast(({ kind }) => kind.startsWith('ended'));
  if (last?.kind === 'ended by consent') return said('result-ended-consent');
  if (last?.kind === 'ended by host') return said('result-ended-host');
  if (last?.kind === 'ended without') return said('result-ended-without', { name: { seat: last.seat } });
  if (last && yours.includes(last.seat)) return said('result-ended-yours');
  return last && last.seat >= 0
    ? said('result-ended-by', { name: { seat: last.seat } })
    : said('result-ended-early');
}

function seats(ranks: readonly Rank[]): { seat: number }[] {
  return ranks.map(({ seat }) => ({ seat }));
}

function said(say: string, about: Record<string, unknown> = {}): Said {
  return { say, about } as Said;
}
