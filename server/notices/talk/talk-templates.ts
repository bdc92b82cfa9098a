import type { CauseKind } from '../causes.ts';

/** Most characters of a message (알림톡, basic type), and of a value, beyond which it is shortened. */
export const LONGEST_TALK = 1_000;
export const LONGEST_VALUE = 100;

type TalkTemplate = {
  /** Notifications that are sent with this template. */
  kinds: readonly CauseKind[];
  /** Text as registered at Kakao, with its placeholders. */
  text: string;
  /** Label of the button, whose address is registered as that of the shop with `/#{경로}`. */
  button: string;
};

/**
 * Templates by their code, exactly as they are registered: Kakao refuses a message that differs from
 * its template. They inform about an order, a claim or a restock that was asked for, and never advertise.
 */
export const TALK_TEMPLATES = {
  'sbj-order-placed': {
    kinds: ['ORDER_PLACED'],
    text: '[신발장] 주문 완료\n\n주문이 완료됐어요.\n\n주문 번호: #{주문번호}\n결제 금액: #{금액}',
    button: '주문 보기',
  },
  'sbj-deposit-asked': {
    kinds: ['DEPOSIT_REQUESTED'],
    text: '[신발장] 입금 안내\n\n아래 계좌로 기한까지 입금하면 주문이 완료돼요.\n\n주문 번호: #{주문번호}\n입금 계좌: #{계좌}\n입금 금액: #{금액}\n입금 기한: #{기한}',
    button: '주문 보기',
  },
  'sbj-deposit-received': {
    kinds: ['ORDER_PLACED'],
    text: '[신발장] 입금 확인\n\n입금을 확인해 주문이 완료됐어요.\n\n주문 번호: #{주문번호}\n입금 금액: #{금액}',
    button: '주문 보기',
  },
  'sbj-deposit-expired': {
    kinds: ['DEPOSIT_EXPIRED'],
    text: '[신발장] 주문 취소\n\n입금 기한이 지나 주문을 취소했어요. 사용한 쿠폰과 포인트는 돌려드렸어요.\n\n주문 번호: #{주문번호}',
    button: '주문 보기',
  },
  'sbj-refund-account': {
    kinds: ['REFUND_ACCOUNT_ASKED'],
    text: '[신발장] 환불 계좌 안내\n\n환불받을 계좌를 입력해 주세요. 확인되면 바로 입금해 드려요.\n\n주문 번호: #{주문번호}\n환불 금액: #{금액}',
    button: '환불 계좌 입력',
  },
  'sbj-shipped': {
    kinds: ['ORDER_SHIPPED'],
    text: '[신발장] 배송 시작\n\n주문한 상품이 출발했어요.\n\n상품: #{상품}\n택배사: #{택배사}\n송장 번호: #{송장번호}',
    button: '배송 조회',
  },
  'sbj-shipped-own': {
    kinds: ['ORDER_SHIPPED'],
    text: '[신발장] 배송 시작\n\n주문한 상품이 출발했어요. 판매자가 송장 번호 없이 발송했어요.\n\n상품: #{상품}',
    button: '주문 보기',
  },
  'sbj-delivered': {
    kinds: ['ORDER_DELIVERED'],
    text: '[신발장] 배송 완료\n\n주문한 상품이 도착했어요.\n\n상품: #{상품}',
    button: '주문 보기',
  },
  'sbj-delivery-late': {
    kinds: ['DELIVERY_LATE'],
    text: '[신발장] 배송 지연\n\n주문한 상품의 배송이 늦어지고 있어요. 기다리게 해서 죄송해요.\n\n상품: #{상품}',
    button: '주문 보기',
  },
  'sbj-delivery-moved': {
    kinds: ['DELIVERY_DELAYED'],
    text: '[신발장] 도착 예정일 변경\n\n주문한 상품의 도착 예정일이 바뀌었어요. 변경 사유는 주문 상세에서 확인할 수 있어요.\n\n상품: #{상품}\n도착 예정일: #{날짜}',
    button: '주문 보기',
  },
  'sbj-return-ends': {
    kinds: ['AUTO_CONFIRM_SOON'],
    text: '[신발장] 반품·교환 기한 안내\n\n반품이나 교환을 신청할 수 있는 기한이 얼마 남지 않았어요.\n\n상품: #{상품}\n신청 기한: #{날짜}',
    button: '주문 보기',
  },
  'sbj-cancelled': {
    kinds: ['ORDER_CANCELLED', 'LATE_CANCELLED'],
    text: '[신발장] 주문 취소\n\n주문이 취소됐어요. 결제 금액은 환불해 드려요.\n\n상품: #{상품}',
    button: '주문 보기',
  },
  'sbj-payment-returned': {
    kinds: ['PAYMENT_RETURNED'],
    text: '[신발장] 결제 취소\n\n주문이 완료되지 않아 결제 금액을 환불해 드려요.\n\n주문 번호: #{주문번호}\n환불 금액: #{금액}',
    button: '주문 보기',
  },
  'sbj-refunded': {
    kinds: ['REFUND_PAID'],
    text: '[신발장] 환불 완료\n\n환불이 완료됐어요.\n\n주문 번호: #{주문번호}\n환불 금액: #{금액}',
    button: '주문 보기',
  },
  'sbj-claim-done': {
    kinds: ['CLAIM_COMPLETED'],
    text: '[신발장] #{요청} 완료\n\n요청한 #{요청}이 완료됐어요.\n\n상품: #{상품}',
    button: '주문 보기',
  },
  'sbj-claim-refused': {
    kinds: ['CLAIM_REJECTED'],
    text: '[신발장] #{요청} 거절\n\n요청한 #{요청}이 거절됐어요. 판매자의 답변을 확인해 주세요.\n\n상품: #{상품}',
    button: '답변 확인',
  },
  'sbj-claim-sent-back': {
    kinds: ['CLAIM_SENT_BACK'],
    text: '[신발장] 상품 반송\n\n#{요청}이 거절된 상품을 반송했어요.\n\n상품: #{상품}\n송장 번호: #{송장번호}',
    button: '주문 보기',
  },
  'sbj-restock': {
    kinds: ['RESTOCK'],
    text: '[신발장] 재입고 알림\n\n알림을 신청한 상품이 다시 들어왔어요.\n\n상품: #{상품}',
    button: '상품 보기',
  },
} as const satisfies Readonly<Record<string, TalkTemplate>>;

export type TalkCode = keyof typeof TALK_TEMPLATES;

/** Returns whether a template with this code exists. */
export const isTalkCode = (code: string): code is TalkCode => Object.hasOwn(TALK_TEMPLATES, code);

/** Placeholders of a template. */
export const PLACEHOLDERS = /#\{([^}]+)\}/g;
export type PlaceholdersIn<T extends string> = T extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;
