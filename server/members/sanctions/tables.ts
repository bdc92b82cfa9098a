import type { Generated } from 'kysely';

/** Table of sanctions (see migration 0024). */
declare module '../../db/database.ts' {
  interface Database {
    sanctions: {
      id: Generated<number>;
      user_id: number;
      kind: string;
      /** End of the sanction; null means until it is lifted. */
      until: Date | null;
      reason: string;
      text: string;
      note: string | null;
      case_id: number | null;
      actor_id: number | null;
      at: Date;
      lifted_at: Generated<Date | null>;
      lifted_by: Generated<number | null>;
      lift_note: Generated<string | null>;
      email_tag: string | null;
      phone_tag: string | null;
    };
    member_memos: {
      id: Generated<number>;
      user_id: number;
      author_id: number | null;
      text: string;
      at: Date;
    };
  }
}
