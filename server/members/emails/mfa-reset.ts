import { formatDateTime } from '#domain/kit/format.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail about a pending MFA reset, with the link that refuses it. */
export const mfaResetEmail = (dueAt: Date, url: string): EmailContent => ({
  subject: '2단계 인증이 초기화될 예정이에요',
  paragraphs: [
    `고객센터에 들어온 요청에 따라 ${formatDateTime(dueAt.toISOString())}에 2단계 인증을 끌 예정이에요.`,
    '직접 요청했다면 아무것도 하지 않아도 돼요. 요청한 적이 없다면 아래 버튼을 눌러 막아 주세요.',
  ],
  action: { label: '초기화 막기', url },
  notes: ['관리자 계정은 다른 관리자가 확인하면 더 일찍 꺼질 수 있어요.'],
});
