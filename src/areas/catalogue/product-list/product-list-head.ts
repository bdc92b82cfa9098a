import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import {
  EMPTY_FILTER,
  filterToQuery,
  type ProductFilter,
} from '#domain/catalogue/product-list/product-filter.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import type { DrawnScreen, ScreenHead } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { catalogueHeadText as text } from '../heads.text.ts';
import { listText } from './product-list.text.ts';

/** Canonical path of the product list or of one category, by page. */
export const categoryPath = (categoryId: number | undefined, page = 0): string => {
  const query = new URLSearchParams();
  if (categoryId !== undefined) query.set('categoryId', String(categoryId));
  if (page > 0) query.set('page', String(page));
  return query.size > 0 ? `${paths.products()}?${query}` : paths.products();
};

/**
 * True if a filter has its own canonical address: all products or one category, by page. Every other filter and order
 * shows the same products again.
 */
const isListed = ({ categoryIds, page, ...rest }: ProductFilter): boolean =>
  categoryIds.length <= 1 &&
  filterToQuery({ ...rest, categoryIds: [], page: 0 }) === filterToQuery(EMPTY_FILTER);

/** Head of the product list: canonical address and description; filtered lists are not indexed. */
export function listHead({ search, known, at }: DrawnScreen): ScreenHead {
  const filter = filterFromQuery(search);
  const found = known(productListMachine)?.page;
  const [categoryId] = filter.categoryIds;
  const category = DEFAULT_CATEGORIES.find((one) => one.categoryId === categoryId);
  const mayList = isListed(filter) && found?.items.length !== 0;
  // A page number past the end shows the last page.
  const page = found?.page ?? filter.page;
  const path = mayList ? categoryPath(categoryId, page) : paths.products({ ...filter, page });
  return {
    path,
    description: words(filter, category?.name ?? null, found ? formatNumber(found.totalElements) : null),
    robots: mayList ? null : 'noindex, follow',
    picture: found?.items[0]?.mainImageUrl,
    linkedData: mayList && category ? [wayTo(category, at)] : [],
  };
}

function words({ q }: ProductFilter, category: string | null, count: string | null): string {
  if (q) return shortText(text.found(q), 160);
  return category ? text.category(category, count) : text.list(count);
}

const wayTo = ({ categoryId, name }: { categoryId: number; name: string }, at: DrawnScreen['at']) =>
  breadcrumbs([
    { name: headText.home, item: at(paths.home) },
    { name: listText.title, item: at(paths.products()) },
    { name, item: at(categoryPath(categoryId)) },
  ]);
