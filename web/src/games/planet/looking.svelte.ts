/** What the reader looks at and has in hand: shared by the board and the panel beside it. */

import type { BoardProps, Since } from '../contract';
import { saidIn } from '../since';
import { liked, regionAt, regionsOn, type Region } from './ghost';
import { EDGES, FACES } from './layout';
import {
  animalCards,
  contentOf,
  covered,
  homesIn,
  isBare,
  lying,
  moveOf,
  placingOf,
  type AnimalCard,
  type Content,
  type Cover,
  type Habitat,
  type Placing,
} from './reading';
import { factsOf, viewOf, type Facts, type View } from './types';

/** Choices of the reader that the table does not know of. */
export class Picks {
  /** Whose planet is looked at; null: the own one. */
  seat = $state<number | null>(null);
  tile = $state<number | null>(null);
  /** Fifths of a full turn so far; more than five, so that the tile never spins back. */
  turns = $state(0);
  face = $state<number | null>(null);
  /** The bare face under the pointer while a tile is in hand. */
  over = $state<number | null>(null);
  /** The portion under the pointer. */
  portion = $state<number | null>(null);
  /** The animal that was picked in the panel, and the one under the pointer or with the focus there. */
  card = $state<number | null>(null);
  near = $state<number | null>(null);
  habitat = $state<Habitat | null>(null);
  counting = $state(false);
  /** The move that was sent and is not answered yet. */
  sent = $state.raw<Placing | null>(null);
}

/** By the printed board of a table: what its board and its panel share, and whether a board uses it now. */
const shared = new WeakMap<object, { picks: Picks; used: boolean }>();

/** For the board of a table. Where several boards are shown, each has its own. */
export function boardPicks(board: object): Picks {
  const known = shared.get(board);
  const picks = known && !known.used ? known.picks : new Picks();
  shared.set(board, { picks, used: true });
  return picks;
}

/** The board is gone; another one may come for the same table. */
export function leavePicks(board: object, picks: Picks): void {
  picks.seat = null;
  if (shared.get(board)?.picks === picks) shared.set(board, { picks, used: false });
}

/** For the panel beside a board, whichever of them comes first. */
export function panelPicks(board: object): Picks {
  const known = shared.get(board) ?? { picks: new Picks(), used: false };
  shared.set(board, known);
  return known.picks;
}

/** A table of Planet as it is drawn: the scene, and what the reader does with it. */
export class Looking {
  readonly picks: Picks;
  readonly view: View = $derived.by(() => viewOf(this.props.scene));
  readonly facts: Facts = $derived.by(() => factsOf(this.props.scene));
  readonly content: Content = $derived.by(() => contentOf(this.props.board.content));
  readonly covers: Cover[] = $derived.by(() => this.view.cover.slice(0, this.view.players));
  readonly cards: AnimalCard[] = $derived.by(() => animalCards(this.view, this.facts, this.content));

  /** The moves that are offered, as tiles on faces. */
  readonly offered: Placing[] = $derived.by(() =>
    this.props.playable.map(placingOf).filter((placing) => placing !== null),
  );
  readonly may: boolean = $derived.by(() => this.offered.length > 0);
  /** Whose planet is shown if the reader wishes no other: the own one; who only watches follows the game. */
  readonly home: number = $derived.by(() => {
    const { scene, news } = this.props;
    if (this.may) return scene.turn;
    if (scene.eyes >= 0) return scene.eyes;
    const last = [...scene.log.lines, ...news].findLast((line) => placingOf(line.move));
    return Math.max(0, last?.seat ?? scene.turn);
  });

  /** A move that somebody points at, with the seat whose move it is or was. What is in hand goes before a hint. */
  readonly shownMove: (Placing & { seat: number; done: boolean }) | null = $derived.by(() => {
    const better = this.props.compared?.find(({ kind }) => kind === 'better');
    const placing = placingOf(this.props.pointed ?? better?.move ?? null);
    if (!placing) return null;
    const done = this.covers.findIndex((cover) => this.liesOn(cover, placing));
    const busy = this.picks.tile !== null || this.picks.face !== null;
    if (done < 0 && busy) return null;
    return { ...placing, seat: done >= 0 ? done : Math.max(0, this.props.scene.turn), done: done >= 0 };
  });

  /** The animal that a score line or the panel speaks of. */
  readonly animal: AnimalCard | null = $derived.by(
    () => this.cards[this.props.lit?.[0] ?? this.picks.near ?? this.picks.card ?? -1] ?? null,
  );

  /** Whose planet is shown. While somebody's animal is spoken of it is that one. */
  readonly seat: number = $derived.by(() => {
    const spoken = this.props.lit ?? this.picks.near;
    const told = spoken === null ? null : (this.animal?.owner ?? null);
    return Math.min(this.view.players - 1, told ?? this.shownMove?.seat ?? this.picks.seat ?? this.home);
  });
  readonly own: boolean = $derived.by(() => this.may && this.seat === this.home);

  readonly turn: number = $derived.by(() => ((this.picks.turns % EDGES) + EDGES) % EDGES);
  /** The tile as it would lie: on the face that was picked, or under the pointer, or of a pointed move. */
  readonly ghost: Placing | null = $derived.by(() => {
    if (this.shownMove) return this.shownMove.done ? null : this.shownMove;
    if (this.picks.sent) return this.seat === this.home ? this.picks.sent : null;
    const face = this.picks.face ?? this.picks.over;
    if (!this.own || this.picks.tile === null || face === null) return null;
    const placing = { tile: this.picks.tile, face, turn: this.turn };
    return this.isOffered(placing) ? placing : null;
  });
  /** Is the ghost one that only waits to be confirmed? */
  readonly held: boolean = $derived.by(
    () => this.ghost !== null && !this.shownMove && this.picks.face === this.ghost.face,
  );

  readonly cover: Cover = $derived.by(() => this.covers[this.seat]!);
  /** The planet with the ghost on it: what is drawn, and counted. */
  readonly imagined: Cover = $derived.by(() => {
    if (!this.ghost) return this.cover;
    return covered(this.cover, this.ghost.face, lying(this.content.tiles[this.ghost.tile]!, this.ghost.turn));
  });
  readonly imaginedRegions: Region[] = $derived.by(() => regionsOn(this.imagined));
  /** The faces that a tile can be put on now. */
  readonly open: ReadonlySet<number> = $derived.by(
    () => new Set(this.own ? this.offered.map((placing) => placing.face) : []),
  );
  readonly pointedRegion: Region | null = $derived.by(() =>
    regionAt(this.imaginedRegions, this.picks.portion),
  );
  /** The portions that shine; null: none more than others. */
  readonly lit: ReadonlySet<number> | null = $derived.by(() => {
    if (this.animal?.liking) {
      const all = liked(this.imaginedRegions, this.animal.liking);
      const best = this.animal.liking.kind === 'most' ? all : all.slice(0, 1);
      return new Set(best.flatMap((region) => region.portions));
    }
    if (this.picks.habitat) {
      const own = this.imaginedRegions.filter((region) => region.habitat === this.picks.habitat);
      return new Set(own.flatMap((region) => region.portions));
    }
    return this.pointedRegion ? new Set(this.pointedRegion.portions) : null;
  });
  /** Are the sizes of regions written on the planet? */
  readonly isCounting: boolean = $derived.by(() => this.picks.counting && !this.props.asksToCount);
  /** The faces of this planet that somebody is to look at. */
  readonly looked: readonly number[] = $derived.by(() => {
    if (this.seat !== this.home) return [];
    return (this.props.look ?? []).flatMap((place) => {
      const face = /^(?:face )?(\d+)$/.exec(place)?.[1];
      return face !== undefined && Number(face) < FACES ? [Number(face)] : [];
    });
  });
  /** The face that was covered last on this planet, or that a line speaks of. */
  readonly marked: number | null = $derived.by(() => {
    if (this.shownMove?.done) return this.shownMove.face;
    const lines = [...this.props.scene.log.lines, ...this.props.news];
    return placingOf(lines.findLast((line) => line.seat === this.seat)?.move ?? null)?.face ?? null;
  });
  /** What the others covered since the reader's last turn. */
  readonly since: (Since & { face: number; seat: number })[] = $derived.by(() =>
    (this.props.since ?? []).flatMap((mark) => {
      const face = placingOf(mark.line.move)?.face;
      return face === undefined ? [] : [{ ...mark, face, seat: mark.line.seat }];
    }),
  );
  /** How many animals each seat got since. */
  readonly homes: number[] = $derived.by(() =>
    homesIn(saidIn(this.props.counted, this.props.news), this.view.players),
  );
  /** The face of this planet that was covered just now. */
  readonly fresh: number | null = $derived.by(
    () => placingOf(this.props.news.findLast((line) => line.seat === this.seat)?.move ?? null)?.face ?? null,
  );
  readonly names: string[] = $derived.by(() => this.props.seats.map((seat) => seat.name));

  private readonly read: () => BoardProps;

  constructor(read: () => BoardProps, picks: Picks) {
    this.read = read;
    this.picks = picks;
  }

  get props(): BoardProps {
    return this.read();
  }

  habitatCard(seat: number): Habitat | null {
    return this.view.habitat[seat] ?? null;
  }

  private liesOn(cover: Cover, { tile, face, turn }: Placing): boolean {
    const letters = this.content.tiles[tile];
    if (letters === undefined || isBare(cover, face)) return false;
    return lying(letters, turn).every((habitat, edge) => cover[face * EDGES + edge] === habitat);
  }

  private isOffered(placing: Placing): boolean {
    return this.props.playable.includes(moveOf(placing));
  }

  // What the reader does

  see(seat: number): void {
    this.picks.seat = seat === this.home ? null : seat;
    this.picks.portion = null;
  }

  takeTile(tile: number): void {
    this.picks.sent = null;
    this.picks.seat = null;
    this.picks.tile = this.picks.tile === tile ? null : tile;
    if (this.picks.tile === null) this.picks.face = null;
  }

  /** A face: the tile in hand is laid on it for now; once more, and the tile is turned. */
  takeFace(face: number): void {
    this.picks.sent = null;
    if (this.picks.face === face) {
      if (this.picks.tile === null) this.picks.face = null;
      else this.rotate(1);
    } else this.picks.face = face;
  }

  pickAnimal(card: number): void {
    this.picks.card = this.picks.card === card ? null : card;
  }

  rotate(fifths: number): void {
    this.picks.sent = null;
    this.picks.turns += fifths;
  }

  confirm(): void {
    if (!this.held || !this.ghost || this.picks.sent) return;
    this.picks.sent = this.ghost;
    this.props.choose(moveOf(this.ghost));
  }

  /** First the tile goes back from the face, then out of the hand. */
  takeBack(): boolean {
    const { picks } = this;
    picks.sent = null;
    if (picks.face !== null) picks.face = null;
    else if (picks.tile !== null) picks.tile = null;
    else return false;
    picks.over = null;
    return true;
  }

  /** The table went on: what was in hand has been placed, or is gone. */
  goOn(): void {
    const hand = { tile: null, face: null, over: null, turns: 0, sent: null };
    Object.assign(this.picks, { ...hand, portion: null, card: null, near: null, habitat: null });
  }
}
