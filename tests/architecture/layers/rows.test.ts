import { expect, it } from 'vitest';
import { product } from './sources.ts';

/** Lines of the server that rename a column by hand although only the spelling differs; only fewer are allowed. */
const MOST = 78;

const inFields = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const COLUMN = '[a-z0-9]+(?:_[a-z0-9]+)+';
const FIELD = new RegExp(`\\b(\\w+): \\w+\\??\\.(${COLUMN})\\b(?![(.[?])`, 'g');
const ALIAS = new RegExp(`\\b(${COLUMN})\\s+as\\s+"?(\\w+)`, 'gi');

/** Renames of a source in which field and column differ in their spelling only. */
const renamesIn = (text: string): string[] => [
  ...[...text.matchAll(FIELD)].flatMap(([all, field, column = '']) =>
    inFields(column) === field ? [all] : [],
  ),
  ...[...text.matchAll(ALIAS)].flatMap(([all, column = '', field]) =>
    inFields(column) === field ? [all] : [],
  ),
];

it('rows are not renamed by hand where only the spelling differs, less often than before', () => {
  const found = product
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, text }) => renamesIn(text).map((rename) => `${path}: ${rename}`));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
  // A lower number is written down, so that it stays.
  expect(found.length).toBeGreaterThan(MOST - 5);
});

it.each([
  'productId: row.product_id,',
  'receiptUrl: payment?.receipt_url ?? null,',
  "'orders.order_no as orderNo'",
  'p.heel_mm as "heelMm"',
])('%s is a rename by hand', (line) => expect(renamesIn(line)).toHaveLength(1));

it.each(['createdAt: row.created_at.toISOString(),', 'id: row.user_id,', "'users.id as author_id'"])(
  '%s is none',
  (line) => expect(renamesIn(line)).toEqual([]),
);
