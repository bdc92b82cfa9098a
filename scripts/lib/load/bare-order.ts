// An order written bare: the rows of one that the shop has written, by one statement for each table in one transaction.
import { randomUUID } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { moveStock } from '#server/catalogue/stock/stock-store.ts';
import type { Database, Queryable } from '#server/db/database.ts';

/** In the order of their foreign keys. With stock and its move, `begin` and `commit` an order is eight statements. */
const TABLES = ['orders', 'order_items', 'payments', 'order_history', 'audit_entries'] as const;
type Table = (typeof TABLES)[number];
type Row = Record<string, unknown>;
type Sample = { table: Table; columns: string[]; rows: Row[] };

/** Columns that are unique; a new row has another value in the form of the old one. */
const UNIQUE: ReadonlySet<string> = new Set(['order_no', 'request_key', 'payment_key', 'request_id']);

async function columnsOf(db: Queryable, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name <> 'id' and is_generated = 'NEVER'
      and identity_generation is distinct from 'ALWAYS' order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the rows that the transaction of the newest order has written. */
export async function newestOrder(db: Queryable): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where xmin = (select xmin from orders order by id desc limit 1) order by id`.execute(db);
    if (rows.length > 0) samples.push({ table, columns: await columnsOf(db, table), rows });
  }
  return samples;
}

type Ids = { order: unknown; line: unknown; oldOrder: unknown };

/** What a column of the new order has in place of what the sample has. */
function columnValue(column: string, value: unknown, ids: Ids): unknown {
  if (value === null) return null;
  if (UNIQUE.has(column)) return randomUUID().slice(0, Math.max(12, String(value).length));
  if (column === 'order_id') return ids.order;
  if (column === 'order_item_id') return ids.line;
  if (column === 'target_id' && String(value) === String(ids.oldOrder)) return ids.order;
  return typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value;
}

function insertOf({ table, columns, rows }: Sample, ids: Ids): CompiledQuery<{ id: unknown }> {
  const values = rows.flatMap((row) => columns.map((column) => columnValue(column, row[column], ids)));
  const groups = rows.map(
    (_, at) => `(${columns.map((_column, index) => `$${at * columns.length + index + 1}`).join(', ')})`,
  );
  const text = `insert into ${table} (${columns.join(', ')}) values ${groups.join(', ')} returning id`;
  // Its text says what it returns.
  return CompiledQuery.raw(text, values) as CompiledQuery<{ id: unknown }>;
}

/** Writes one more order like the sample, of one unit of an option, in one transaction. */
export const writeBare = (
  db: Kysely<Database>,
  samples: readonly Sample[],
  optionId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ids: Ids = { order: null, line: null, oldOrder: samples[0]?.rows[0]?.id };
    for (const sample of samples) {
      const { rows } = await tx.executeQuery(insertOf(sample, ids));
      if (sample.table === 'orders') ids.order = rows[0]?.id;
      if (sample.table === 'order_items') ids.line = rows[0]?.id;
    }
    const sold = { optionId, delta: -1, reason: 'HOLD', orderId: Number(ids.order) } as const;
    await moveStock(tx, [sold], { now: new Date() });
  });
