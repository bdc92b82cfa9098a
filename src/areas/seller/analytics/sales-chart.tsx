import { useState } from 'react';
import { barsOf, daysOf, STEPS, type Step } from '#domain/kit/period.ts';
import { SELLER_METRICS, type SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { Select } from '#src/ui/forms/field.tsx';
import { Card, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Trend } from '#src/ui/metrics/trend.tsx';
import { METRIC_DEFINITIONS } from './metric-definitions.ts';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';

/** Length in days above which the chart shows weeks. */
const MOST_DAYS = 62;

/** Sales chart by day, week or month. */
export function SalesChart({ data }: { data: SellerDashboard }) {
  const summed = SELLER_METRICS.filter((key) =>
    data.metrics.some((metric) => metric.key === key && metric.series.length > 0),
  );
  const days = daysOf(data.period);
  const [shownKey = summed[0] ?? 'net', show] = useState<(typeof SELLER_METRICS)[number]>();
  const [step, setStep] = useState<Step>(days.length > MOST_DAYS ? 'week' : 'day');
  const bars = barsOf(days, data.metrics.find(({ key }) => key === shownKey)?.series ?? [], step);
  return (
    <Card aria-label={METRIC_DEFINITIONS[shownKey].name}>
      <Stack gap={3}>
        <Row spread>
          <SectionTitle>{METRIC_DEFINITIONS[shownKey].name}</SectionTitle>
          <Row css={{ '& select': { width: 'auto' } }}>
            <Select
              aria-label={text.numbers}
              value={shownKey}
              onChange={({ target }) => show(SELLER_METRICS.find((key) => key === target.value))}
            >
              {summed.map((key) => (
                <option key={key} value={key}>
                  {METRIC_DEFINITIONS[key].name}
                </option>
              ))}
            </Select>
            <Select
              aria-label={text.step}
              value={step}
              onChange={({ target }) => setStep(STEPS.find((one) => one === target.value) ?? 'day')}
            >
              {STEPS.map((one) => (
                <option key={one} value={one}>
                  {text.steps[one]}
                </option>
              ))}
            </Select>
          </Row>
        </Row>
        <Trend
          key={`${shownKey} ${step}`}
          figure={METRIC_DEFINITIONS[shownKey]}
          days={bars.map(({ from }) => from)}
          values={bars.map(({ value }) => value)}
          running={data.isRunning ? (bars.at(-1)?.from ?? null) : null}
          step={step}
        />
      </Stack>
    </Card>
  );
}
