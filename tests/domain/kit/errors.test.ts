import { expect, it } from 'vitest';
import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '#domain/kit/errors.ts';

/** Every refusal by its status; machines and other shops rely on both. */
const REFUSALS: Readonly<Record<number, readonly string[]>> = {
  400: [
    'INVALID_INPUT_VALUE',
    'MALFORMED_REQUEST',
    'INVALID_CREDENTIALS',
    'BOT_CHECK_FAILED',
    'INVALID_PRODUCT_FILTER_PRICE_RANGE',
    'EVENT_NOT_AVAILABLE',
    'VOTE_NOT_ALLOWED',
    'INVALID_FILE_FORMAT',
    'IMAGE_COUNT_EXCEEDED',
    'IMAGE_REQUIRED',
    'ORDER_CART_EMPTY',
    'TOO_MANY_POINTS',
    'INVALID_ORDER_STATUS',
    'TRACKING_REQUIRED',
    'REQUEST_KEY_REQUIRED',
    'PAYMENT_AMOUNT_MISMATCH',
    'OWN_REVIEW_REACTION',
  ],
  401: ['UNAUTHORIZED'],
  402: ['PAYMENT_NOT_APPROVED'],
  403: [
    'FORBIDDEN',
    'ACCOUNT_NOT_VERIFIED',
    'USER_ACCOUNT_NOT_ACTIVE',
    'FEED_ACCESS_DENIED',
    'COMMENT_ACCESS_DENIED',
    'REVIEW_ACCESS_DENIED',
    'REVIEW_PURCHASE_REQUIRED',
  ],
  404: [
    'NOT_FOUND',
    'USER_NOT_FOUND',
    'BADGE_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'FEED_NOT_FOUND',
    'ORDER_ITEM_NOT_FOUND',
    'COMMENT_NOT_FOUND',
    'EVENT_NOT_FOUND',
    'VOTE_NOT_FOUND',
    'ADDRESS_NOT_FOUND',
    'PRODUCT_OPTION_NOT_FOUND',
    'CART_ITEM_NOT_FOUND',
    'COUPON_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'CLAIM_NOT_FOUND',
    'REVIEW_NOT_FOUND',
    'WISHLIST_ITEM_NOT_FOUND',
    'NOTICE_NOT_FOUND',
  ],
  405: ['METHOD_NOT_ALLOWED'],
  409: [
    'CONFLICT',
    'ALREADY_PARTICIPATED_IN_EVENT',
    'EVENT_FULL',
    'TOO_MANY_ADDRESSES',
    'CART_FULL',
    'OUT_OF_STOCK',
    'COUPON_TAKEN',
    'COUPON_SOLD_OUT',
    'COUPON_NOT_USABLE',
    'DUPLICATE_COUPON_CODE',
    'OUT_OF_POINT',
    'PRICE_CHANGED',
    'TOO_MANY_UNPAID_ORDERS',
    'PAYMENT_WINDOW_REQUIRED',
    'HOLD_EXPIRED',
    'CLAIM_CLOSED',
    'CLAIM_DEFECT_ONLY',
    'CLAIM_EXISTS',
    'DUPLICATE_REVIEW',
    'ALREADY_REPORTED',
    'ALREADY_WISHED_PRODUCT',
    'OPTION_IN_STOCK',
    'NICKNAME_TAKEN',
  ],
  413: ['PAYLOAD_TOO_LARGE', 'FILE_SIZE_EXCEEDED'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: ['REQUEST_KEY_REUSED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL_SERVER_ERROR'],
  503: ['SERVICE_UNAVAILABLE', 'PAYMENT_UNAVAILABLE', 'PAYMENT_PAUSED'],
};
const codes = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

it('has the status that was agreed, code by code', () => {
  const agreed = Object.entries(REFUSALS).flatMap(([status, names]) =>
    names.map((name) => [name, Number(status)]),
  );
  expect(Object.fromEntries(codes.map((code) => [code, statusOf(code)]))).toEqual(Object.fromEntries(agreed));
});

it.each(codes)('%s says in Korean what is the matter, to its end', (code) => {
  expect(sentenceOf(code)).toMatch(/[가-힣]{2}/);
  expect(sentenceOf(code)).toMatch(/^\S.+(요|다)\.$/);
  expect(sentenceOf(code)).not.toMatch(/ {2}|undefined|[{}]/);
});

it.each<[ErrorCode, string]>([
  ['UNAUTHORIZED', '로그인이 필요합니다.'],
  ['FORBIDDEN', '접근 권한이 없습니다.'],
  ['OUT_OF_STOCK', '재고가 부족해요. 수량이나 옵션을 바꿔 주세요.'],
  ['OUT_OF_POINT', '사용 가능한 포인트가 부족합니다.'],
  ['PRICE_CHANGED', '결제 금액이 바뀌었어요. 새 금액을 확인해 주세요.'],
  ['PAYMENT_AMOUNT_MISMATCH', '결제 금액이 주문 금액과 달라요. 결제하지 않았어요.'],
  ['HOLD_EXPIRED', '결제 시간이 지났어요. 다시 주문해 주세요. 결제된 금액이 있으면 바로 취소돼요.'],
])('%s says: %s', (code, sentence) => expect(sentenceOf(code)).toBe(sentence));
