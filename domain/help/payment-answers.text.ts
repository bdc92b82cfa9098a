import { formatNumber, formatWon } from '../kit/format.ts';
import { PRIZE_COUPON_MONTHS } from '../policies/coupons.ts';
import {
  ACTIVITY_POINTS,
  EARN,
  MOST_POINTS_PERCENT,
  POINT_UNIT,
  POINT_YEARS,
  REVIEW_POINTS,
} from '../policies/points.ts';
import { EXPIRY_REMINDER_DAYS } from '../policies/reminders.ts';
import { LEVELS } from '../rewards/level.ts';
import { PAYMENT_METHODS } from '../trade/cart/checkout.ts';
import type { HelpAnswer } from './help-answer.ts';

const levelLines = (): string =>
  LEVELS.filter(({ minPointsRequired }) => minPointsRequired > 0)
    .map(
      ({ levelName, minPointsRequired, rewardDescription }) =>
        `${levelName}(${formatNumber(minPointsRequired)}점부터) ${rewardDescription}`,
    )
    .join(', ');

/** Answers of the help page about payment, points, levels and coupons. */
export const paymentAnswers: readonly HelpAnswer[] = [
  {
    key: 'payment-methods',
    topic: 'payment',
    question: '어떤 결제 수단을 쓸 수 있나요?',
    answer: () => [
      `${PAYMENT_METHODS.join(', ')} 가운데 주문서에 보이는 수단을 쓸 수 있어요.`,
      '결제가 중단되어도 같은 주문이 두 번 결제되지 않으니, 결과가 보이지 않으면 주문서에서 ‘결제 다시 확인’을 눌러 주세요.',
    ],
    pages: ['cart', 'orders'],
    words: '카드 무통장 간편결제 휴대폰 결제 오류 실패 중복 결제',
  },
  {
    key: 'points-earn',
    topic: 'payment',
    question: '포인트는 어떻게 쌓이나요?',
    answer: () => [
      `구매를 확정하면 결제한 상품 금액 ${formatWon(EARN.stepWon)}마다 ${formatNumber(EARN.points)}P를 적립해요.`,
      `배송받은 상품의 리뷰를 쓰면 ${formatNumber(REVIEW_POINTS)}P를 드려요. 주문을 취소하거나 반품하면 그 주문으로 쌓인 포인트는 회수해요.`,
    ],
    pages: ['points', 'reviews'],
    words: '적립 포인트 적립금 리뷰 포인트',
  },
  {
    key: 'points-use',
    topic: 'payment',
    question: '포인트는 어떻게 쓰나요?',
    answer: () => [
      `주문서에서 ${formatNumber(POINT_UNIT)}P 단위로, 할인한 상품 금액의 ${MOST_POINTS_PERCENT}%까지 쓸 수 있어요.`,
      '먼저 소멸되는 포인트부터 쓰여요.',
    ],
    pages: ['points', 'cart'],
    words: '포인트 사용 적립금 한도 최대 전액',
  },
  {
    key: 'points-expire',
    topic: 'payment',
    question: '포인트도 사라지나요?',
    answer: () => [
      `적립한 날부터 ${POINT_YEARS}년이 지나면 소멸돼요. 소멸되기 ${EXPIRY_REMINDER_DAYS}일 전에 알림으로 알려 드려요.`,
    ],
    pages: ['points'],
    words: '소멸 유효기간 만료 포인트',
  },
  {
    key: 'coupons',
    topic: 'payment',
    question: '쿠폰은 어떻게 받고 쓰나요?',
    answer: () => [
      '쿠폰 코드가 있으면 쿠폰함에서 등록하고, 주문서에서 고르면 돼요. 쿠폰마다 쓸 수 있는 금액과 기한이 쿠폰에 적혀 있어요.',
      `이벤트에서 당첨된 쿠폰은 받은 날부터 ${PRIZE_COUPON_MONTHS}개월 동안 쓸 수 있어요. 기한이 끝나기 ${EXPIRY_REMINDER_DAYS}일 전에 알림으로 알려 드려요.`,
    ],
    pages: ['coupons'],
    words: '쿠폰 코드 등록 할인 유효기간 만료',
  },
  {
    key: 'levels',
    topic: 'payment',
    question: '등급은 어떻게 오르고 무엇이 좋아지나요?',
    answer: () => [
      `활동 점수가 쌓이면 등급이 올라요. 구매확정은 ${ACTIVITY_POINTS.PURCHASE_COMPLETION}점, 리뷰 작성은 ${ACTIVITY_POINTS.REVIEW_CREATION}점, 피드 쓰기는 ${ACTIVITY_POINTS.FEED_CREATION}점이에요.`,
      `등급마다 상품 할인이 커져요: ${levelLines()}.`,
    ],
    pages: ['level'],
    words: '등급 레벨 혜택 할인 활동 점수 실버 골드 VIP',
  },
];
