/** Records as files, and games of this browser handed to the service. */

import { complain } from '../pieces/toasts.svelte';
import { go } from '../router.svelte';
import { savedLocal } from '../tables/local.svelte';
import * as api from '../wire/api';
import type { Replay } from '../wire/scenes';
import { keepPlayers, type Players } from './handed';

/** Save the record of a game in this browser, or what can be saved of it. */
export async function saveLocal(id: string, game: string): Promise<void> {
  try {
    const text = JSON.stringify(await savedLocal(id));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${game || 'pangea'}-${id.slice(1)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
  } catch (problem) {
    complain(problem);
  }
}

/**
 * Hand a game to the service, and show its replay there: it has a link that others can open. Whoever wants it analysed
 * finds that begun.
 */
export async function handOver(
  { record, ...players }: Pick<Replay, 'record'> & Players,
  isToAnalyse = false,
): Promise<void> {
  try {
    const { id } = await api.openRecord(record);
    keepPlayers(id, players);
    if (isToAnalyse) await api.analyse({ id, invite: null });
    go(`/replay/${id}${isToAnalyse ? '?sheet=analysis' : ''}`);
  } catch (problem) {
    complain(problem);
  }
}
