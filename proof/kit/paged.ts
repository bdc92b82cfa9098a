import type { PagedOptions } from '#machines/kit/paged.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Act, type Driver, type PortDriver, retry } from './driver.ts';
import { nextPage, pageLike } from './pages.ts';

type PagedRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> &
  Pick<PagedOptions<never, never>, 'filters' | 'reloads'> & {
    filter: unknown;
    /** Filter after a change; the same filter by default. */
    narrowed?: unknown;
    /** Fields of a page besides its rows. */
    beside?: object;
    items: readonly unknown[];
    error: Error;
  };

/** Page 1 of 2 with these items, or an empty page. */
export const samplePage = <T>(items: readonly T[]) => ({
  items: [...items],
  page: 0,
  totalPages: items.length === 0 ? 0 : 2,
  totalElements: items.length * 2,
});

/** Registry row of a paged list: loaded, next page, failure, retry, empty, and the chart's optional events. */
export function pagedEntry(row: PagedRow): RegistryEntry {
  const { title, group, machine, filter, narrowed = filter, filters, reloads, items, error } = row;
  const page = { ...samplePage(items), ...row.beside };
  const empty = { ...samplePage([]), ...row.beside };
  const filtered = { type: 'filter.changed', page: 0, filter: narrowed };
  const turned =
    filters === 'withPage' ? { ...filtered, page: 1, filter } : { type: 'page.changed', page: 1 };
  const retried = { type: 'screen.retried' };
  const shown = done('loadPage', page);
  const narrowing = { name: '조건을 좁혀 결과 없음', steps: [shown, filtered, done('loadPage', empty)] };
  return {
    title,
    group,
    machine,
    kit: 'paged',
    rests: filters || reloads ? [] : ['loaded.empty'],
    input: { filter },
    ports: { loadPage: { done: page, error, empty } },
    events: [
      turned,
      retried,
      ...(reloads ? [{ type: 'screen.reloaded' }] : []),
      ...(filters ? [filtered] : []),
    ],
    walkthroughs: [
      { name: '다음 쪽으로 넘기기', steps: [shown, turned, shown] },
      ...(filters ? [narrowing] : []),
      {
        name: '실패하고 다시 시도하기',
        steps: [failed('loadPage', error), retried, done('loadPage', empty)],
      },
    ],
  };
}

/** Driver of a list with pages; without a `filter` act its screen has no filter. */
export const paged = (
  driver: Pick<Driver, 'path' | 'member' | 'reach'>,
  asks: PortDriver['asks'],
  filter?: Act,
): Driver => ({
  ...driver,
  ports: { loadPage: { asks, requests: 1, answer: pageLike } },
  events: {
    'page.changed': nextPage,
    'screen.retried': retry,
    ...(filter ? { 'filter.changed': filter } : {}),
  },
  hidden: ({ type }, { state }) => type === 'page.changed' && state !== 'loaded.filled',
});
