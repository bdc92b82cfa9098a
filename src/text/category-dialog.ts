/** Copy of the category dialog, loaded when it is first opened. */
export const categoryDialogText = {
  title: '카테고리',
  loading: '카테고리를 불러오는 중…',
  all: '전체',
  ways: '빠른 길',
  newest: '신상',
  best: '베스트',
  minPrice: '최소 가격',
  maxPrice: '최대 가격',
  range: (min: string, max: string) => `${min} ~ ${max}`,
  hint: '가격대를 정하고 카테고리를 고르면 맞는 상품만 보여 드려요.',
} as const;
