import { SOCIAL_CODE_MINUTES } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail with the code that verifies an address during social sign-up. */
export const socialEmailEmail = (code: string): EmailContent => ({
  subject: '신발장 가입 인증 번호',
  paragraphs: ['신발장에 가입하려면 아래 인증 번호를 입력해 주세요.', code],
  notes: [
    `${SOCIAL_CODE_MINUTES}분 안에 한 번만 쓸 수 있어요.`,
    '가입하려 한 적이 없다면 이 메일을 지워 주세요.',
  ],
});
