/** Copy of the account settings screen. */
export const settingsText = {
  title: '계정 설정',
  cards: '계정 설정 나누어 보기',
  themeHint: '기기 설정을 따르거나 밝은 화면, 어두운 화면을 골라요.',
  logout: '로그아웃',
} as const;
