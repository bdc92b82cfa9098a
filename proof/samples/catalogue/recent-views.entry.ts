import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { recentViewsMachine } from '#machines/catalogue/recent-views.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { shoes } from '../kit/products.entry.ts';

const error = new Error('최근 본 상품을 불러오지 못했어요.');
const views = shoes.slice(0, 5).map(
  ({ categoryId: _, storeId: __, shownColor: ___, ...shown }): ViewedProduct => ({
    ...shown,
    soldOut: shown.productId === 4,
    viewedAt: `2026-11-${20 - shown.productId}T03:00:00.000Z`,
  }),
);
const removed = { type: 'view.removed', productId: 1 };
const asked = { type: 'clear.asked' };
const cleared = { type: 'views.cleared' };
const retried = { type: 'screen.retried' };

/**
 * Registry entry of the chart of recently viewed products: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const recentViewsEntry: RegistryEntry = {
  title: '최근 본 상품',
  group: '상품',
  machine: recentViewsMachine,
  ports: {
    loadViews: { done: views, error, empty: [] },
    removeView: { done: undefined, error },
    clearViews: { done: undefined, error },
  },
  events: [removed, asked, { type: 'clear.dismissed' }, cleared, retried, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '하나를 지우고 전체 삭제',
      steps: [done('loadViews', views), removed, done('removeView'), asked, cleared, done('clearViews')],
    },
    {
      name: '모두 지우려다 그만두기',
      steps: [done('loadViews', views), asked, { type: 'clear.dismissed' }],
    },
    {
      name: '지우지 못하면 되돌리기',
      steps: [done('loadViews', views), removed, failed('removeView', error), done('loadViews', views)],
    },
    { name: '실패하고 다시 시도하기', steps: [failed('loadViews', error), retried, done('loadViews', [])] },
  ],
};
