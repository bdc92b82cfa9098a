import type { Generated } from 'kysely';

/** Tables of product imports (see migration 0054). */
declare module '../../db/database.ts' {
  interface Database {
    goods_imports: {
      id: Generated<number>;
      store_id: number;
      ticket: string;
      created_at: Date;
      expires_at: Date;
    };
    goods_import_items: {
      import_id: number;
      place: number;
      line: number;
      wish: string;
      outcome: Generated<string | null>;
      reason: Generated<string | null>;
    };
  }
}
