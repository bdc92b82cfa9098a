import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

export type CodeKind = 'LOGIN' | 'CONNECT' | 'CONSENT' | 'LINK';
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

/** Who shows a code: only the browser that began may. */
export type Shown = { codeHash: Uint8Array; browserHash: Uint8Array; kinds: readonly CodeKind[] };

const COLUMNS = ['user_id', 'provider', 'person_sealed', 'kind', 'return_to', 'proof_tag'] as const;

/** Looks at a code that still counts, without using it up. */
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

/** Uses a code up; of several who try, one gets it. */
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

/** Keeps what a mail asks for; false when the ticket is over, or has sent its share of mails. */
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

/** Counts one try of a mailed code before it is looked at; false when there is none left. */
export async function countProofTry(db: Queryable, codeHash: Uint8Array, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_codes')
    .set({ proof_tries: sql<number>`proof_tries + 1` })
    .where('code_hash', '=', codeHash)
    .where('proof_tries', '<', most)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
