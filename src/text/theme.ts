/** Copy of the theme switch, loaded with the footer. */
export const themeText = {
  title: '화면 모드',
  names: { system: '시스템', light: '라이트', dark: '다크' },
} as const;
