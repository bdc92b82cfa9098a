import * as v from 'valibot';

const WRONG = '날짜와 시각을 확인해 주세요.';

/** A moment as it is sent; null where there is none. */
export const momentField = v.nullish(
  v.pipe(
    v.string(WRONG),
    v.isoTimestamp(WRONG),
    v.check((text) => !Number.isNaN(Date.parse(text)), WRONG),
  ),
);

/** When a discount counts: from its beginning on, and not any more at its end. Without one of them it has none. */
export type SalePeriod = { saleFrom: Date | null; saleUntil: Date | null };

/** `NONE`: there is no discount at all. */
export const SALE_STAGES = ['NONE', 'BEFORE', 'DURING', 'AFTER'] as const;
export type SaleStage = (typeof SALE_STAGES)[number];

export function saleStage({ saleFrom, saleUntil }: SalePeriod, now: Date): Exclude<SaleStage, 'NONE'> {
  if (saleFrom && now < saleFrom) return 'BEFORE';
  return saleUntil && now >= saleUntil ? 'AFTER' : 'DURING';
}

/** When that is next otherwise; null: never again. */
export function nextTurn({ saleFrom, saleUntil }: SalePeriod, now: Date): Date | null {
  if (saleFrom && now < saleFrom) return saleFrom;
  return saleUntil && now < saleUntil ? saleUntil : null;
}

export const PERIOD_BACKWARDS = '할인이 끝나는 때는 시작하는 때보다 늦어야 해요.';
type SaidPeriod = {
  saleFrom?: string | Date | null | undefined;
  saleUntil?: string | Date | null | undefined;
};

/** What is wrong with a period; null where nothing is. */
export const periodProblem = ({ saleFrom, saleUntil }: SaidPeriod): string | null =>
  saleFrom && saleUntil && new Date(saleFrom) >= new Date(saleUntil) ? PERIOD_BACKWARDS : null;
