import type { ApplicationAction, Twin } from '#domain/seller/application-desk.ts';
import type { ApplicationState } from '#domain/seller/application-states.ts';

const states: Readonly<Record<ApplicationState, string>> = {
  SUBMITTED: '심사 중',
  MORE_INFO: '보완 요청',
  APPROVED: '승인',
  REJECTED: '반려',
  WITHDRAWN: '철회',
};
const alike: Readonly<Record<Twin['by'], string>> = {
  BUSINESS_NO: '사업자등록번호가 같음',
  PHONE: '연락처가 같음',
  NAME: '이름이 비슷함',
};
const kinds: Readonly<Record<Twin['kind'], string>> = { APPLICATION: '신청', STORE: '스토어' };
const deeds: Readonly<Record<ApplicationAction, string>> = {
  approve: '승인',
  'more-info': '보완 요청',
  reject: '반려',
};
const inTheWay: Readonly<Record<string, string>> = {
  ORDER: '구매확정하지 않은 주문',
  CLAIM: '처리 중인 반품·교환',
  REFUND: '돌려받지 못한 환불',
};

/** Copy of seller applications. */
export const applicationsText = {
  title: '판매자 신청',
  toApplications: '판매자 신청 보기',
  toStores: '스토어 목록 보기',
  label: '판매자 신청 목록',
  failed: '판매자 신청을 불러오지 못했어요.',
  searched: '스토어 이름',
  empty: '이 상태의 신청이 없어요',
  states,
  alike,
  kinds,
  columns: {
    store: '스토어',
    applicant: '신청한 회원',
    state: '상태',
    sent: '신청 시각',
    decided: '결정 시각',
  },
  detailFailed: '신청 내용을 불러오지 못했어요.',
  facts: {
    businessNo: '사업자등록번호',
    document: '사업자등록증',
    ownerName: '대표자',
    phone: '연락처',
    address: '사업장 주소',
    mailOrderNo: '통신판매업 신고',
    description: '소개',
    sent: '신청 시각',
    joined: '가입한 날',
    orders: '주문',
    sanctions: '제재',
    reason: '안내한 내용',
    decidedBy: '결정한 관리자',
  },
  document: {
    kinds: { PDF: 'PDF', PICTURE: '사진' },
    none: '첨부하지 않음',
    file: { take: '파일 받기', taking: '받는 중', taken: '파일을 받았어요.' },
  },
  count: (count: string) => `${count}건`,
  exempt: '간이과세·면제',
  none: '없음',
  valid: '올바른 번호예요',
  invalid: '올바르지 않은 번호예요',
  twins: '비슷한 신청과 스토어',
  noTwins: '같은 번호나 비슷한 이름이 없어요.',
  earlier: '지난 신청',
  inTheWayTitle: '지금은 승인할 수 없어요',
  inTheWay,
  deeds,
  decision: '결정',
  reason: '이유 (신청한 회원에게 보여요)',
  approveHint: '승인하면 바로 판매자가 되고 스토어가 열려요. 본인 확인이 필요해요.',
  send: '결정하기',
  sending: '처리하는 중',
  done: '신청을 처리했어요.',
} as const;
