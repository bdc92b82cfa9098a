import * as v from 'valibot';
import { intQuery, sizeQuery } from './forms/fields.ts';

/** Default page size. Pages are 0-based; point and activity screens request 10 rows (spec 9.2). */
export const SERVICE_PAGE_SIZE = 20;
/** Most rows of one page of a list. */
export const MAX_PAGE_SIZE = 100;

/**
 * Largest number of rows that lists count and page through, as counting further would be expensive.
 * A total of this size means "or more".
 */
export const MAX_LISTED = 10_000;

export type PageQuery = { page: number; size: number };

/** Caps a total at MAX_LISTED. */
export const listedOf = (total: number): number => Math.min(total, MAX_LISTED);

/** True if a page lies beyond the total, so that no query is needed. */
export const isPastEnd = ({ page, size }: PageQuery, total: number): boolean =>
  page * size >= listedOf(total);

/** Query parameters `page` and `size`. */
/* @__NO_SIDE_EFFECTS__ */
export const pageQuery = (size = SERVICE_PAGE_SIZE) => ({
  page: intQuery(0, 0, 1_000_000),
  size: sizeQuery(size, MAX_PAGE_SIZE),
});

/** One page of a list in the client's model. */
export type Page<T> = { items: T[]; page: number; totalPages: number; totalElements: number };

/** Schema of a page in responses (contract 2.1, `Paged<T>`). */
/* @__NO_SIDE_EFFECTS__ */
export const pagedOf = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.object({
    content: v.array(item),
    page: v.number(),
    size: v.number(),
    totalElements: v.number(),
    totalPages: v.number(),
    hasNext: v.boolean(),
    hasPrevious: v.boolean(),
    first: v.boolean(),
    last: v.boolean(),
    empty: v.boolean(),
    numberOfElements: v.number(),
  });

/** Builds a page from rows and a total, which is capped at `MAX_LISTED`. */
export function toPaged<T>(content: T[], { page, size }: PageQuery, total: number) {
  const totalElements = listedOf(total);
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    page,
    size,
    totalElements,
    totalPages,
    hasNext: page + 1 < totalPages,
    hasPrevious: page > 0,
    first: page === 0,
    last: page + 1 >= totalPages,
    empty: content.length === 0,
    numberOfElements: content.length,
  };
}
