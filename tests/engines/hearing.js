// Hears what goes wrong in a page, and remembers it beyond a reload: WebDriver tells nothing of it.
window.hearing = (() => {
  const KEY = 'heard-errors';
  const heard = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const hear = (what) => sessionStorage.setItem(KEY, JSON.stringify([...heard(), String(what)]));

  addEventListener('error', (event) => hear(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => hear(event.reason));
  const complain = console.error;
  console.error = (...what) => {
    hear(what.join(' '));
    complain(...what);
  };
  return { heard };
})();
