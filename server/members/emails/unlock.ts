import { RESET_LINK_MINUTES } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail with the link that ends a lockout. */
export const unlockEmail = (url: string): EmailContent => ({
  subject: '신발장 로그인 잠금 풀기',
  paragraphs: [
    '비밀번호가 여러 번 틀려 로그인을 잠시 제한했어요.',
    '본인이라면 아래 버튼을 눌러 바로 다시 로그인할 수 있어요.',
  ],
  action: { label: '로그인 잠금 풀기', url },
  notes: [
    `링크는 ${RESET_LINK_MINUTES}분 동안 한 번 쓸 수 있어요.`,
    '로그인한 적이 없다면 다른 사람이 비밀번호를 알아내려 했을 수 있어요. 비밀번호를 바꾸면 더 안전해요.',
  ],
});
