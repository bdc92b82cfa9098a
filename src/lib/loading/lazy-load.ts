/** Runs `use` with code that loads after the first view; if it does not load, nothing happens. */
export function lazyLoad<Module>(loading: Promise<Module>, use: (module: Module) => unknown): void {
  loading.then(use).catch(() => undefined);
}

/** Calls `act` after the `load` event, or at once if it is over. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
