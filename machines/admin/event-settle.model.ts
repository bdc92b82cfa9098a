import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult, PaidWinner } from '#domain/events/results/result.ts';
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

/** A payout that has failed: of a winner, or of somebody who got something for taking part. */
export type FailedPayout = { userId: number; name: string | null; reason: string };

/** Everybody who was not paid, once. */
export function failedPayouts(
  { result }: SettleFacts,
  attempts: readonly PaidWinner[],
): readonly FailedPayout[] {
  const failed = new Map<number, FailedPayout>();
  for (const { userId, userName, failure } of result?.resultDetails ?? [])
    if (failure && !failed.has(userId)) failed.set(userId, { userId, name: userName, reason: failure });
  for (const { userId, success, message } of attempts)
    if (!success && !failed.has(userId)) failed.set(userId, { userId, name: null, reason: message });
  return [...failed.values()];
}
