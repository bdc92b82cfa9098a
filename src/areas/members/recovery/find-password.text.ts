import { RESET_LINK_MINUTES, SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the page that requests an e-mail with a password reset link. */
export const findPasswordText = {
  title: '비밀번호 찾기',
  promise: '가입한 이메일로 비밀번호를 다시 정하는 링크를 보내 드려요.',
  email: '이메일',
  submit: '재설정 메일 받기',
  submitting: '보내는 중…',
  sentTitle: '메일을 확인해 주세요',
  sent: (email: string) =>
    `${email} 주소로 가입한 계정이 있으면 링크를 보냈어요. 링크는 ${RESET_LINK_MINUTES}분 동안 한 번 쓸 수 있어요.`,
  spam: `메일이 오지 않으면 스팸함을 확인해 주세요. ${SEND_AGAIN_MINUTES}분 뒤에 다시 받을 수 있어요.`,
  again: '메일 다시 받기',
  other: '다른 이메일로 받기',
  login: '로그인',
  findAccount: '계정 찾기',
  failed: '메일을 보내지 못했어요. 다시 시도해 주세요.',
} as const;
