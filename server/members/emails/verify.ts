import { VERIFY_LINK_HOURS } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail with the link that verifies an address; `again` if one was sent before. */
export const verifyEmail = (url: string, again: boolean): EmailContent => ({
  subject: again ? '신발장 이메일 재인증' : '신발장 이메일 인증',
  paragraphs: [
    again ? '인증 메일을 다시 보내 드려요.' : '신발장에 가입해 주셔서 고마워요.',
    '아래 버튼을 누르면 이메일 인증이 끝나고 로그인할 수 있어요.',
  ],
  action: { label: '이메일 인증하기', url },
  notes: [
    `링크는 ${VERIFY_LINK_HOURS}시간 동안 한 번 쓸 수 있고, 새 메일을 받으면 먼저 받은 링크는 열리지 않아요.`,
    '가입한 적이 없다면 이 메일을 지워 주세요. 인증하지 않으면 가입이 끝나지 않아요.',
  ],
});
