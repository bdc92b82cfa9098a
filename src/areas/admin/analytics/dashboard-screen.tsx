import { useState } from 'react';
import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { METRIC_KEYS, METRICS, type MetricKey } from '#domain/admin/analytics/metrics.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { daysOf } from '#domain/kit/period.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { usePeriodAddress } from '#src/flow/use-period-address.ts';
import { download } from '#src/lib/download.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { changeOf, shown } from '#src/ui/metrics/format-metric.ts';
import { PeriodBar } from '#src/ui/metrics/period-bar.tsx';
import { PeriodNote } from '#src/ui/metrics/period-note.tsx';
import { Trend } from '#src/ui/metrics/trend.tsx';
import { dashboardText as text } from './dashboard.text.ts';
import { wireDashboard } from './dashboard.wiring.ts';
import { DashboardTiles, LEAD_METRICS } from './dashboard-tiles.tsx';
import { dashboardFile } from './metric-files.ts';
import { MetricRows } from './metric-rows.tsx';

const Lead = styled('section', {
  padding: '$5',
  borderRadius: '$card',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  '@small': { padding: '$4 $3' },
});
const Leads = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr))',
  marginBottom: '$4',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const LeadChoice = styled('button', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  minHeight: '72px',
  padding: '$2 $3 $3 0',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  color: '$ink3',
  fontSize: '$label',
  textAlign: 'left',
  cursor: 'pointer',
  '& strong': {
    color: '$ink',
    // The longest yearly totals fit on one line.
    fontSize: 'clamp(20px, 2.6vw, 38px)',
    fontWeight: '$bold',
    letterSpacing: '-.03em',
    lineHeight: '$display',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { fontSize: '$meta' },
  '&[aria-pressed="true"]': { borderColor: '$ink' },
});
const Meaning = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  marginTop: '$3',
});

/** /admin/dashboard: the address holds the period and the metric whose rows are open. */
export default function DashboardScreen() {
  const address = usePeriodAddress();
  const { snapshot, send } = useAddressed(wireDashboard, address.period, (input) => ({
    type: 'input.changed',
    input,
  }));
  const { data, error } = snapshot.context;
  const opened = METRIC_KEYS.find((key) => key === address.open && METRICS[key].rows === 'list') ?? null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{text.title}</PageTitle>
        <PeriodNote answer={data} />
      </Stack>
      <PeriodBar
        key={address.period.from ? 'own' : 'counted'}
        asked={address.period}
        period={data?.period ?? null}
        onPeriod={address.change}
        onCompare={address.compareWith}
        acts={
          <Button
            type="button"
            size="small"
            blocked={data === null}
            onClick={() =>
              data &&
              download(`dashboard-${data.period.from}-${data.period.to}.csv`, dashboardFile(data), 'text/csv')
            }
          >
            {text.csv}
          </Button>
        }
      />
      <FlowFrame
        flow="dashboard"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? <Numbers data={data} addressOf={address.addressOf} /> : null}
      </FlowFrame>
      {opened && data ? <MetricRows metric={opened} period={data.period} onClose={address.close} /> : null}
    </Stack>
  );
}

type NumbersProps = { data: Dashboard; addressOf: (open: string) => string };

function Numbers({ data, addressOf }: NumbersProps) {
  const [lead = 'gmv', setLead] = useState<MetricKey>();
  const metricOf = new Map(data.metrics.map((metric) => [metric.key, metric]));
  return (
    <Stack gap={8}>
      <Lead aria-label={METRICS[lead].name}>
        <Leads role="group">
          {LEAD_METRICS.map((key) => {
            const metric = metricOf.get(key);
            const change = changeOf(METRICS[key], metric?.value ?? null, metric?.before ?? null);
            return (
              <LeadChoice key={key} type="button" aria-pressed={key === lead} onClick={() => setLead(key)}>
                {METRICS[key].name}
                <strong>{shown(metric?.value ?? null, METRICS[key].unit)}</strong>
                <small>{change?.words}</small>
              </LeadChoice>
            );
          })}
        </Leads>
        <Trend
          key={lead}
          figure={METRICS[lead]}
          days={daysOf(data.period)}
          values={metricOf.get(lead)?.series ?? []}
          running={data.isRunning ? data.period.to : null}
        />
        <Meaning>
          <Muted>{METRICS[lead].sentence}</Muted>
          <TextLink href={addressOf(lead)}>{text.rowsOf(METRICS[lead].name)}</TextLink>
        </Meaning>
      </Lead>
      <DashboardTiles data={data} addressOf={addressOf} />
      {data.missingDays > 0 ? <Muted>{text.missing(formatNumber(data.missingDays))}</Muted> : null}
    </Stack>
  );
}
