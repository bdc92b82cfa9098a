/** Names of the cards of the account settings. */
export const settingsCardText = {
  login: '로그인',
  devices: '로그인한 기기',
  privacy: '개인정보',
} as const;
