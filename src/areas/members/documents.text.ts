import type { DocumentKind } from '#domain/members/documents.ts';

/** What each document is called. */
export const documentText: Readonly<Record<DocumentKind, string>> = {
  AGE_14: '만 14세 이상',
  TERMS: '이용약관',
  PRIVACY: '개인정보 수집과 이용',
  MARKETING: '혜택과 소식 메일',
  MARKETING_NIGHT: '밤 9시~아침 8시 메일',
};
