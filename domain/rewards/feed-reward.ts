import { formatNumber } from '../kit/format.ts';
import { COMMENTS_A_DAY, DIVERSE } from '../policies/points.ts';

/**
 * Activities that earn points beside reviews and votes (contract A.1); a policy sets recipients,
 * frequency and amount.
 */
export const FEED_REWARD_TYPES = [
  'FEED_CREATION',
  'EVENT_FEED_PARTICIPATION',
  'FEED_LIKES_MILESTONE',
  'COMMENT_DAILY_ACHIEVEMENT',
  'DIVERSE_PRODUCT_FEED',
  'BIRTHDAY',
] as const;
export type FeedRewardType = (typeof FEED_REWARD_TYPES)[number];

/** States of the payment of a feed reward. */
export const FEED_REWARD_STATES = ['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'CANCELLED'] as const;
export type FeedRewardState = (typeof FEED_REWARD_STATES)[number];

/** Reasons for which a feed reward was cancelled or could not be paid. */
export const FEED_REWARD_REASONS = {
  FEED_GONE: '피드가 삭제되었거나 숨겨졌어요.',
  REPORTED: '신고를 여러 번 받아 확인이 필요한 피드예요.',
  ORDER_UNDONE: '취소하거나 반품한 상품의 피드예요.',
  MEMBER_GONE: '탈퇴했거나 이용이 제한된 회원이에요.',
  UNDONE: '조건을 더는 채우지 않아요.',
  ERROR: '지급하다가 오류가 났어요. 다시 시도해 주세요.',
} as const;
export type FeedRewardReason = keyof typeof FEED_REWARD_REASONS;

/** Korean name of each feed reward and its text in the point ledger. */
export const FEED_REWARDS: Readonly<
  Record<FeedRewardType, { name: string; say: (step: number) => string; waits: boolean }>
> = {
  FEED_CREATION: { name: '피드 쓰기', say: () => '착화 피드를 올렸어요', waits: true },
  EVENT_FEED_PARTICIPATION: {
    name: '이벤트 피드 참여',
    say: () => '이벤트에 피드로 참여했어요',
    waits: true,
  },
  FEED_LIKES_MILESTONE: {
    name: '좋아요 달성',
    say: (step) => `내 피드가 좋아요 ${formatNumber(step)}개를 받았어요`,
    waits: false,
  },
  COMMENT_DAILY_ACHIEVEMENT: {
    name: '하루 댓글 달성',
    say: () => `하루에 댓글 ${COMMENTS_A_DAY.comments}개를 남겼어요`,
    waits: false,
  },
  DIVERSE_PRODUCT_FEED: {
    name: '다양한 상품 피드',
    say: () => `서로 다른 상품 ${DIVERSE.products}개를 피드로 보여 줬어요`,
    waits: true,
  },
  BIRTHDAY: { name: '생일 축하', say: () => '생일을 축하해요', waits: false },
};

/** Korean names of the states of a feed reward. */
export const FEED_REWARD_STATE_NAMES: Readonly<Record<FeedRewardState, string>> = {
  PENDING: '대기',
  PROCESSING: '처리 중',
  PROCESSED: '지급 완료',
  FAILED: '실패',
  CANCELLED: '취소',
};

/** Delay of the payment in ms, during which the feed can be deleted or reported. */
export const FEED_REWARD_WAIT_MS = 86_400_000;
/** Failures after which only a manual retry is made. */
export const MOST_RETRIES = 3;

/** Numbers of likes that earn a reward. */
export const LIKE_MILESTONES = [10, 50, 100, 500, 1_000] as const;
/** Returns whether a number of likes earns a reward. */
export const isMilestone = (likes: number): boolean => LIKE_MILESTONES.some((one) => one === likes);

/** Returns the points of a step; the policy's flat amount if there are no steps. */
export const pointsAt = (
  { points, steps }: { points: number; steps: readonly { at: number; points: number }[] | null },
  step: number,
): number => steps?.find(({ at }) => at === step)?.points ?? points;
