import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of cart, checkout and orders for QA (inspector and drawings), not text
 * of the shop.
 */
export const tradeLabels: Readonly<Record<string, FlowLabels>> = {
  addToCart: {
    about: '고른 옵션을 장바구니에 담거나 바로 사러 가요.',
    says: {
      add: '장바구니에 담아요',
      'cart.added': '장바구니 담기를 눌러요',
      'purchase.started': '바로 구매를 눌러요',
    },
  },
  cart: {
    about: '장바구니에서 수량과 옵션을 바꾸고, 살 것만 골라 주문하러 가요.',
    says: {
      load: '장바구니를 불러와요',
      save: '바꾼 것을 저장해요',
      reload: '서버의 장바구니를 다시 읽어요',
      'line.quantityChanged': '수량을 바꿔요',
      'line.ticked': '상품의 선택을 바꿔요',
      'line.optionChanged': '옵션을 바꿔요',
      'line.removed': '상품을 빼요',
      'line.restored': '뺀 상품을 되돌려요',
      'all.ticked': '전체 선택을 눌러요',
      'order.requested': '주문하기를 눌러요',
    },
  },
  optionChange: {
    about: '장바구니에 담은 상품을 같은 상품의 다른 옵션으로 바꿔요.',
    says: {
      load: '상품의 옵션을 불러와요',
      'dialog.opened': '옵션 변경을 눌러요',
      'dialog.closed': '바꾸지 않고 닫아요',
      'option.chosen': '다른 옵션을 골라요',
    },
  },
  cartCount: {
    about: '위쪽 장바구니 그림에서 담긴 상품 수를 봐요.',
    says: {
      count: '담긴 상품 수를 세어 와요',
      'lines.counted': '장바구니 화면이 수를 알려 줘요',
      'lines.changed': '장바구니의 상품이 바뀌어요',
    },
  },
  checkout: {
    about: '배송지와 쿠폰, 포인트, 결제 방법을 정하고 결제창으로 가요.',
    says: {
      giveUp: '전에 결제하지 않은 주문을 그만둬요',
      load: '주문서에 채울 것을 불러와요',
      quote: '낼 금액을 계산해 와요',
      start: '주문을 만들고 결제를 시작해요',
      'field.changed': '배송 정보, 쿠폰, 포인트, 결제 방법이나 동의를 바꿔요',
      'form.submitted': '결제하기를 눌러요',
      'price.accepted': '바뀐 금액을 받아들여요',
      'order.reconsidered': '결제창에서 주문서로 돌아와요',
    },
  },
  paymentReturn: {
    about: '결제창에서 돌아와 결제가 확인되기를 기다려요.',
    says: {
      confirm: '결제 금액을 확인하고 주문을 마쳐요',
      'order.reconsidered': '확인을 그만두고 주문서로 돌아가요',
    },
  },
  orderList: {
    about: '내 주문을 단계나 검색어로 좁혀 찾아요.',
    says: { loadPage: '주문 한 쪽을 불러와요' },
  },
  orderCounts: {
    about: '내 주문이 어느 단계에 몇 건 있는지 봐요.',
    says: { load: '단계마다 몇 건인지 불러와요' },
  },
  orderDetail: {
    about: '주문 하나의 상품과 금액, 배송, 요청을 봐요.',
    says: { load: '주문을 불러와요' },
  },
  claimWithdrawal: {
    about: '아직 처리되지 않은 반품·교환 요청을 철회해요.',
    says: {
      remove: '요청을 철회해요',
      'removal.asked': '요청 철회를 눌러요',
      'removal.confirmed': '묻는 창에서 철회하겠다고 해요',
    },
  },
  orderAction: {
    about: '주문을 취소하거나 구매를 확정하고, 아직 못 받았다고 알려요. 먼저 무엇이 어떻게 되는지 봐요.',
    says: {
      preview: '환불될 금액을 물어봐요',
      send: '취소나 확정을 보내요',
      'action.asked': '주문 취소나 구매확정을 눌러요',
      'action.confirmed': '묻는 창에서 그렇게 하겠다고 해요',
      'action.dismissed': '묻는 창에서 그대로 둬요',
    },
  },
  parcelTracking: {
    about: '보낸 상품이 어디까지 왔는지 택배사에 물어봐요.',
    says: { load: '배송 상태를 물어봐요' },
  },
  orderClaim: {
    about: '받은 상품의 반품이나 교환을 요청해요. 돌려받을 금액을 미리 봐요.',
    says: {
      load: '요청할 상품을 불러와요',
      save: '반품·교환 요청을 보내요',
      'field.changed': '종류나 사유, 보내는 방법, 사진을 고르고 내용을 적어요',
      'form.submitted': '반품이나 교환 요청을 눌러요',
    },
  },
  ownParcel: {
    about: '반품하거나 교환할 상품을 직접 보낸 택배사와 송장 번호를 적거나 고쳐요.',
    says: { save: '송장을 저장해요', 'form.submitted': '저장하기를 눌러요' },
  },
  claimRefund: {
    about: '반품 사유를 고르면 돌려받을 금액을 미리 봐요.',
    says: { load: '돌려받을 금액을 물어봐요' },
  },
  couponWallet: {
    about: '내 쿠폰을 보고, 코드를 적어 쿠폰을 더 받아요.',
    says: {
      load: '내 쿠폰을 불러와요',
      register: '코드로 쿠폰을 받아요',
      'code.changed': '쿠폰 코드를 적어요',
      'code.submitted': '쿠폰 받기를 눌러요',
    },
  },
};
