import type { DocumentKind } from '#domain/members/documents.ts';

/** What people agree to, as it is asked. */
export const consentText = {
  title: '약관 동의',
  required: '필수',
  optional: '선택',
  allRequired: '필수 항목에 모두 동의',
  read: '보기',
  names: {
    AGE_14: '만 14세 이상이에요',
    TERMS: '이용약관',
    PRIVACY: '개인정보 수집·이용',
    MARKETING: '마케팅 메일 받기',
    MARKETING_NIGHT: '야간(21시~8시)에도 마케팅 메일 받기',
  } satisfies Record<DocumentKind, string>,
} as const;
