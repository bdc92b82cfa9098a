import type { BulkEditForm } from '#domain/seller/products/bulk-edit.ts';

const kinds: Readonly<Record<BulkEditForm['kind'], string>> = {
  PRICE_PERCENT: '가격을 비율로 올리거나 내리기',
  PRICE_WON: '가격을 금액으로 올리거나 내리기',
  DISCOUNT: '할인 바꾸기',
  PERIOD: '할인 기간 바꾸기',
  STATE: '상태 바꾸기',
  CATEGORY: '카테고리 바꾸기',
};

/** Copy of bulk changes. */
export const bulkEditText = {
  open: '한 번에 수정',
  title: (n: string) => `상품 ${n}개 한 번에 수정`,
  hint: '바뀌는 값을 먼저 보여 드려요. 확인하기 전에는 바뀌지 않아요.',
  preview: '미리 보기',
  previewing: '계산하고 있어요',
  kind: '수정할 항목',
  kinds,
  percent: '비율',
  percentHint: '내리려면 -10처럼 입력해 주세요.',
  won: '금액',
  wonHint: '내리려면 -1000처럼 입력해 주세요.',
  discountType: '할인 방식',
  discounts: { RATE_DISCOUNT: '할인율(%)', FIXED_DISCOUNT: '할인 금액(원)', NONE: '할인 없음' },
  discountValue: '할인 값',
  state: '상태',
  states: { HIDDEN: '숨김', ON_SALE: '판매 중' },
  category: '카테고리',
  choose: '선택해 주세요',
  loadFailed: '카테고리를 불러오지 못했어요.',
  nothing: '선택한 상품이 없어요.',
  shown: (done: string, refused: string) =>
    refused === '0' ? `상품 ${done}개가 바뀌어요.` : `상품 ${done}개가 바뀌고 ${refused}개는 그대로예요.`,
  same: '그대로예요',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  apply: (n: string) => `${n}개 바꾸기`,
  applying: '바꾸고 있어요',
  cancel: '취소',
} as const;
