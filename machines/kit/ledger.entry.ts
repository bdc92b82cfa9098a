import { done, failed, type RegistryEntry } from './entry.ts';

type LedgerRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  summary: unknown;
  row: unknown;
  error: Error;
};

/** The row of figures and history: second page, either call failed, nothing yet. */
export function ledgerEntry({ title, group, machine, summary, row, error }: LedgerRow): RegistryEntry {
  const history = { items: [row], page: 0, totalPages: 2, totalElements: 12 };
  const empty = { items: [], page: 0, totalPages: 0, totalElements: 0 };
  const toHistory = { type: 'tab.selected', tab: 'history' };
  const toSecond = { type: 'page.changed', page: 1 };
  const retried = { type: 'screen.retried' };
  return {
    title,
    group,
    machine,
    ports: { summary: { done: summary, error }, history: { done: history, error } },
    events: [
      toHistory,
      { type: 'tab.selected', tab: 'summary' },
      toSecond,
      retried,
      // The other answer a service may give: nothing.
      done('history', empty),
    ],
    walkthroughs: [
      {
        name: '내역 2쪽으로',
        steps: [done('summary', summary), done('history', history), toHistory, toSecond],
      },
      {
        name: '요약만 실패하고 다시 시도',
        steps: [failed('summary', error), done('history', empty), retried, done('summary', summary)],
      },
      {
        name: '내역만 실패하고 다시 시도',
        steps: [
          done('summary', summary),
          failed('history', error),
          toHistory,
          retried,
          done('history', empty),
        ],
      },
    ],
  };
}
