import {
  clearRecentViews,
  listRecentViews,
  mergeRecentViews,
  removeRecentView,
  type ViewedProduct,
} from '#domain/catalogue/recent-view.ts';
import { recentViewsMachine } from '#machines/catalogue/recent-views.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { withData } from '../kit/answers.ts';
import { answerQuestion, comeBack, retry } from '../kit/driver.ts';
import { shoes } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';

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

export const proofs: readonly Proof[] = [
  proof(recentViewsEntry, {
    about: '최근 본 상품을 다시 보고, 하나씩 또는 모두 지워요.',
    says: {
      loadViews: '최근 본 상품을 불러와요',
      removeView: '상품 하나를 기록에서 지워요',
      clearViews: '기록을 모두 지워요',
      'view.removed': '상품 하나를 빼요',
      'clear.asked': '전체 삭제를 눌러요',
      'clear.dismissed': '묻는 창에서 그만둬요',
      'views.cleared': '묻는 창에서 모두 지우겠다고 해요',
    },
    driver: {
      member: 'nari',
      path: async (call) => {
        const views = [1, 2].map((productId) => ({ productId, viewedAt: new Date().toISOString() }));
        await call(mergeRecentViews, { body: { views } });
        return '/recentview';
      },
      ports: {
        loadViews: { asks: [listRecentViews], answer: withData((_, sample) => sample) },
        removeView: { asks: [removeRecentView] },
        clearViews: { asks: [clearRecentViews] },
      },
      events: {
        'view.removed': {
          press: (page) =>
            page
              .locator('[data-flow="recentViews"]')
              .getByRole('button', { name: /지우기$/ })
              .first(),
        },
        'clear.asked': { press: (page) => page.getByRole('main').getByRole('button', { name: '전체 삭제' }) },
        'clear.dismissed': answerQuestion('취소'),
        'views.cleared': answerQuestion('전체 삭제'),
        'screen.retried': retry,
        'screen.reloaded': comeBack,
      },
    },
  }),
];
