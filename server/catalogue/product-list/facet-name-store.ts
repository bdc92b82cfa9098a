import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Name of a facet value that has an id. */
type FacetName = { facet: 'stores' | 'brands'; id: number; name: string };

/** Finds the names of brands and of stores that are not closed, by name, in one statement. */
export async function findFacetNames(db: Queryable): Promise<FacetName[]> {
  const { rows } = await sql<FacetName>`
    select 'stores' as facet, id, name from stores where state <> 'CLOSED'
    union all select 'brands', id, name from brands order by name, id`.execute(db);
  return rows;
}
