/** Copy of the category screen (/categories). */
export const categoriesText = {
  title: '카테고리',
  withCount: (name: string, count: string) => `${name} ${count}`,
  all: '모두 보기',
  brands: '브랜드로 찾기',
} as const;
