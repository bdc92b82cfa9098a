import type { AddressForm } from '#domain/members/account/address.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { columns } from '../../db/statements/columns.ts';

const COLUMNS = columns([
  'id',
  'recipient_name',
  'recipient_phone',
  'zip_code',
  'address_line1',
  'address_line2',
  'is_default',
]);

/** Finds the addresses of a member: the default first, then the newest. */
export const addressesOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('addresses')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();

const columnsOf = (form: AddressForm) => ({
  recipient_name: form.recipientName,
  recipient_phone: form.recipientPhone,
  zip_code: form.zipCode,
  address_line1: form.addressLine1,
  address_line2: form.addressLine2,
  is_default: form.isDefault,
});

/** Inserts an address and returns it. */
export const insertAddress = (db: Queryable, userId: number, form: AddressForm, now: Date) =>
  db
    .insertInto('addresses')
    .values({ user_id: userId, ...columnsOf(form), created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Updates an address; returns whether the member has it. */
export async function rewriteAddress(db: Queryable, userId: number, id: number, form: AddressForm) {
  const row = await db
    .updateTable('addresses')
    .set(columnsOf(form))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an address; returns whether the member had it. */
export async function removeAddress(db: Queryable, userId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Clears the default flag of all addresses of a member. */
export const clearDefault = (db: Queryable, userId: number) =>
  db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();

/** Locks a member's address book and returns the number of addresses. */
export async function lockAddressBook(db: Queryable, userId: number): Promise<number> {
  await lockMember(db, userId);
  const { count } = await db
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
