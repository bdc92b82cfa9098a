/** Copy of the own price of a product. */
export const myPriceText = {
  name: '나의 가격',
  open: (price: string) => `나의 가격 ${price}, 계산 보기`,
  price: '판매가',
  free: '무료',
  alone: '이 상품 하나만 주문하면',
  hint: '한 켤레를 살 때의 등급 혜택과 가장 많이 할인되는 쿠폰을 반영한 가격이에요. 여러 개를 함께 사면 달라질 수 있어요.',
} as const;
