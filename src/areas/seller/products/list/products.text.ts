import { PACE_DAYS } from '#domain/policies/selling.ts';
import type { ProductState } from '#domain/seller/products/product-state.ts';

const states: Readonly<Record<ProductState, string>> = {
  DRAFT: '임시 저장',
  ON_SALE: '판매 중',
  HIDDEN: '숨김',
  SUSPENDED: '판매 중지',
};

/** Copy of the product table. */
export const productsText = {
  title: '상품 관리',
  label: '내 상품 목록',
  failed: '상품을 불러오지 못했어요.',
  empty: '아직 등록한 상품이 없어요',
  emptyHint: '첫 상품을 등록하면 여기에서 재고와 판매량을 볼 수 있어요.',
  create: '상품 등록',
  searched: '상품 이름, 판매자 코드',
  all: '전체',
  states,
  lacks: (count: string) => `입력할 정보 ${count}개`,
  none: '없음',
  stock: { low: '품절 임박', out: '품절' },
  sorts: {
    latest: '최근 등록',
    updated: '최근 수정',
    name: '이름',
    price_asc: '낮은 가격',
    price_desc: '높은 가격',
  },
  columns: {
    name: '상품',
    code: '판매자 코드',
    state: '상태',
    price: '판매가',
    discounted: '할인가',
    stock: '재고',
    low: '임박 옵션',
    sold: `${PACE_DAYS}일 판매`,
    changed: '수정',
  },
} as const;

/** Copy of the product panel. */
export const productPanelText = {
  failed: '상품 정보를 불러오지 못했어요.',
  edit: '상품 수정',
  shopPage: '쇼핑몰에서 보기',
  facts: { category: '카테고리', options: '옵션', pictures: '사진' },
  missing: '판매 전에 입력할 정보',
  missingHint: '법으로 정한 정보까지 모두 입력해야 판매할 수 있어요.',
  suspended: (reason: string) =>
    `관리자가 판매를 중지한 상품이에요. 이유: ${reason || '고객센터에 문의해 주세요.'}`,
  lowOptions: '품절 임박과 품절 옵션',
  pieces: (n: string) => `${n}개`,
  left: (n: string) => (n === '0' ? '품절' : `${n}개 남음`),
  acts: {
    show: {
      name: '판매 시작',
      ask: '판매를 시작할까요?',
      text: '쇼핑몰에 바로 공개되고 주문을 받아요.',
      done: '판매를 시작했어요.',
    },
    hide: {
      name: '숨기기',
      ask: '이 상품을 숨길까요?',
      text: '쇼핑몰에서 사라져요. 이미 받은 주문은 그대로예요.',
      done: '상품을 숨겼어요.',
    },
    copy: {
      name: '복사',
      ask: '이 상품을 복사할까요?',
      text: '사진과 정보가 같고 재고가 없는 임시 저장 상품을 만들어요.',
      done: '상품을 복사했어요.',
    },
  },
  removal: {
    name: '삭제',
    ask: '이 상품을 삭제할까요?',
    text: '되돌릴 수 없어요.',
    done: '상품을 삭제했어요.',
    ordered: '주문된 적이 있는 상품이에요',
    orderedText: '구매한 고객이 다시 볼 수 있도록 삭제할 수 없어요. 대신 숨길 수 있어요.',
    orderedHidden: '구매한 고객이 다시 볼 수 있도록 삭제할 수 없어요. 다른 고객에게는 이미 보이지 않아요.',
    hide: '숨기기',
    hidden: '상품을 숨겼어요.',
  },
} as const;
