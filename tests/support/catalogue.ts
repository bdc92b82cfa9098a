import { disassemble, getChoseong } from 'es-hangul';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { HEEL_BANDS } from '#domain/catalogue/product-traits.ts';
import type { Queryable } from '#server/db/database.ts';

/** All live products with their options, read without filters: the reference for filters. */
export async function readCatalogue(db: Queryable) {
  const products = await db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const options = await db.selectFrom('product_options').selectAll().execute();
  const facts = await db.selectFrom('product_facts').select(['product_id', 'heel_mm']).execute();
  const heels = new Map(facts.map(({ product_id, heel_mm }) => [product_id, heel_mm]));
  const brandNames = await db.selectFrom('brand_names').selectAll().execute();
  return products.map((product) => ({
    ...product,
    heelMm: heels.get(product.id) ?? null,
    names: [
      product.name,
      ...brandNames.filter(({ brand_id }) => brand_id === product.brand_id).map(({ name }) => name),
    ],
    options: options.filter(({ product_id }) => product_id === product.id),
  }));
}
/** Columns of a product that can be copied. */
export async function productToCopy(db: Queryable, id = 1) {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { id: _, asked_price: _computed, ...columns } = row;
  return columns;
}

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Typos in the tests and the intended words. */
const MEANT: Record<string, string> = { 스니커주: '스니커즈' };
/** Words in the tests that mean a category. */
const KINDS: Record<string, number> = { 스니커즈: 1, 런닝: 2 };

function hasText(product: Catalogue[number], q: string): boolean {
  const text = MEANT[q] ?? q;
  if (KINDS[text] === product.category_id) return true;
  return product.names.some((name) => nameHas(name, text));
}

function nameHas(name: string, text: string): boolean {
  const plain = name.toLowerCase().replaceAll(' ', '');
  return /^[ㄱ-ㅎ]+$/.test(text)
    ? [...plain]
        .map((char) => getChoseong(char) || char)
        .join('')
        .includes(text)
    : disassemble(plain).includes(disassemble(text));
}

/** Lower limit of the band of a heel. */
const heelBand = (heelMm: number | null): string | null =>
  heelMm === null ? null : (HEEL_BANDS.findLast((from) => Number(from) <= heelMm) ?? null);

/** Ids of the products that match a filter, in order: one option must match all option filters. */
export function idsThatPass(catalogue: Catalogue, filter: ProductFilter): number[] {
  const { colors, sizes, genders, inStockOnly, categoryIds, storeIds, brandIds } = filter;
  const among = <T>(values: readonly T[], value: T | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  const byOption = colors.length + sizes.length + genders.length > 0 || inStockOnly;
  return catalogue
    .filter(
      (product) =>
        hasText(product, filter.q) &&
        among(categoryIds, product.category_id) &&
        among(storeIds, product.store_id) &&
        among(brandIds, product.brand_id) &&
        among(filter.widths, product.foot_width) &&
        among(filter.materials, product.main_material) &&
        among(filter.heels, heelBand(product.heelMm)) &&
        product.asked_price >= filter.minPrice &&
        (filter.maxPrice >= PRICE.ceiling || product.asked_price <= filter.maxPrice) &&
        (!filter.discountedOnly || Number(product.discount_rate) > 0) &&
        (!byOption ||
          product.options.some(
            ({ color, size, gender, stock }) =>
              among(colors, color) &&
              among(sizes, size) &&
              among(genders, gender) &&
              (!inStockOnly || stock > 0),
          )),
    )
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}
