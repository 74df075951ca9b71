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

/** `own`: the one seat that is spoken to; null where nobody is, or several are. */
export function verdictOf(ranks: readonly Rank[], own: number | null, game: string): Verdict {
  const winners = ranks.filter((rank) => rank.hasWon);
  const mine = ranks.find((rank) => rank.seat === own);
  if (mine && !mine.hasWon) return lost(ranks, mine, winners, game);
  const others = winners.filter((rank) => rank !== mine);
  const title = mine
    ? said(others.length > 0 ? 'result-shared' : 'result-won')
    : said('result-wins', { count: winners.length, names: seats(winners) });
  const together =
    winners.length > 1 ? said('result-together', { names: seats(mine ? others : winners) }) : null;
  return {
    title,
    detail: mine && together ? together : ahead(ranks, winners, game),
    isWon: true,
    place: null,
  };
}

function lost(ranks: readonly Rank[], mine: Rank, winners: readonly Rank[], game: string): Verdict {
  const title = said('result-place', { place: mine.place });
  const behind = (winners[0]?.points ?? 0) - (mine.points ?? 0);
  const names = seats(winners);
  const detail = behind > 0 ? said('result-behind', { points: behind, names }) : tie(game, names);
  const verdict = { title, detail: ranks.length > 1 ? detail : null, isWon: false, place: mine.place };
  if (behind <= 0 || !isTieBroken(ranks)) return verdict;
  const best = ranks.filter(({ points }) => points === winners[0]!.points);
  return { ...verdict, tie: said('result-tied', { names: seats(best) }) };
}

/** By how much the winners are ahead of those who come next. */
function ahead(ranks: readonly Rank[], winners: readonly Rank[], game: string): Said | null {
  const next = ranks.find((rank) => !rank.hasWon);
  const best = winners[0];
  if (!next || !best) return null;
  const names = seats(ranks.filter((rank) => rank.place === next.place));
  if (isTieBroken(ranks)) return tie(game, names);
  return said('result-ahead', { points: (best.points ?? 0) - (next.points ?? 0), names });
}

/** Games without a tie-break of their own never come here. */
function tie(game: string, names: { seat: number }[]): Said {
  return said(`result-tie-${game === 'trias' || game === 'planet' ? game : 'other'}`, { names });
}

/** Who ended a game before its end; null if it came to its end. */
export function endedBy(happened: readonly Happening[], yours: readonly number[]): Said {
  const last = happened.findLast(({ kind }) => kind.startsWith('ended'));
  if (last?.kind === 'ended by consent') return said('result-ended-consent');
  if (last?.kind === 'ended by host') return said('result-ended-host');
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
