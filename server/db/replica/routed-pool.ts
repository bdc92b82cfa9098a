import type pg from 'pg';
import { mayReadReplica } from './read-source.ts';
import type { Replica } from './replica.ts';

/** The part of a pool that a Kysely dialect uses. */
export type Connecting = { connect(): Promise<pg.PoolClient>; end(): Promise<void> };

/**
 * Returns a pool that takes connections of the replica for code that may read from it (`fromReplica`), and of the
 * primary for all other code and while the replica is gone or behind.
 */
export function routedPool(primary: Connecting, replica: Replica): Connecting {
  async function connect(): Promise<pg.PoolClient> {
    if (!mayReadReplica() || !replica.isCurrent()) return primary.connect();
    try {
      return await replica.connect();
    } catch {
      replica.leave();
      return primary.connect();
    }
  }
  return {
    connect,
    async end() {
      await Promise.all([replica.end(), primary.end()]);
    },
  };
}
