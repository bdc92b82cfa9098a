import { sql } from 'kysely';
import type { TestShop } from './server.ts';

/** Connections of a test shop. */
export const POOL = 10;

/**
 * Deadlocks of a shop's database so far, on PostgreSQL alone: the embedded engine runs one transaction after the
 * other. Each connection brings its own count in before it is read.
 */
export async function deadlocks(shop: TestShop): Promise<number> {
  const flush = () => sql`select pg_stat_force_next_flush(), pg_sleep(0.2)`.execute(shop.db);
  await Promise.all(Array.from({ length: POOL }, flush));
  const { rows } = await sql<{
    deadlocks: number;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
  return Number(rows[0]?.deadlocks ?? -1);
}

/** Waits until so many connections of the shop's database wait for a row lock. */
export async function untilLockWaits(shop: TestShop, waiting: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    if ((rows[0]?.count ?? 0) >= waiting) return;
  }
}
