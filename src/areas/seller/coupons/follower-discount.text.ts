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
  end: '할인 끝내기',
  endQuestion: {
    title: '팔로워 할인을 끝낼까요?',
    text: '지금부터 하는 주문에는 붙지 않아요. 이미 한 주문의 금액은 그대로예요.',
  },
  ended: '팔로워 할인을 끝냈어요.',
  rules: [
    '우리 스토어를 팔로우한 회원의 주문에서 우리 스토어 상품만 깎아요. 등급 할인 다음, 쿠폰 전에 빼고 쿠폰과 함께 쓸 수 있어요.',
    `한 번에 하나만, ${formatNumber(MOST_FOLLOWER_DISCOUNT_DAYS)}일까지 진행해요. 주문 하나에서 우리 스토어 상품 금액의 ${MOST_FOLLOWER_PERCENT}%까지만 깎여요.`,
    '깎은 금액은 스토어가 맡아요. 정산서의 팔로워 할인 줄에서 빼고, 취소하거나 돌아온 상품에서 깎은 금액은 빼지 않아요.',
  ],
  form: {
    kind: '할인 방식',
    kinds: { RATE: '비율', WON: '금액' },
    percent: '할인율(%)',
    percentHint: `${MOST_FOLLOWER_PERCENT}%까지예요.`,
    won: { RATE: '최대 할인 금액(원)', WON: '할인 금액(원)' },
    wonHint: '주문 하나에서 깎는 금액이에요.',
    ends: '마지막 날',
    endsHint: `오늘 바로 시작하고 ${MOST_FOLLOWER_DISCOUNT_DAYS}일까지 할 수 있어요.`,
    save: '시작하기',
    saving: '시작하고 있어요',
  },
} as const;
