/** Copy of products on cards, in carts and in orders. */
export const commonProductText = {
  genders: { MEN: '남성', WOMEN: '여성', UNISEX: '공용' } as Record<string, string>,
  priceLabels: { before: '할인 전 가격', now: '판매 가격' },
  soldOut: '품절',
  totalPieces: (n: number) => `${n}켤레`,
  mm: (size: string) => `${size}mm`,
  wished: (n: string) => `찜 ${n}`,
  freeShipping: '무료배송',
  stars: (rating: string, n: string) => `★ ${rating} (${n})`,
  colors: (n: number) => `색상 ${n}가지`,
} as const;
