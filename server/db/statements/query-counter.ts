import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ queries: number }>();

/** Called by the query log for each statement sent. */
export function noteQuery(): void {
  const store = scope.getStore();
  if (store) store.queries += 1;
}

/** Starts a count for everything that `work` causes; used per request and by tests. */
export function withQueryCount<T>(work: (count: { queries: number }) => T): T {
  const count = { queries: 0 };
  return scope.run(count, () => work(count));
}
