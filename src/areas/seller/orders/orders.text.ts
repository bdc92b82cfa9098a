import { formatNumber } from '#domain/kit/format.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { LineTab, SellerLine } from '#domain/seller/orders/seller-line.ts';

const views: Readonly<Record<LineTab, string>> = {
  ALL: '전체',
  NEW: '신규',
  LATE: '출고 지연',
  OVERDUE: '도착 지연',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  NOT_RECEIVED: '미수령 신고',
  CONFIRMED: '구매확정',
  CANCELLED: '취소',
  CLAIMED: '반품/교환',
};
const states: Readonly<Record<SellerLine['status'], string>> = {
  ORDERED: '신규',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  CANCELLED: '취소',
  RETURNED: '반품',
};
const claims: Readonly<Record<NonNullable<SellerLine['claim']>['type'], string>> = {
  RETURN: '반품 요청',
  EXCHANGE: '교환 요청',
};

/** Copy of the seller's orders. */
export const ordersText = {
  title: '주문 관리',
  label: '주문 상품 목록',
  failed: '주문을 불러오지 못했어요.',
  empty: '아직 주문이 없어요',
  emptyHint: '주문이 들어오면 여기에 자동으로 표시돼요.',
  searched: '주문 번호, 구매자, 상품, 송장',
  ordered: '주문일',
  from: '주문일부터',
  until: '주문일까지',
  views,
  states,
  claims,
  confirmed: '구매확정',
  late: '지연',
  overdue: '도착 지연',
  disputed: '미수령 신고',
  columns: {
    order: '주문 번호',
    day: '주문일',
    product: '상품',
    quantity: '수량',
    buyer: '구매자',
    paid: '결제 금액',
    state: '상태',
    due: '출고 기한',
  },
  pieces: (count: string) => `${count}개`,
  lineName: (order: string, product: string) => `${order} ${product}`,
  fileHint: `조건에 맞는 최근 ${formatNumber(MAX_LISTED)}건까지 내려받아요. 택배사와 송장 번호를 입력해 그대로 다시 올릴 수 있어요.`,
  bulk: {
    open: '송장 한 번에 등록',
    ship: '선택한 상품 보내기',
    title: '선택한 상품 보내기',
    hint: '택배사를 선택하고 상품마다 송장 번호를 입력해 주세요.',
    number: (order: string, product: string) => `${order} · ${product}`,
    check: '보낼 상품 확인',
    checking: '확인하는 중',
    ask: '이대로 보낼까요?',
    asked: (count: string) => `상품 ${count}개를 보내고 구매자에게 송장 번호를 알려요.`,
    act: '보내기',
  },
} as const;
