import type { SellerMetric } from '#domain/seller/analytics/seller-dashboard.ts';
import type { MetricDefinition } from '#src/ui/metrics/format-metric.ts';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';

const figure = (
  key: SellerMetric,
  unit: MetricDefinition['unit'],
  good: MetricDefinition['good'] = 'up',
): MetricDefinition => ({
  name: text.names[key],
  sentence: text.sentences[key],
  unit,
  good,
});

/** Name, unit, definition and direction of each metric. */
export const METRIC_DEFINITIONS: Readonly<Record<SellerMetric, MetricDefinition>> = {
  net: figure('net', 'won'),
  gross: figure('gross', 'won'),
  orders: figure('orders', 'count'),
  average: figure('average', 'won'),
  cancelRate: figure('cancelRate', 'percent', 'down'),
  returnRate: figure('returnRate', 'percent', 'down'),
  stars: figure('stars', 'stars'),
  reviews: figure('reviews', 'count'),
};
