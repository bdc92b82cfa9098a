import { formatNumber } from '#domain/kit/format.ts';
import { CASH_RECEIPT_DAYS } from '#domain/policies/orders.ts';

/** Copy of the cash receipt of an order by deposit. */
export const receiptText = {
  title: '현금영수증',
  kind: '현금영수증',
  none: '신청 안 함',
  kinds: { PERSON: '소득공제용', BUSINESS: '지출증빙용' },
  number: { PERSON: '휴대전화번호', BUSINESS: '사업자등록번호' },
  numberHint: { PERSON: '예) 010-1234-5678', BUSINESS: '숫자 10자리' },
  later: `입금하면 바로 발급해요. 지금 신청하지 않아도 입금한 날부터 ${formatNumber(CASH_RECEIPT_DAYS)}일 안에 신청할 수 있어요.`,
  about: '포인트와 쿠폰을 뺀 입금 금액만 발급돼요.',
  until: (at: string) => `${at}까지 신청할 수 있어요.`,
  ask: '현금영수증 신청',
  asking: '신청하고 있어요',
  asked: '현금영수증을 신청했어요.',
  of: (kind: string, tail: string) => (tail ? `${kind} (번호 끝자리 ${tail})` : kind),
  states: {
    WISHED: '입금을 확인하면 발급해요.',
    ASKED: '발급하고 있어요. 조금 뒤에 다시 확인해 주세요.',
    ISSUED: '발급됐어요.',
    REFUSED: '발급되지 않았어요. 번호를 확인하고 다시 신청해 주세요.',
    CANCELLED: '주문이 모두 환불되어 취소됐어요.',
  },
  approvalNo: '승인 번호',
  issued: '발급 금액',
  cancelled: '환불로 취소된 금액',
  left: '남은 금액',
} as const;
