import type { EmailContent } from '../../mail/email-content.ts';

const WHAT = {
  ON: '2단계 인증을 켰어요',
  OFF: '2단계 인증을 껐어요',
  CODES: '복구 코드를 새로 만들었어요',
  PASSKEY_ADDED: '패스키를 추가했어요',
  PASSKEY_REMOVED: '패스키를 삭제했어요',
  PASSKEY_COPIED: '복제가 의심되는 패스키를 차단했어요',
} as const;

/** E-mail about a change of MFA or passkeys. */
export const mfaChangedEmail = (what: keyof typeof WHAT): EmailContent => ({
  subject: WHAT[what],
  paragraphs: [`신발장 계정에서 ${WHAT[what]}.`],
  notes: ['직접 한 일이 아니라면 바로 비밀번호를 바꾸고 로그인한 기기를 확인해 주세요.'],
});
