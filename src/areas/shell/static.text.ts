export const soonText = {
  title: (page: string) => `${page} 화면을 준비하고 있어요`,
  hint: '곧 열 예정이에요. 그동안 신발부터 둘러보세요.',
  products: '상품 둘러보기',
  home: '홈으로',
} as const;

export const settingsText = {
  title: '계정 설정',
  cards: '계정 설정 나누어 보기',
  themeHint: '기기 설정을 따르거나 밝은 화면, 어두운 화면을 골라요.',
  logout: '로그아웃',
} as const;
