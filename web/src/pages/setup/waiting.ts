/** Bot accounts that wait for opponents. */

import type { WaitingBot } from '../../wire/types';

/** Those that would play this game with so many players. */
export function suiting(bots: WaitingBot[], game: string, players: number): WaitingBot[] {
  return bots.filter(
    (bot) => bot.games.includes(game) && (bot.players.length === 0 || bot.players.includes(players)),
  );
}
