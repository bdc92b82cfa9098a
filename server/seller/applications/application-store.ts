import { sql } from 'kysely';
import type { ApplicationForm } from '#domain/seller/application.ts';
import { type ApplicationState, OPEN_STATES } from '#domain/seller/application-states.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

const OPEN = [...OPEN_STATES];

const columnsOf = (form: ApplicationForm) => ({
  store_name: form.storeName,
  business_no: form.businessNo,
  owner_name: form.ownerName,
  phone: form.phone,
  zip_code: form.zipCode,
  address_line1: form.addressLine1,
  address_line2: form.addressLine2,
  mail_order_no: form.mailOrderNo,
  is_mail_order_exempt: form.isMailOrderExempt,
  description: form.description,
});

/** Columns of an application. */
export const APPLICATION = columns([
  'id',
  'user_id',
  'state',
  'store_name',
  'store_name_key',
  'business_no',
  'owner_name',
  'phone',
  'zip_code',
  'address_line1',
  'address_line2',
  'mail_order_no',
  'is_mail_order_exempt',
  'description',
  'reason',
  'decided_by',
  'decided_at',
  'version',
  'created_at',
  'updated_at',
]);

/** Finds the latest application of a member; earlier ones were rejected or withdrawn. */
export const findLatest = (db: Queryable, userId: number) =>
  db
    .selectFrom('seller_applications')
    .select(APPLICATION)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
export type ApplicationRecord = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** Finds and locks it, which serialises applicant and administrators. */
export const lockLatest = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('seller_applications')
    .select(APPLICATION)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Finds a seller application by id and locks its row. */
export const lockApplication = (tx: Queryable, id: number) =>
  tx
    .selectFrom('seller_applications')
    .select(APPLICATION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Inserts an application; null if the member has an open one. A taken name violates another
 * constraint.
 */
export const insertApplication = (tx: Queryable, userId: number, form: ApplicationForm, now: Date) =>
  tx
    .insertInto('seller_applications')
    .values({ user_id: userId, ...columnsOf(form), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').where('state', 'in', OPEN).doNothing())
    .returning(APPLICATION)
    .executeTakeFirst();

/** Updates an application and resubmits it. */
export const rewriteApplication = (tx: Queryable, id: number, form: ApplicationForm, now: Date) =>
  tx
    .updateTable('seller_applications')
    .set({
      ...columnsOf(form),
      state: 'SUBMITTED',
      reason: null,
      decided_by: null,
      decided_at: null,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(APPLICATION)
    .executeTakeFirstOrThrow();

/** Erases the personal data of a withdrawn application. */
export const blankApplication = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('seller_applications')
    .set({
      state: 'WITHDRAWN',
      business_no: '',
      owner_name: '',
      phone: '',
      zip_code: '',
      address_line1: '',
      address_line2: '',
      mail_order_no: '',
      description: '',
      reason: null,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

type Decision = { state: ApplicationState; reason: string | null; by: number };

/** Records a decision; returns the new version. */
export const decideApplication = (tx: Queryable, id: number, { state, reason, by }: Decision, now: Date) =>
  tx
    .updateTable('seller_applications')
    .set({
      state,
      reason,
      decided_by: by,
      decided_at: now,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Returns whether a store or another application has the name, case-insensitively. */
export async function isNameTaken(tx: Queryable, name: string, userId: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from stores where name_key = lower(${name}) and seller_id <> ${userId})
      or exists (select from seller_applications
        where store_name_key = lower(${name}) and state in (${sql.join(OPEN)}) and user_id <> ${userId}) as taken`.execute(
    tx,
  );
  return rows[0]?.taken ?? false;
}
