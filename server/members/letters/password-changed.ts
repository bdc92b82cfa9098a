import type { Letter } from '../../mail/letter.ts';

/** To its owner, whoever changed it. `url`: where a password is set anew. */
export const passwordChangedLetter = (url: string): Letter => ({
  subject: '신발장 비밀번호가 바뀌었어요',
  paragraphs: ['비밀번호가 바뀌어서 다른 기기에서는 모두 로그아웃했어요.'],
  action: { label: '내가 바꾸지 않았어요', url },
  notes: ['직접 바꿨다면 아무것도 하지 않아도 돼요.'],
});
