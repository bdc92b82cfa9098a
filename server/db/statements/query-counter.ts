import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ queries: number }>();

/** Counts a statement; called by the query log. */
export function noteQuery(): void {
  const store = scope.getStore();
  if (store) store.queries += 1;
}

/** Runs `work` with a new counter of its statements; used per request and by tests. */
export function withQueryCount<T>(work: (count: { queries: number }) => T): T {
  const count = { queries: 0 };
  return scope.run(count, () => work(count));
}
