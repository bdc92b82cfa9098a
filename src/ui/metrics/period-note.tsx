import { formatDay } from '#domain/kit/format.ts';
import type { Period } from '#domain/kit/period.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { Muted } from '../layout/layout.tsx';

/** Days that the numbers cover, with a note if the last one has not ended. */
export function PeriodNote({ answer }: { answer: { period: Period; isRunning: boolean } | null }) {
  if (!answer) return <Muted> </Muted>;
  const { period, isRunning } = answer;
  const days = text.days(formatDay(period.from), formatDay(period.to));
  return <Muted>{isRunning ? `${days} · ${text.running}` : days}</Muted>;
}
