import { ESCALATION_DAYS } from '#domain/policies/inquiries.ts';

/** Copy of the tables of inquiries of sellers and administrators. */
export const inquiryDeskText = {
  title: { seller: '구매 문의 관리', admin: '고객 문의' },
  hint: {
    seller: `${ESCALATION_DAYS}영업일 안에 답하지 않으면 고객센터가 함께 확인해요. 주소와 연락처는 주문 관리에서 확인해 주세요.`,
    admin: `고객센터로 온 문의와 판매자가 ${ESCALATION_DAYS}영업일 동안 답하지 않은 문의예요.`,
  },
  label: '1:1 문의 목록',
  empty: '문의가 없어요',
  emptyHint: '새 문의가 오면 여기에 보여요.',
  views: { none: '답변할 문의', ANSWERED: '답변한 문의', CLOSED: '종료된 문의', ALL: '전체' },
  search: '글, 상품, 이벤트나 반품 번호',
  topic: '주제',
  columns: {
    excerpt: '최근 글',
    about: '상품',
    user: '회원',
    topic: '주제',
    at: '최근 글 시각',
    state: '상태',
  },
  shop: '고객센터 문의',
  answer: '답변',
  order: '주문 보기',
  claim: '반품·교환 보기',
  event: '이벤트 보기',
  ended: '끝난 문의예요.',
} as const;
