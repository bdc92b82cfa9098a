// Size: one import is one transaction, whose steps share what was read of the file and of the shop.
import { randomUUID } from 'node:crypto';
import { MOST_IMPORT_LINES } from '#domain/policies/selling.ts';
import { type ImportColumn, placesOf } from '#domain/seller/products/import-columns.ts';
import {
  type ImportProgress,
  type ImportReview,
  MOST_PROBLEMS,
} from '#domain/seller/products/import-endpoints.ts';
import {
  type ImportLine,
  type ImportProblem,
  readImportLines,
} from '#domain/seller/products/import-lines.ts';
import { lockBrandsShared } from '../../catalogue/brands/brand-store.ts';
import { toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { cellsOf, textOf, unreadable } from '../csv-cells.ts';
import { lockOwnStore, requireOwn, storeOf } from './own-product.ts';
import { type FoundProduct, lockSellerProduct } from './own-product-store.ts';
import { type PlannedImport, planImport } from './product-import-plan.ts';
import * as store from './product-import-store.ts';
import { putOptionLengths } from './product-length-store.ts';
import { addOptions, mergeOptions } from './product-options.ts';
import { insertFacts, putFacts } from './product-parts-store.ts';
import {
  findBrandIds,
  findCategories,
  insertDraft,
  type ProductColumns,
  updateProduct,
} from './product-store.ts';
import { putStoryTexts } from './product-story-store.ts';
import { fieldsOf, requireFree, requireVersion } from './product-write-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
/** Most characters of one line, and lifetime of a ticket in ms. */
const MOST_IN_LINE = 20_000;
const TICKET_MS = 3_600_000;
/** Products per request, and time in ms after which it responds in between. */
const SLICE = 100;
const SLICE_MS = 2_000;

/** Previews a product file; the plan is stored under a ticket, by which it is applied. */
export async function reviewFile(
  { db, clock }: Ports,
  sellerId: number,
  bytes: Buffer,
): Promise<ImportReview> {
  const { id: storeId } = await storeOf(db, sellerId);
  const lines = linesOf(bytes);
  const { goods, problems } = readImportLines(lines, {
    categories: await findCategories(db),
    brands: await brandsByName(db),
  });
  const fates = await planImport(db, storeId, goods);
  const wishes: PlannedImport[] = [];
  const counts = { added: 0, changed: 0, same: 0 };
  for (const fate of fates)
    if ('problems' in fate) problems.push(...fate.problems);
    else {
      counts[fate.kind] += 1;
      if (fate.kind !== 'same') wishes.push(fate.wish);
    }
  const ticket = wishes.length > 0 ? await keep({ db, clock }, storeId, wishes) : null;
  return { ticket, lines: lines.length, ...counts, refused: linesIn(problems), problems: firstOf(problems) };
}

const linesIn = (rows: readonly ImportProblem[]): number => new Set(rows.map(({ line }) => line)).size;
const firstOf = (problems: readonly ImportProblem[]): ImportProblem[] =>
  problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS);

/** Returns a function that finds the id of a brand by its id or any of its names; undefined for none. */
async function brandsByName(db: Queryable): Promise<(cell: string) => number | undefined> {
  const ids = await findBrandIds(db);
  return (cell) => ids.get(toSearchKeys(cell).name_jamo);
}

async function keep(
  { db, clock }: Ports,
  storeId: number,
  wishes: readonly PlannedImport[],
): Promise<string> {
  const ticket = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await inTransaction(db, (tx) =>
    store.insertImport(
      tx,
      { storeId, ticket, now, expiresAt },
      wishes.map((wish) => ({ line: wish.line, wish: JSON.stringify(wish) })),
    ),
  );
  return ticket;
}

function linesOf(bytes: Buffer): ImportLine[] {
  const [head = [], ...lines] = cellsOf(textOf(bytes), MOST_IN_LINE);
  const places = placesOf(head);
  if (!places.has('sellerCode') && !places.has('productId'))
    throw unreadable('첫 줄에 판매자코드나 상품번호 열이 없어요.');
  const missing = (['gender', 'color', 'size'] as const).filter((column) => !places.has(column));
  if (missing.length > 0) throw unreadable('첫 줄에 성별, 색상, 사이즈 열이 모두 있어야 해요.');
  if (lines.length === 0) throw unreadable('상품이 없어요. 둘째 줄부터 입력해 주세요.');
  if (lines.length > MOST_IMPORT_LINES)
    throw unreadable(`한 번에 ${MOST_IMPORT_LINES.toLocaleString('ko-KR')}줄까지 올릴 수 있어요.`);
  return lines.map((line, index) => ({ line: index + 2, cells: cellMap(line, places) }));
}

/** Maps columns to cells without empty ones, which leave values unchanged. */
const cellMap = (line: readonly string[], places: ReadonlyMap<ImportColumn, number>) =>
  new Map(
    [...places]
      .map(([column, place]) => [column, line[place]?.trim() ?? ''] as const)
      .filter(([, cell]) => cell),
  );

/**
 * Applies the next products of a file, each once in its own transaction with its outcome, however
 * often it is requested. Products changed or sold since the preview are refused.
 */
export async function applyNext(ports: Ports, sellerId: number, ticket: string): Promise<ImportProgress> {
  const { db, clock } = ports;
  const { id: storeId } = await storeOf(db, sellerId);
  const found = await store.findImport(db, storeId, ticket, clock.now());
  if (!found) throw new ShopError('IMPORT_NOT_FOUND');
  const begun = performance.now();
  for (const { place } of await store.findOpenItems(db, found.id, SLICE)) {
    if (performance.now() - begun > SLICE_MS) break;
    await applyItem(ports, sellerId, { importId: found.id, place });
  }
  const counts = await store.countItems(db, found.id);
  const refused = await store.findRefused(db, found.id, MOST_PROBLEMS);
  return {
    ...counts,
    isOver: counts.settled === counts.total,
    problems: refused.map(({ line, reason }) => ({ line, column: null, message: reason ?? '' })),
  };
}

type Item = { importId: number; place: number };

async function applyItem({ db, clock }: Ports, sellerId: number, item: Item): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await lockBrandsShared(tx);
      const { id: storeId } = await lockOwnStore(tx, sellerId);
      const open = await store.takeItem(tx, item.importId, item.place);
      if (!open) return;
      // Written by `keep` above.
      const wish = JSON.parse(open.wish) as PlannedImport;
      const by = { sellerId, now: clock.now(), reason: 'IMPORT' } as const;
      if (wish.productId === null) await addProduct(tx, storeId, wish, by);
      else await changeProduct(tx, { ...wish, productId: wish.productId }, by);
    });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await store.refuseItem(db, item, error.problems[0]?.message ?? error.message);
  }
}

type By = { sellerId: number; now: Date; reason: 'IMPORT' };

async function addProduct(tx: Queryable, storeId: number, wish: PlannedImport, by: By): Promise<void> {
  const fields = fieldsOf(wish.fields);
  await requireFree(tx, storeId, fields, 0);
  const id = await insertDraft(tx, storeId, fields, by.now);
  await addOptions(
    tx,
    id,
    wish.options.map((option) => ({ ...option, stock: option.stock ?? 0 })),
    by,
  );
  await insertFacts(tx, id, wish.fields.facts ?? {});
  await putOptionLengths(tx, id, wish.options);
  await putStoryTexts(tx, id, wish.storyTexts);
}

/** Returns whether name, code, category or brand change and must be checked again. */
const isOtherwiseNamed = (fields: ProductColumns, goods: FoundProduct): boolean =>
  fields.name !== goods.name ||
  fields.sellerCode !== goods.sellerCode ||
  fields.categoryId !== goods.categoryId ||
  fields.brandId !== goods.brandId;

/** Changes a product; its store is locked. */
async function changeProduct(
  tx: Queryable,
  wish: PlannedImport & { productId: number },
  by: By,
): Promise<void> {
  const goods = requireOwn(await lockSellerProduct(tx, wish.productId), by.sellerId);
  requireVersion(goods, wish.version ?? undefined);
  const fields = fieldsOf(wish.fields, goods);
  if (isOtherwiseNamed(fields, goods)) await requireFree(tx, goods.storeId, fields, goods.id);
  await updateProduct(tx, goods.id, fields, by.now);
  await mergeOptions(tx, goods.id, wish.options, by);
  if (wish.fields.facts) await putFacts(tx, goods.id, wish.fields.facts);
  await putOptionLengths(tx, goods.id, wish.options);
  await putStoryTexts(tx, goods.id, wish.storyTexts);
}
