import { formatNumber } from '#domain/kit/format.ts';
import {
  MOST_OPEN_STORE_COUPONS,
  MOST_STORE_COUPON_OFFER_DAYS,
  MOST_STORE_COUPON_PERCENT,
} from '#domain/policies/coupons.ts';
import type { CampaignState } from '#domain/trade/coupons/coupon-campaign.ts';

const states: Readonly<Record<CampaignState, string>> = {
  SCHEDULED: '예정',
  RUNNING: '진행',
  PAUSED: '중지',
  SOLD_OUT: '소진',
  ENDED: '종료',
};

/** Copy of the coupons of a store. */
export const storeCouponsText = {
  title: '스토어 쿠폰',
  label: '스토어 쿠폰 목록',
  failed: '스토어 쿠폰을 불러오지 못했어요.',
  empty: '아직 만든 쿠폰이 없어요',
  emptyHint: '쿠폰을 만들면 스토어와 상품 화면에서 회원이 바로 받을 수 있어요.',
  create: '쿠폰 만들기',
  created: '쿠폰을 만들었어요.',
  states,
  columns: {
    name: '이름',
    benefit: '혜택',
    days: '받는 기간',
    state: '상태',
    issued: '받은 수',
    used: '사용 수',
    cost: '사용 비용',
    act: '할 일',
  },
  period: (from: string, to: string) => (from ? `${from} – ${to}` : `${to}까지`),
  issuedOf: (issued: string, limit: string) => `${issued} / ${limit}`,
  change: {
    open: '수정',
    title: '쿠폰 수정',
    hint: '할인과 최소 주문 금액, 사용 기간은 이미 받은 회원이 있을 수 있어 바꿀 수 없어요.',
    save: '저장하기',
    saving: '저장하고 있어요',
    done: '쿠폰을 수정했어요.',
  },
  end: '종료',
  endQuestion: {
    title: '쿠폰을 종료할까요?',
    text: '더는 지급하지 않아요. 이미 받은 쿠폰은 사용 기간이 끝날 때까지 쓸 수 있고, 그 할인 금액도 스토어가 부담해요.',
  },
  ended: '쿠폰을 종료했어요. 이미 받은 쿠폰은 그대로 쓸 수 있어요.',
  howTitle: '스토어 쿠폰 안내',
  rules: [
    '우리 스토어 상품에만 쓸 수 있고, 다른 스토어 상품과 배송비는 할인되지 않아요.',
    '할인 금액은 스토어가 부담해요. 정산서의 스토어 쿠폰에서 빼고, 취소하거나 반품한 상품의 할인 금액은 빼지 않아요.',
    `받을 수 있는 쿠폰은 한 번에 ${formatNumber(MOST_OPEN_STORE_COUPONS)}가지까지 만들 수 있고, 쿠폰마다 ${formatNumber(MOST_STORE_COUPON_OFFER_DAYS)}일까지 지급할 수 있어요.`,
    '회원마다 같은 쿠폰은 한 장만 받을 수 있고, 주문 하나에 쿠폰 한 장을 쓸 수 있어요.',
  ],
  form: {
    limit: `할인은 ${MOST_STORE_COUPON_PERCENT}%까지예요. 금액 할인 쿠폰은 최소 주문 금액의 ${MOST_STORE_COUPON_PERCENT}%까지 할인할 수 있어요.`,
    name: '이름',
    type: '할인 방식',
    types: { FIXED_DISCOUNT: '금액', RATE_DISCOUNT: '비율' },
    value: { FIXED_DISCOUNT: '할인 금액', RATE_DISCOUNT: '할인율' },
    min: '최소 주문 금액',
    minHint: '우리 스토어 상품의 합계예요. 비우면 조건이 없어요.',
    max: '최대 할인 금액',
    copies: '수량',
    starts: '지급 시작일',
    ends: '지급 종료일',
    valid: '사용 기간',
    validHint: '받은 날부터 계산해요.',
    save: '만들기',
    saving: '만들고 있어요',
  },
} as const;
