/** Copy of the document head: default meta description and name of the home page in breadcrumbs. */
export const headText = {
  shop: '신발장은 신발을 고르고, 사고, 신은 모습을 나누는 곳이에요.',
  home: '홈',
} as const;
