export const soonText = {
  title: (page: string) => `${page} 화면을 준비하고 있어요`,
  hint: '곧 열 예정이에요. 그동안 신발부터 둘러보세요.',
  products: '상품 둘러보기',
  home: '홈으로',
} as const;

export const settingsText = {
  title: '계정 설정',
  profile: '내 정보 수정',
  profileHint: '이름, 닉네임, 연락처와 발 정보를 바꿔요.',
  badges: '뱃지 관리',
  badgesHint: '프로필에 보일 뱃지를 골라요.',
  logout: '로그아웃',
  withdraw: '회원 탈퇴',
} as const;
