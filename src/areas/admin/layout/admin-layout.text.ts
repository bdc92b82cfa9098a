/** Copy of the admin frame: the menu, the quick search and links to the audit log. */
export const adminLayoutText = {
  menu: '관리자 메뉴',
  waiting: (n: string) => `처리할 일 ${n}건`,
  jump: '빠른 검색',
  jumpTo: '회원, 주문 번호, 상품, 이벤트, 신고 번호',
  nothingFound: '검색 결과가 없어요.',
  trail: '기록',
  trailOf: (name: string) => `${name} 감사 기록 보기`,
  kinds: { MEMBER: '회원', ORDER: '주문', PRODUCT: '상품', EVENT: '이벤트', CASE: '신고' },
} as const;
