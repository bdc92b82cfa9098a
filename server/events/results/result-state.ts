import type { ResultState } from '#domain/events/event-states.ts';

type Stored = { state: string } | undefined;

/** Returns the result state of an event; PAYING follows from its payouts. */
export function stateOf(
  { frozenAt }: { frozenAt: Date | null },
  result: Stored,
  isPaying = false,
): ResultState {
  if (result?.state === 'PAID') return 'PAID';
  if (result?.state === 'ANNOUNCED') return isPaying ? 'PAYING' : 'ANNOUNCED';
  if (result) return 'CALCULATED';
  return frozenAt ? 'FROZEN' : 'NONE';
}
