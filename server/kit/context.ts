import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PostcodeSearch } from '../features/addresses/postcodes.ts';
import type { PaymentGateway } from '../features/payments/gateway.ts';
import type { FileStore } from '../files/file-store.ts';

/** Now, as a port: rules never read the machine's clock themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** What every feature receives; tests pass their own. */
export type Context = {
  db: Kysely<Database>;
  clock: Clock;
  files: FileStore;
  payments: PaymentGateway;
  postcodes: PostcodeSearch;
  config: Config;
  log: FastifyBaseLogger;
};
