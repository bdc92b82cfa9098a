import type { SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { usePeriodAddress } from '#src/flow/use-period-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';
import { MetricTile } from '#src/ui/metrics/metric-tile.tsx';
import { PeriodBar } from '#src/ui/metrics/period-bar.tsx';
import { PeriodNote } from '#src/ui/metrics/period-note.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { METRIC_DEFINITIONS } from './metric-definitions.ts';
import { addressOf } from './metric-links.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesTables } from './sales-tables.tsx';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';
import { wireSellerDashboard } from './seller-dashboard.wiring.ts';
import { Claims, Ending } from './stock-and-claim-tables.tsx';
import { ToDoStrip } from './to-do-strip.tsx';

/** Old orders, at the end of the page and seldom present. */
const OldOrders = addition(
  () => import('./old-orders.tsx'),
  () => null,
);

const Tiles = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$2' },
});
const Tables = styled('div', {
  display: 'grid',
  gap: '$8 $6',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /seller-mypage: to-do items, then the metrics of the period in the address. */
export default function SellerDashboardScreen() {
  const address = usePeriodAddress();
  const { snapshot, send } = useAddressed(wireSellerDashboard, address.period, (input) => ({
    type: 'input.changed',
    input,
  }));
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{text.title}</PageTitle>
        <PeriodNote answer={data} />
      </Stack>
      {data ? <ToDoStrip toDo={data.toDo} /> : null}
      <PeriodBar
        key={address.period.from ? 'own' : 'counted'}
        asked={address.period}
        period={data?.period ?? null}
        onPeriod={address.change}
        onCompare={address.compareWith}
      />
      <FlowFrame
        flow="sellerDashboard"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? <Numbers data={data} /> : null}
      </FlowFrame>
      {data ? (
        <OnApproach height={1}>
          <OldOrders />
        </OnApproach>
      ) : null}
    </Stack>
  );
}

function Numbers({ data }: { data: SellerDashboard }) {
  return (
    <Stack gap={8}>
      <SalesChart key={`${data.period.from} ${data.period.to}`} data={data} />
      <Stack gap={3} as="section" aria-label={text.numbers}>
        <SectionTitle>{text.numbers}</SectionTitle>
        <Tiles>
          {data.metrics.map((metric) => (
            <MetricTile
              key={metric.key}
              figure={METRIC_DEFINITIONS[metric.key]}
              metric={metric}
              href={addressOf(metric.key, data.period)}
            />
          ))}
        </Tiles>
      </Stack>
      <Tables>
        {data.topGoods.length === 0 ? (
          <EmptyState title={text.noSales} hint={text.noSalesHint} />
        ) : (
          <SalesTables {...data} />
        )}
        <Ending ending={data.ending} />
        <Claims claims={data.claims} misfits={data.misfits} />
      </Tables>
    </Stack>
  );
}
