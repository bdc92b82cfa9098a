/** Copy of the button that opens a problem report; apart from its dialog, which loads when it is pressed. */
export const reportOpenerText = {
  open: '문제 신고',
  needsLogin: '문제 신고는 로그인하고 보낼 수 있어요.',
} as const;
