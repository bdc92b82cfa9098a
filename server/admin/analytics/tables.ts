/** Tables of daily aggregates (see migration 0028). */
declare module '../../db/database.ts' {
  interface Database {
    day_sums: { metric: string; day: string; value: number };
    day_parts: { kind: string; day: string; part: string; metric: string; value: number };
    active_days: { day: string; user_id: number };
    day_touches: { id: number; day: string };
  }
}

export {};
