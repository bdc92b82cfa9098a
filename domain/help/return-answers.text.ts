import { formatWon } from '../kit/format.ts';
import {
  APPROVE_DAYS,
  CHECK_DAYS,
  DEFECT_MONTHS,
  DEFECT_NOTICED_DAYS,
  MAX_CLAIM_IMAGES,
  OWN_PARCEL_DAYS,
  PICKUP_CHOICES,
  REFUND_DAYS,
  RETURN_DAYS,
} from '../policies/returns.ts';
import { EXCHANGE_FEE_TEXT, returnFeeOf, returnFeeText, totalReturnFee } from '../trade/claims/return-fee.ts';
import type { HelpAnswer } from './help-answer.ts';

const changeOfMind = (paidDelivery: number, isLast: boolean) =>
  returnFeeOf({ cause: 'CHANGE_OF_MIND', paidDelivery, isLast });

/** Answers of the help page about cancellation, return, exchange and refund. */
export const returnAnswers: readonly HelpAnswer[] = [
  {
    key: 'cancel',
    topic: 'returns',
    question: '주문을 취소하고 싶어요.',
    answer: () => [
      '판매자가 상품을 보내기 전이면 주문 내역에서 바로 취소할 수 있어요. 상품을 여럿 주문했다면 하나만 취소할 수도 있어요.',
      '이미 보낸 상품은 받은 다음 반품을 요청해 주세요.',
    ],
    pages: ['orders'],
    words: '주문취소 결제취소 철회',
  },
  {
    key: 'return-deadline',
    topic: 'returns',
    question: '반품과 교환은 언제까지 할 수 있나요?',
    answer: () => [
      `받은 다음 날부터 ${RETURN_DAYS}일 안에 이유와 상관없이 요청할 수 있어요.`,
      `상품에 문제가 있거나 다른 상품이 왔다면 받은 날부터 ${DEFECT_MONTHS}개월, 그 사실을 안 날부터 ${DEFECT_NOTICED_DAYS}일 안에 요청할 수 있어요.`,
    ],
    pages: ['orders', 'terms'],
    words: '반품 기한 청약철회 기간 불량 하자 환불 기간',
  },
  {
    key: 'return-how',
    topic: 'returns',
    question: '반품이나 교환은 어떻게 신청하나요?',
    answer: () => [
      '주문 내역에서 배송이 끝난 상품의 ‘반품·교환’을 누르고 사유를 골라 주세요. 수거, 도착, 환불까지의 진행 상황을 같은 곳에서 볼 수 있어요.',
      `상품에 문제가 있으면 사진을 ${MAX_CLAIM_IMAGES}장까지 함께 보낼 수 있어요. 신은 흔적이 있거나 구성품이 빠진 상품은 거절될 수 있어요.`,
    ],
    pages: ['orders'],
    words: '반품 신청 접수 수거 회수 반송 방법',
  },
  {
    key: 'return-method',
    topic: 'returns',
    question: '반품할 상품은 어떻게 보내나요?',
    answer: () => [
      `요청할 때 수거할 날과 곳을 고르거나 직접 보낼 수 있어요. 수거할 날은 판매자가 답하는 기한 뒤의 영업일 ${PICKUP_CHOICES}일 가운데 고르고, 직접 보내는 상품은 승인한 날부터 영업일 ${OWN_PARCEL_DAYS}일 안에 보내고 송장 번호를 주문 상세에 적어 주세요.`,
      `판매자는 영업일 ${APPROVE_DAYS}일 안에 요청에 답하고, 상품이 도착하면 영업일 ${CHECK_DAYS}일 안에 확인해요. 단계마다 알림을 보내고 주문 상세에 날짜를 보여 드려요.`,
    ],
    pages: ['orders'],
    words: '수거 날짜 직접 발송 편의점 택배 라벨 송장 단계 진행 승인 검수',
  },
  {
    key: 'return-fee',
    topic: 'returns',
    question: '반품 배송비는 누가 내나요?',
    answer: () => {
      const paid = returnFeeText(changeOfMind(1, true));
      const free = returnFeeText(changeOfMind(0, true));
      const some = formatWon(totalReturnFee(changeOfMind(0, false)));
      return [
        `단순 변심으로 반품하면 배송비 ${paid}을 환불 금액에서 빼요. 배송비를 내지 않은 주문을 모두 반품하면 ${free}을, 다른 상품을 남기고 일부만 반품하면 ${some}을 빼요.`,
        '직접 보내면서 택배비를 미리 내면, 돌려보내는 배송비는 환불 금액에서 빼지 않아요.',
        '상품에 문제가 있거나 다른 상품이 왔다면 배송비를 받지 않아요. 직접 보낸다면 착불로 보내 주세요.',
      ];
    },
    pages: ['orders'],
    words: '반품비 왕복 배송비 택배비 부담 무료 반품',
  },
  {
    key: 'exchange',
    topic: 'returns',
    question: '다른 사이즈로 바꿀 수 있나요?',
    answer: () => [
      `네, 재고가 있는 다른 옵션으로 바꿀 수 있어요. 요청하면 바꿀 사이즈를 바로 잡아 둬요. ${EXCHANGE_FEE_TEXT}`,
      `마음이 바뀐 교환은 받은 다음 날부터 ${RETURN_DAYS}일 안에 요청해 주세요.`,
    ],
    pages: ['orders'],
    words: '교환 사이즈 변경 색상 옵션 교환비',
  },
  {
    key: 'refund-days',
    topic: 'returns',
    question: '환불은 언제 받나요?',
    answer: () => [
      `반품한 상품이 판매자에게 도착하면 영업일 ${REFUND_DAYS}일 안에 결제한 수단으로 돌려드려요.`,
      '사용한 포인트도 함께 돌려드려요. 나눠서 취소하거나 반품하면 할인과 포인트도 상품 금액에 맞게 나눠 계산해요.',
    ],
    pages: ['orders', 'points'],
    words: '환불 입금 카드 취소 돈 돌려받기',
  },
  {
    key: 'withdraw-claim',
    topic: 'returns',
    question: '반품 요청을 철회할 수 있나요?',
    answer: () => [
      '상품을 가지러 가기 전이면 주문 상세에서 ‘요청 철회’를 눌러 주세요. 철회한 뒤에도 기한이 남아 있으면 다시 요청할 수 있어요.',
    ],
    pages: ['orders'],
    words: '반품 취소 교환 취소 철회',
  },
];
