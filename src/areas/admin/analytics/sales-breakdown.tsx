import type { StatsPart } from '#domain/admin/analytics/stats.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { metricText } from '#src/text/metrics.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { MetricTable } from '#src/ui/metrics/day-table.tsx';
import { shown } from '#src/ui/metrics/format-metric.ts';
import { LevelBar } from '#src/ui/metrics/level-bar.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { statsText as text } from './dashboard.text.ts';

const Scroll = styled('div', { overflowX: 'auto', '& tbody th': { minWidth: '140px' } });
const Name = styled('span', { display: 'grid', gap: '$1', fontWeight: '$semibold' });
const Goods = styled('span', { fontWeight: '$semibold' });

/** Sales by part (category, store or size), as bars with their numbers. */
export function SalesBreakdown({ kind, parts }: { kind: string; parts: readonly StatsPart[] }) {
  if (parts.length === 0) return <EmptyState title={text.noSales} hint={text.noSalesHint} />;
  const most = Math.max(...parts.map(({ goods }) => goods));
  const heads = [text.goods, text.goodsBefore, text.pieces, text.cancel, text.back, text.exchange];
  return (
    <Scroll tabIndex={0} role="region" aria-label={kind}>
      <MetricTable>
        <VisuallyHidden as="caption">{kind}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-number="">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.part ?? ''}>
              <th scope="row">
                <Name>
                  {part.part === null ? text.rest : part.name}
                  <LevelBar value={part.goods} most={most} />
                </Name>
              </th>
              <td data-number="">
                <Goods>{shown(part.goods, 'won')}</Goods>
              </td>
              <td data-number="">
                {part.goodsBefore === null ? metricText.nothing : shown(part.goodsBefore, 'won')}
              </td>
              <td data-number="">{formatNumber(part.pieces)}</td>
              {[part.cancelRate, part.returnRate, part.exchangeRate].map((rate, index) => (
                <td key={heads[index + 3]} data-number="">
                  {shown(rate, 'percent')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </MetricTable>
    </Scroll>
  );
}
