import type { Endpoint } from '#domain/kit/endpoint.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Act, type Driver, retry } from './driver.ts';
import { samplePage } from './paged.ts';
import { nextPage, pageLike } from './pages.ts';

type LedgerRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  /** Summary of an active member, and of a new one. */
  summary: { some: unknown; none: unknown };
  rows: readonly unknown[];
  error: Error;
  /** Filters without and with a restriction; absent if the screen has no filter. */
  filters?: Filters;
};
type Filters = { none: unknown; narrowed: unknown };

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
      TO_HISTORY,
      { type: 'tab.selected', tab: 'summary' },
      TO_SECOND,
      RETRIED,
      ...(filters ? [toFiltered(filters)] : []),
    ],
    walkthroughs: walkthroughsOf({ summary: summary.some, history, empty, error, filters }),
  };
}

const TO_HISTORY = { type: 'tab.selected', tab: 'history' };
const TO_SECOND = { type: 'page.changed', page: 1 };
const RETRIED = { type: 'screen.retried' };
const toFiltered = ({ narrowed }: Filters) => ({ type: 'filter.changed', filter: narrowed });

type Walked = {
  summary: unknown;
  history: ReturnType<typeof samplePage>;
  empty: ReturnType<typeof samplePage>;
  error: Error;
  filters: Filters | undefined;
};

/** Returns the walkthroughs of a ledger; the one with a filter only if its screen has one. */
function walkthroughsOf({ summary, history, empty, error, filters }: Walked): RegistryEntry['walkthroughs'] {
  const [shown, listed, none] = [done('summary', summary), done('history', history), done('history', empty)];
  const byFilter = filters && {
    name: '조건을 좁혀 내역 없음',
    steps: [shown, listed, TO_HISTORY, toFiltered(filters), none],
  };
  return [
    ...(byFilter ? [byFilter] : []),
    { name: '내역 2쪽으로', steps: [shown, listed, TO_HISTORY, TO_SECOND] },
    { name: '요약만 실패하고 다시 시도', steps: [failed('summary', error), none, RETRIED, shown] },
    {
      name: '내역만 실패하고 다시 시도',
      steps: [shown, failed('history', error), TO_HISTORY, RETRIED, none],
    },
  ];
}

type LedgerDriver = Pick<Driver, 'path' | 'member'> & {
  /** Names of the tabs. */
  tabs: { summary: string; history: string };
  summary: Endpoint;
  history: Endpoint;
  /** The act that filters the rows, if the screen has one, and its additional requests. */
  filter?: { act: Act; asks: readonly Endpoint[] };
};

/** Driver of figures and the rows behind them. */
export const ledger = ({ tabs, summary, history, filter, ...driver }: LedgerDriver): Driver => ({
  ...driver,
  ports: {
    summary: { asks: [summary] },
    history: { asks: [history, ...(filter?.asks ?? [])], requests: 1, answer: pageLike },
  },
  events: {
    'tab.selected': {
      press: (page, { tab }) =>
        page.getByRole('tab', { name: tab === 'history' ? tabs.history : tabs.summary }),
    },
    'page.changed': nextPage,
    'screen.retried': retry,
    ...(filter ? { 'filter.changed': filter.act } : {}),
  },
  hidden: ({ type }, { state }) => {
    const inHistory = state.includes('tab.history');
    const [noFigures, noRows] = ['summary', 'history'].map((part) => state.includes(`${part}.failed`));
    if (type === 'tab.selected') return Boolean(noFigures && noRows);
    if (type === 'filter.changed') return !inHistory || Boolean(noFigures && noRows);
    if (type === 'page.changed') return !inHistory || !state.includes('loaded.filled');
    // A failure with its retry is shown in place of its figures.
    return type === 'screen.retried' && !noFigures && !(inHistory && noRows);
  },
});
