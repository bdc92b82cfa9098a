import type { Kysely } from 'kysely';
import type { CacheTag } from '#domain/kit/cache-tags.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';

type Hear = (pages: readonly CacheTag[]) => void;
const hearers = new WeakMap<Kysely<Database>, Hear>();

/** Registers the listener for cache tags that committed transactions of this process invalidate. */
export const onNotedPages = (db: Kysely<Database>, hear: Hear): void => void hearers.set(db, hear);

/** Invalidates cached pages with these tags after the current transaction commits. */
export const notePages = (pages: readonly CacheTag[]): void =>
  afterCommit((db) => hearers.get(db)?.([...new Set(pages)]));
