import { APPEAL_DAYS } from '#domain/policies/moderation.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** `shop` is the public address of the shop. */
type Said = { rule: string; note: string; shop: string };

/** E-mail to the author of content that was hidden. */
export const hiddenEmail = ({ rule, note, shop }: Said): EmailContent => ({
  subject: '신발장에 올린 내용을 숨겼어요',
  paragraphs: [
    '회원님이 올린 내용이 운영 정책에 맞지 않아 다른 사람에게 보이지 않게 했어요.',
    ...(rule ? [`규정: ${rule}`] : []),
    ...(note ? [note] : []),
  ],
  action: { label: '이의 제기하기', url: `${shop}/account-settings?tab=privacy` },
  notes: [
    `잘못된 결정이라고 생각하면 ${APPEAL_DAYS}일 안에 이의를 제기해 주세요. 다른 관리자가 다시 살펴봐요.`,
  ],
});

/** E-mail to the author of content that was restored. */
export const shownAgainEmail = ({ note }: Pick<Said, 'note'>): EmailContent => ({
  subject: '신발장에 올린 내용을 다시 공개했어요',
  paragraphs: ['숨겼던 내용을 다시 살펴보고 공개했어요.', ...(note ? [note] : [])],
});
