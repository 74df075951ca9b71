/** The rules that lie open beside the page, if any; and which game they would be of. */

let game = $state<string | null>(null);
let open = $state.raw<{ game: string; rule: string | null } | null>(null);

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

/** The page shows this game, until the function that comes back is called. */
export function playing(shown: string): () => void {
  game = shown;
  return () => {
    game = null;
    open = null;
  };
}

export function hasRules(): boolean {
  return game !== null;
}
