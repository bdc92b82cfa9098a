import { RESET_LINK_MINUTES } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail with the link that sets a new password. */
export const resetEmail = (url: string): EmailContent => ({
  subject: '신발장 비밀번호 재설정',
  paragraphs: ['비밀번호를 다시 정하려면 아래 버튼을 눌러 주세요.'],
  action: { label: '비밀번호 다시 정하기', url },
  notes: [
    `링크는 ${RESET_LINK_MINUTES}분 동안 한 번 쓸 수 있고, 새 메일을 받으면 먼저 받은 링크는 열리지 않아요.`,
    '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  ],
});

/** Variant after an administrator has invalidated the password. */
export const voidedEmail = (url: string): EmailContent => ({
  subject: '신발장 비밀번호를 다시 정해 주세요',
  paragraphs: [
    '계정을 지키려고 지금 비밀번호를 쓸 수 없게 하고 모든 기기에서 로그아웃했어요.',
    '다시 로그인하려면 아래 버튼을 눌러 새 비밀번호를 정해 주세요.',
  ],
  action: { label: '비밀번호 다시 정하기', url },
  notes: [
    `링크는 ${RESET_LINK_MINUTES}분 동안 한 번 쓸 수 있어요. 시간이 지났다면 로그인 화면에서 비밀번호 찾기를 눌러 주세요.`,
  ],
});
