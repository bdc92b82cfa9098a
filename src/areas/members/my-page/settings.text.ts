/** Titles of the account settings. */
export const settingsCardText = {
  login: '로그인',
  mfa: '2단계 인증',
  passkeys: '패스키',
  social: '소셜 계정',
  devices: '로그인한 기기',
  notices: '알림',
  privacy: '개인정보',
} as const;
