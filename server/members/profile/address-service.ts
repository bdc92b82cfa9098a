import type { AddressForm } from '#domain/members/account/address.ts';
import { MAX_ADDRESSES } from '#domain/policies/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  clearDefault,
  insertAddress,
  lockAddressBook,
  removeAddress,
  rewriteAddress,
} from './address-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Adds an address; the first one becomes the default. */
export const addAddress = (
  ports: Ports,
  userId: number,
  form: AddressForm,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    await lockAuthor(tx, userId);
    const count = await lockAddressBook(tx, userId);
    if (count >= MAX_ADDRESSES) throw new ShopError('TOO_MANY_ADDRESSES');
    const isDefault = form.isDefault || count === 0;
    if (isDefault) await clearDefault(tx, userId);
    return insertAddress(tx, userId, { ...form, isDefault }, ports.clock.now());
  });

/** Changes an address; a new default replaces the previous one. */
export const changeAddress = ({ db }: Ports, userId: number, id: number, form: AddressForm): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockAuthor(tx, userId);
    await lockAddressBook(tx, userId);
    if (form.isDefault) await clearDefault(tx, userId);
    if (!(await rewriteAddress(tx, userId, id, form))) throw new ShopError('ADDRESS_NOT_FOUND');
    return null;
  });

/** Deletes an address; throws ADDRESS_NOT_FOUND if it is not the member's. */
export async function dropAddress({ db }: Ports, userId: number, id: number): Promise<null> {
  if (!(await removeAddress(db, userId, id))) throw new ShopError('ADDRESS_NOT_FOUND');
  return null;
}
