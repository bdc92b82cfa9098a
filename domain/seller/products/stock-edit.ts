import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { MAX_STOCK, MIN_STOCK } from '../../policies/selling.ts';

/** Most options of one stock update. */
export const MAX_STOCK_EDITS = 200;

/** Form field of the units in stock of an option. */
export const stockField = v.pipe(
  v.number('재고는 숫자로 입력해 주세요.'),
  v.integer('재고는 정수로 입력해 주세요.'),
  v.minValue(MIN_STOCK, `재고는 ${MIN_STOCK}개부터 입력할 수 있어요.`),
  v.maxValue(MAX_STOCK, `재고는 ${formatNumber(MAX_STOCK)}개까지 입력할 수 있어요.`),
);

const SOLD_OUT = '품절';

/** Parses the stock in a spreadsheet cell; null if blank, undefined if invalid. */
export function readStock(text: string): number | null | undefined {
  const quoted = text.normalize('NFKC').trim();
  const plain = quoted.replace(/^"(.*)"$/, '$1').replace(/[,\s]|개$/g, '');
  if (plain === '') return null;
  if (plain === SOLD_OUT) return 0;
  const stock = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  return stock <= MAX_STOCK ? stock : undefined;
}

const stockEdit = v.object({
  optionId: idSchema,
  /** Stock to be set. */
  stock: stockField,
  /**
   * Stock that the seller saw: only the difference is applied, so that sales since then are kept.
   */
  seenStock: stockField,
});

export type StockEdit = v.InferOutput<typeof stockEdit>;

/** Returns the stock after an edit; null if it would be negative or above the limit. */
export function editedStock(present: number, { stock, seenStock }: { stock: number; seenStock: number }) {
  const after = present + stock - seenStock;
  return after < 0 || after > MAX_STOCK ? null : after;
}

const stockEdits = v.pipe(
  v.array(stockEdit),
  v.minLength(1, '바꿀 옵션을 골라 주세요.'),
  v.maxLength(MAX_STOCK_EDITS, `한 번에 ${MAX_STOCK_EDITS}개 옵션까지 바꿀 수 있어요.`),
  v.check(
    (rows) => new Set(rows.map(({ optionId }) => optionId)).size === rows.length,
    '같은 옵션이 두 번 있어요.',
  ),
);

const settledStock = v.object({
  optionId: v.number(),
  done: v.boolean(),
  /** Current stock, whether it was changed or not. */
  stock: v.number(),
  reason: v.nullable(v.literal('STOCK_MOVED')),
});
export type SettledStock = v.InferOutput<typeof settledStock>;

/** Endpoint of sellers: sets the stock of own options; units sold meanwhile stay deducted. */
export const editStock = endpoint({
  method: 'PATCH',
  path: '/api/seller/options/stock',
  access: 'seller',
  keyed: true,
  summary: "Sets the stock of options of the caller's store; concurrent sales are kept.",
  body: stockEdits,
  response: v.array(settledStock),
  wrapping: 'envelope',
});
