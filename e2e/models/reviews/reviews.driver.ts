import type { Page } from '@playwright/test';
import { listMyDeletedReviews } from '#domain/reviews/deleted-review.ts';
import { listMyReviews, listReviewable } from '#domain/reviews/review.ts';
import { createReview, deleteReview } from '#domain/reviews/review-form.ts';
import { toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { reviewStatistics } from '#domain/reviews/review-stats.ts';
import type { Call } from '#src/http/call.ts';
import { isJson, nothingLike } from '../answers.ts';
import { type Driver, removal, resource, retry } from '../driver.ts';

export const reviewSummary: Driver = {
  ...resource('reviewSummary', '/products/1/reviews', { asks: [reviewStatistics] }),
  offscreen: { 'screen.reloaded': 'the flow reviewRemoval brings it about' },
};

export const deletedReviews = resource(
  'deletedReviews',
  '/reviews?tab=deleted',
  { asks: [listMyDeletedReviews] },
  'user',
);

/** A review of the member's own: one that an earlier path has left, else a new one. */
async function ownReview(call: Call): Promise<string> {
  const [old] = (await call(listMyReviews, {})).reviews;
  if (old) return `/products/${old.productId}/reviews`;
  const [item] = (await call(listReviewable, { query: { size: 1 } })).items;
  if (!item) throw new Error('the member of this driver has nothing to review');
  const { productId, orderItemId } = item;
  const scales = { sizeFit: 'NORMAL', cushion: 'SOFT', stability: 'STABLE' };
  const words = { title: '곧 지울 리뷰', content: '지우는 길을 걸어 보려고 남겨요.' };
  const form = new FormData();
  const review = { productId, orderItemId, rating: 5, ...scales, ...words };
  form.append('review', new Blob([JSON.stringify(review)], { type: 'application/json' }));
  await call(createReview, { form }, { idempotencyKey: crypto.randomUUID() });
  return `/products/${productId}/reviews`;
}

export const reviewRemoval = removal(
  { flow: 'reviewRemoval', member: 'yejun', path: ownReview },
  [deleteReview],
  '삭제',
);

export const reviewHelpful: Driver = {
  flow: 'reviewHelpful',
  member: 'jiwoo',
  path: '/products/2/reviews',
  ports: { toggle: { asks: [toggleHelpful] } },
  events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="reviewHelpful"]').first() } },
};

const rate = (page: Page) => page.getByRole('radio', { name: '5점' }).check();

/** Everything that a review needs. */
async function fill(page: Page): Promise<void> {
  await rate(page);
  for (const [group, step] of [
    ['사이즈', '작아요'],
    ['쿠션', '푹신해요'],
    ['안정감', '안정적이에요'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('radio', { name: step, exact: true }).check();
  await page.getByLabel(/^내용/).fill('일주일 내내 신었는데 발이 편해요.');
}

export const reviewEditor: Driver = {
  flow: 'reviewEditor',
  member: 'nari',
  path: async (call) => {
    const [item] = (await call(listReviewable, { query: { size: 1 } })).items;
    if (!item) throw new Error('the member of this driver has nothing left to review');
    return `/reviews/write?productId=${item.productId}&orderItemId=${item.orderItemId}`;
  },
  ports: {
    load: {
      asks: [listReviewable],
      answer: (ask, sample) => nothingLike(ask, isJson(sample) ? sample.about : sample),
    },
    save: { asks: [createReview] },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        if ('rating' in change) await fill(page);
        await page.getByLabel(/^제목/).fill(String(change.title));
      },
    },
    'form.submitted': {
      press: (page) => page.getByRole('button', { name: '리뷰 올리기' }),
    },
    'screen.retried': retry('reviewEditor'),
  },
  absent: /^saved$/,
};
