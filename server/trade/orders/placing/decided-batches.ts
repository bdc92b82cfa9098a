import { channel } from 'node:diagnostics_channel';

const decided = channel('sinbaljang.order-batch.decided');

/** Publishes the size of a decided batch of orders to watchers. */
export function noteBatch(orders: number): void {
  if (decided.hasSubscribers) decided.publish(orders);
}

/** Calls `watcher` with the size of each batch of this process; returns a function that stops it. */
export function watchBatches(watcher: (orders: number) => void): () => void {
  const listener = (orders: unknown) => watcher(Number(orders));
  decided.subscribe(listener);
  return () => decided.unsubscribe(listener);
}
