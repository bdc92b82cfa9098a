import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail to every administrator about a change of an administrator role. */
export const roleEmail = (nickname: string, role: 'user' | 'admin', by: string): EmailContent => ({
  subject: role === 'admin' ? '신발장 관리자가 추가됐어요' : '신발장 관리자 권한이 해제됐어요',
  paragraphs: [
    role === 'admin'
      ? `${by}님이 ${nickname}님을 관리자로 지정했어요.`
      : `${by}님이 ${nickname}님의 관리자 권한을 해제했어요.`,
  ],
  notes: ['모르는 일이라면 바로 다른 관리자에게 알리고 회원 관리에서 되돌려 주세요.'],
});
