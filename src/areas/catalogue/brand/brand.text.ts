/** Copy of the index of brands and of their pages. */
export const brandText = {
  title: '브랜드',
  failed: '브랜드를 불러오지 못했어요.',
  notFound: '찾을 수 없는 브랜드예요',
  toIndex: '모든 브랜드 보기',
  empty: '아직 상품을 파는 브랜드가 없어요',
  initials: '첫 글자로 찾기',
  initial: (letter: string) => (letter === '#' ? '그 밖의 글자' : letter),
  count: (count: string) => `상품 ${count}개`,
  goods: {
    title: '브랜드 상품',
    failed: '상품을 불러오지 못했어요.',
    empty: '지금 살 수 있는 상품이 없어요',
    filter: '조건으로 찾기',
  },
} as const;
