import type { Cohort } from '#domain/admin/analytics/stats.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { COHORT_MONTHS } from '#domain/policies/figures.ts';
import { styled } from '#src/styles/stitches.ts';
import { metricText } from '#src/text/metrics.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { MetricTable } from '#src/ui/metrics/day-table.tsx';
import { statsText as text } from './dashboard.text.ts';

const shade = (percent: number) => ({
  background: `color-mix(in srgb, $colors$brand ${percent}%, $colors$bg)`,
});
const Scroll = styled('div', {
  overflowX: 'auto',
  '& table': { borderCollapse: 'separate', borderSpacing: '2px' },
  '& th, & td': { border: 0 },
  '& tbody td[data-shade]': { textAlign: 'center', minWidth: '56px', borderRadius: '$control' },
  '& thead th[data-month]': { textAlign: 'center' },
  // Text in `ink` is readable on every shade in both themes.
  '& [data-shade="0"]': { background: '$sunken' },
  '& [data-shade="1"]': shade(10),
  '& [data-shade="2"]': shade(18),
  '& [data-shade="3"]': shade(26),
  '& [data-shade="4"]': shade(34),
  '& [data-shade="5"]': shade(42),
});

const STEPS = 5;
const months = Array.from({ length: COHORT_MONTHS }, (_, later) => later);

/** Table of monthly cohorts: orders per member by month after sign-up; darker cells have more orders. */
export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const perMember = ({ members, orders }: Cohort, later: number) =>
    members === 0 ? 0 : (orders[later] ?? 0) / members;
  const most = Math.max(...cohorts.flatMap((cohort) => months.map((later) => perMember(cohort, later))));
  const stepOf = (share: number) => (share === 0 || most === 0 ? 0 : Math.ceil((share / most) * STEPS));
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.cohorts}>
      <MetricTable>
        <VisuallyHidden as="caption">{text.cohorts}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text.joined}</th>
            <th scope="col" data-number="">
              {text.members}
            </th>
            {months.map((later) => (
              <th key={later} scope="col" data-month="" aria-label={text.month(later)}>
                {text.monthShort(later)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.month}>
              <th scope="row">{cohort.month.replace('-', '.')}</th>
              <td data-number="">{formatNumber(cohort.members)}</td>
              {months.map((later) => {
                const orders = cohort.orders[later] ?? null;
                const each = perMember(cohort, later);
                return orders === null ? (
                  <td key={later} />
                ) : (
                  <td
                    key={later}
                    data-shade={stepOf(each)}
                    title={text.perMember(formatNumber(Math.round(each * 100) / 100))}
                  >
                    {orders === 0 && cohort.members === 0 ? metricText.nothing : formatNumber(orders)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </MetricTable>
    </Scroll>
  );
}
