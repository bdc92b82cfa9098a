import { formatNumber, formatWon } from '../kit/format.ts';
import {
  COURIER_DAYS,
  CUT_OFF_HOUR,
  DELIVERY_FEE,
  FREE_DELIVERY_FROM,
  SELLER_DELIVERED_DAYS,
} from '../policies/delivery.ts';
import { BUYER_CANCEL_DAYS, LATE_POINTS, SHOP_CANCEL_DAYS } from '../policies/late-delivery.ts';
import {
  HOLD_MINUTES,
  MAX_ADDRESSES,
  MAX_CART_LINES,
  MAX_QUANTITY,
  MAX_UNPAID_ORDERS,
} from '../policies/orders.ts';
import { CONFIRM_DAYS } from '../policies/returns.ts';
import { FREE_DELIVERY_LEVEL } from '../rewards/level.ts';
import type { HelpAnswer } from './help-answer.ts';

/** Answers of the help page about orders and delivery. */
export const orderAnswers: readonly HelpAnswer[] = [
  {
    key: 'delivery-days',
    topic: 'orders',
    question: '주문하면 언제 도착하나요?',
    answer: () => [
      `영업일 ${CUT_OFF_HOUR}시 전에 결제하면 그날, 그 뒤에는 다음 영업일에 보내요. 보낸 날부터 영업일 ${COURIER_DAYS}일 뒤에 도착해요.`,
      '영업일은 토요일, 일요일과 공휴일을 뺀 날이에요. 도착 예정일은 상품 화면과 주문서에서 미리 볼 수 있고, 결제할 때 약속한 날은 바뀌지 않아요.',
    ],
    pages: ['orders'],
    words: '배송 기간 택배 며칠 도착일 출고 당일',
  },
  {
    key: 'delivery-fee',
    topic: 'orders',
    question: '배송비는 얼마인가요?',
    answer: () => [
      `주문마다 ${formatWon(DELIVERY_FEE)}이에요. 할인한 상품 금액이 ${formatWon(FREE_DELIVERY_FROM)} 이상이면 무료예요.`,
      `${FREE_DELIVERY_LEVEL} 등급부터는 금액과 상관없이 배송비를 받지 않아요. 무료 배송 쿠폰을 쓴 주문도 무료예요.`,
    ],
    pages: ['cart', 'level'],
    words: '무료배송 무료 택배비 운임 요금',
  },
  {
    key: 'track-order',
    topic: 'orders',
    question: '내 주문이 어디쯤 왔는지 어떻게 보나요?',
    answer: () => [
      '주문 내역에서 주문을 열면 결제 완료, 배송 중, 배송 완료의 진행 상황과 송장 번호가 보여요. 송장 번호를 누르면 택배사의 배송 조회로 이어져요.',
      '상품을 보내면 알림으로도 알려 드려요.',
    ],
    pages: ['orders'],
    words: '배송 조회 송장 운송장 추적 택배 위치',
  },
  {
    key: 'late-delivery',
    topic: 'orders',
    question: '약속한 날까지 오지 않았어요.',
    answer: () => [
      `배송이 약속한 날보다 늦으면 주문마다 한 번 ${formatNumber(LATE_POINTS)}P를 드려요.`,
      `약속한 날에서 영업일 ${BUYER_CANCEL_DAYS}일이 지나면 결제한 금액을 모두 돌려받고 취소할 수 있고, 영업일 ${SHOP_CANCEL_DAYS}일이 지나면 저희가 취소하고 돌려드려요.`,
    ],
    pages: ['orders'],
    words: '지연 늦음 보상 배송 안 와요 연착',
  },
  {
    key: 'not-received',
    topic: 'orders',
    question: '배송 완료인데 아직 못 받았어요.',
    answer: () => [
      '주문 상세에서 ‘아직 못 받았어요’를 눌러 주세요. 확인이 끝날 때까지 구매가 자동으로 확정되지 않고, 관리자가 배송을 확인해요.',
      `판매자는 보낸 날에서 영업일 ${SELLER_DELIVERED_DAYS}일째부터 배송 완료로 바꿀 수 있어요.`,
    ],
    pages: ['orders'],
    words: '분실 미수령 도난 택배 없어졌어요',
  },
  {
    key: 'confirm-purchase',
    topic: 'orders',
    question: '구매확정은 언제 되나요?',
    answer: () => [
      `주문 내역에서 직접 확정할 수 있고, 받은 다음 날부터 ${CONFIRM_DAYS}일이 지나면 자동으로 확정돼요.`,
      '구매를 확정하면 포인트가 쌓이고, 그 뒤에는 상품에 문제가 있을 때만 반품이나 교환을 요청할 수 있어요.',
    ],
    pages: ['orders'],
    words: '자동 확정 구매확정',
  },
  {
    key: 'hold',
    topic: 'orders',
    question: '결제하는 동안 다른 사람이 먼저 살 수 있나요?',
    answer: () => [
      `결제를 시작하면 그 옵션의 재고를 ${HOLD_MINUTES}분 동안 잡아 둬요. 그 안에 결제가 끝나지 않으면 재고는 다시 풀려요.`,
      `결제를 마치지 않은 주문은 한 번에 ${MAX_UNPAID_ORDERS}건까지 둘 수 있어요. 장바구니에 담는 것만으로는 재고를 잡지 않아요.`,
    ],
    pages: ['cart'],
    words: '재고 품절 선점 홀드 결제 시간 제한',
  },
  {
    key: 'order-limits',
    topic: 'orders',
    question: '한 번에 몇 켤레까지 살 수 있나요?',
    answer: () => [
      `옵션마다 ${MAX_QUANTITY}켤레까지 주문할 수 있고, 장바구니에는 서로 다른 옵션을 ${MAX_CART_LINES}개까지 담을 수 있어요.`,
    ],
    pages: ['cart'],
    words: '수량 제한 개수 장바구니 최대',
  },
  {
    key: 'addresses',
    topic: 'orders',
    question: '배송지는 어디에서 관리하나요?',
    answer: () => [
      `배송지 관리에서 ${MAX_ADDRESSES}곳까지 저장하고 기본 배송지를 정할 수 있어요. 주문서에서는 저장한 배송지를 고르거나 직접 적을 수 있어요.`,
    ],
    pages: ['addresses'],
    words: '주소 변경 주소록 기본 배송지',
  },
];
