// What a player sees of a table who knows no rules: what can be chosen now, and where to point at it; and what
// those hear who see nothing.
try {
  // Bots in the page lose no time.
  localStorage.setItem('pangea-pace', '0');
} catch {
  // A page that is blank yet has none.
}
window.eyes = (() => {
  const CHOICES = '[data-choice], button[data-move], [data-move] > button';
  /** Milliseconds after which a test gives up. Nothing takes nearly so long. */
  const PATIENCE = 120_000;

  function choices() {
    return [...document.querySelectorAll(CHOICES)].filter(
      (one) =>
        !one.disabled &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 0 &&
        isInView(one),
    );
  }

  /** Whoever has come closer sees a part of the board. */
  function isInView(element) {
    const view = element.closest('.viewport')?.getBoundingClientRect();
    const { x, y } = middle(element);
    return !view || (x > view.left && x < view.right && y > view.top && y < view.bottom);
  }

  function middle(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Choices among which the arrow keys go belong to one group. */
  function groupOf(element) {
    return element.matches('[data-choice]') ? element.closest('[role=group]') : element;
  }

  function told(element, groups) {
    return {
      label: element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim(),
      pressed: element.getAttribute('aria-pressed') === 'true',
      group: groups.indexOf(groupOf(element)),
      ...middle(element),
    };
  }

  function options() {
    const all = choices();
    const groups = [...new Set(all.map(groupOf))];
    return all.map((one) => told(one, groups));
  }

  function table() {
    const page = document.querySelector('[data-number]');
    if (!page) return null;
    const { number, status, yourTurn } = page.dataset;
    return { number: Number(number), status, your_turn: yourTurn === 'true' };
  }

  /** Can a player do something here, or is the game over? */
  function isReady() {
    const now = table();
    if (now?.status === 'over') return true;
    return (now?.your_turn ?? false) && choices().length > 0;
  }

  /** Whatever a press changes. */
  function look() {
    const part = document.querySelector('.viewport > svg')?.getAttribute('viewBox');
    return JSON.stringify([table(), part, options().map(({ label, pressed }) => [label, pressed])]);
  }

  /** A point at which nothing lies above a choice, nor within `breadth` of it; null if there is none. */
  function point(index, breadth = 0) {
    const element = choices()[index];
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    for (const down of steps)
      for (const along of steps) {
        const x = box.x + box.width * along;
        const y = box.y + box.height * down;
        const above = document.elementFromPoint(x, y);
        if (above?.closest('[data-choice], button') === element && isClear(element, x, y, breadth)) return { x, y };
      }
    return null;
  }

  /** From close by, is there nothing but the board within so many pixels? From afar nothing lies above it. */
  function isClear(element, x, y, breadth) {
    const board = element.closest('.viewport > svg.close');
    const around = [-breadth, 0, breadth];
    return (
      !board ||
      around.every((along) =>
        around.every((down) => board.contains(document.elementFromPoint(x + along, y + down))),
      )
    );
  }

  /** What lies above the middle of a choice, for whoever can't point at it. */
  function above(index) {
    const { x, y } = middle(choices()[index]);
    const found = document.elementFromPoint(x, y);
    return found ? found.outerHTML.slice(0, 200) : `nothing, at ${x}, ${y}`;
  }

  /** When whatever changes its colour or place has done so; what blinks for ever is not waited for. */
  function still() {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => null))).then(() => null);
  }

  /** Which choice has the focus, by its place among the options. */
  function focused() {
    return choices().indexOf(document.activeElement);
  }

  /** The page forbids to evaluate strings, and so it is asked here, not from outside. */
  function until(isSo, what) {
    return new Promise((resolve, reject) => {
      const end = performance.now() + PATIENCE;
      const ask = () => {
        if (isSo()) resolve(table());
        else if (performance.now() > end) reject(new Error(`waited in vain until ${what}: ${look()}`));
        else setTimeout(ask, 10);
      };
      ask();
    });
  }

  /** Whatever was said aloud, in the order in which it came; short-lived messages stay in here. */
  const heard = [];
  const spoken = new WeakMap();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=log], [role=status], [role=alert]')) {
      const text = region.textContent.replace(/\s+/g, ' ').trim();
      if (spoken.get(region) !== text && text) heard.push(text);
      spoken.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const ready = () => until(isReady, 'a move can be made');
  /** After a press: the move was made, or the board asks for the next step of it. */
  const settled = (number) => until(() => table()?.number !== number || isReady(), 'a move is made');
  const changed = (before) => until(() => look() !== before, 'a press shows');

  return { table, options, ready, settled, changed, look, point, above, focused, still, heard };
})();
