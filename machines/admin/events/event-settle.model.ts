import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import type { Frozen } from '#domain/events/results/result-desk.ts';
import type { ResultState } from '#domain/events/states.ts';

/** An event that is settled, and what has come of it; null before it was calculated. */
export type SettleFacts = { event: EventDetail; result: EventResult | null };

/** What has come of it, as it was read last. */
export const resultStateOf = ({ event, result }: SettleFacts): ResultState =>
  result?.state ?? event.resultState;

/** Whether there is nothing to settle: it was cancelled, or it is not over. */
export const isUnsettled = ({ event }: SettleFacts): boolean =>
  event.state !== 'PUBLISHED' || event.status !== 'ENDED';

/** Whether the shop itself is paying: it is read again until it has. */
export const isPaying = ({ result }: SettleFacts): boolean =>
  result?.state === 'PAYING' && (result.payout?.waiting ?? 0) > 0;

/** Prizes that nobody has tried to pay yet. */
export const mayPay = ({ result }: SettleFacts): boolean =>
  result?.state === 'ANNOUNCED' || (result?.payout?.waiting ?? 0) > 0;

export const frozenFacts = (facts: SettleFacts, { frozenAt }: Frozen): SettleFacts => ({
  event: { ...facts.event, resultState: 'FROZEN', frozenAt },
  result: null,
});

/** Everybody who could not be paid, once: winners, and those who got something for taking part. */
export type FailedPayout = NonNullable<EventResult['payout']>['failures'][number];
export const failedPayouts = ({ result }: SettleFacts): readonly FailedPayout[] =>
  result?.payout?.failures ?? [];
