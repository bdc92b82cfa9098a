import { CompiledQuery, type QueryId, type RawBuilder, type RootOperationNode, sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

type PlanNode = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
};

/**
 * Runs a statement under `explain analyze` and returns how many rows its plan produced or threw away, all nodes and
 * loops together. It grows with the square of the input where a join compares every row with every other one, on any
 * machine: a test of that needs no clock.
 */
export async function rowsVisited(db: Queryable, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Explained>`explain (analyze, timing off, format json) ${statement}`.execute(db);
  return planOf(rows);
}

/** The same for every statement that `read` sends: only for reads, since each runs twice. */
export async function rowsVisitedBy(
  db: Queryable,
  read: (db: Queryable) => Promise<unknown>,
): Promise<number> {
  let visited = 0;
  for (const { sql: text, parameters } of await statementsOf(db, read)) {
    const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [
      ...parameters,
    ]);
    const { rows } = await db.executeQuery<Explained>(explained);
    visited += planOf(rows);
  }
  return visited;
}

/** Every statement that `read` sends to the database, complete and in order. */
export async function statementsOf(
  db: Queryable,
  read: (db: Queryable) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const sent: { node: RootOperationNode; queryId: QueryId }[] = [];
  const executed = new Set<QueryId>();
  const watched = db.withPlugin({
    transformQuery(one) {
      sent.push(one);
      return one.node;
    },
    transformResult: async ({ queryId, result }) => {
      executed.add(queryId);
      return result;
    },
  });
  await read(watched);
  // A query within another statement passes by as well, but is not sent alone.
  return sent
    .filter(({ queryId }) => executed.has(queryId))
    .map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId));
}

type Explained = { 'QUERY PLAN': [{ Plan: PlanNode }] };

function planOf(rows: readonly Explained[]): number {
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('explain returned no plan');
  return visitedBy(plan);
}

function visitedBy(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + visitedBy(child), own);
}
