import { formatNumber, formatWon } from '#domain/kit/format.ts';

/** Copy of the conditions that were in force when an order was placed. */
export const orderTermsText = {
  title: '주문할 때의 조건',
  note: '주문할 때 적용된 조건이에요. 나중에 정책이 바뀌어도 이 주문에는 이 조건을 적용해요.',
  groups: { price: '금액', delivery: '배송', returns: '반품·교환', points: '구매확정·적립' },
  price: (goods: number, paid: number) =>
    `상품 금액 ${formatWon(goods)}, 결제 금액 ${formatWon(paid)}으로 주문했어요.`,
  discounts: (parts: string) => `할인과 포인트 사용: ${parts}`,
  discount: {
    product: (won: number) => `상품 할인 ${formatWon(won)}`,
    level: (won: number) => `등급 할인 ${formatWon(won)}`,
    follower: (won: number) => `팔로워 할인 ${formatWon(won)}`,
    coupon: (won: number) => `쿠폰 할인 ${formatWon(won)}`,
    points: (points: number) => `포인트 ${formatNumber(points)}P`,
  },
  paidDelivery: (won: number, limit: number) =>
    `배송비는 ${formatWon(won)}이고, 할인한 상품 금액이 ${formatWon(limit)} 이상이면 무료예요.`,
  freeDelivery: '배송비는 무료예요.',
  arrives: (day: string) => `${day}까지 도착하기로 약속했어요.`,
  returnDays: (days: number) => `받은 다음 날부터 ${days}일 안에 반품과 교환을 요청할 수 있어요.`,
  defectMonths: (months: number) => `상품에 문제가 있으면 받고 나서 ${months}개월 안에 요청할 수 있어요.`,
  confirmDays: (days: number) => `받은 다음 날부터 ${days}일이 지나면 구매가 자동으로 확정돼요.`,
  returnFee: (fee: string) => `단순 변심으로 반품하면 배송비 ${fee}을 빼고 환불해요.`,
  returnAllFee: (some: string, all: string) =>
    `단순 변심으로 일부만 반품하면 배송비 ${some}을, 모두 반품하면 ${all}을 빼고 환불해요.`,
  freeFault: '상품에 문제가 있어 반품하면 배송비를 받지 않아요.',
  points: (points: number, step: number, each: number) =>
    `모두 구매확정하면 ${formatNumber(points)}P를 적립해요. 결제한 상품 금액 ${formatWon(step)}마다 ${formatNumber(each)}P예요.`,
  latePoints: (points: number) => `배송이 약속한 날보다 늦으면 ${formatNumber(points)}P를 드려요.`,
  lateCancel: (buyer: number, shop: number) =>
    `약속한 날에서 영업일 ${buyer}일이 지나면 주문을 취소하고 전액 환불받을 수 있고, ${shop}일이 지나면 자동으로 취소돼요.`,
  level: (name: string) => `${name} 등급으로 주문했어요.`,
} as const;
