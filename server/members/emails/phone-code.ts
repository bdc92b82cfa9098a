import { PHONE_CODE_MINUTES } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** Text message as stored in the outbox without an SMS provider. */
export const phoneCodeEmail = (code: string): EmailContent => ({
  subject: '문자 메시지',
  paragraphs: [phoneCodeText(code)],
});

/** Returns the text of the SMS with a verification code. */
export const phoneCodeText = (code: string): string =>
  `[신발장] 인증 번호 ${code}. ${PHONE_CODE_MINUTES}분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`;
