/** What happened since the reader's last turn, as a table shows it: marks, words, and all of it once more. */

import { tick } from 'svelte';

import type { BoardShown, GameLook, LogLine, Scene } from '../../games/contract';
import { complain } from '../../pieces/toasts.svelte';
import type { LiveTable } from '../../wire/table.svelte';
import { say, t } from '../../words/words.svelte';
import { Again, timeFor } from './again.svelte';
import { changesOf, sourcesOf } from './gains';
import { announcements, countingWords, type Step, stepsSince, turnsOf } from './since';

/** The table as it is now. */
interface Looked {
  live: LiveTable;
  scene: Scene;
  look: GameLook;
  board: BoardShown;
  /** Is everything behind a curtain? */
  isHidden: boolean;
  isYourTurn: boolean;
  isOver: boolean;
}

/** The id of the card in which it is written out. */
const CARD = 'recap';

export class Recapping {
  readonly counting = $derived.by(() => countingWords(this.table.board.book.words));
  readonly steps: Step[] = $derived.by(() => {
    const { live, scene, look, isHidden } = this.table;
    return isHidden ? [] : stepsSince(live.log, scene.eyes, scene.turn, look.marks);
  });
  readonly turns = $derived.by(() => turnsOf(this.steps, this.table.scene.eyes));
  readonly counted = $derived.by(() => {
    const { live, scene, isHidden } = this.table;
    return isHidden ? [] : announcements(live.log, scene.eyes, scene.turn, this.counting, scene.lines);
  });

  /** What is closed stays so until something else has happened. */
  private closed = $state<string | null>(null);
  private readonly about = $derived.by(
    () => `${this.table.scene.eyes} ${this.steps[0]?.at} ${this.counted.length}`,
  );
  readonly isOpen = $derived.by(() => {
    const hasTurns = this.turns.length > 0 && !this.table.isOver;
    return (hasTurns || this.counted.length > 0) && this.closed !== this.about;
  });

  /** How the points stood at the reader's last turn, with where that was. */
  private known = $state.raw<({ at: number } & Pick<Scene, 'points' | 'lines'>) | null>(null);
  private readonly again: Again;

  constructor(private readonly read: () => Looked) {
    this.again = new Again({ past: (...asked) => this.table.live.past(...asked) });
    $effect(() => () => this.again.stop());
    $effect(() => this.stopIfTakenBack());
    $effect(() => this.askForPoints());
  }

  private get table(): Looked {
    return this.read();
  }

  /** An earlier position, while it is shown again. */
  get shown(): { scene: Scene; seat: number; news: LogLine[]; move: string | null } | null {
    const { now } = this.again;
    if (!now) return null;
    const line = now.step?.line;
    return { scene: now.scene, seat: line?.seat ?? -1, news: line ? [line] : [], move: line?.move ?? null };
  }

  /** What is told of the position that is shown again. */
  sentence(names: string[]): string {
    const step = this.again.now?.step;
    return step ? textOf(step, names) : t('recap-before');
  }

  /** What the strip in the bar shows and does. */
  get strip() {
    const { now } = this.again;
    const place = now?.step ? this.steps.findIndex(({ at }) => at === now.step?.at) : -1;
    return {
      turns: this.turns,
      showing: now && { step: place + 1, steps: this.steps.length },
      isOpen: this.isOpen,
      card: CARD,
      onread: () => void this.turnOver(),
      onagain: () => this.play(),
      onstop: () => this.stop(),
    };
  }

  /** What the card beside the board shows and does. */
  get card() {
    const { scene, look, board, isOver } = this.table;
    const then = this.known?.at === this.steps[0]?.at ? this.known : null;
    // How it ended is told elsewhere; what counted last still has to be read.
    const turns = isOver ? [] : this.turns;
    const title = scene.eyes < 0 ? 'recap-watching' : 'recap-title';
    return {
      id: CARD,
      title: t(turns.length === 0 ? 'recap-counted' : title),
      counted: this.counted,
      turns,
      counting: this.counting,
      changes: then ? changesOf(scene, then, board) : [],
      sources: then && look.brief ? sourcesOf(scene.lines, then.lines, look.brief) : [],
      onclose: () => (this.closed = this.about),
    };
  }

  stop(): void {
    this.again.stop();
  }

  private play(): void {
    const { scene, live } = this.table;
    const names = (live.table?.seats ?? []).map(({ name }) => name);
    this.again
      .play(scene.eyes, this.steps, (step) => timeFor(textOf(step, names), step.line.seat < 0))
      .catch(complain);
  }

  /** Open the card and bring it into sight, or close it. */
  private async turnOver(): Promise<void> {
    if (this.isOpen) {
      this.closed = this.about;
      return;
    }
    this.closed = null;
    await tick();
    document.getElementById(CARD)?.scrollIntoView({ block: 'nearest' });
  }

  /** What was taken back, or is not for these eyes any more, is not shown to its end. */
  private stopIfTakenBack(): void {
    const { live, scene, isHidden } = this.table;
    const { now } = this.again;
    if (!now) return;
    const isGone = now.step && live.log[now.step.at]?.move !== now.step.line.move;
    if (isHidden || isGone || now.scene.eyes !== scene.eyes) this.stop();
  }

  /** Whoever is to move is told how the points have changed; it is asked for once a turn. */
  private askForPoints(): void {
    const { live, scene, isYourTurn, isHidden } = this.table;
    const at = this.steps[0]?.at;
    if (at === undefined || !isYourTurn || isHidden || this.known?.at === at) return;
    // What can't be had is not shown: the words of the moves are there without it.
    live.past(scene.eyes, at, 1).then(
      ({ scenes: [then] }) => (this.known = then ? { at, points: then.points, lines: then.lines } : null),
      () => undefined,
    );
  }
}

function textOf({ line }: Step, names: string[]): string {
  return line.told.map((sentence) => say(sentence, names)).join(' ');
}
