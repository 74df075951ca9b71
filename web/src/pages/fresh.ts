/** Keeps what a page shows from growing old. */

const EVERY = 15_000;

/** Look again every so often while the page is in sight, and at once when it comes back into it. */
export function keepFresh(look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(lookIfSeen, EVERY);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
