import type { Page, PageQuery } from '#domain/kit/page.ts';

/** The page that a person turns to. */
export type Turn = { page: number };

type Pages = Pick<Page<unknown>, 'items' | 'totalPages'> | null;

/** Whether there is such a page; before the first answer there is none. */
export const isWithin = (shown: Pages, { page }: Turn): boolean =>
  page >= 0 && page < (shown?.totalPages ?? 0);

/** Whether the service answered that there is nothing. */
export const isBlank = (shown: Pages): boolean => (shown?.items.length ?? 0) === 0;

/** The same question about another page. */
export const turnedTo = <Query extends PageQuery>(query: Query, { page }: Turn): Query => ({
  ...query,
  page,
});
