import type { Endpoint } from '#domain/kit/endpoint.ts';
import { isJson } from './answers.ts';
import { type Act, type Driver, type PortDriver, retry } from './driver.ts';

type Json = Record<string, unknown>;

/** The part of an answer that holds a page: the body, its data, or a pagination inside. */
function pageIn(body: unknown): Json | null {
  if (!isJson(body)) return null;
  if ('totalPages' in body) return body;
  return Object.values(body).map(pageIn).find(Boolean) ?? null;
}
const listOf = (page: Json): [string, unknown[]] =>
  Object.entries(page).find((entry): entry is [string, unknown[]] => Array.isArray(entry[1])) ?? [
    'content',
    [],
  ];

/** What services call the number of a page; one that does not say it is on the second, as in samples. */
const NUMBERS = ['page', 'number', 'currentPage'];
const placeOf = (page: Json): number => Number(page[NUMBERS.find((name) => name in page) ?? ''] ?? 1);

/** The real page, made to be what the sample is: something with a page after it, or nothing at all. */
export const pageLike: NonNullable<PortDriver['answer']> = async (ask, sample) => {
  const wantsNothing = isJson(sample) && listOf(sample)[1].length === 0;
  let body = await ask();
  const place = placeOf(pageIn(body) ?? {});
  if (!wantsNothing && listOf(pageIn(body) ?? {})[1].length === 0) body = await ask(0);
  const page = pageIn(body);
  if (!page) return body;
  // Beyond the end of what the seed has, the first page stands for the one that was asked.
  for (const name of NUMBERS.filter((one) => one in page)) page[name] = place;
  if (wantsNothing) Object.assign(page, { [listOf(page)[0]]: [], totalPages: 0, totalElements: 0 });
  else page.totalPages = Math.max(place + 2, Number(page.totalPages));
  return body;
};

export const nextPage: Act = { press: (page) => page.getByRole('button', { name: '다음', exact: true }) };

/** A flow that reads a list by page; without a `filter` act its screen offers none. */
export const paged = (
  driver: Pick<Driver, 'flow' | 'path' | 'member' | 'reach'>,
  asks: PortDriver['asks'],
  filter?: Act,
): Driver => ({
  ...driver,
  ports: { loadPage: { asks, requests: 1, answer: pageLike } },
  events: {
    'page.changed': nextPage,
    'screen.retried': retry(driver.flow),
    ...(filter ? { 'filter.changed': filter } : {}),
  },
  hidden: ({ type }, { state }) => type === 'page.changed' && state !== 'loaded.filled',
});

type LedgerDriver = Pick<Driver, 'flow' | 'path' | 'member'> & {
  /** Names of the tabs. */
  tabs: { summary: string; history: string };
  summary: Endpoint;
  history: Endpoint;
  /** What narrows the rows, where the screen offers it, and what else is asked then. */
  filter?: { act: Act; asks: readonly Endpoint[] };
};

/** A flow of figures and the rows behind them. */
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
    'screen.retried': retry(driver.flow),
    ...(filter ? { 'filter.changed': filter.act } : {}),
  },
  hidden: ({ type }, { state }) => {
    const inHistory = state.includes('tab.history');
    const [noFigures, noRows] = ['summary', 'history'].map((part) => state.includes(`${part}.failed`));
    if (type === 'tab.selected') return Boolean(noFigures && noRows);
    if (type === 'filter.changed') return !inHistory || Boolean(noFigures && noRows);
    if (type === 'page.changed') return !inHistory || !state.includes('loaded.filled');
    // A failure is told, with its retry, where its figures would be.
    return type === 'screen.retried' && !noFigures && !(inHistory && noRows);
  },
});
