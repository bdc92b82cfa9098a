import { ELEVATION_CODE } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail with the step-up code, for members without a password. */
export const stepUpCodeEmail = (code: string): EmailContent => ({
  subject: '본인 확인 코드',
  paragraphs: ['신발장에서 본인 확인을 마치려면 아래 코드를 입력해 주세요.', code],
  notes: [
    `${ELEVATION_CODE.minutes}분 안에 한 번만 쓸 수 있어요.`,
    '요청하지 않았다면 이 메일을 지우고, 로그인한 기기를 확인해 주세요.',
  ],
});
