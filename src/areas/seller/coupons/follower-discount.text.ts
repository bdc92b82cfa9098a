import { formatNumber } from '#domain/kit/format.ts';
import { MOST_FOLLOWER_DISCOUNT_DAYS, MOST_FOLLOWER_PERCENT } from '#domain/policies/coupons.ts';

/** Copy of the discount of a store for its followers. */
export const followerDiscountText = {
  title: '팔로워 할인',
  failed: '팔로워 할인을 불러오지 못했어요.',
  followers: (count: number) => `팔로워 ${formatNumber(count)}명`,
  none: '진행 중인 팔로워 할인이 없어요.',
  until: (day: string) => `${day}까지`,
  start: '팔로워 할인 시작',
  started: '팔로워 할인을 시작했어요.',
  end: '할인 종료',
  endQuestion: {
    title: '팔로워 할인을 종료할까요?',
    text: '앞으로 하는 주문에는 적용되지 않아요. 이미 한 주문의 금액은 그대로예요.',
  },
  ended: '팔로워 할인을 종료했어요.',
  rules: [
    '우리 스토어를 팔로우한 회원이 우리 스토어 상품을 주문하면 할인돼요. 등급 할인 다음, 쿠폰 전에 적용하고 쿠폰과 함께 쓸 수 있어요.',
    `한 번에 하나만, ${formatNumber(MOST_FOLLOWER_DISCOUNT_DAYS)}일까지 진행해요. 주문 하나에서 우리 스토어 상품 금액의 ${MOST_FOLLOWER_PERCENT}%까지만 할인돼요.`,
    '할인 금액은 스토어가 부담해요. 정산서의 팔로워 할인에서 빼고, 취소하거나 반품한 상품의 할인 금액은 빼지 않아요.',
  ],
  form: {
    kind: '할인 방식',
    kinds: { RATE: '비율', WON: '금액' },
    percent: '할인율',
    percentHint: `${MOST_FOLLOWER_PERCENT}%까지예요.`,
    won: { RATE: '최대 할인 금액', WON: '할인 금액' },
    wonHint: '주문 하나에서 할인하는 금액이에요.',
    ends: '마지막 날',
    endsHint: `오늘 바로 시작하고 ${MOST_FOLLOWER_DISCOUNT_DAYS}일까지 진행할 수 있어요.`,
    save: '시작하기',
    saving: '시작하고 있어요',
  },
} as const;
