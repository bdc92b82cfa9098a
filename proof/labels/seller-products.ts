import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of a seller's products for QA (inspector and drawings), not text of the
 * shop.
 */
export const sellerProductLabels: Readonly<Record<string, FlowLabels>> = {
  sellerProducts: {
    about: '내 상품을 상태와 재고로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '내 상품 한 쪽을 불러와요' },
  },
  sellerProduct: {
    about: '내 상품 하나의 재고와 판매 전에 채울 것을 봐요.',
    says: { load: '내 상품 하나를 불러와요' },
  },
  productAction: {
    about: '한 번 묻고 나서 상품을 보이거나 숨기거나 복사해요.',
    says: { remove: '보이거나 숨기거나 복사해요', 'removal.asked': '할 일을 눌러요' },
  },
  productRemoval: {
    about: '한 번 묻고 나서 상품을 삭제하고, 주문된 상품은 대신 숨겨요.',
    says: { remove: '상품을 삭제해요', hide: '상품을 숨겨요' },
  },
  bulkEdit: {
    about: '여러 상품을 골라 한꺼번에 바꾸고, 바뀌는 값을 먼저 봐요.',
    says: {
      count: '바뀌는 상품을 세어요',
      act: '고른 상품을 바꿔요',
      'row.toggled': '상품 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 상품을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '미리 보기를 눌러요',
      'act.confirmed': '미리 본 대로 바꾸겠다고 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
  },
  bulkEditForm: {
    about: '고른 상품의 가격, 할인, 상태, 카테고리를 어떻게 바꿀지 적어요.',
    says: {
      load: '카테고리를 불러와요',
      save: '바뀌는 값을 미리 물어요',
      'form.submitted': '미리 보기를 눌러요',
    },
  },
  productImport: {
    about: '상품 파일을 올려 무엇이 달라지는지 보고, 확인하면 반영해요.',
    says: {
      check: '파일을 살펴봐요',
      applyNext: '다음 상품들을 반영해요',
      'file.chosen': '파일을 골라요',
      'import.confirmed': '반영하기를 눌러요',
    },
  },
  productFile: {
    about: '목록에 보이는 상품을 파일로 내려받아요.',
    says: { write: '상품을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
};
