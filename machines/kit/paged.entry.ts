import { done, failed, type RegistryEntry } from './entry.ts';

type PagedRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  filter: unknown;
  item: unknown;
  error: Error;
};

/** The row of a list read by page: loaded, next page, failure, retry, nothing. */
export function pagedEntry({ title, group, machine, filter, item, error }: PagedRow): RegistryEntry {
  const page = (items: unknown[]) => ({
    items,
    page: 0,
    totalPages: items.length === 0 ? 0 : 2,
    totalElements: items.length * 2,
  });
  const turned = { type: 'page.changed', page: 1 };
  const retried = { type: 'screen.retried' };
  return {
    title,
    group,
    machine,
    input: { filter },
    ports: { loadPage: { done: page([item]), error } },
    events: [
      turned,
      retried,
      { type: 'screen.reloaded' },
      { type: 'filter.changed', filter, page: 0 },
      // The other answer a service may give: nothing.
      done('loadPage', page([])),
    ],
    walkthroughs: [
      {
        name: '다음 쪽으로 넘기기',
        steps: [done('loadPage', page([item])), turned, done('loadPage', page([item]))],
      },
      {
        name: '실패하고 다시 시도하기',
        steps: [failed('loadPage', error), retried, done('loadPage', page([]))],
      },
    ],
  };
}
