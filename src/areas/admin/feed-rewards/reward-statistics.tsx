import { formatDay, formatNumber } from '#domain/kit/format.ts';
import type { RewardStatistics } from '#machines/admin/analytics/reward-statistics.machine.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Stack, Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { feedRewardText as text } from './feed-rewards.text.ts';

const Days = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2', textAlign: 'right', borderBottom: '1px solid $line' },
  '& th:first-child': { textAlign: 'left', fontWeight: '$regular' },
  '& thead th': { color: '$ink3', fontSize: '$meta' },
});

// A plain `details`: the shared component would load code of the product page.
const Collapsible = styled('details', {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: '$semibold',
    cursor: 'pointer',
  },
});

/** Figures of rewards; they stay visible while newer ones load or if those fail. */
export function RewardStatisticsTiles({ figures, isStale }: { figures: RewardStatistics; isStale: boolean }) {
  const { processedEvents, totalPoints } = figures;
  const average = processedEvents === 0 ? 0 : Math.round(totalPoints / processedEvents);
  const rows = [
    [text.pending, figures.pendingEvents + figures.processingEvents],
    [text.processed, processedEvents],
    [text.failedCount, figures.failedEvents],
    [text.cancelled, figures.cancelledEvents],
    [text.points, totalPoints],
    [text.average, average],
  ] as const;
  return (
    <Stack gap={3}>
      <Tiles aria-label={text.figures}>
        {rows.map(([label, value]) => (
          <Tile key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </Tile>
        ))}
      </Tiles>
      {isStale ? <Muted role="status">{text.stale}</Muted> : null}
      <Collapsible>
        <summary>{text.daysShow}</summary>
        <Days aria-label={text.days}>
          <thead>
            <tr>
              {[text.day, text.created, text.paid, text.points].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.days.map(({ day, created, processed, points }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{formatNumber(created)}</td>
                <td>{formatNumber(processed)}</td>
                <td>{formatNumber(points)}</td>
              </tr>
            ))}
          </tbody>
        </Days>
      </Collapsible>
    </Stack>
  );
}
