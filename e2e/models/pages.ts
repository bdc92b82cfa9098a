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

/** Names of the page number in answers; without one it is the second page, as in samples. */
const NUMBERS = ['page', 'number', 'currentPage'];
const placeOf = (page: Json): number => Number(page[NUMBERS.find((name) => name in page) ?? ''] ?? 1);

/** The real page in the form of the sample: with a next page, or empty. */
export const pageLike: NonNullable<PortDriver['answer']> = async (ask, sample) => {
  const wantsNothing = isJson(sample) && listOf(sample)[1].length === 0;
  let body = await ask();
  const place = placeOf(pageIn(body) ?? {});
  if (!wantsNothing && listOf(pageIn(body) ?? {})[1].length === 0) body = await ask(0);
  const page = pageIn(body);
  if (!page) return body;
  // Beyond the last seeded page the first page is used for the requested one.
  for (const name of NUMBERS.filter((one) => one in page)) page[name] = place;
  if (wantsNothing) Object.assign(page, { [listOf(page)[0]]: [], totalPages: 0, totalElements: 0 });
  else page.totalPages = Math.max(place + 2, Number(page.totalPages));
  return body;
};

export const nextPage: Act = { press: (page) => page.getByRole('button', { name: '다음', exact: true }) };

/** A flow of a list with pages; without a `filter` act its screen has no filter. */
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
  /** The act that filters the rows, if the screen has one, and its additional requests. */
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
    // A failure with its retry is shown in place of its figures.
    return type === 'screen.retried' && !noFigures && !(inHistory && noRows);
  },
});
