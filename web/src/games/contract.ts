/** What a game's folder gives to the pages: its `index.ts` exports `look`. */

import type { Component } from 'svelte';

import type { SeatLook } from '../look/seats';
import type { BoardShown, LogLine, Said, Scene } from '../wire/types';

export type { SeatLook } from '../look/seats';
export type { BoardShown, Line, LogLine, Said, Scene } from '../wire/types';

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
  /** A move to show on the board: a hint, a line of the log under the pointer, a better move. */
  pointed: string | null;
  /** What just happened, to be shown by motion. */
  news: LogLine[];
  /** May things move? */
  motion: boolean;
  /** Is it a picture in a book? Then there is nothing to turn and nothing to press: the position alone. */
  isPicture?: boolean;
}

/** What a text form of a board is made from. */
export type TellProps = Pick<BoardProps, 'scene' | 'board' | 'seats'>;

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
  /** The game's picture on the home page. */
  Picture: Component<Record<string, never>>;
  /** The board in words, for those who hear it. */
  tell: (props: TellProps) => TextRow[];
  /** Where the rules explain what is asked now: by the prompt's message, the id of a rule. */
  explains: Record<string, string>;
  /** A move in words, for lists and announcements. */
  label: (move: string, props: TellProps) => Said | string;
}
