import { done, failed, type RegistryEntry } from '../../entry.ts';

type PagedRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  filter: unknown;
  items: readonly unknown[];
  error: Error;
};

/** The first of two pages, or nothing. */
export const samplePage = <T>(items: readonly T[]) => ({
  items: [...items],
  page: 0,
  totalPages: items.length === 0 ? 0 : 2,
  totalElements: items.length * 2,
});

/** The row of a list read by page: loaded, next page, failure, retry, nothing. */
export function pagedEntry({ title, group, machine, filter, items, error }: PagedRow): RegistryEntry {
  const page = samplePage(items);
  const empty = samplePage([]);
  const turned = { type: 'page.changed', page: 1 };
  const retried = { type: 'screen.retried' };
  return {
    title,
    group,
    machine,
    input: { filter },
    ports: { loadPage: { done: page, error, empty } },
    events: [turned, retried, { type: 'screen.reloaded' }, { type: 'filter.changed', filter, page: 0 }],
    walkthroughs: [
      {
        name: '다음 쪽으로 넘기기',
        steps: [done('loadPage', page), turned, done('loadPage', page)],
      },
      {
        name: '실패하고 다시 시도하기',
        steps: [failed('loadPage', error), retried, done('loadPage', empty)],
      },
    ],
  };
}
