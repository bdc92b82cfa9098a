import type { Pauser, StoreState } from '#domain/catalogue/store-state.ts';

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

/** Words of the page where stores are looked after. */
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
    opened: '연 날',
    state: '상태',
    act: '할 일',
  },
  deeds: { pause: '판매 중지', resume: '판매 재개' },
  deedOf: (name: string, deed: string) => `${name} ${deed}`,
  done: { pause: '판매를 중지했어요.', resume: '다시 판매해요.' },
  form: {
    pause: '판매자와 손님이 이유를 읽어요. 본인 확인을 해요.',
    resume: '이 스토어의 상품을 다시 팔아요. 판매자가 알림에서 이유를 읽어요. 본인 확인을 해요.',
    reason: '이유',
    sending: '처리하는 중',
  },
} as const;
