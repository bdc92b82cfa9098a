import { expect, it } from 'vitest';
import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '#domain/kit/errors.ts';

const codes = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

/**
 * `errors.txt` has every error code with its status, on which charts and legacy clients depend; it is written by
 * `npx vitest run tests/domain/kit/errors.test.ts -u` and reviewed in the change.
 */
it('statusOf has the agreed HTTP status of each code', () => {
  const rows = codes.map((code) => `${statusOf(code)} ${code}`).toSorted();
  return expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('./errors.txt');
});

it.each(codes)('the message of %s is a complete Korean sentence', (code) => {
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
])('the message of %s is: %s', (code, sentence) => expect(sentenceOf(code)).toBe(sentence));
