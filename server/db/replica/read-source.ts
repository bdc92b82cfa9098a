import { AsyncLocalStorage } from 'node:async_hooks';

const source = new AsyncLocalStorage<'replica' | 'primary'>();

/** Runs `work` so that its statements may be sent to the read replica. */
export const fromReplica = <T>(work: () => T): T => source.run('replica', work);

/** Runs `work` so that its statements are sent to the primary, as they are by default. */
export const fromPrimary = <T>(work: () => T): T => source.run('primary', work);

/** Returns whether the running code may read from the replica. */
export const mayReadReplica = (): boolean => source.getStore() === 'replica';
