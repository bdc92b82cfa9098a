import type { Generated } from 'kysely';

/** Pictures that were sent before anything names them. */
declare module '../db/database.ts' {
  interface Database {
    /** Pictures that were sent before anything names them. */
    uploads: { id: Generated<number>; user_id: number; file: string; created_at: Date };
  }
}
