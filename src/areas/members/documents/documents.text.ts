import type { DocumentKind } from '#domain/members/signup/documents.ts';
import { NIGHT } from '#domain/policies/accounts.ts';

/** Names of the documents. */
export const documentText: Readonly<Record<DocumentKind, string>> = {
  AGE_14: '만 14세 이상',
  TERMS: '이용약관',
  PRIVACY: '개인정보 수집과 이용',
  MARKETING: '혜택과 소식 메일',
  MARKETING_NIGHT: `밤 ${NIGHT.from - 12}시~아침 ${NIGHT.until}시 메일`,
};
