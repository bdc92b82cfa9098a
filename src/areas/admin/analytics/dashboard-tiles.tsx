import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { METRICS, METRICS_BY_GROUP, type MetricKey } from '#domain/admin/analytics/metrics.ts';
import { styled } from '#src/styles/stitches.ts';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { MetricTile } from '#src/ui/metrics/metric-tile.tsx';
import { dashboardText as text } from './dashboard.text.ts';

const GROUPS = ['sales', 'members', 'activity', 'points', 'watch'] as const;
/** Metrics of the large chart, which have no tile. */
export const LEAD_METRICS: readonly MetricKey[] = ['gmv', 'orders', 'membersNew', 'activeDay'];
/** Metrics whose rows wait for an act of an administrator or operator; the other tiles are collapsed. */
export const ACTION_METRICS: readonly MetricKey[] = [
  'notReceived',
  'refundsLate',
  'ordersLate',
  'termsBroken',
  'reportsOpen',
  'reportsAge',
  'stockOuts',
  'mailsFailed',
  'auditWaiting',
  'auditProblems',
];

const Tiles = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$2' },
});

type TilesProps = { data: Dashboard; addressOf: (open: string) => string };
type GroupProps = TilesProps & { title: string; keys: readonly string[] };

function Group({ title, keys, data, addressOf }: GroupProps) {
  const metrics = keys.flatMap((key) => data.metrics.filter((metric) => metric.key === key));
  return (
    <Stack gap={3}>
      <SectionTitle>{title}</SectionTitle>
      <Tiles>
        {metrics.map((metric) => (
          <MetricTile
            key={metric.key}
            figure={METRICS[metric.key]}
            metric={metric}
            href={METRICS[metric.key].rows === 'list' ? addressOf(metric.key) : metric.href}
          />
        ))}
      </Tiles>
    </Stack>
  );
}

/** Tiles of the metrics that ask for an act, and all others collapsed below them. */
export function DashboardTiles(props: TilesProps) {
  const above: readonly string[] = [...LEAD_METRICS, ...ACTION_METRICS];
  return (
    <>
      <Group {...props} title={text.due} keys={ACTION_METRICS} />
      <Collapsible summary={text.detail}>
        <Stack gap={8}>
          {GROUPS.map((group) => (
            <Group
              {...props}
              key={group}
              title={text.groups[group]}
              keys={Object.keys(METRICS_BY_GROUP[group]).filter((key) => !above.includes(key))}
            />
          ))}
        </Stack>
      </Collapsible>
    </>
  );
}
