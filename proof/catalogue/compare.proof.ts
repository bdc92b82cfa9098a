import type { Page } from '@playwright/test';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { elementStats, reviewStatistics } from '#domain/reviews/review-stats.ts';
import { type Compared, compareMachine } from '#machines/catalogue/compare.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { shoe } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';
import { productDetailEntry } from './products.proof.ts';

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

const compareEntry: RegistryEntry = {
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

const dialog = (page: Page) => page.getByRole('dialog', { name: '상품 비교' });
const tray = (page: Page) => page.getByRole('region', { name: '비교함' });

export const proofs: readonly Proof[] = [
  proof(compareEntry, {
    about: '신발을 세 켤레까지 담아 나란히 놓고 비교해요.',
    says: {
      loadTable: '비교할 상품의 정보와 리뷰를 불러와요',
      'product.added': '비교함에 담아요',
      'product.removed': '비교함에서 빼요',
      'tray.cleared': '비교함을 비워요',
      'table.opened': '나란히 놓고 봐요',
      'table.closed': '비교를 닫아요',
    },
    driver: {
      outlivesScreen: 'the chosen pairs lie in the tray until the tab is closed',
      path: '/products',
      // Two shoes are in the tray to begin with, as in the sample.
      reach: async (page) => {
        for (const _ of [1, 2])
          await page
            .getByRole('button', { name: /비교하기$/, pressed: false })
            .first()
            .click();
      },
      // Two calls for each of two shoes; hovering a card also loads its product.
      ports: { loadTable: { asks: [productFacts, reviewStatistics], requests: 4 } },
      events: {
        'product.added': {
          press: (page) =>
            page
              .getByRole('main')
              .getByRole('button', { name: /비교하기$/, pressed: false })
              .first(),
        },
        'product.removed': {
          // In the tray, or in the table while it lies over it.
          press: (page) => page.getByRole('button', { name: /비교에서 빼기$/ }).first(),
        },
        'tray.cleared': { press: (page) => tray(page).getByRole('button', { name: '비우기' }) },
        'table.opened': { press: (page) => tray(page).getByRole('button', { name: /개 비교하기$/ }) },
        'table.closed': { press: (page) => dialog(page).getByRole('button', { name: '닫기' }) },
        'screen.retried': { press: (page) => dialog(page).getByRole('button', { name: '다시 시도' }) },
      },
      hidden: ({ type }, { state, context }) =>
        // Three of them are counted by tests/machines/catalogue.
        (type === 'table.opened' && Object(context.tray).length !== 2) ||
        // A table that is not there yet lies over the tray, and has nothing to press but its end.
        (type === 'product.removed' && /^table\.(loading|failed)$/.test(state)),
      // An empty tray is not drawn.
      leaves: ({ type }) => type === 'tray.cleared',
    },
  }),
];
