/** Messages of a failed bot check. */
export const botCheckText = {
  missingKey: '봇 확인 키가 설정되지 않았습니다.',
  notLoaded: '봇 확인 스크립트를 아직 불러오지 않았습니다.',
  loadFailed: '봇 확인 스크립트를 불러오지 못했습니다.',
} as const;
