/** Copy of the product list. */
export const listText = {
  title: '상품',
  searchTitle: (q: string) => `‘${q}’ 검색 결과`,
  resultCount: (n: string) => `${n}개의 상품`,
  instead: (asked: string, meant: string) => `‘${asked}’ 대신 ‘${meant}’ 검색 결과를 보여 드려요.`,
  filters: '필터',
  openFilters: '필터 열기',
  openNarrowed: (n: number) => `필터 열기, ${n}개 적용`,
  apply: (n: string) => (n ? `상품 ${n}개 보기` : '상품 보기'),
  sortedBy: (order: string) => `정렬 ${order}`,
  sorts: {
    latest: '최신순',
    popular: '인기순',
    price_asc: '낮은 가격순',
    price_desc: '높은 가격순',
    discount_desc: '할인율순',
  } as Record<string, string>,
} as const;
