import type { Generated } from 'kysely';

/** Table of e-mails: queued, sent, failed or kept for the outbox. */
declare module '../db/database.ts' {
  interface Database {
    mails: {
      id: Generated<number>;
      member_id: number | null;
      kind: string;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      state: 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT';
      attempts: Generated<number>;
      next_at: Date;
      created_at: Date;
      sent_at: Date | null;
    };
  }
}
