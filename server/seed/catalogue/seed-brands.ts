import { insertBrand, replaceNames } from '../../admin/settings/brand-store.ts';
import type { Queryable } from '../../db/database.ts';
import { BRANDS } from '../facts/brands.ts';

/** Inserts the brands with their names; returns their ids in order. */
export async function seedBrands(db: Queryable, now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const brand of BRANDS) {
    const id = await insertBrand(db, brand, now);
    await replaceNames(db, id, brand);
    ids.push(id);
  }
  return ids;
}
