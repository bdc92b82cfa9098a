import { formatDateTime } from '#domain/kit/format.ts';
import type { SaleStage } from '#domain/kit/time/sale-period.ts';

const stages: Readonly<Record<Exclude<SaleStage, 'NONE'>, string>> = {
  BEFORE: '예약 할인',
  DURING: '할인 중',
  AFTER: '할인 끝남',
};

type Period = { saleFrom: string | null; saleUntil: string | null };

/** Copy of the discount period. */
export const salePeriodText = {
  period: '할인 기간',
  from: '할인 시작',
  fromHint: '비우면 바로 시작해요.',
  until: '할인 종료',
  untilHint: '비우면 끝나지 않아요.',
  /** State of a discount as text; '' without a period. */
  stageOf: ({ saleFrom, saleUntil, saleStage }: Period & { saleStage: SaleStage }): string =>
    saleStage === 'NONE' || (!saleFrom && !saleUntil) ? '' : stages[saleStage],
  spanOf: ({ saleFrom, saleUntil }: Period): string =>
    [saleFrom && `${formatDateTime(saleFrom)}부터`, saleUntil && `${formatDateTime(saleUntil)}까지`]
      .filter(Boolean)
      .join(' ') || '계속',
} as const;
