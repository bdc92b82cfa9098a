import { sql } from 'kysely';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';
import { saleOptions } from './sale-option-store.ts';

/** Finds the lines of a member's cart, newest first. */
export const cartRows = (db: Queryable, userId: number, now: Date) =>
  saleOptions(db, now)
    .innerJoin('cart_items as c', 'c.option_id', 'o.id')
    .select(columns(['c.id', 'c.quantity', 'c.selected', 'c.seen_price', 'c.created_at']))
    .where('c.user_id', '=', userId)
    .orderBy('c.id', 'desc')
    .execute();

export type CartRow = Awaited<ReturnType<typeof cartRows>>[number];

/** Counts the visible lines of a member's cart. */
export async function countCart(db: Queryable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_items as c')
    .innerJoin('product_options as o', 'o.id', 'c.option_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.user_id', '=', userId)
    .where(onSale('p'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks a cart and returns its number of lines. */
export async function lockCart(tx: Queryable, userId: number): Promise<number> {
  await lockMember(tx, userId);
  const { count } = await tx
    .selectFrom('cart_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds an own line by id or option. */
export const findLine = (tx: Queryable, userId: number, where: { id?: number; optionId?: number }) => {
  let query = tx
    .selectFrom('cart_items')
    .select(columns(['id', 'option_id', 'quantity', 'selected']))
    .where('user_id', '=', userId);
  if (where.id !== undefined) query = query.where('id', '=', where.id);
  if (where.optionId !== undefined) query = query.where('option_id', '=', where.optionId);
  return query.executeTakeFirst();
};

/** Finds options and quantities of all lines. */
export const linesIn = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('cart_items')
    .select(columns(['option_id', 'quantity']))
    .where('user_id', '=', userId)
    .execute();

/** Finds options and quantities of the selected lines, newest first. */
export const tickedLines = (db: Queryable, userId: number): Promise<OptionLine[]> =>
  db
    .selectFrom('cart_items')
    .select(columns(['option_id', 'quantity']))
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .orderBy('id', 'desc')
    .execute();

/** Inserts a line, or sets the quantity of the existing one. */
export const putLine = (tx: Queryable, userId: number, line: OptionLine & { price: number }, now: Date) =>
  tx
    .insertInto('cart_items')
    .values({
      user_id: userId,
      option_id: line.optionId,
      quantity: line.quantity,
      seen_price: line.price,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'option_id']).doUpdateSet({
        quantity: line.quantity,
        seen_price: line.price,
        selected: true,
        updated_at: now,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();

/** Updates quantity, selection, option or seen price of a line. */
export const changeLine = (
  tx: Queryable,
  id: number,
  change: { quantity?: number; selected?: boolean; option_id?: number; seen_price?: number },
  now: Date,
) =>
  tx
    .updateTable('cart_items')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Deletes an own line; returns whether there was one. */
export async function removeLine(db: Queryable, userId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('cart_items')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletion of the lines of these options, for use within another statement. */
export const removalOfOptions = (tx: Queryable, userId: number, optionIds: readonly number[]) =>
  tx.deleteFrom('cart_items').where('user_id', '=', userId).where(among('option_id', optionIds));

/** Selects exactly these lines. */
export const tickLines = (db: Queryable, userId: number, ids: readonly number[], now: Date) =>
  db
    .updateTable('cart_items')
    .set({ selected: sql<boolean>`id = any(${[...ids]}::bigint[])`, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
