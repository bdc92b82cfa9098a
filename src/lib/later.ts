/** Goes on with code that arrives after the first view; without it, the page does without what it would do. */
export function later<Module>(loading: Promise<Module>, use: (module: Module) => unknown): void {
  loading.then(use).catch(() => undefined);
}
