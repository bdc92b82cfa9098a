import type { Review } from '#domain/reviews/review.ts';
import { shoe } from '../kit/product.samples.ts';

/** Samples that several review rows share. */
export const group = '리뷰';
export const error = new Error('리뷰를 불러오는데 실패했습니다.');
export const retried = { type: 'screen.retried' };

const review: Review = {
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
  productName: shoe(1).name,
  productImageUrl: shoe(1).mainImageUrl,
  optionSize: '240',
  optionColor: 'NAVY',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  images: [],
  hasImages: false,
};

/** Reviews of one product by several members. */
export const reviews: readonly Review[] = [
  review,
  {
    ...review,
    reviewId: 2,
    title: '색은 예쁜데 조금 작아요',
    rating: 3,
    sizeFit: 'SMALL',
    cushion: 'MEDIUM',
    content: '반 사이즈 크게 사는 걸 권해요. 색은 사진과 같고 가죽도 부드러워요.',
    points: 0,
    helpfulCount: 0,
    isRewarded: false,
    userId: 8,
    userName: '걷는하루',
    userHeight: 167,
    userFootSize: 245,
    userFootWidth: 'WIDE',
    optionSize: '245',
    createdAt: '2026-11-18T03:00:00.000Z',
    updatedAt: '2026-11-18T03:00:00.000Z',
  },
  {
    ...review,
    reviewId: 3,
    title: '출퇴근용으로 만족해요',
    rating: 4,
    content: '비 오는 날만 아니면 매일 신어요. 굽이 낮아서 오래 서 있어도 편해요.',
    points: 7,
    helpfulCount: 7,
    isHelpful: true,
    userId: 12,
    userName: '성수산책',
    userHeight: null,
    userFootSize: null,
    userFootWidth: null,
    optionSize: '265',
    optionColor: 'BLACK',
    createdAt: '2026-11-11T03:00:00.000Z',
    updatedAt: '2026-11-11T03:00:00.000Z',
  },
];

/** Reviews of several products by one member. */
export const myReviews: readonly Review[] = reviews.map((one, index) => ({
  ...one,
  isMine: true,
  isHelpful: false,
  userId: 1,
  userName: '걷는하루',
  productId: index + 1,
  productName: shoe(index + 1).name,
  productImageUrl: shoe(index + 1).mainImageUrl,
}));
