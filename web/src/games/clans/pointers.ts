/** Clans for beginners: what one is out for, what is worth a look now, and the epoch table for the reference card. */

import { t } from '../../words/words.svelte';
import type { BoardShown, Figures, Learning, Pointer, Said, TellProps } from '../contract';
import { FIRST_TURNS } from '../first_turns';
import { CLANS } from './houses';
import { landOf } from './layout';
import { choicesOf, epochsOf, isHeavy } from './reading';
import { terrainsInWords } from './telling';
import { factsOf, printedOn, viewOf } from './types';

export function goal({ scene }: TellProps): Said {
  return { say: 'help_clans-goal', about: { clan: clanSaid(viewOf(scene).clan[scene.eyes] ?? 0) } };
}

export function pointers(props: Learning): Pointer[] {
  if (props.turn > FIRST_TURNS) return [];
  if (choicesOf(props.legal).villages.length > 0) return order(props);
  // At first there is nothing to see but the huts and the land; then groups form.
  if (props.turn === 1) return [...ownHuts(props), ...epochNow(props)];
  if (props.turn === 2) return [...oneWayOut(props), ...epochNow(props), ...tooLarge(props)];
  return [...tooLarge(props), ...clanAhead(props), ...oneWayOut(props), ...epochNow(props)];
}

function ownHuts({ scene }: Learning): Pointer[] {
  const [view, facts] = [viewOf(scene), factsOf(scene)];
  const clan = view.clan[scene.eyes] ?? 0;
  const places = view.settled.filter(
    (territory) => facts.standing[territory] === 'open' && (view.huts[territory]?.[clan] ?? 0) > 0,
  );
  return pointing('own', { count: places.length }, places, 'C6.4');
}

function epochNow({ scene, board }: Learning): Pointer[] {
  const [view, facts, land] = [viewOf(scene), factsOf(scene), landOf(board)];
  const now = epochsOf(facts, printedOn(board)).find(({ when }) => when === 'now');
  if (!now) return [];
  const places = view.settled.filter(
    (territory) =>
      facts.standing[territory] === 'open' && now.favourable.includes(land.terrain[territory] ?? ''),
  );
  if (now.hostile.length === 0) return pointing('epoch-last', { bonus: now.bonus }, places, 'C6.2');
  const [favourable, hostile] = [now.favourable, now.hostile].map((names) => terrainSaid(names[0] ?? ''));
  return pointing('epoch', { favourable, hostile, bonus: now.bonus, left: now.left }, places, 'C6.2');
}

/** Groups that the legal moves let go one way only. */
function oneWayOut({ legal }: Learning): Pointer[] {
  const places = [...choicesOf(legal).targets].flatMap(([source, { length }]) =>
    length === 1 ? [source] : [],
  );
  return pointing('one-way', { count: places.length }, places, 'C4.1');
}

/** Groups that can't move, and not those that may join one at least as large. */
function tooLarge({ scene, legal }: Learning): Pointer[] {
  const [view, facts, choices] = [viewOf(scene), factsOf(scene), choicesOf(legal)];
  const places = facts.heavy.filter((territory) => isHeavy(facts, view.settled, choices, territory));
  return pointing('heavy', { count: places.length }, places, 'C3.2');
}

/** The clan that is ahead, if one is alone there. */
function clanAhead({ scene }: Learning): Pointer[] {
  const { points, village_place, village_clans } = viewOf(scene);
  const most = Math.max(...points);
  const ahead = points.flatMap((own, clan) => (own === most ? [clan] : []));
  if (most === 0 || ahead.length !== 1) return [];
  const places = village_place.flatMap((place, number) =>
    place !== null && village_clans[number]?.includes(ahead[0]!) ? [place] : [],
  );
  return [
    {
      said: { say: 'help_clans-look-points', about: { clan: clanSaid(ahead[0]!), points: most } },
      places,
      rule: 'C8.1',
    },
  ];
}

function order({ legal }: Learning): Pointer[] {
  return pointing('order', {}, choicesOf(legal).villages, 'C4.4');
}

function pointing(
  what: string,
  about: Record<string, unknown>,
  places: readonly number[],
  rule: string,
): Pointer[] {
  return places.length > 0 ? [{ said: { say: `help_clans-look-${what}`, about }, places, rule }] : [];
}

function clanSaid(clan: number): Said {
  return { say: `clans-clan-${CLANS[clan] ?? 'black'}`, about: {} };
}

function terrainSaid(terrain: string): Said {
  return { say: `clans-terrain-${terrain}`, about: {} };
}

export function figures(board: BoardShown): Figures {
  return {
    title: t('help_clans-figures'),
    head: [
      t('clans-web-epoch-number'),
      t('help_clans-figures-villages'),
      t('clans-label-favourable'),
      t('clans-label-bonus'),
      t('clans-label-hostile'),
    ],
    rows: printedOn(board).epochs.map(({ villages, favourable, bonus, hostile }, place) => [
      String(place + 1),
      String(villages),
      terrainsInWords(favourable),
      `+${bonus}`,
      terrainsInWords(hostile),
    ]),
  };
}
