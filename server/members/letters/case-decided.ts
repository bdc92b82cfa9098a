import type { Letter } from '../../mail/letter.ts';

type Said = { rule: string; note: string };

/** To whom a thing belongs that nobody sees any more. */
export const hiddenLetter = ({ rule, note }: Said): Letter => ({
  subject: '신발장에 올린 내용을 숨겼어요',
  paragraphs: [
    '회원님이 올린 내용이 운영 정책에 맞지 않아 다른 사람에게 보이지 않게 했어요.',
    ...(rule ? [`규정: ${rule}`] : []),
    ...(note ? [note] : []),
  ],
  notes: ['잘못된 결정이라고 생각하면 30일 안에 이 메일에 답장해 주세요. 다른 관리자가 다시 살펴봐요.'],
});

export const shownAgainLetter = ({ note }: Pick<Said, 'note'>): Letter => ({
  subject: '신발장에 올린 내용이 다시 보여요',
  paragraphs: ['숨겼던 내용을 다시 살펴보고 모두에게 보이게 했어요.', ...(note ? [note] : [])],
});
