import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Locks an account before it is closed. */
export const lockAccount = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(columns(['id', 'email', 'role', 'status', 'profile_image_url']))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks applications, which come first in the lock order, against a concurrent decision. */
export const lockApplicationsOf = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('seller_applications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Tables deleted with an account. Data required by law or accounting is kept: see
 * docs/decisions/084-leaving.md.
 */
export const FORGOTTEN = [
  'addresses',
  'cart_items',
  'wishes',
  'recent_views',
  'restock_alerts',
  'notices',
  'notification_settings',
  'notice_limits',
  'push_subscriptions',
  'user_badges',
  'passkeys',
  'mfa',
  'mfa_resets',
  'recovery_codes',
  'elevation_codes',
  'social_accounts',
  'social_attempts',
  'social_codes',
  'known_devices',
  'known_networks',
  'mail_tokens',
  'login_challenges',
  'webauthn_challenges',
  'phone_checks',
  'request_keys',
  'uploads',
  'seller_documents',
  'seller_applications',
  'blocks',
  'follows',
  'store_follows',
  'problem_reports',
  'sessions',
] as const;

/** Finds the files of the member's documents, whose rows are deleted. */
export async function documentsOf(tx: Queryable, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('seller_documents')
    .select('file')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return rows.map(({ file }) => file);
}

/**
 * Deletes the member's rows, adjusts counters elsewhere, and deletes what is keyed by the e-mail
 * address.
 */
export async function forgetBelongings(tx: Queryable, userId: number, email: string): Promise<void> {
  await sql`
    update products set wish_number = greatest(0, wish_number - 1)
    where id in (
      select id from products where id in (select product_id from wishes where user_id = ${userId})
      order by id for no key update
    )`.execute(tx);
  for (const table of FORGOTTEN)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  // No refund waits for it: an account with open refunds cannot be closed.
  await tx
    .deleteFrom('refund_accounts')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
  await tx.deleteFrom('follows').where('followed_id', '=', userId).execute();
  await tx.deleteFrom('mails').where('member_id', '=', userId).execute();
  await tx.deleteFrom('login_attempts').where('email', '=', email.toLowerCase()).execute();
}

/** Expires unused coupons; their rows are kept as a record. */
export async function endCoupons(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/**
 * Anonymises the account row, which is kept for orders and accounting. The nickname's skeleton is
 * reserved for a while against impersonation, and the tag of the e-mail address prevents repeated
 * welcome coupons.
 */
export async function closeAccount(tx: Queryable, userId: number, emailTag: string, now: Date) {
  await tx
    .updateTable('users')
    .set({
      status: 'DELETED',
      login_id: `deleted-${userId}`,
      email: `deleted-${userId}@invalid`,
      former_email_tag: emailTag,
      nickname_skeleton: sql<string>`coalesce(nickname_skeleton, lower(nickname))`,
      password_hash: null,
      name: '',
      nickname: '',
      phone: '',
      birth_date: null,
      gender: 'MALE',
      height: null,
      weight: null,
      foot_size: null,
      foot_width: 'NORMAL',
      body_visibility: 'PRIVATE',
      profile_image_url: null,
      activity_points: 0,
      email_verified_at: null,
      phone_verified_at: null,
      marketing_told_at: null,
      withdrawn_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
