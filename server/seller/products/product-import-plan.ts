import type { InnerLength } from '#domain/catalogue/product-lengths.ts';
import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import { STORY } from '#domain/policies/selling.ts';
import {
  type ImportedProduct,
  type ImportOption,
  type ImportProblem,
  lengthsIn,
} from '#domain/seller/products/import-lines.ts';
import { optionKey } from '#domain/seller/products/product-form.ts';
import { TOO_MANY_BLOCKS } from '#domain/seller/products/story-form.ts';
import { withStoryTexts } from '#domain/seller/products/story-texts.ts';
import { findStories } from '../../catalogue/products/product-story-store.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findFactsOf, findNamed, findNames, findOptionsOf, type Named } from './product-import-store.ts';
import { findLengths } from './product-length-store.ts';
import { fieldsOf } from './product-write-service.ts';

/** Planned import of one product, with the stock of its options at the time of the preview. */
export type PlannedImport = Omit<ImportedProduct, 'options'> & {
  /** Version at the preview; null for a new product. */
  version: number | null;
  options: readonly (ImportOption & { seenStock?: number })[];
};
type Fate =
  | { kind: 'added' | 'changed'; wish: PlannedImport }
  | { kind: 'same' }
  | { problems: ImportProblem[] };
type Option = Awaited<ReturnType<typeof findOptionsOf>>[number];
type Facts = Awaited<ReturnType<typeof findFactsOf>>[number];

const NEEDED = [
  ['name', '상품 이름을 적어 주세요.', 'name'],
  ['price', '판매가를 적어 주세요.', 'price'],
  ['categoryId', '카테고리를 적어 주세요.', 'category'],
] as const;

/** Returns the outcome of each product of a file in the current state. */
export async function planImport(
  db: Queryable,
  storeId: number,
  goods: readonly ImportedProduct[],
): Promise<Fate[]> {
  const ids = goods.flatMap(({ productId }) => productId ?? []);
  const codes = goods.flatMap(({ sellerCode }) => sellerCode ?? []);
  const found = await findNamed(db, storeId, ids, codes);
  const foundIds = found.map(({ id }) => id);
  const options = new Map<number, Option[]>();
  for (const row of await findOptionsOf(db, foundIds))
    options.set(row.productId, [...(options.get(row.productId) ?? []), row]);
  const lengths = await findLengths(db, foundIds);
  const stories = await findStories(db, foundIds);
  const facts = new Map((await findFactsOf(db, foundIds)).map((row) => [row.productId, row]));
  const names = goods.flatMap(({ fields }) => fields.name ?? []);
  const taken = new Map((await findNames(db, storeId, names)).map(({ name, id }) => [name, id]));
  const byId = new Map(found.map((row) => [row.id, row]));
  const byCode = new Map(found.flatMap((row) => (row.sellerCode ? [[row.sellerCode, row]] : [])));
  const met = { products: new Set<number>(), names: new Set<string>(), codes: new Set<string>() };
  return goods.map((one): Fate => {
    const refused = (column: ImportProblem['column'], message: string): Fate => ({
      problems: [{ line: one.line, column, message }],
    });
    const holder = one.sellerCode === null ? undefined : byCode.get(one.sellerCode);
    const before = one.productId === null ? holder : byId.get(one.productId);
    // Products of another store and unknown ones give the same error.
    if (one.productId !== null && !before) return refused('productId', '이 번호의 내 상품이 없어요.');
    if (holder && before && holder.id !== before.id)
      return refused('sellerCode', '다른 상품이 쓰는 판매자 코드예요.');
    if (before && met.products.has(before.id)) return refused('sellerCode', '위에서 이미 나온 상품이에요.');
    if (one.sellerCode !== null && met.codes.has(one.sellerCode))
      return refused('sellerCode', '위에서 이미 나온 판매자 코드예요.');
    const { name } = one.fields;
    if (name !== undefined && (met.names.has(name) || (taken.get(name) ?? before?.id) !== before?.id))
      return refused('name', '같은 이름의 상품이 이미 있어요.');
    if (before) met.products.add(before.id);
    if (one.sellerCode !== null) met.codes.add(one.sellerCode);
    if (name !== undefined) met.names.add(name);
    return before
      ? fateOf(one, before, {
          options: options.get(before.id) ?? [],
          facts: facts.get(before.id),
          lengths: lengths.filter(({ productId }) => productId === before.id),
          story: stories.get(before.id) ?? [],
        })
      : newFate(one);
  });
}

const priceProblem = (one: ImportedProduct, error: unknown): Fate => {
  if (!(error instanceof ShopError)) throw error;
  const [problem] = error.problems;
  const column = problem?.field === 'saleUntil' ? 'saleUntil' : 'discountValue';
  return { problems: [{ line: one.line, column, message: problem?.message ?? error.message }] };
};

function newFate(one: ImportedProduct): Fate {
  const problems = NEEDED.filter(([field]) => one.fields[field] === undefined).map(
    ([, message, column]): ImportProblem => ({ line: one.line, column, message }),
  );
  if (problems.length > 0) return { problems };
  try {
    fieldsOf(one.fields);
  } catch (error) {
    return priceProblem(one, error);
  }
  return { kind: 'added', wish: { ...one, version: null } };
}

type Present = {
  options: readonly Option[];
  facts: Facts | undefined;
  lengths: readonly InnerLength[];
  story: readonly StoryBlock[];
};

function fateOf(one: ImportedProduct, before: Named, present: Present): Fate {
  const story = one.storyTexts && withStoryTexts(present.story, one.storyTexts);
  if (story && story.length > STORY.blocks)
    return { problems: [{ line: one.line, column: 'story', message: TOO_MANY_BLOCKS }] };
  const rows = new Map(present.options.map((row) => [optionKey(row), row]));
  const options = one.options.map((option) => {
    const row = rows.get(optionKey(option));
    return row ? { ...option, seenStock: row.stock } : option;
  });
  try {
    const isOther =
      hasOther(one, before) ||
      hasOtherFacts(one, present.facts) ||
      hasOtherOptions(one, rows) ||
      hasOtherLengths(one, present.lengths) ||
      (story !== undefined && JSON.stringify(story) !== JSON.stringify(present.story));
    if (!isOther) return { kind: 'same' };
  } catch (error) {
    return priceProblem(one, error);
  }
  const wish = { ...one, productId: before.id, version: before.version, options };
  return { kind: 'changed', wish };
}

function hasOther({ fields }: ImportedProduct, before: Named): boolean {
  const next = fieldsOf(fields, before);
  return JSON.stringify(next) !== JSON.stringify(fieldsOf({}, before));
}

function hasOtherFacts({ fields: { facts: said = {} } }: ImportedProduct, facts: Facts | undefined): boolean {
  const known: Readonly<Record<string, unknown>> = facts ?? {};
  return Object.entries(said).some(([name, value]) => value !== undefined && value !== known[name]);
}

const hasOtherLengths = ({ options }: ImportedProduct, lengths: readonly InnerLength[]): boolean =>
  lengthsIn(options).some(
    ({ size, innerMm }) => lengths.find((length) => length.size === size)?.innerMm !== innerMm,
  );

const hasOtherOptions = ({ options }: ImportedProduct, rows: ReadonlyMap<string, Option>): boolean =>
  options.some(({ stock, sku, lowStock, ...option }) => {
    const row = rows.get(optionKey(option));
    if (!row) return true;
    return (
      (stock ?? row.stock) !== row.stock ||
      (sku ?? row.sku ?? '') !== (row.sku ?? '') ||
      (lowStock ?? row.lowStock) !== row.lowStock
    );
  });
