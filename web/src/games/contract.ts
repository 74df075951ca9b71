/** What a game's folder gives to the pages: its `index.ts` exports `look`. */

import type { Component } from 'svelte';

import type { SeatLook } from '../look/seats';
import type { BoardShown, Line, LogLine, Scene } from '../wire/scenes';
import type { Said } from '../wire/types';
import type { Since } from './since';

export type { SeatLook } from '../look/seats';
export type { BoardShown, Line, LogLine, Scene } from '../wire/scenes';
export type { Said } from '../wire/types';
export type { Since } from './since';

/** One of two moves to be shown beside each other, with a word on which it is. */
export interface Compared {
  move: string;
  kind: 'played' | 'better';
  caption: string;
}

export interface BoardProps {
  scene: Scene;
  board: BoardShown;
  seats: SeatLook[];
  /** The legal moves to offer; none: only look. */
  playable: string[];
  /** Make this move. The page sends it. */
  choose: (move: string) => void;
  /** Places that a score line or a line of the log speaks of, to be lit. */
  lit: number[] | null;
  /**
   * Places to look at, as moves write them (`12`, `e5`, `1,-2`), with a ring around each. A part of a move may be named
   * (`tile 17`); what is no place of this board gets none.
   */
  look?: readonly string[] | undefined;
  /** Letters to write on the board, each with its places. */
  letters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A move to show on the board: a hint, a line of the log under the pointer, a better move. */
  pointed: string | null;
  /** The move that was made and a better one, both to be shown on the board under their captions. */
  compared?: Compared[] | undefined;
  /** What just happened, to be shown by motion. */
  news: LogLine[];
  /**
   * What happened since the reader's last turn, the oldest first: marked on the board in the colours of the seats, with
   * these numbers. Nothing of it can be pressed.
   */
  since?: readonly Since[];
  /** What counted since then, and in the reader's own last move: shown where it happened. */
  counted?: readonly Said[];
  /** Is the reader asked to count? Then nothing on the board does it for them; beside it, `data-counts` is hidden. */
  asksToCount?: boolean;
  /** May things move? */
  motion: boolean;
  /** Is it a picture in a book? Then there is nothing to turn and nothing to press: the position alone. */
  isPicture?: boolean;
}

/** What a text form of a board is made from. */
export type TellProps = Pick<BoardProps, 'scene' | 'board' | 'seats'>;

export interface RevealedProps {
  scene: Scene;
  board: BoardShown;
  seat: number;
}

/** What a first game is explained from: the position through the reader's eyes, and what may be done now. */
export interface Learning extends TellProps {
  legal: readonly string[];
  /** Which of the reader's own turns it is: 1 for the first. */
  turn: number;
}

/** Something that is worth a look now. It says what to look at, never what to do. */
export interface Pointer {
  said: Said;
  /** Where it is, as `lit` counts places; none where a board has no such places. */
  places: readonly number[];
  /** The rule that explains it. */
  rule: string;
}

/** What is printed, as a small table on the reference card. */
export interface Figures {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A row of a board's text form. */
export interface TextRow {
  label: string;
  value: string;
}

export interface GameLook {
  /** The large board, inside a BoardViewport. */
  Board: Component<BoardProps>;
  /** The quiet things beside it. */
  Panel: Component<BoardProps>;
  /** The board in words, for those who hear it. */
  tell: (props: TellProps) => TextRow[];
  /** Does a player's move leave a mark on the board? Only such moves are numbered there. */
  marks: (move: string) => boolean;
  /** Where the rules explain what is asked now: by the prompt's message, the id of a rule. */
  explains: Record<string, string>;
  /** A move in words, for lists and announcements. */
  label: (move: string, props: TellProps) => Said | string;
  /** What a line of the score counts for, in a word or two: lines of one kind are added up in the result. */
  kindOf?: (line: Line) => Said;
  /**
   * A line of the score in a few words, null for one that gives nothing: where points follow from how the board stands,
   * and no move says why they changed.
   */
  brief?: (line: Line) => Said | null;
  /** What a seat hid until the end, beside its name in the result. */
  Revealed?: Component<RevealedProps>;
  /** The rule that breaks a tie for the win, where there is one. */
  tieBreak?: string;
  /** What that rule compares, in its order: by the message that names it, the numbers of all seats. */
  tieBreakers?: (scene: Scene) => Record<string, readonly number[]>;
  /** What the reader is out for, by their seat and what they hide: for the first tables of a game. */
  goal?: (props: TellProps) => Said;
  /** What is worth a look in the reader's first turns, the most telling first; nothing once those are over. */
  pointers?: (props: Learning) => Pointer[];
  /** What is drawn behind a section of the rules besides its examples, by the number of the section. */
  drawn?: Record<number, Component>;
  /** The printed numbers on the reference card. */
  figures?: (board: BoardShown) => Figures;
}
