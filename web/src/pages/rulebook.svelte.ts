/** What lies open beside the page, the rules or the reference card, if any; and which game they would be of. */

let game = $state<string | null>(null);
let open = $state.raw<{ game: string; rule: string | null } | null>(null);
let hasCard = $state(false);

export function openRules(): { game: string; rule: string | null } | null {
  return open;
}

/** Open the rules of the game on the page, at a rule if one is named. */
export function showRules(rule: string | null = null): void {
  if (game) open = { game, rule };
}

export function closeRules(): void {
  open = null;
}

/** The game whose reference card lies open. */
export function openCard(): string | null {
  return hasCard ? game : null;
}

export function showCard(): void {
  hasCard = true;
}

export function closeCard(): void {
  hasCard = false;
}

/** The page shows this game, until the function that comes back is called. */
export function playing(shown: string): () => void {
  game = shown;
  return () => {
    game = null;
    open = null;
    hasCard = false;
  };
}

/** The game that the page shows, if it shows one. */
export function gameShown(): string | null {
  return game;
}

export function hasRules(): boolean {
  return game !== null;
}
