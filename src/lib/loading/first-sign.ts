/**
 * Acts with the first sign of a person on the page that was loaded: a pointer, a finger, a key or the wheel. index.html
 * marks the page until then; on a page without the mark somebody has been seen already.
 */
export function onFirstSign(act: () => void): void {
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
