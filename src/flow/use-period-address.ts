import { useLocation, useSearch } from 'wouter';
import { type AskedPeriod, COMPARISONS, MOST_DAYS, USUAL_DAYS } from '#domain/kit/period.ts';
import { useApp } from './app-context.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null): string | undefined => (text && DAY.test(text) ? text : undefined);

/** Parses the period of a query; unknown values are ignored. */
export function readPeriod(search: string): AskedPeriod {
  const query = new URLSearchParams(search);
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const days = Number(query.get('days'));
  const isCount = Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
  const compare = COMPARISONS.find((one) => one === query.get('compare')) ?? 'previous';
  if (from && to && from <= to) return { from, to, compare };
  return { days: isCount ? days : USUAL_DAYS, compare };
}

/** Query of a period, without defaults. */
export function writePeriod({ from, to, days, compare }: AskedPeriod): URLSearchParams {
  const query = new URLSearchParams();
  if (from && to) for (const [name, day] of Object.entries({ from, to })) query.set(name, day);
  else if (days && days !== USUAL_DAYS) query.set('days', String(days));
  if (compare !== 'previous') query.set('compare', compare);
  return query;
}

/** Period and other state of an analytics page as its address has them, with functions that change them. */
export function usePeriodAddress() {
  const { navigate } = useApp();
  const [path] = useLocation();
  const search = useSearch();
  const period = readPeriod(search);
  const to = (query: URLSearchParams, replace = false) =>
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace });
  return {
    period,
    /** Key of the metric whose rows are open; null for none. */
    open: new URLSearchParams(search).get('open'),
    change: (change: Partial<AskedPeriod>) => to(writePeriod({ compare: period.compare, ...change })),
    compareWith: (compare: AskedPeriod['compare']) => to(writePeriod({ ...period, compare })),
    close: () => to(writePeriod(period), true),
    addressOf: (open: string) => {
      const query = writePeriod(period);
      query.set('open', open);
      return `${path}?${query}`;
    },
  };
}
