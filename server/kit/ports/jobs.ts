import type { Queryable } from '../../db/database.ts';

/**
 * Purposes of e-mails to an address that an anonymous client entered; `members/write-email.ts`
 * writes them.
 */
export const EMAIL_PURPOSES = ['resend-verification', 'reset', 'unlock'] as const;
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number];

/** Background jobs with the data of each kind; `server/jobs/queue/jobs.ts` runs them. */
export type JobData = {
  'release-hold': { orderId: number };
  'deliver-order': { orderId: number };
  'confirm-order': { orderId: number };
  'settle-refunds': { orderId: number };
  /** Issues and cancels the cash receipt of an order. */
  'settle-receipts': { orderId: number };
  'ask-payment': { orderId: number };
  'notify-restock': { optionIds: number[] };
  'send-mail': { mailId: number };
  /** Creates all variants of an upload; until then the upload is served in their place. */
  'make-variants': { objectName: string };
  'finish-sign-up': { signUpId: number };
  'issue-coupons': { issueId: number };
  /** Updates entries and votes of an event after changes of feeds, orders and members. */
  'settle-event': { eventId: number };
  'write-letter': { purpose: EmailPurpose; email: string };
};

export type SentKind = keyof JobData;

/** Due time and deduplication key: only one job of a kind and key waits at a time. */
export type Due = { dueAt: Date; key: string };

/** Failed jobs of a kind that are no longer retried. */
export type DeadLetters = { kind: string; count: number; since: Date };

/** Port of the job queue. */
export type Jobs = {
  /** Enqueues a job in the caller's transaction, so that both happen or neither. */
  send<K extends SentKind>(tx: Queryable, kind: K, data: JobData[K], due: Due): Promise<void>;
  /** Enqueues several jobs of a kind in one statement. */
  sendEach<K extends SentKind>(
    tx: Queryable,
    kind: K,
    sent: readonly { data: JobData[K]; due: Due }[],
  ): Promise<void>;
  /** Deletes the job of this kind and key if it has not been tried yet. */
  remove(tx: Queryable, kind: SentKind, key: string): Promise<void>;
  /** Returns the dead letters, which need manual attention. */
  deadLetters(): Promise<DeadLetters[]>;
  /** Returns the last completion of this kind; null if none is recorded. */
  lastDone(kind: string): Promise<Date | null>;
};
