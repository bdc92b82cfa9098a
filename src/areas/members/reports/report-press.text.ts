/** Copy of the report button; the dialog has its own. */
export const reportPress = {
  report: '신고',
  reported: '신고했어요',
  loginFirst: '로그인하고 신고해 주세요.',
} as const;
