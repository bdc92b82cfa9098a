/** Copy of the first view of a product. */
export const productText = {
  readReviews: (n: string) => `리뷰 ${n}개`,
  deliveryFacts: (fee: string, free: string) => `배송비 ${fee}, ${free} 이상 무료`,
  notFoundTitle: '상품을 찾을 수 없어요',
  toList: '상품 목록 보기',
} as const;
