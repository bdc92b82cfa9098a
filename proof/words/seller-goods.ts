import type { FlowWords } from '../entry.ts';

/** Products of a store, at its desk. */
export const sellerGoodsWords: Readonly<Record<string, FlowWords>> = {
  sellerProducts: {
    about: '내 상품을 상태와 재고로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '내 상품 한 쪽을 불러와요' },
  },
  sellerProduct: {
    about: '내 상품 하나의 재고와 판매 전에 채울 것을 봐요.',
    says: { load: '내 상품 하나를 불러와요' },
  },
  productAct: {
    about: '한 번 묻고 나서 상품을 보이거나 숨기거나 복사해요.',
    says: { remove: '보이거나 숨기거나 복사해요', 'removal.asked': '할 일을 눌러요' },
  },
  productRemoval: {
    about: '한 번 묻고 나서 상품을 삭제하고, 주문된 상품은 대신 숨겨요.',
    says: { remove: '상품을 삭제해요', hide: '상품을 숨겨요' },
  },
};
