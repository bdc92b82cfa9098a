import { MOST_DAYS_LEFT, PACE_DAYS } from '#domain/policies/selling.ts';
import type { SellerMetric, ToDo } from '#domain/seller/analytics/seller-dashboard.ts';
import type { ClaimReason } from '#domain/trade/claims/cancellation-reasons.ts';

const toDo: Readonly<Record<ToDo, string>> = {
  newLines: '신규 주문',
  lateLines: '출고 지연',
  overdueLines: '도착 지연',
  notReceived: '미수령 신고',
  received: '입고 확인',
  lowGoods: '품절 임박 상품',
  unanswered: '답변할 리뷰',
};
const names: Readonly<Record<SellerMetric, string>> = {
  net: '순매출',
  gross: '판매 금액',
  orders: '주문',
  average: '주문당 금액',
  cancelRate: '취소율',
  returnRate: '반품률',
  stars: '리뷰 평균',
  reviews: '새 리뷰',
};
const sentences: Readonly<Record<SellerMetric, string>> = {
  net: '판매 금액에서 취소되거나 반품된 상품을 뺀 값이에요. 주문일 기준이에요.',
  gross: '결제된 상품의 금액이에요. 스토어가 정한 할인은 빼고, 쿠폰과 포인트, 등급 할인은 빼지 않아요.',
  orders: '내 상품이 하나라도 결제된 주문이에요. 나중에 취소된 주문도 포함해요.',
  average: '판매 금액을 주문 수로 나눈 값이에요.',
  cancelRate: '결제된 상품 가운데 취소된 상품의 비율이에요.',
  returnRate: '결제된 상품 가운데 반품된 상품의 비율이에요. 교환은 포함하지 않아요.',
  stars: '기간 안에 작성되어 지금 공개 중인 리뷰의 평균 별점이에요.',
  reviews: '기간 안에 작성되어 지금 공개 중인 리뷰예요.',
};
const reasons: Readonly<Record<ClaimReason, string>> = {
  SIZE: '사이즈',
  CHANGED_MIND: '단순 변심',
  LOOKS_DIFFERENT: '사진과 다름',
  DEFECT: '상품 문제',
  WRONG_ITEM: '다른 상품',
};

/** Copy of the seller dashboard. */
export const sellerDashboardText = {
  title: '대시보드',
  failed: '스토어 지표를 불러오지 못했어요.',
  toDoTitle: '할 일',
  toDo,
  count: (n: string) => `${n}건`,
  detail: '자세히',
  pieces: (n: string) => `${n}개`,
  names,
  sentences,
  numbers: '지표',
  step: '단위',
  steps: { day: '일', week: '주', month: '월' },
  topGoods: '많이 팔린 상품',
  topOptions: '많이 팔린 옵션',
  product: '상품',
  option: '옵션',
  sold: '판매 수량',
  stock: '남은 재고',
  net: '순매출',
  noSales: '이 기간에는 판매가 없어요',
  noSalesHint: '기간을 넓혀 보세요.',
  sizes: '사이즈별 판매와 재고',
  sizesHint: '판매는 고른 기간에 취소·반품 없이 팔린 수량, 재고는 지금 판매 중인 상품의 수량이에요.',
  size: '사이즈',
  ending: '곧 품절될 옵션',
  endingHint: `최근 ${PACE_DAYS}일의 판매 속도로 계산해요.`,
  noEnding: `최근 ${PACE_DAYS}일의 판매 속도로는 ${MOST_DAYS_LEFT}일 안에 품절될 옵션이 없어요.`,
  runsOut: (size: string, days: string) => `${size} ${days}일 뒤 품절 예상`,
  runsOutToday: (size: string) => `${size} 하루 안에 품절 예상`,
  pace: (sold: string, stock: string) => `${PACE_DAYS}일 동안 ${sold}개 판매 · 재고 ${stock}개`,
  claims: '반품과 교환 사유',
  claimsHint: '기간 안에 들어온 요청 중 철회되지 않은 건수예요.',
  noClaims: '이 기간에는 반품과 교환 요청이 없어요.',
  reasons,
  misfits: '사이즈가 맞지 않은 상품',
  tooSmall: '작아서 교환',
  tooLarge: '커서 교환',
  returned: '사이즈로 반품',
  old: {
    title: '판매자가 되기 전 주문',
    hint: '판매자가 되기 전에 구매한 내역이에요.',
    failed: '구매 내역을 불러오지 못했어요.',
  },
} as const;
