import * as v from 'valibot';
import { intQuery, sizeQuery } from './forms/fields.ts';

/** Pages are 0-based; services default to 20 rows, the point and activity screens ask for 10 (spec 9.2). */
export const SERVICE_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/**
 * Where lists end: people do not page further, and counting further would be expensive. A total of this size means
 * "or more".
 */
export const MAX_LISTED = 10_000;

export type PageQuery = { page: number; size: number };

/** What a list says of its length. */
export const listedOf = (total: number): number => Math.min(total, MAX_LISTED);

/** True where a page holds nothing: it is not asked for. */
export const isPastEnd = ({ page, size }: PageQuery, total: number): boolean =>
  page * size >= listedOf(total);

/** `page` and `size` as query parameters. */
/* @__NO_SIDE_EFFECTS__ */
export const pageQuery = (size = SERVICE_PAGE_SIZE) => ({
  page: intQuery(0, 0, 1_000_000),
  size: sizeQuery(size, MAX_PAGE_SIZE),
});

/** One page of a list as machines and screens use it. */
export type Page<T> = { items: T[]; page: number; totalPages: number; totalElements: number };

/** The shop's own page shape (contract 2.1, `Paged<T>`). */
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

/** Builds the page shape from rows and a total, of which it says at most `MAX_LISTED`. */
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
