import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { MetricRow } from '#domain/admin/analytics/dashboard.ts';
import { METRICS, type MetricKey } from '#domain/admin/analytics/metrics.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import type { Period } from '#domain/kit/period.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { dashboardText as text } from './dashboard.text.ts';
import { DisputeDecision } from './dispute-decision.tsx';
import { wireMetricRows } from './metric-rows.wiring.ts';

const List = styled('ul', { display: 'grid' });
const Item = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$3 0',
  borderBottom: '1px solid $line',
  fontSize: '$label',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { fontWeight: '$semibold', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& time': { display: 'block', color: '$ink3', fontSize: '$meta' },
  '& data': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

const ADDRESSES = {
  FEED: paths.feed,
  PRODUCT: paths.product,
  MEMBER: (id: number) => `${adminPaths.members}?open=${id}`,
} as const;

type FigureRowsProps = { metric: MetricKey; period: Period; onClose: () => void };

/** Side panel with the rows that a metric counts. */
export function MetricRows({ metric, period, onClose }: FigureRowsProps) {
  const { name, sentence } = METRICS[metric];
  const [decided, setDecided] = useState(0);
  return (
    <SidePanel title={text.rowsOf(name)} onClose={onClose}>
      <Stack gap={4}>
        <Muted>{sentence}</Muted>
        <Rows
          key={`${metric} ${period.from} ${period.to} ${decided}`}
          metric={metric}
          period={period}
          onDecided={() => setDecided(decided + 1)}
        />
      </Stack>
    </SidePanel>
  );
}

type RowsProps = Omit<FigureRowsProps, 'onClose'> & { onDecided: () => void };

function Rows({ metric, period: { from, to }, onDecided }: RowsProps) {
  const { snapshot, actor } = useFlow(wireMetricRows, { filter: { metric, from, to } });
  return (
    <PagedFlow
      flow="metricRows"
      actor={actor}
      snapshot={snapshot}
      failure={text.rowsFailed}
      nothing={<EmptyState title={text.noRows} />}
    >
      {(rows) => (
        <List>
          {rows.map((row) => (
            <RowItem key={`${row.id} ${row.at} ${row.text}`} row={row}>
              {metric === 'notReceived' ? (
                <DisputeDecision id={Number(row.id)} row={row.text} onDone={onDecided} />
              ) : null}
            </RowItem>
          ))}
        </List>
      )}
    </PagedFlow>
  );
}

type RowItemProps = { row: MetricRow; children: ReactNode };

function RowItem({ row: { at, text: words, amount, target }, children }: RowItemProps) {
  return (
    <Item>
      <div>
        {target ? <Link href={ADDRESSES[target.type](target.id)}>{words}</Link> : words}
        {at ? <time dateTime={at}>{formatDateTime(at)}</time> : null}
      </div>
      {amount === null ? null : <data value={amount}>{formatNumber(amount)}</data>}
      {children}
    </Item>
  );
}
