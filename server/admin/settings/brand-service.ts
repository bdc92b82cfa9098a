import type {
  BrandForm,
  BrandMergeForm,
  BrandRow,
  NewBrandForm,
} from '#domain/admin/settings/brand-admin.ts';
import { BRAND_LIMITS } from '#domain/admin/settings/brand-admin.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  type BrandNames,
  findAllBrands,
  findTakenName,
  insertBrand,
  lockBrands,
  moveProducts,
  noteMerge,
  removeBrand,
  replaceNames,
  updateBrand,
} from './brand-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns all brands, or one, with their names and number of products. */
export async function listAllBrands(db: Queryable, id?: number): Promise<BrandRow[]> {
  const rows = await findAllBrands(db, id);
  return rows.map((row) => ({
    brandId: row.id,
    name: row.name,
    englishName: row.englishName,
    aliases: row.aliases,
    products: row.products,
    version: row.version,
  }));
}

async function requireBrand(tx: Queryable, id: number): Promise<BrandRow> {
  const [row] = await listAllBrands(tx, id);
  if (!row) throw new ShopError('BRAND_NOT_FOUND');
  return row;
}

async function requireFreeNames(tx: Queryable, id: number, names: BrandNames): Promise<void> {
  const taken = await findTakenName(tx, id, names);
  if (taken === null) return;
  const problem = { field: 'name', message: `${taken}: 다른 브랜드의 이름이에요.` };
  throw new ShopError('DUPLICATE_BRAND', [problem]);
}

/** Adds a brand; throws DUPLICATE_BRAND if another one has one of its names. */
export const addBrand = (
  ports: Ports,
  form: NewBrandForm,
  attempt: IdempotentRequest | null,
): Promise<BrandRow> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockBrands(tx);
    await requireFreeNames(tx, 0, form);
    const id = await insertBrand(tx, form, now);
    await replaceNames(tx, id, form);
    const detail = { name: form.name, englishName: form.englishName };
    await audit(tx, { action: 'BRAND_ADDED', target: ['BRAND', id], detail }, now);
    return requireBrand(tx, id);
  });

/** Sets the names of a brand. */
export const changeBrand = (
  ports: Ports,
  id: number,
  { version, ...form }: BrandForm,
  attempt: IdempotentRequest | null,
): Promise<BrandRow> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockBrands(tx);
    const before = await requireBrand(tx, id);
    if (before.version !== version) throw new ShopError('VERSION_CONFLICT');
    await requireFreeNames(tx, id, form);
    await updateBrand(tx, id, form, now);
    await replaceNames(tx, id, form);
    const detail = { name: form.name, nameBefore: before.name, aliases: form.aliases.length };
    await audit(tx, { action: 'BRAND_CHANGED', target: ['BRAND', id], detail }, now);
    return requireBrand(tx, id);
  });

/**
 * Merges a brand into another one, which gets its products and, as aliases, its names. The lock makes products that
 * are saved with the first brand wait, so that none of them is left behind.
 */
export const mergeBrand = (
  ports: Ports,
  id: number,
  { intoId, version }: BrandMergeForm,
  attempt: IdempotentRequest | null,
): Promise<BrandRow> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockBrands(tx);
    const from = await requireBrand(tx, id);
    const into = await requireBrand(tx, intoId);
    const itself = { field: 'intoId', message: '다른 브랜드를 골라 주세요.' };
    if (id === intoId) throw new ShopError('INVALID_INPUT_VALUE', [itself]);
    if (from.version !== version) throw new ShopError('VERSION_CONFLICT');
    const aliases = [...into.aliases, from.name, from.englishName, ...from.aliases].filter(Boolean);
    const tooMany = { field: 'intoId', message: `다른 이름이 ${BRAND_LIMITS.aliases}개를 넘어요.` };
    if (aliases.length > BRAND_LIMITS.aliases) throw new ShopError('INVALID_INPUT_VALUE', [tooMany]);
    const products = await moveProducts(tx, id, intoId);
    await noteMerge(tx, id, intoId, now);
    await removeBrand(tx, id);
    await updateBrand(tx, intoId, into, now);
    await replaceNames(tx, intoId, { ...into, aliases });
    const detail = { name: into.name, merged: from.name, mergedId: id, products };
    await audit(tx, { action: 'BRAND_MERGED', target: ['BRAND', intoId], detail }, now);
    return requireBrand(tx, intoId);
  });
