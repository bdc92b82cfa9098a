/**
 * Calls `act` with the first input on the loaded page: pointer, touch, key or wheel. index.html marks the page until
 * then; without the mark there was input already.
 */
export function onFirstInput(act: () => void): void {
  const page = document.documentElement;
  if (!('still' in page.dataset)) {
    act();
    return;
  }
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    act();
  });
  watcher.observe(page, { attributeFilter: ['data-still'] });
}
