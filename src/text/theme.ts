/** The switch between light and dark pages, loaded with the footer. */
export const themeText = {
  title: '화면 모드',
  hint: '기기 설정을 따르거나 밝은 화면, 어두운 화면을 골라요.',
  names: { system: '시스템', light: '라이트', dark: '다크' },
} as const;
