import { PASSWORD_LENGTH } from '#domain/members/recovery/password-rules.ts';
import { RESET_LINK_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the page behind a password reset link, with the new password. */
export const resetPasswordText = {
  title: '비밀번호 다시 정하기',
  promise: '새 비밀번호를 정하면 모든 기기에서 로그아웃해요.',
  checking: '링크를 확인하고 있어요…',
  newPassword: '새 비밀번호',
  confirmPassword: '새 비밀번호 확인',
  rule: `${PASSWORD_LENGTH.min}자 이상, 영문자와 숫자와 특수문자를 하나씩 넣어 주세요.`,
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  showAgain: '확인 비밀번호 보기',
  hideAgain: '확인 비밀번호 숨기기',
  submit: '비밀번호 바꾸기',
  submitting: '바꾸는 중…',
  doneTitle: '비밀번호를 바꿨어요',
  done: '모든 기기에서 로그아웃했어요. 새 비밀번호로 로그인해 주세요.',
  login: '로그인하기',
  expiredTitle: '링크가 만료됐어요',
  expired: `링크는 ${RESET_LINK_MINUTES}분 동안만 쓸 수 있어요. 메일을 다시 받아 주세요.`,
  wrongTitle: '쓸 수 없는 링크예요',
  wrong: '이미 쓰였거나 더 새로운 메일이 있어요. 마지막에 받은 메일의 링크를 누르거나 다시 받아 주세요.',
  again: '메일 다시 받기',
  checkFailed: '링크를 확인하지 못했어요.',
  failed: '비밀번호를 바꾸지 못했어요. 다시 시도해 주세요.',
} as const;
