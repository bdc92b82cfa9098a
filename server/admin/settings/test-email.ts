import { formatDateTime } from '#domain/kit/format.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** Test e-mail about the mail settings. */
export const testEmail = (now: Date): EmailContent => ({
  subject: '신발장 테스트 메일이에요',
  paragraphs: [
    '이 메일을 받았다면 메일이 제대로 발송되고 있어요.',
    `${formatDateTime(now.toISOString())}에 설정 화면에서 보냈어요.`,
  ],
});
