import { formatNumber } from '#domain/kit/format.ts';
/** Copy of the product filters; loaded with them, after the list. */
export const filterText = {
  category: '카테고리',
  stores: '스토어',
  brands: '브랜드',
  gender: '성별',
  size: '사이즈',
  color: '색상',
  width: '발볼',
  heel: '굽 높이',
  material: '소재',
  price: '가격',
  won: '원',
  minPrice: '최소 가격(원)',
  least: '최소',
  maxPrice: '최대 가격(원)',
  most: '최대',
  only: '조건',
  inStockOnly: '품절 제외',
  discountedOnly: '할인 상품만',
  clear: '필터 지우기',
  remove: (name: string) => `${name} 조건 지우기`,
  priceBetween: (from: string, to: string) => `${from}~${to}만원`,
  priceFrom: (from: string) => `${from}만원~`,
  priceTo: (to: string) => `~${to}만원`,
  chips: '빠른 필터',
  discounted: '할인',
  ownSize: (size: string) => `내 사이즈 ${size}`,
  rail: '필터 종류',
  chosen: '개 선택',
  band: (from: number, next: number | undefined) =>
    next === undefined ? `${from}만원 이상` : from === 0 ? `${next}만원 미만` : `${from}~${next}만원`,
  widthOf: (name: string) => `발볼 ${name}`,
  heelBand: (from: number, next: number | undefined) =>
    next === undefined
      ? `${formatNumber(from)}cm 이상`
      : from === 0
        ? `${formatNumber(next)}cm 미만`
        : `${formatNumber(from)}~${formatNumber(next)}cm`,
  heelOf: (band: string) => `굽 ${band}`,
  query: (q: string) => `검색어 ${q}`,
  pieces: '개',
  emptyShop: '아직 상품이 없어요',
  emptyShopHint: '곧 새 상품이 들어와요.',
  noMatch: '조건에 맞는 상품이 없어요',
  relaxHint: '조건 하나만 빼도 찾을 수 있어요.',
  dropped: (label: string, n: number) => `${label} 빼면 ${formatNumber(n)}개`,
  relaxed: (label: string) => `${label} 조건을 뺀 상품`,
  all: '모두 보기',
  noMatchHint: '필터를 줄이거나 다른 검색어로 찾아보세요.',
  withoutFilters: (q: string) => `필터 없이 ‘${q}’ 찾기`,
  elsewhere: '피드와 스토어에서도 찾기',
} as const;
