/** Goes on with code that arrives after the first view; without it, the page does without what it would do. */
export function later<Module>(loading: Promise<Module>, use: (module: Module) => unknown): void {
  loading.then(use).catch(() => undefined);
}

/** Waits until the browser has all that the page began with. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
