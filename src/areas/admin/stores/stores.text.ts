import type { Pauser, StoreState } from '#domain/catalogue/store-state.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import type { StoreAdminAction } from '#domain/seller/store/store-desk.ts';

const states: Readonly<Record<StoreState, string>> = {
  OPEN: '판매 중',
  PAUSED: '판매 중지',
  CLOSED: '닫음',
};
const pausers: Readonly<Record<Pauser, string>> = {
  ADMIN: '관리자가 중지',
  SELLER: '판매자가 중지',
  SANCTION: '판매자 제재로 중지',
};

const deeds: Readonly<Record<StoreAdminAction, string>> = {
  pause: '판매 중지',
  resume: '판매 재개',
  close: '스토어 닫기',
  fee: '수수료율 변경',
  name: '이름 변경',
};

/** Copy of store administration. */
export const storesText = {
  title: '판매자',
  toSettlements: '정산 보기',
  hint: '판매를 중지한 스토어의 상품은 품절로 보이고, 이미 받은 주문은 그대로 진행돼요.',
  label: '스토어 목록',
  failed: '스토어를 불러오지 못했어요.',
  searched: '스토어 이름',
  empty: '스토어가 아직 없어요',
  all: '전체',
  states,
  pausers,
  sorts: { latest: '최근에 연 순', name: '이름 순' },
  columns: {
    name: '스토어',
    seller: '판매자',
    products: '상품',
    sold: `${SPAN_DAYS.month}일 구매확정`,
    fee: '수수료율',
    opened: '개설일',
    state: '상태',
    act: '할 일',
  },
  deeds,
  deedOf: (name: string, deed: string) => `${name} ${deed}`,
  done: {
    pause: '판매를 중지했어요.',
    resume: '판매를 다시 시작했어요.',
    close: '스토어를 닫았어요.',
    fee: '다음 주부터 새 수수료율로 정산해요.',
    name: '스토어 이름을 바꿨어요.',
  } satisfies Record<StoreAdminAction, string>,
  percent: (percent: string) => `${percent}%`,
  nextFee: (day: string, percent: string) => `${day}부터 ${percent}%`,
  detailFailed: '스토어 정보를 불러오지 못했어요.',
  toShop: '고객 화면 보기',
  openOrders: '끝나지 않은 주문이나 반품·교환이 있어 지금은 닫을 수 없어요.',
  closedBySeller: '판매자가 닫은 스토어예요. 판매자만 다시 열 수 있어요.',
  facts: {
    businessNo: '사업자등록번호',
    ownerName: '대표자',
    mailOrderNo: '통신판매업 신고번호',
    address: '사업장 주소',
    phone: '연락처',
    email: '이메일',
    returnAddress: '반품 주소',
    courier: '택배사',
    description: '소개',
    goods: '상품',
    ownPhone: '판매자 연락처로 간 주문',
    reason: '중지 사유',
  },
  ownPhone: (days: string, orders: string, reviews: string) =>
    `${days}일 동안 ${orders}건 · 그 리뷰 ${reviews}건. 판매자 본인의 주문일 수 있어요.`,
  goods: (onSale: string, hidden: string, draft: string, suspended: string) =>
    `판매 중 ${onSale} · 숨김 ${hidden} · 임시 저장 ${draft} · 판매 중지 ${suspended}`,
  form: {
    pause: '이유는 판매자와 고객에게 보여요. 본인 확인이 필요해요.',
    resume: '이 스토어의 상품을 다시 판매해요. 이유는 알림으로 판매자에게 보내요. 본인 확인이 필요해요.',
    close:
      '판매 중인 상품을 모두 숨기고 스토어 화면을 닫아요. 관리자만 다시 열 수 있어요. 이유는 알림으로 판매자에게 보내요. 본인 확인이 필요해요.',
    fee: '다음 주 월요일부터 구매확정되는 상품에 적용돼요. 이번 주와 지난 정산은 그대로예요. 이유는 알림으로 판매자에게 보내요. 본인 확인이 필요해요.',
    name: '고객과 판매자에게 바로 새 이름으로 보여요. 이유는 알림으로 판매자에게 보내요. 본인 확인이 필요해요.',
    storeName: '스토어 이름',
    percent: '수수료율',
    percentHint: '0부터 30까지, 소수 둘째 자리까지 입력할 수 있어요.',
    reason: '이유',
    sending: '처리하는 중',
  },
} as const;
