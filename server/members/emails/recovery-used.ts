import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail about the use of a recovery code. */
export const recoveryUsedEmail = (left: number): EmailContent => ({
  subject: '복구 코드를 사용했어요',
  paragraphs: [
    '2단계 인증에 복구 코드를 사용했어요.',
    left > 0 ? `남은 복구 코드는 ${left}개예요.` : '남은 복구 코드가 없어요. 새로 만들어 주세요.',
  ],
  notes: ['직접 사용하지 않았다면 바로 비밀번호를 바꾸고 로그인한 기기를 확인해 주세요.'],
});
