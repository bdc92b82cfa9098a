/** A flag that can be set once, with its listeners. */
export type OneTimeFlag = {
  ask(): void;
  now(): boolean;
  listen(told: () => void): () => void;
};

/** Creates a flag that is raised once and notifies its listeners. */
export function createOneTimeFlag(): OneTimeFlag {
  let isAsked = false;
  const listeners = new Set<() => void>();
  return {
    ask: () => {
      isAsked = true;
      for (const tell of listeners) tell();
    },
    now: () => isAsked,
    listen: (told) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
  };
}
