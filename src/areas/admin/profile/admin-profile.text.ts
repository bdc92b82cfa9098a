/** Copy of the administrator's own profile. */
export const adminProfileText = {
  title: '내 정보',
  failed: '내 정보를 불러오지 못했어요.',
  role: '관리자',
  edit: '프로필 수정',
  trail: '내 작업 기록',
  mfa: '2단계 인증',
  mfaHint: '로그인할 때 인증 코드를 한 번 더 입력해요. 복구 코드도 여기에서 다시 받을 수 있어요.',
  setUpMfa: '2단계 인증 설정',
  devices: '로그인한 기기',
  more: '계정 설정 모두 보기',
} as const;
