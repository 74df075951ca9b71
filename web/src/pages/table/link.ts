/** Links to hand round: the clipboard, or whatever the phone shares with. */

import { at } from '../../base';
import { toast } from '../../pieces/toasts.svelte';
import { to } from '../../router.svelte';
import type { Table } from '../../wire/scenes';
import { t } from '../../words/words.svelte';

/** The address that brings a friend to this table, with the word that opens a seat. */
export function inviteTo(table: Table, invite: string | null, origin = location.origin): string {
  const word = table.invite ?? invite;
  const address = new URL(to(`/table/${encodeURIComponent(table.id)}`), origin);
  if (word && (table.private || table.status === 'gathering')) address.searchParams.set('invite', word);
  return address.href;
}

/** Where its record is fetched from; the word that let somebody in to watch lets them have that, too. */
export function recordOf(table: Table, invite: string | null): string {
  const path = at(`api/tables/${encodeURIComponent(table.id)}/record`);
  return invite ? `${path}?${new URLSearchParams({ invite }).toString()}` : path;
}

/** Where its replay is shown: of a private table, with the word, so that the address can be handed round. */
export function replayOf(table: Table, invite: string | null): string {
  return to(replayPath(table, invite));
}

function replayPath(table: Table, invite: string | null): string {
  const path = `/replay/${encodeURIComponent(table.id)}`;
  const word = table.private ? (table.invite ?? invite) : null;
  return word ? `${path}?${new URLSearchParams({ invite: word }).toString()}` : path;
}

/** The same with the analysis opened. */
export function analysisOf(table: Table, invite: string | null): string {
  const address = new URL(replayPath(table, invite), location.origin);
  address.searchParams.set('sheet', 'analysis');
  return to(address.pathname + address.search);
}

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t('web-link-copied'));
  } catch {
    // Without https browsers keep the clipboard to themselves: then the link can be copied by hand.
    window.prompt(t('web-copy-by-hand'), link);
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

export async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title: `Pangea: ${title}`, url: link });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) await copyLink(link);
  }
}
