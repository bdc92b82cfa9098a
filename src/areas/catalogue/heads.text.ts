const stars = (reviews: string, rating: string) => `리뷰 ${reviews}개, 별점 ${rating}점.`;

/** Meta descriptions of the product, category and store pages. */
export const catalogueHeadText = {
  list: (count: string | null) =>
    count
      ? `신발장의 신발 ${count}개를 가격, 사이즈, 색상으로 골라 보세요.`
      : '신발장의 신발을 가격, 사이즈, 색상으로 골라 보세요.',
  category: (name: string, count: string | null) =>
    count
      ? `${name} ${count}개를 가격, 사이즈, 색상으로 골라 보세요.`
      : `${name} 상품을 가격, 사이즈, 색상으로 골라 보세요.`,
  found: (q: string) => `신발장에서 ‘${q}’ 상품을 찾은 결과예요.`,
  product: (name: string, store: string, price: string) => `${store}의 ${name}, ${price}.`,
  soldOut: '지금은 품절이에요.',
  stars,
  reviews: (name: string) => `${name} 구매자들이 남긴 리뷰예요.`,
  categories: (names: string) => `${names} 등 종류별로 신발을 찾아보세요.`,
  search: '상품과 피드, 스토어를 한 번에 찾아보세요.',
  stores: '신발장에서 신발을 파는 스토어를 모두 만나 보세요.',
  brands: '신발장에 있는 브랜드를 첫 글자로 찾아보세요.',
  brandsCrumb: '브랜드',
  brand: (names: string, count: string | null) =>
    count ? `${names} 신발 ${count}개를 한곳에서 보세요.` : `${names} 신발을 한곳에서 보세요.`,
  printRuler: '종이 자를 실제 크기로 인쇄해 발 길이를 재 보세요. 재는 방법을 함께 알려 드려요.',
  storesCrumb: '스토어',
  store: (name: string, words: string) => `신발장의 스토어 ${name}. ${words}`,
  recentViews: '최근에 본 상품을 모아 보여 드려요.',
} as const;
