import { type DeletedReview, listMyDeletedReviews } from '#domain/reviews/deleted-review.ts';
import { listMemberReviews } from '#domain/reviews/member-reviews.ts';
import { filterReviews, listMyReviews, listReviewable, type ReviewableItem } from '#domain/reviews/review.ts';
import { EMPTY_REVIEW_FILTER } from '#domain/reviews/review-filter.ts';
import { elementStats, type ReviewStats, reviewStatistics } from '#domain/reviews/review-stats.ts';
import { listStoreReviews } from '#domain/reviews/store-reviews.ts';
import { deletedReviewsMachine } from '#machines/reviews/deleted-reviews.machine.ts';
import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import { listOf, toTheEnd } from '../catalogue/stores-acts.ts';
import { MARKS, PATH } from '../community/member-acts.ts';
import type { Driver } from '../kit/driver.ts';
import { inAddress, none, selectOther } from '../kit/list-acts.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { shoe } from '../kit/product.samples.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { error, group, myReviews, reviews } from './reviews.samples.ts';

const filter = { ...EMPTY_REVIEW_FILTER, productId: 1 };

const waiting = [3, 5].map((number): ReviewableItem => {
  const { productId, name, mainImageUrl, storeName } = shoe(number);
  return {
    orderItemId: number,
    productId,
    productName: name,
    productImageUrl: mainImageUrl,
    storeName,
    optionSize: '240',
    optionColor: 'BROWN',
    orderedAt: '2026-11-10T03:00:00.000Z',
    points: 100,
  };
});

const deleted = myReviews.slice(0, 2).map(
  (review, index): DeletedReview => ({
    ...review,
    status: 'DELETED',
    deletedAt: '2026-11-19T03:00:00.000Z',
    deletedBy: index === 0 ? 'AUTHOR' : 'SHOP',
    rule: index === 0 ? null : '다른 사람의 개인정보를 올렸어요.',
    rewriteItemId: index === 0 ? 3 : null,
  }),
);

const stats: ReviewStats = {
  totalReviews: 24,
  averageRating: 4.4,
  ratingDistribution: { 1: 0, 2: 1, 3: 3, 4: 6, 5: 14 },
  photoReviews: 5,
  sizeFitStatistics: elementStats('sizeFit', { SMALL: 4, NORMAL: 18, BIG: 2 }),
  cushionStatistics: elementStats('cushion', { SOFT: 15, MEDIUM: 9 }),
  stabilityStatistics: elementStats('stability', { STABLE: 20, NORMAL: 4 }),
};

const summary = resourceEntry({
  title: '리뷰 통계',
  group,
  machine: reviewSummaryMachine,
  input: 1,
  load: { done: stats, error },
  reloads: true,
});

/** Reviews are read again when their author deletes one. */
const untilDeleted = (driver: Driver): Driver => ({
  ...driver,
  offscreen: {
    ...driver.offscreen,
    'screen.reloaded': 'the flow reviewRemoval brings it about; e2e/reviews.spec.ts looks at the list',
  },
});

export const proofs: readonly Proof[] = [
  proof(
    pagedEntry({
      title: '상품 리뷰 목록',
      group,
      machine: reviewListMachine,
      filter,
      narrowed: { ...filter, rating: 5 },
      items: reviews,
      error,
      filters: 'withPage',
      reloads: true,
    }),
    {
      about: '상품의 리뷰를 조건을 바꾸고 쪽을 넘기며 읽어요.',
      says: { loadPage: '리뷰 한 쪽을 불러와요' },
      driver: untilDeleted(
        inAddress(paged({ path: '/products/1/reviews' }, [filterReviews], none), selectOther('rating_low')),
      ),
    },
  ),
  proof(
    pagedEntry({
      title: '스토어의 리뷰',
      group,
      machine: storeReviewsMachine,
      filter: { storeId: 2 },
      items: reviews,
      error,
      reloads: true,
    }),
    {
      about: '스토어의 신발에 대한 리뷰를 한 쪽씩 읽어요.',
      says: { loadPage: '리뷰 한 쪽을 불러와요' },
      driver: {
        ...listOf('리뷰', [listStoreReviews], toTheEnd),
        offscreen: {
          'screen.reloaded': 'the flow reviewRemoval brings it about; e2e/reviews.spec.ts looks at a list',
        },
      },
    },
  ),
  proof(
    pagedEntry({
      title: '회원의 리뷰',
      group,
      machine: memberReviewsMachine,
      filter: { userId: 7 },
      items: reviews,
      error,
      reloads: true,
    }),
    {
      about: '한 회원이 쓴 리뷰를 한 쪽씩 읽어요.',
      says: { loadPage: '리뷰 한 쪽을 불러와요' },
      driver: {
        ...paged({ path: `${PATH}?tab=reviews` }, [listMemberReviews]),
        offscreen: MARKS,
      },
    },
  ),
  proof(
    pagedEntry({
      title: '내 리뷰',
      group,
      machine: myReviewsMachine,
      filter: undefined,
      items: myReviews,
      error,
      reloads: true,
    }),
    {
      about: '내가 쓴 리뷰를 한 쪽씩 봐요.',
      says: { loadPage: '내 리뷰 한 쪽을 불러와요' },
      driver: untilDeleted(paged({ path: '/reviews', member: 'user' }, [listMyReviews])),
    },
  ),
  proof(
    pagedEntry({
      title: '리뷰를 기다리는 상품',
      group,
      machine: reviewableItemsMachine,
      filter: undefined,
      items: waiting,
      error,
    }),
    {
      about: '받고 나서 아직 리뷰를 쓰지 않은 상품을 봐요.',
      says: { loadPage: '리뷰를 기다리는 상품 한 쪽을 불러와요' },
      driver: paged({ path: '/reviews?tab=waiting', member: 'user' }, [listReviewable]),
    },
  ),
  proof(
    resourceEntry({
      title: '삭제된 리뷰',
      group,
      machine: deletedReviewsMachine,
      load: { done: deleted, error, empty: [] },
    }),
    {
      about: '삭제된 내 리뷰와 그 이유를 보고, 다시 쓸 수 있는 것을 골라요.',
      says: { load: '삭제된 리뷰를 불러와요' },
      driver: resource('/reviews?tab=deleted', { asks: [listMyDeletedReviews] }, 'user'),
    },
  ),
  proof(summary, {
    about: '상품 리뷰의 별점과 사이즈·쿠션·안정감 통계를 봐요.',
    says: { load: '리뷰 통계를 불러와요' },
    driver: {
      ...resource('/products/1/reviews', { asks: [reviewStatistics] }),
      offscreen: { 'screen.reloaded': 'the flow reviewRemoval brings it about' },
    },
  }),
];
