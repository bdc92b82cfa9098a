import type { CategoryForm, CategoryRow } from '#domain/admin/settings/category-admin.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  findAllCategories,
  insertCategory,
  lockCategories,
  moveCategories,
  removeCategory,
  updateCategory,
} from './category-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns all categories with their number of products. */
export async function listAllCategories(db: Queryable): Promise<CategoryRow[]> {
  const rows = await findAllCategories(db);
  return rows.map(({ id, type, name, isHidden, products, version }) => ({
    categoryId: id,
    type,
    name,
    version,
    isHidden,
    products: Number(products),
  }));
}

/** Returns a category and all of them, under the lock of changes. */
async function lockedCategory(tx: Queryable, id: number): Promise<{ all: CategoryRow[]; one: CategoryRow }> {
  await lockCategories(tx);
  const all = await listAllCategories(tx);
  const one = all.find(({ categoryId }) => categoryId === id);
  if (!one) throw new ShopError('CATEGORY_NOT_FOUND');
  return { all, one };
}

const requireOtherType = (all: readonly CategoryRow[], type: string, except: number | null): void => {
  if (all.some((one) => one.type === type && one.categoryId !== except)) {
    const problem = { field: 'type', message: '이미 있는 코드예요.' };
    throw new ShopError('DUPLICATE_CATEGORY', [problem]);
  }
};

/** Adds a category; throws DUPLICATE_CATEGORY for an existing type. */
export const addCategory = (
  ports: Ports,
  { type, name }: Pick<CategoryForm, 'type' | 'name'>,
  attempt: IdempotentRequest | null,
): Promise<CategoryRow> =>
  runIdempotent(ports, attempt, async (tx) => {
    await lockCategories(tx);
    requireOtherType(await listAllCategories(tx), type, null);
    const id = await insertCategory(tx, type, name);
    if (id === null) throw new ShopError('DUPLICATE_CATEGORY');
    const target = ['CATEGORY', id] as const;
    await audit(tx, { action: 'CATEGORY_ADDED', target, detail: { type, name } }, ports.clock.now());
    return { categoryId: id, type, name, isHidden: false, products: 0, version: 1 };
  });

/**
 * Changes a category; its type is fixed once it has products, as addresses, pictures and search
 * rules refer to it.
 */
export const changeCategory = (
  ports: Ports,
  id: number,
  { version, ...form }: CategoryForm,
  attempt: IdempotentRequest | null,
): Promise<CategoryRow> =>
  runIdempotent(ports, attempt, async (tx) => {
    const { all, one } = await lockedCategory(tx, id);
    if (one.version !== version) throw new ShopError('VERSION_CONFLICT');
    if (form.type !== one.type && one.products > 0) throw new ShopError('CATEGORY_IN_USE');
    requireOtherType(all, form.type, id);
    const now = ports.clock.now();
    await updateCategory(tx, id, form, now);
    const detail = {
      type: form.type,
      name: form.name,
      nameBefore: one.name,
      isHidden: Number(form.isHidden),
    };
    await audit(tx, { action: 'CATEGORY_CHANGED', target: ['CATEGORY', id], detail }, now);
    return { ...one, ...form, version: version + 1 };
  });

/** Sets a new order; a list that differs from the current categories is an edit conflict. */
export const sortCategories = (
  ports: Ports,
  ids: readonly number[],
  attempt: IdempotentRequest | null,
): Promise<CategoryRow[]> =>
  runIdempotent(ports, attempt, async (tx) => {
    await lockCategories(tx);
    const all = await listAllCategories(tx);
    const isSame = new Set(ids).size === ids.length && ids.length === all.length;
    if (!isSame || all.some(({ categoryId }) => !ids.includes(categoryId)))
      throw new ShopError('VERSION_CONFLICT');
    await moveCategories(tx, ids);
    const target = ['CATEGORY', ids[0] ?? 0] as const;
    const detail = { order: ids.join(' ') };
    await audit(tx, { action: 'CATEGORY_MOVED', target, detail }, ports.clock.now());
    return listAllCategories(tx);
  });

/** Deletes a category without products. */
export const deleteCategory = ({ db, clock }: Ports, id: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    const { one } = await lockedCategory(tx, id);
    if (one.products > 0) throw new ShopError('CATEGORY_IN_USE');
    await removeCategory(tx, id);
    const detail = { type: one.type, name: one.name };
    await audit(tx, { action: 'CATEGORY_DELETED', target: ['CATEGORY', id], detail }, clock.now());
    return null;
  });
