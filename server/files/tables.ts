import type { Generated } from 'kysely';

/** Table of uploads that no row refers to yet. */
declare module '../db/database.ts' {
  interface Database {
    /** Uploads that no row refers to yet. */
    uploads: { id: Generated<number>; user_id: number; file: string; created_at: Date };
  }
}
