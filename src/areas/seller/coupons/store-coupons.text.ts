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
    used: '쓴 수',
    cost: '쓴 비용',
    act: '할 일',
  },
  period: (from: string, to: string) => (from ? `${from} – ${to}` : `${to}까지`),
  issuedOf: (issued: string, limit: string) => `${issued} / ${limit}`,
  change: {
    open: '수정',
    title: '쿠폰 수정',
    hint: '할인과 최소 주문 금액, 사용 기간은 받은 회원과의 약속이라 바꿀 수 없어요.',
    save: '저장하기',
    saving: '저장하고 있어요',
    done: '쿠폰을 수정했어요.',
  },
  end: '끝내기',
  endQuestion: {
    title: '쿠폰을 끝낼까요?',
    text: '더는 나눠 주지 않아요. 이미 받은 쿠폰은 사용 기간이 끝날 때까지 그대로 쓸 수 있고, 그 할인도 스토어가 맡아요.',
  },
  ended: '쿠폰을 끝냈어요. 이미 받은 쿠폰은 그대로 쓸 수 있어요.',
  howTitle: '스토어 쿠폰은 이렇게 써요',
  rules: [
    '우리 스토어 상품에만 쓸 수 있고, 다른 스토어 상품과 배송비는 깎지 않아요.',
    '깎은 금액은 스토어가 맡아요. 정산서의 스토어 쿠폰 줄에서 빼고, 취소하거나 돌아온 상품에서 깎은 금액은 빼지 않아요.',
    `받을 수 있는 쿠폰은 한 번에 ${formatNumber(MOST_OPEN_STORE_COUPONS)}가지까지, 한 가지는 ${formatNumber(MOST_STORE_COUPON_OFFER_DAYS)}일까지 나눠 줘요.`,
    '한 사람은 한 가지 쿠폰을 한 장만 받고, 주문 하나에 쿠폰 한 장을 써요.',
  ],
  form: {
    limit: `할인은 ${MOST_STORE_COUPON_PERCENT}%까지예요. 금액을 깎는 쿠폰은 최소 주문 금액의 ${MOST_STORE_COUPON_PERCENT}%까지 깎을 수 있어요.`,
    name: '이름',
    type: '할인 방식',
    types: { FIXED_DISCOUNT: '금액', RATE_DISCOUNT: '비율' },
    value: { FIXED_DISCOUNT: '할인 금액(원)', RATE_DISCOUNT: '할인율(%)' },
    min: '최소 주문 금액(원)',
    minHint: '우리 스토어 상품의 합계예요. 비우면 조건이 없어요.',
    max: '최대 할인 금액(원)',
    copies: '수량',
    starts: '받는 시작일',
    ends: '받는 마지막 날',
    valid: '사용 기간(일)',
    validHint: '받은 날부터 세요.',
    save: '만들기',
    saving: '만들고 있어요',
  },
} as const;
