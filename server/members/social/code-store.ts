import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

export type CodeKind = 'LOGIN' | 'CONNECT' | 'CONSENT' | 'LINK';
/** Data of a new code or ticket of a social login. */
export type NewCode = {
  codeHash: Uint8Array;
  userId: number | null;
  provider: string;
  personSealed: string;
  kind: CodeKind;
  browserHash: Uint8Array;
  returnTo: string;
  expiresAt: Date;
};

/** Inserts a code under its hash. */
export async function insertCode(db: Queryable, code: NewCode): Promise<void> {
  await db
    .insertInto('social_codes')
    .values({
      code_hash: code.codeHash,
      user_id: code.userId,
      provider: code.provider,
      person_sealed: code.personSealed,
      kind: code.kind,
      browser_hash: code.browserHash,
      return_to: code.returnTo,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Code presented by a browser; only the browser that started may use it. */
export type Shown = { codeHash: Uint8Array; browserHash: Uint8Array; kinds: readonly CodeKind[] };

const COLUMNS = columns(['user_id', 'provider', 'person_sealed', 'kind', 'return_to', 'proof_tag']);

/** Finds a valid code without consuming it. */
export const findCode = (db: Queryable, { codeHash, browserHash, kinds }: Shown, now: Date) =>
  db
    .selectFrom('social_codes')
    .select(COLUMNS)
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Consumes a code; of concurrent calls only one gets it. */
export const takeCode = (db: Queryable, { codeHash, browserHash, kinds }: Shown, now: Date) =>
  db
    .updateTable('social_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
export type CodeRow = NonNullable<Awaited<ReturnType<typeof takeCode>>>;

/**
 * Stores the tag of an e-mailed code; returns false if the ticket has expired or its e-mails are
 * used up.
 */
export async function keepProof(
  db: Queryable,
  { codeHash, browserHash }: Omit<Shown, 'kinds'>,
  proof: { tag: string; mostMails: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_codes')
    .set({ proof_tag: proof.tag, proof_tries: 0, mails_sent: sql<number>`mails_sent + 1` })
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('kind', '=', 'CONSENT')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('mails_sent', '<', proof.mostMails)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Counts an attempt before the code is checked; returns false if none is left. */
export async function countProofTry(db: Queryable, codeHash: Uint8Array, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_codes')
    .set({ proof_tries: sql<number>`proof_tries + 1` })
    .where('code_hash', '=', codeHash)
    .where('proof_tries', '<', most)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
