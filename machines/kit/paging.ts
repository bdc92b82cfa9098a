import type { Page, PageQuery } from '#domain/kit/page.ts';

/** Event params of a page turn. */
export type Turn = { page: number };

type Pages = Pick<Page<unknown>, 'items' | 'totalPages'> | null;

/** True if the page exists; before the first answer no page does. */
export const isWithin = (shown: Pages, { page }: Turn): boolean =>
  page >= 0 && page < (shown?.totalPages ?? 0);

/** True if the list is empty or not loaded. */
export const isBlank = (shown: Pages): boolean => (shown?.items.length ?? 0) === 0;

/** The same query with another page number. */
export const turnedTo = <Query extends PageQuery>(query: Query, { page }: Turn): Query => ({
  ...query,
  page,
});
