import type { AreaLabels } from './area-labels.ts';

/** Korean labels of the charts of cart, orders, payments, coupons and notices. */
export const tradeLabels: AreaLabels = {
  cart: {
    states: {
      open: '장바구니 표시',
      'open.settled': '서버와 같음',
      'open.saving': '변경 저장 중',
      'open.reloading': '장바구니 다시 읽는 중',
    },
    guards: { isPossible: '담을 수 있는 수량임', isKnown: '장바구니에 있는 상품임' },
  },
  cartCount: { states: { counting: '담은 개수 세는 중' }, guards: { isKnown: '개수를 알고 있음' } },
  addToCart: { states: { adding: '담는 중', added: '담음' } },
  optionChange: { states: { 'open.choosing': '옵션 고르는 중' } },
  checkout: {
    states: {
      givingUp: '이전 결제 정리 중',
      empty: '주문할 상품 없음',
      'editing.priced': '금액 확인됨',
      'editing.pricing': '금액 계산 중',
      'editing.unpriced': '금액 계산 실패',
      starting: '결제 준비 중',
      repricing: '바뀐 금액 확인 중',
      leaving: '결제창으로 이동 중',
      awaitingDeposit: '입금 기다리는 중',
    },
    guards: { hasNothing: '주문할 상품이 없음', isPaid: '결제할 금액이 없음' },
  },
  paymentReturn: {
    states: { confirming: '결제 확인 중', unconfirmed: '결제 확인 실패', released: '결제 끝남(주문서로)' },
    guards: { isOrdered: '주문이 만들어짐' },
  },
  couponWallet: { states: { registering: '쿠폰 등록 중' } },
  couponDownloads: {
    states: { closed: '받을 쿠폰 없음', open: '받을 쿠폰 표시', 'open.downloading': '쿠폰 받는 중' },
    guards: { isThere: '받을 수 있는 쿠폰임' },
  },
  myPrices: {
    states: {
      collecting: '상품 모으는 중',
      loading: '나의 가격 불러오는 중',
      deciding: '더 물을 것 판단 중',
    },
    guards: { isNew: '처음 보는 상품임' },
  },
  parcelTracking: {
    states: { known: '배송 위치 표시', unknown: '배송 위치 알 수 없음' },
    guards: { isKnown: '배송 위치가 있음' },
  },
  orderAction: { states: { previewing: '환불 금액 미리 보는 중', sending: '요청 보내는 중' } },
  noticeReading: { states: { marking: '읽음 표시 중', clearing: '모두 읽음 표시 중' } },
  noticeCount: { states: { away: '로그인하지 않음', stale: '다시 세어야 함', fresh: '방금 셈' } },
  noticeSettings: { guards: { isOpen: '바꿀 수 있는 알림임' } },
  pushDevices: {
    states: {
      'listing.off': '알림 기능 꺼짐',
      'listing.here': '이 브라우저가 받는 중',
      'listing.refused': '브라우저에서 막힘',
      'listing.away': '이 브라우저는 받지 않음',
      enabling: '알림 켜는 중',
      ending: '알림 끄는 중',
    },
  },
  pushOffer: {
    states: {
      hidden: '권하지 않음',
      offered: '알림 권하는 중',
      enabled: '알림 받는 중',
      refused: '알림 켜기 실패',
    },
    guards: { isMissing: '아직 알림을 받지 않음' },
  },
};
