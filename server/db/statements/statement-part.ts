import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * Insert, update or delete that is executed within another statement. Parts see the tables as they
 * were before the statement, and are executed in no certain order.
 */
export type StatementPart = OperationNodeSource;

/** SQL: parts, at least one, as the list of a `with` clause. */
export const listOfParts = (parts: readonly StatementPart[]): RawBuilder<unknown> =>
  sql.join(parts.map((part, index) => sql`${sql.ref(`part_${index}`)} as (${part})`));

/** Executes parts, at least one, as one statement. */
export async function executeParts(tx: Queryable, parts: readonly StatementPart[]): Promise<void> {
  await sql`with ${listOfParts(parts)} select`.execute(tx);
}
