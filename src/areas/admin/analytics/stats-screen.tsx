import type { ReactNode } from 'react';
import type { Stats } from '#domain/admin/analytics/stats.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { usePeriodAddress } from '#src/flow/use-period-address.ts';
import { download } from '#src/lib/download.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PeriodBar } from '#src/ui/metrics/period-bar.tsx';
import { PeriodNote } from '#src/ui/metrics/period-note.tsx';
import { Cohorts } from './cohorts.tsx';
import { dashboardText, statsText as text } from './dashboard.text.ts';
import { Funnel } from './funnel.tsx';
import { cohortsFile, funnelFile, partsFile } from './metric-files.ts';
import { SalesBreakdown } from './sales-breakdown.tsx';
import { SizeReturns } from './size-returns.tsx';
import { wireStats } from './stats.wiring.ts';

const Pair = styled('div', {
  display: 'grid',
  gap: '$8 $7',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
});

const KINDS = ['byCategory', 'byStore', 'bySize'] as const;

/** /stats-dashboard: funnel, cohorts and sales of the period in the address. */
export default function StatsScreen() {
  const address = usePeriodAddress();
  const { snapshot, send } = useAddressed(wireStats, address.period, (input) => ({
    type: 'input.changed',
    input,
  }));
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{dashboardText.statsTitle}</PageTitle>
        <PeriodNote answer={data} />
      </Stack>
      <PeriodBar
        key={address.period.from ? 'own' : 'counted'}
        asked={address.period}
        period={data?.period ?? null}
        onPeriod={address.change}
        onCompare={address.compareWith}
      />
      <FlowFrame
        flow="stats"
        snapshot={snapshot}
        error={error || dashboardText.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? <Behind stats={data} /> : null}
      </FlowFrame>
    </Stack>
  );
}

function Behind({ stats }: { stats: Stats }) {
  const { from, to } = stats.period;
  const save = (name: string, words: string) => download(`${name}-${from}-${to}.csv`, words, 'text/csv');
  return (
    <Stack gap={8}>
      {KINDS.map((kind) => (
        <Part
          key={kind}
          title={text.kinds[kind]}
          hint={kind === 'byCategory' ? text.goodsHint : null}
          onSave={() => save(kind, partsFile(text.kinds[kind], stats[kind]))}
        >
          <SalesBreakdown kind={text.kinds[kind]} parts={stats[kind]} />
        </Part>
      ))}
      <Pair>
        <Part title={text.funnel} hint={text.funnelHint} onSave={() => save('funnel', funnelFile(stats))}>
          <Funnel funnel={stats.funnel} />
        </Part>
        <Part title={text.sizes} hint={text.sizesHint}>
          <SizeReturns rows={stats.sizeMismatch} />
        </Part>
      </Pair>
      <Part
        title={text.cohorts}
        hint={text.cohortsHint}
        onSave={() => save('cohorts', cohortsFile(stats.cohorts))}
      >
        <Cohorts cohorts={stats.cohorts} />
      </Part>
    </Stack>
  );
}

type PartProps = { title: string; hint: string | null; onSave?: () => void; children: ReactNode };

function Part({ title, hint, onSave, children }: PartProps) {
  return (
    <Stack gap={3}>
      <Row spread>
        <SectionTitle>{title}</SectionTitle>
        {onSave ? (
          <Button
            type="button"
            size="small"
            tone="ghost"
            onClick={onSave}
            aria-label={dashboardText.csvOf(title)}
          >
            {dashboardText.csv}
          </Button>
        ) : null}
      </Row>
      {hint ? <Muted>{hint}</Muted> : null}
      {children}
    </Stack>
  );
}
