/** Copy of the login form (/login). */
export const loginText = {
  title: '로그인',
  promise: '내 발에 맞는 사이즈와 주문한 신발의 배송을 한곳에서 볼 수 있어요.',
  email: '이메일',
  password: '비밀번호',
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  submit: '로그인',
  submitting: '로그인하는 중…',
  signup: '회원가입',
  findAccount: '계정 찾기',
  findPassword: '비밀번호 찾기',
  failed: '로그인하지 못했어요. 다시 시도해 주세요.',
} as const;
