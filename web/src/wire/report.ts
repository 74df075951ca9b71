/** What an analysis found, as `pangea analyse --json` writes it. Numbers of moves count from 1. */

export interface Judgement {
  number: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  verdict: 'fine' | 'slip' | 'mistake' | 'blunder';
}

export interface Station {
  moves: number;
  win_odds: (number | null)[];
}

export interface TurningPoint {
  number: number;
  mover: number;
  move: string;
  seat: number;
  before: number;
  after: number;
}

export interface Account {
  seat: number;
  start: number;
  luck: number;
  lost: number;
  others: number;
  end: number;
}

export interface Report {
  judgements: Judgement[];
  curve: Station[];
  accounts: Account[];
  turning_points: TurningPoint[];
}

export const SIGNS: Record<Judgement['verdict'], string> = {
  fine: '',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};
