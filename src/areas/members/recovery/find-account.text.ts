import { PHONE_CODE_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the page on which a forgotten login e-mail address is found. */
export const findAccountText = {
  title: '계정 찾기',
  promise: '이름과 휴대전화번호로 가입한 이메일을 찾아요.',
  name: '이름',
  phoneNumber: '휴대전화번호',
  phoneHint: '문자로 인증 번호를 보내 드려요.',
  submit: '인증 번호 받기',
  submitting: '보내는 중…',
  codeTitle: '인증 번호를 입력해 주세요',
  sent: (phone: string) =>
    `${phone} 번호로 인증 문자를 보냈어요. ${PHONE_CODE_MINUTES}분 안에 입력해 주세요.`,
  code: '인증 번호 6자리',
  prove: '계정 확인',
  proving: '확인하는 중…',
  again: '인증 번호 다시 받기',
  other: '다른 번호로 찾기',
  foundTitle: '가입한 계정을 찾았어요',
  found: '가입한 이메일',
  joined: (month: string) => `${month.replace('-', '년 ')}월 가입`,
  states: { VERIFIED: '인증됨', PENDING: '인증 대기' },
  login: '로그인하기',
  findPassword: '비밀번호 찾기',
  noneTitle: '가입한 계정이 없어요',
  none: '이름과 번호가 가입할 때와 같은지 확인해 주세요.',
  retry: '다시 찾기',
  signup: '회원가입',
  failed: '계정을 찾지 못했어요. 다시 시도해 주세요.',
} as const;
