/** Copy of the "not found" page, loaded with it. */
export const notFoundText = {
  hint: '주소가 바뀌었거나 사라진 페이지예요. 찾는 신발을 검색해 보세요.',
  products: '상품 둘러보기',
} as const;
