/** Default meta description of the shop. */
export const headText = {
  shop: '신발장은 신발을 고르고, 사고, 신은 모습을 나누는 곳이에요.',
  home: '홈',
} as const;
