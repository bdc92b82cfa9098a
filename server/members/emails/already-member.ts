import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail to a member whose address was used for another sign-up. */
export const alreadyMemberEmail = (publicUrl: string): EmailContent => ({
  subject: '이미 가입된 이메일이에요',
  paragraphs: [
    '이 주소로 신발장에 가입하려는 요청이 있었어요. 이미 가입된 이메일이라 새 계정은 만들지 않았어요.',
  ],
  action: { label: '로그인하기', url: `${publicUrl}/login` },
  notes: [
    `비밀번호가 기억나지 않으면 여기서 다시 정할 수 있어요: ${publicUrl}/find-password`,
    '가입하려 한 적이 없다면 이 메일을 지워 주세요. 계정은 그대로예요.',
  ],
});
