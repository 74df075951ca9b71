/** The seats of a table as the panel beside the board shows them. */

import { type SeatLook, seatLook } from '../../look/seats';
import type { SeatRow } from '../../pieces/SeatPanel.svelte';
import { standingsOf } from '../../pieces/standing';
import type { BoardShown, Table } from '../../wire/scenes';
import type { Seat } from '../../wire/types';
import { hasWords, t } from '../../words/words.svelte';

export function looksOf(table: { seats: Seat[] }): SeatLook[] {
  const names = namesOf(table.seats);
  // Several people at one screen are called by their names: to none of them are the others “you”.
  const isAlone = table.seats.filter((seat) => seat.yours).length === 1;
  return table.seats.map((seat, number) => seatLook(seat.seat, names[number] ?? '', seat.yours && isAlone));
}

/** What everybody is called here: bots by their level, and with a letter where there are several of one. */
export function namesOf(seats: Seat[]): string[] {
  return told(
    seats.map((seat) => {
      if (seat.kind === 'open') return (seat.kept && seat.name) || t('web-seat-open');
      return seat.kind === 'bot' && seat.level ? t(`bots-level-${seat.level}`) : seat.name;
    }),
    (name) => name !== t('web-seat-open'),
  );
}

/** The names in a record: it knows bots by the word for their level, and some people not by name. */
export function namesIn(record: string[]): string[] {
  return told(
    record.map((name, seat) => {
      if (!name) return t('web-player', { number: seat + 1 });
      return hasWords(`bots-level-${name}`) ? t(`bots-level-${name}`) : name;
    }),
  );
}

/** Names of which no two are the same. A letter, since a number after a name reads as the number of something. */
export function told(names: string[], isName: (name: string) => boolean = () => true): string[] {
  const taken = new Set(names);
  return names.map((name) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    if (isAlone || !isName(name)) return name;
    const letter = [...'ABCDEFGHIJ'].find((one) => !taken.has(`${name} ${one}`));
    taken.add(`${name} ${letter}`);
    return `${name} ${letter}`;
  });
}

/** `board`: null before a game, when there are no points. `heard`: when the service sent the table; clocks run on. */
export function rowsOf(table: Table, board: BoardShown | null, heard = 0): SeatRow[] {
  const looks = looksOf(table);
  const standings = table.scene && board ? standingsOf(table.scene, board) : [];
  return table.seats.map((seat, number) => ({
    look: looks[number]!,
    standing: standings[number],
    note: noteOn(seat),
    isToMove: table.scene?.turn === number && table.status === 'playing',
    hasWon: seat.played_by === null && (table.scene?.winners.includes(number) ?? false),
    isAway: seat.kind === 'person' && !seat.here && !seat.yours,
    runsOut: runsOut(seat, heard),
  }));
}

function runsOut(seat: Seat, heard: number): number | null {
  return seat.seconds_left === null ? null : heard + seat.seconds_left * 1000;
}

/** Who played a seat, if a bot made most of its decisions; otherwise nothing. */
export function playedNote(level: string | null | undefined): string {
  return level ? t('result-played-seat', { level: t(`bots-level-${level}`) }) : '';
}

function noteOn(seat: Seat): string {
  if (seat.played_by) return playedNote(seat.played_by);
  if (seat.stands_in && seat.level) return t('web-stands-in', { level: t(`bots-level-${seat.level}`) });
  if (seat.kind === 'bot') return t('web-bot');
  if (seat.kind === 'person' && !seat.here && !seat.yours) return t('web-away');
  return '';
}

/** Does a bot play this seat, by itself or in somebody's place? */
export function isPlayedByBot(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.stands_in);
}
