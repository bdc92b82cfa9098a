import { PASSWORD_LENGTH, type PasswordNeed } from '#domain/members/recovery/password-rules.ts';
import type { DocumentKind } from '#domain/members/signup/documents.ts';
import { NIGHT, SEND_AGAIN_MINUTES, VERIFY_LINK_HOURS } from '#domain/policies/accounts.ts';

/** Copy of the sign-up form. */
export const signUpText = {
  title: '회원가입',
  promise: '발에 맞는 사이즈를 찾고, 주문과 배송을 한곳에서 볼 수 있어요.',
  email: '이메일',
  password: '비밀번호',
  confirmPassword: '비밀번호 확인',
  name: '이름',
  nickname: '닉네임',
  nicknameHint: '다른 회원에게 보이는 이름이에요. 비워 두면 이름을 써요.',
  phone: '휴대전화번호',
  phoneHint: '010-1234-5678처럼 적어 주세요.',
  birthDate: '생년월일',
  birthDateHint: '적지 않아도 돼요. 만 14세부터 가입할 수 있어요.',
  website: '홈페이지',
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  passwordHint: '이메일이나 닉네임은 넣을 수 없어요.',
  needs: '비밀번호에 필요한 것',
  met: '완료',
  unmet: '아직',
  consents: '약관 동의',
  allRequired: '필수 항목에 모두 동의해요',
  optional: '선택 항목',
  optionalHint: '동의하지 않아도 가입할 수 있고, 언제든 바꿀 수 있어요.',
  readShort: '보기',
  read: (title: string) => `${title} 보기`,
  submit: '가입하기',
  submitting: '가입하는 중…',
  haveAccount: '이미 회원이에요',
} as const;

/** Names of the rules of a password. */
export const needText: Readonly<Record<PasswordNeed, string>> = {
  length: `${PASSWORD_LENGTH.min}자 이상`,
  letter: '영문자',
  digit: '숫자',
  symbol: '특수문자',
};

/** Labels of the consent checkboxes. */
export const consentText: Readonly<Record<DocumentKind, string>> = {
  AGE_14: '만 14세 이상이에요 (필수)',
  TERMS: '이용약관에 동의해요 (필수)',
  PRIVACY: '개인정보 수집과 이용에 동의해요 (필수)',
  MARKETING: '혜택과 소식을 메일로 받을게요 (선택)',
  MARKETING_NIGHT: `밤 ${NIGHT.from - 12}시부터 아침 ${NIGHT.until}시 사이에도 받을게요 (선택)`,
};

/** Copy of the page that asks to open the verification e-mail. */
export const mailSentText = {
  title: '메일을 확인해 주세요',
  sentTo: (email: string) => `${email} 주소로 메일을 보냈어요.`,
  steps: `메일에 있는 버튼을 누르면 가입이 끝나요. 링크는 ${VERIFY_LINK_HOURS}시간 동안 열 수 있어요.`,
  missing: '메일이 보이지 않으면 스팸함도 확인해 주세요.',
  resend: '메일 다시 보내기',
  resending: '다시 보내는 중…',
  cooling: `${SEND_AGAIN_MINUTES}분 뒤에 다시 보낼 수 있어요.`,
  correct: '다른 이메일로 가입하기',
  login: '로그인하기',
} as const;

/** Copy of the page behind a verification link. */
export const verifyText = {
  title: '이메일 인증',
  verifying: '인증하는 중이에요…',
  login: '로그인하기',
  expired: '인증 시간이 지났어요. 링크를 다시 받아 주세요.',
  wrong: '인증 링크가 올바르지 않아요. 가장 최근에 받은 메일의 링크인지 확인하거나 다시 받아 주세요.',
  email: '가입한 이메일',
  resend: '인증 메일 다시 받기',
  resending: '보내는 중…',
  sent: '인증을 기다리는 주소라면 메일을 다시 보냈어요. 받은 편지함을 확인해 주세요.',
} as const;
