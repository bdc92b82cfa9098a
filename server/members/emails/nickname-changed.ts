import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail to a member whose nickname was changed because it looked like an older one. */
export const nicknameChangedEmail = (
  { was, is }: { was: string; is: string },
  profileUrl: string,
): EmailContent => ({
  subject: '신발장 닉네임이 바뀌었어요',
  paragraphs: [
    '먼저 가입한 회원의 닉네임과 똑같아 보여서 닉네임을 바꿨어요.',
    `전에 쓰던 닉네임: ${was}`,
    `새 닉네임: ${is}`,
    '다른 닉네임을 쓰고 싶다면 내 정보에서 바꿀 수 있어요.',
  ],
  action: { label: '닉네임 바꾸기', url: profileUrl },
});
