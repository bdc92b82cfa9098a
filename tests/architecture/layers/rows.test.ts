import { expect, it } from 'vitest';
import { product } from './sources.ts';

const inFields = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const COLUMN = '[a-z0-9]+(?:_[a-z0-9]+)+';
/** `orderNo: row.order_no`, and `orderNo: order_no` of a row that was taken apart. */
const FIELD = new RegExp(`\\b(\\w+): (?:\\w+\\??\\.)?(${COLUMN})\\b(?![(.[?]| ===)`, 'g');
/** `o.order_no as "orderNo"` in SQL. */
const ALIAS = new RegExp(`\\b(${COLUMN})\\s+as\\s+"?(\\w+)`, 'gi');
/** Braces that take a row apart, in parameters and declarations; those of values that are written are not among them. */
const TAKEN_APART = /\{([^{}]*)\}(?=\s*(?:=[^=]|\)\s*(?::[^=]*)?=>|:\s*[A-Z]))/g;
/** `order_no: orderNo` between such braces. */
const NAMED_ANEW = new RegExp(`\\b(${COLUMN}): (\\w+)`, 'g');

/** Renames of a source in which field and column differ in their spelling only. */
const renamesIn = (text: string): string[] => {
  const apart = [...text.matchAll(TAKEN_APART)].map(([, names = '']) => names).join('\n');
  return [
    ...[...text.matchAll(FIELD)].map(([all, field, column = '']) => ({ all, field, column })),
    ...[...text.matchAll(ALIAS)].map(([all, column = '', field]) => ({ all, field, column })),
    ...[...apart.matchAll(NAMED_ANEW)].map(([all, column = '', field]) => ({ all, field, column })),
  ].flatMap(({ all, field, column }) => (inFields(column) === field ? [all] : []));
};

it('no row of the server is renamed by hand where only the spelling differs', () => {
  const found = product
    .filter(({ path }) => path.startsWith('server/') && path !== 'server/db/statements/columns.ts')
    .flatMap(({ path, text }) => renamesIn(text).map((rename) => `${path}: ${rename}`));
  expect(found).toEqual([]);
});

it.each([
  'productId: row.product_id,',
  'receiptUrl: payment?.receipt_url ?? null,',
  '.map(({ id, order_no }) => ({ id, orderNo: order_no }))',
  'const { id, order_no: orderNo } = order;',
  '.map(({ order_no: orderNo, id }) => [id, orderNo])',
  'const told = ({ order_no: orderNo }: OrderRow) => orderNo;',
  "'orders.order_no as orderNo'",
  'p.heel_mm as "heelMm"',
])('%s is a rename by hand', (line) => expect(renamesIn(line)).toHaveLength(1));

it.each([
  'createdAt: row.created_at.toISOString(),',
  'id: row.user_id,',
  "'users.id as author_id'",
  '.values({ order_no: orderNo, user_id: userId }).execute()',
  'emailVerified: email_verified === true,',
])('%s is none', (line) => expect(renamesIn(line)).toEqual([]));
