import { elementStats } from '#domain/reviews/review-stats.ts';
import { type Compared, compareMachine } from '#machines/catalogue/compare.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { shoe } from '../kit/products.entry.ts';
import { productDetailEntry } from './products.entry.ts';

const error = new Error('상품을 비교하지 못했어요');
const stats: Compared['stats'] = {
  totalReviews: 5,
  averageRating: 4.4,
  ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 3 },
  photoReviews: 2,
  cushionStatistics: elementStats('cushion', { SOFT: 5 }),
  sizeFitStatistics: elementStats('sizeFit', { NORMAL: 5 }),
  stabilityStatistics: elementStats('stability', { NORMAL: 5 }),
};
const table: readonly unknown[] = [1, 2].map((productId) => ({
  product: { ...Object(productDetailEntry.ports.load?.done), ...shoe(productId) },
  facts: null,
  stats,
}));
const add = (number: number) => ({ type: 'product.added', product: shoe(number) }) as const;
const removed = { type: 'product.removed', productId: 1 } as const;
const opened = { type: 'table.opened' } as const;
const closed = { type: 'table.closed' } as const;
const retried = { type: 'screen.retried' } as const;
const cleared = { type: 'tray.cleared' } as const;

/**
 * Registry entry of the chart of the product comparison: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const compareEntry: RegistryEntry = {
  title: '상품 비교',
  group: '상품',
  machine: compareMachine,
  input: { tray: [shoe(1), shoe(2)] },
  ports: { loadTable: { done: table, error } },
  events: [add(3), add(4), removed, opened, closed, retried, cleared],
  walkthroughs: [
    { name: '두 켤레를 나란히 봄', steps: [opened, done('loadTable', table), closed] },
    { name: '네 켤레째는 담지 않음', steps: [add(3), add(4), cleared] },
    { name: '하나만 남으면 비교를 닫음', steps: [opened, done('loadTable', table), removed] },
    {
      name: '실패 뒤 다시 시도',
      steps: [opened, failed('loadTable', error), retried, done('loadTable', table)],
    },
  ],
};
