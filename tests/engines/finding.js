// Finds what a person would press or read, by its name, and waits until it is there.
window.finding = (() => {
  /** Milliseconds after which a test gives up. */
  const PATIENCE = 120_000;

  function nameOf(element) {
    return (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  }

  function isShown(element) {
    return !element.disabled && element.checkVisibility({ visibilityProperty: true });
  }

  function button(name) {
    return [...document.querySelectorAll('a, button')].find((one) => nameOf(one) === name && isShown(one));
  }

  /** The links in a part of the page that has this heading. */
  function links(heading) {
    const found = [...document.querySelectorAll('h2')].find((one) => nameOf(one) === heading);
    return [...(found?.closest('section').querySelectorAll('a') ?? [])].map(nameOf);
  }

  function atTheEnd() {
    const slider = document.querySelector('input[type=range]');
    return slider?.value === slider?.max ? slider : null;
  }

  function middle(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  async function until(find, what) {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`waited in vain for ${what}: ${document.body.innerText}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  return {
    button: async (name) => middle(await until(() => button(name), name)),
    link: (heading) => until(() => links(heading)[0], heading),
    /** How many moves a replay has, once it shows the last of them. */
    lastMove: async () => Number((await until(atTheEnd, 'the end of a replay')).max),
  };
})();
