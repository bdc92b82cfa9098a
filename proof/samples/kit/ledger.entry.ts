import { done, failed, type RegistryEntry } from '../../entry.ts';
import { samplePage } from './paged.entry.ts';

type LedgerRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  /** Summary of an active member, and of a new one. */
  summary: { some: unknown; none: unknown };
  rows: readonly unknown[];
  error: Error;
  /** Filters without and with a restriction; absent if the screen has no filter. */
  filters?: { none: unknown; narrowed: unknown };
};

/** Registry row of a summary with history: second page, failure of either call, empty. */
export function ledgerEntry({
  title,
  group,
  machine,
  summary,
  rows,
  error,
  filters,
}: LedgerRow): RegistryEntry {
  const history = samplePage(rows);
  const empty = samplePage([]);
  const toHistory = { type: 'tab.selected', tab: 'history' };
  const toSecond = { type: 'page.changed', page: 1 };
  const filtered = { type: 'filter.changed', filter: filters?.narrowed };
  const retried = { type: 'screen.retried' };
  return {
    title,
    group,
    machine,
    kit: 'ledger',
    input: { filter: filters?.none },
    ports: {
      summary: { done: summary.some, error, empty: summary.none },
      history: { done: history, error, empty },
    },
    events: [
      toHistory,
      { type: 'tab.selected', tab: 'summary' },
      toSecond,
      retried,
      ...(filters ? [filtered] : []),
    ],
    walkthroughs: [
      ...(filters
        ? [
            {
              name: '조건을 좁혀 내역 없음',
              steps: [
                done('summary', summary.some),
                done('history', history),
                toHistory,
                filtered,
                done('history', empty),
              ],
            },
          ]
        : []),
      {
        name: '내역 2쪽으로',
        steps: [done('summary', summary.some), done('history', history), toHistory, toSecond],
      },
      {
        name: '요약만 실패하고 다시 시도',
        steps: [failed('summary', error), done('history', empty), retried, done('summary', summary.some)],
      },
      {
        name: '내역만 실패하고 다시 시도',
        steps: [
          done('summary', summary.some),
          failed('history', error),
          toHistory,
          retried,
          done('history', empty),
        ],
      },
    ],
  };
}
