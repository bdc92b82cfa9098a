import type { Review } from '#domain/review.ts';

/** Samples that several rows of reviews share. */
export const group = '리뷰';
export const error = new Error('리뷰를 불러오는데 실패했습니다.');
export const retried = { type: 'screen.retried' };

export const review: Review = {
  reviewId: 1,
  title: '매일 손이 가는 신발',
  rating: 5,
  sizeFit: 'NORMAL',
  cushion: 'SOFT',
  stability: 'STABLE',
  content: '일주일 내내 신었는데 발이 편해요.',
  points: 2,
  helpfulCount: 2,
  isHelpful: false,
  isMine: false,
  isReported: false,
  isRewarded: true,
  status: 'ACTIVE',
  userId: 7,
  userName: '지우개',
  userProfileImage: null,
  userHeight: 164,
  userWeight: null,
  userFootSize: 240,
  userFootWidth: 'NORMAL',
  productId: 1,
  productName: '가벼운 런닝화',
  productImageUrl: null,
  optionSize: '240',
  optionColor: 'WHITE',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  images: [],
  hasImages: false,
};
