import type { Queryable } from '../../db/database.ts';

/** What a letter to an address that somebody has named is for; `members/write-letter.ts` writes them. */
export const EMAIL_PURPOSES = ['resend-verification', 'reset', 'unlock'] as const;
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number];

/** Work that has its time or can wait for somebody free, and what each kind must know. `server/jobs/queue/jobs.ts` does it. */
export type JobData = {
  'release-hold': { orderId: number };
  'deliver-order': { orderId: number };
  'confirm-order': { orderId: number };
  'settle-refunds': { orderId: number };
  'ask-payment': { orderId: number };
  'notify-restock': { optionIds: number[] };
  'send-mail': { mailId: number };
  /** Every variant of a stored upload; until then the upload itself is served in their place. */
  'make-variants': { objectName: string };
  'finish-sign-up': { signUpId: number };
  'issue-coupons': { issueId: number };
  /** Entries and votes of an event follow what has become of feeds, orders and members. */
  'settle-event': { eventId: number };
  'write-letter': { purpose: EmailPurpose; email: string };
};

export type SentKind = keyof JobData;

/** Of jobs of one kind with the same key only one waits at a time: the next is not written. */
export type Due = { dueAt: Date; key: string };

/** A kind of which some failed so often that nobody tries them any more. */
export type DeadLetters = { kind: string; count: number; since: Date };

export type Jobs = {
  /** Writes the job in the transaction that causes it: both happen or neither does. */
  send<K extends SentKind>(tx: Queryable, kind: K, data: JobData[K], due: Due): Promise<void>;
  /** The same for several jobs of a kind in one statement. */
  sendEach<K extends SentKind>(
    tx: Queryable,
    kind: K,
    sent: readonly { data: JobData[K]; due: Due }[],
  ): Promise<void>;
  /** Removes the job of this kind and key if it still waits for its first try. */
  remove(tx: Queryable, kind: SentKind, key: string): Promise<void>;
  /** What a person has to look at. */
  deadLetters(): Promise<DeadLetters[]>;
  /** When one of this kind was done last; null where none is known any more. */
  lastDone(kind: string): Promise<Date | null>;
};
