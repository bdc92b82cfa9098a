import { DISPUTE_RECORD_YEARS, LOGIN_RECORD_MONTHS, ORDER_RECORD_YEARS } from '#domain/policies/records.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail that confirms a withdrawal. */
export const withdrawnEmail = (): EmailContent => ({
  subject: '신발장 탈퇴를 마쳤어요',
  paragraphs: [
    '신발장 계정을 닫고 개인정보를 지웠어요. 그동안 함께해 주셔서 고마워요.',
    `법에 따라 주문과 결제 기록은 ${ORDER_RECORD_YEARS}년, 분쟁 처리 기록은 ${DISPUTE_RECORD_YEARS}년, 로그인 기록은 ${LOGIN_RECORD_MONTHS}개월 동안 따로 보관한 뒤 지워요.`,
  ],
  notes: ['같은 이메일로 언제든 다시 가입할 수 있어요.'],
});
