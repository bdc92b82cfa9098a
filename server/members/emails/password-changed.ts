import { formatDateTime } from '#domain/kit/format.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail to the owner of an account whose password was changed. */
export const passwordChangedEmail = (at: Date, shop: string): EmailContent => ({
  subject: '신발장 비밀번호가 바뀌었어요',
  paragraphs: [
    `${formatDateTime(at.toISOString())}에 비밀번호가 바뀌었어요.`,
    '다른 기기에서는 모두 로그아웃했어요.',
  ],
  action: { label: '내가 바꾸지 않았어요', url: `${shop}/find-password` },
  notes: ['직접 바꿨다면 아무것도 하지 않아도 돼요.'],
});
