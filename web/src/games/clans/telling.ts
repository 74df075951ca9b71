/** Clans in words: territories and moves for those who hear the board, and for lists. */

import { listed, sideBySide, t } from '../../words/words.svelte';
import type { Line, Said, TellProps, TextRow } from '../contract';
import { CLANS } from './houses';
import { landOf, type Land } from './layout';
import { epochsOf, isLastToken, trackOf, villageOf, walkOf, type EpochNow } from './reading';
import { factsOf, printedOn, viewOf, type Facts, type View } from './types';

/** Number, terrain, huts and what has become of it: “12, forest: 2 red, 1 blue; village”. */
export function territoryInWords(view: View, facts: Facts, land: Land, territory: number): string {
  const terrain = t(`clans-terrain-${land.terrain[territory] ?? 'plain'}`);
  return t('clans-web-territory', {
    territory: String(territory),
    terrain,
    what: hutsInWords(view, facts, territory),
  });
}

/** The huts of a territory by clan, and whether it is a village. */
export function hutsInWords(view: View, facts: Facts, territory: number): string {
  const huts = (view.huts[territory] ?? [])
    .map((count, clan) => ({ count, clan: CLANS[clan] ?? 'black' }))
    .filter(({ count }) => count > 0)
    .map(({ count, clan }) => t('clans-web-huts', { count, clan: t(`clans-clan-${clan}`) }));
  const standing = facts.standing[territory] ?? 'open';
  const label = { open: '', village: 'village', new: 'new-village', gone: 'gone-village' }[standing];
  const words = huts.length > 0 ? [listed(huts)] : standing === 'gone' ? [] : [t('clans-label-empty')];
  return sideBySide([...words, ...(label ? [t(`clans-label-${label}`)] : [])]);
}

export function terrainsInWords(terrains: readonly string[]): string {
  if (terrains.length === 0) return t('clans-label-none');
  if (terrains.length > 1) return t('clans-label-all');
  return t(`clans-terrain-${terrains[0] ?? ''}`);
}

export function epochInWords(epoch: EpochNow): string {
  return t('clans-web-epoch', {
    favourable: terrainsInWords(epoch.favourable),
    bonus: epoch.bonus,
    hostile: terrainsInWords(epoch.hostile),
    left: t('clans-label-villages-left', { count: epoch.left }),
  });
}

/** The whole table as text: the epochs, the clans, the seats, and territory by territory. */
export function tell({ scene, board, seats }: TellProps): TextRow[] {
  const [view, facts, land] = [viewOf(scene), factsOf(scene), landOf(board)];
  const epochs = epochsOf(facts, printedOn(board))
    .filter(({ when }) => when === 'now' || when === 'next')
    .map((epoch) => ({ label: t('clans-label-epoch', { epoch: epoch.number }), value: epochInWords(epoch) }));
  const points = trackOf(scene, view).map(({ clan, points, tokens, isOff }) => {
    const name = t(`clans-clan-${CLANS[clan] ?? 'black'}`);
    if (isOff)
      return sideBySide([t('clans-web-clan-points', { clan: name, points }), t('clans-web-clan-off')]);
    return tokens > 0
      ? t('clans-web-clan-advanced', { clan: name, points, tokens, total: points + tokens })
      : t('clans-web-clan-points', { clan: name, points });
  });
  const people = seats.map(({ seat, name }) => ({ label: name, value: seatInWords(view, seat) }));
  const territories = land.terrain.map((terrain, territory) => ({
    label: t('clans-web-place', { territory: String(territory), terrain: t(`clans-terrain-${terrain}`) }),
    value: t('clans-web-place-is', {
      what: hutsInWords(view, facts, territory),
      neighbours: (land.neighbours[territory] ?? []).join(', '),
    }),
  }));
  return [...epochs, { label: t('clans-label-points'), value: listed(points) }, ...people, ...territories];
}

function seatInWords(view: View, seat: number): string {
  const clan = view.clan[seat];
  const known = clan === null || clan === undefined ? undefined : CLANS[clan];
  const card = known
    ? t('clans-web-stands-for', { clan: t(`clans-clan-${known}`) })
    : t('clans-label-secret');
  return sideBySide([card, t('clans-web-tokens', { count: view.tokens[seat] ?? 0 })]);
}

export function label(move: string, { scene, board }: TellProps): Said | string {
  const [walk, village] = [walkOf(move), villageOf(move)];
  const land = landOf(board);
  if (walk) {
    const about = { huts: viewOf(scene).group[walk.source] ?? 0 };
    return {
      say: 'clans-web-move',
      about: { ...about, source: spotSaid(land, walk.source), target: spotSaid(land, walk.target) },
    };
  }
  if (village === null) return move;
  const say = isLastToken(factsOf(scene)) ? 'clans-web-village-last' : 'clans-web-village';
  return { say, about: { territory: spotSaid(land, village) } };
}

/** A territory by its number and its land: nobody finds it by the number alone. */
function spotSaid(land: Land, territory: number): Said {
  const terrain: Said = { say: `clans-terrain-${land.terrain[territory] ?? 'plain'}`, about: {} };
  return { say: 'clans-web-spot', about: { territory: String(territory), terrain } };
}

/** A village counts for the epoch that it was founded in. */
export function kindOf({ words: { say, about } }: Line): Said {
  if ('epoch' in about) return { say: 'clans-label-epoch', about: { epoch: about.epoch } };
  return { say: say === 'clans-score-tokens' ? 'clans-label-tokens' : 'result-before', about: {} };
}
