/** What stands beside a thing; what is asked after the press comes with its own code. */
export const reportPress = {
  report: '신고',
  reported: '신고했어요',
  loginFirst: '로그인하고 신고해 주세요.',
} as const;
