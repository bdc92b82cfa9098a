import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

export type PhonePurpose = 'FIND' | 'VERIFY';

/** Data of a phone verification; number and code are stored as tags. */
export type NewPhoneCheck = {
  userId: number | null;
  phoneTag: string;
  phoneSealed: string | null;
  codeTag: string;
  purpose: PhonePurpose;
  now: Date;
  expiresAt: Date;
};

/** Inserts a phone verification. */
export async function insertPhoneCheck(
  db: Queryable,
  { userId, phoneTag, phoneSealed, codeTag, purpose, now, expiresAt }: NewPhoneCheck,
): Promise<void> {
  await db
    .insertInto('phone_checks')
    .values({
      user_id: userId,
      phone_tag: phoneTag,
      phone_sealed: phoneSealed,
      code_tag: codeTag,
      purpose,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Owner of a code: a phone number, or a member. */
export type CodeOwner = { purpose: 'FIND'; phoneTag: string } | { purpose: 'VERIFY'; userId: number };

/**
 * Counts an attempt at the latest code before it is checked; none if it expired or has no attempt
 * left.
 */
export const countPhoneTry = (db: Queryable, owner: CodeOwner, now: Date, most: number) =>
  db
    .updateTable('phone_checks')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) => {
      const ofPurpose = eb
        .selectFrom('phone_checks as newest')
        .select('newest.id')
        .where('newest.purpose', '=', owner.purpose);
      const ofOwner =
        owner.purpose === 'FIND'
          ? ofPurpose.where('newest.phone_tag', '=', owner.phoneTag)
          : ofPurpose.where('newest.user_id', '=', owner.userId);
      return ofOwner.orderBy('newest.id', 'desc').limit(1);
    })
    .where('tries', '<', most)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns(['id', 'code_tag', 'phone_sealed']))
    .executeTakeFirst();

/** Consumes a code; of concurrent calls only one gets true. */
export async function spendPhoneCheck(db: Queryable, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('phone_checks')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
