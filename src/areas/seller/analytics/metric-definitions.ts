import type { SellerMetric } from '#domain/seller/analytics/seller-dashboard.ts';
import type { Figure } from '#src/ui/metrics/format-metric.ts';
import { sellerFiguresText as text } from './seller-dashboard.text.ts';

const figure = (key: SellerMetric, unit: Figure['unit'], good: Figure['good'] = 'up'): Figure => ({
  name: text.names[key],
  sentence: text.sentences[key],
  unit,
  good,
});

/** Name, unit, definition and direction of each metric. */
export const FIGURES: Readonly<Record<SellerMetric, Figure>> = {
  net: figure('net', 'won'),
  gross: figure('gross', 'won'),
  orders: figure('orders', 'count'),
  average: figure('average', 'won'),
  cancelRate: figure('cancelRate', 'percent', 'down'),
  returnRate: figure('returnRate', 'percent', 'down'),
  stars: figure('stars', 'stars'),
  reviews: figure('reviews', 'count'),
};
