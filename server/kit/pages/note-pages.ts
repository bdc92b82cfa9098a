import type { Kysely } from 'kysely';
import type { PageSubject } from '#domain/kit/page-subjects.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';

type Hear = (pages: readonly PageSubject[]) => void;
const hearers = new WeakMap<Kysely<Database>, Hear>();

/** Calls `hear` with what a transaction of this process has made old on pages, once it is committed. */
export const onNotedPages = (db: Kysely<Database>, hear: Hear): void => void hearers.set(db, hear);

/** To be called in the transaction that makes pages old that show one of these. */
export const notePages = (pages: readonly PageSubject[]): void =>
  afterCommit((db) => hearers.get(db)?.([...new Set(pages)]));
