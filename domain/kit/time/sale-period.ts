import * as v from 'valibot';

const WRONG = '날짜와 시각을 확인해 주세요.';

/** ISO timestamp, or null. */
export const momentField = v.nullish(
  v.pipe(
    v.string(WRONG),
    v.isoTimestamp(WRONG),
    v.check((text) => !Number.isNaN(Date.parse(text)), WRONG),
  ),
);

/** Period of a discount: `saleFrom` inclusive, `saleUntil` exclusive; null means unbounded. */
export type SalePeriod = { saleFrom: Date | null; saleUntil: Date | null };

/** Stages of a discount; `NONE` means no discount. */
export const SALE_STAGES = ['NONE', 'BEFORE', 'DURING', 'AFTER'] as const;
export type SaleStage = (typeof SALE_STAGES)[number];

/** Returns whether a moment lies before, within or after the period. */
export function saleStage({ saleFrom, saleUntil }: SalePeriod, now: Date): Exclude<SaleStage, 'NONE'> {
  if (saleFrom && now < saleFrom) return 'BEFORE';
  return saleUntil && now >= saleUntil ? 'AFTER' : 'DURING';
}

/** Returns the next moment at which the stage changes; null if it never does. */
export function nextTurn({ saleFrom, saleUntil }: SalePeriod, now: Date): Date | null {
  if (saleFrom && now < saleFrom) return saleFrom;
  return saleUntil && now < saleUntil ? saleUntil : null;
}

/** Message for a discount period that ends before it starts. */
export const PERIOD_BACKWARDS = '할인이 끝나는 때는 시작하는 때보다 늦어야 해요.';
type SaidPeriod = {
  saleFrom?: string | Date | null | undefined;
  saleUntil?: string | Date | null | undefined;
};

/** Returns the message for a period that ends before it begins; null if valid. */
export const periodProblem = ({ saleFrom, saleUntil }: SaidPeriod): string | null =>
  saleFrom && saleUntil && new Date(saleFrom) >= new Date(saleUntil) ? PERIOD_BACKWARDS : null;
