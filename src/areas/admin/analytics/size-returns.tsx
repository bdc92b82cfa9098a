import type { Stats } from '#domain/admin/analytics/stats.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { shown } from '#src/ui/metrics/format-metric.ts';
import { LevelBar } from '#src/ui/metrics/level-bar.tsx';
import { statsText as text } from './dashboard.text.ts';
import { Steps } from './funnel.tsx';

/** Return rate because of the size, by whether the advised size was bought. */
export function SizeReturns({ rows }: { rows: Stats['sizeMismatch'] }) {
  const most = Math.max(1, ...rows.map(({ rate }) => rate ?? 0));
  return (
    <Steps as="ul">
      {rows.map(({ advice, lines, sizeBack, rate }) => (
        <li key={advice}>
          <p>
            <span>{text.advice[advice]}</span>
            <strong>{shown(rate, 'percent')}</strong>
          </p>
          <LevelBar value={rate ?? 0} most={most} tall tone={advice === 'FOLLOWED' ? 'brand' : 'plain'} />
          <small>{text.ofLines(formatNumber(sizeBack), formatNumber(lines))}</small>
        </li>
      ))}
    </Steps>
  );
}
