import type { EventDetail } from '#domain/events/event.ts';
import type { ResultState } from '#domain/events/event-states.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import type { Frozen } from '#domain/events/results/result-desk.ts';

/** The event and its result; the result is null before the calculation. */
export type ClosingFacts = { event: EventDetail; result: EventResult | null };

/** Result state as it was read last: of the result, or of the event before the calculation. */
export const resultStateOf = ({ event, result }: ClosingFacts): ResultState =>
  result?.state ?? event.resultState;

/** True if there is nothing to settle: the event was cancelled or is still running. */
export const isUnclosed = ({ event }: ClosingFacts): boolean =>
  event.state !== 'PUBLISHED' || event.status !== 'ENDED';

/** True while the server pays prizes; the chart polls until it has finished. */
export const isPaying = ({ result }: ClosingFacts): boolean =>
  result?.state === 'PAYING' && (result.payout?.waiting ?? 0) > 0;

/** True if prizes are announced or still waiting to be paid. */
export const mayPay = ({ result }: ClosingFacts): boolean =>
  result?.state === 'ANNOUNCED' || (result?.payout?.waiting ?? 0) > 0;

/** Returns the facts of an event after its freezing. */
export const frozenFacts = (facts: ClosingFacts, { frozenAt }: Frozen): ClosingFacts => ({
  event: { ...facts.event, resultState: 'FROZEN', frozenAt },
  result: null,
});

/** Failed payouts, each recipient once: winners and participants with a participation prize. */
export type FailedPayout = NonNullable<EventResult['payout']>['failures'][number];
export const failedPayouts = ({ result }: ClosingFacts): readonly FailedPayout[] =>
  result?.payout?.failures ?? [];
