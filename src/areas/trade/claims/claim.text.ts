import { formatNumber } from '#domain/kit/format.ts';
import type { ClaimReason, RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import { PICKUP_PLACE_LENGTH } from '#domain/trade/claims/claim.ts';
import type { ClaimStage, ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import type { ClaimType } from '#domain/trade/orders/order-lifecycle.ts';

/** Copy of returns and exchanges that buyers and sellers share. */
export const claimWords = {
  types: { RETURN: '반품', EXCHANGE: '교환' } satisfies Record<ClaimType, string>,
  reasons: {
    SIZE: '사이즈가 안 맞아요',
    CHANGED_MIND: '마음이 바뀌었어요',
    LOOKS_DIFFERENT: '사진과 달라요',
    DEFECT: '상품에 문제가 있어요',
    WRONG_ITEM: '다른 상품이 왔어요',
  } satisfies Record<ClaimReason, string>,
  rejections: {
    WORN: '신은 흔적이 있어요',
    DAMAGED: '상품이나 상자가 망가졌어요',
    INCOMPLETE: '구성품이 빠졌어요',
    OTHER_GOODS: '판매한 상품이 아니에요',
    NO_DEFECT: '말씀하신 문제를 찾지 못했어요',
    NOT_RETURNED: '상품이 돌아오지 않았어요',
    OTHER: '기타',
  } satisfies Record<RejectReason, string>,
  stages: {
    names: {
      ask: '요청',
      approve: '판매자 승인',
      collect: '수거',
      receive: '판매자 도착',
      check: '상품 확인',
      accept: '환불',
    } satisfies Record<ClaimStage, string>,
    ownParcel: '내가 보내기',
    exchange: '교환',
    until: (day: string) => `${day}까지`,
    title: '진행 단계',
  },
  pairs: {
    title: '수량',
    count: (pairs: number) => `${formatNumber(pairs)}개`,
    hint: '나머지는 주문에 그대로 남아요.',
  },
  preview: {
    title: '요청하면 이렇게 진행돼요',
    branches: {
      CHANGE_OF_MIND: '단순 변심으로 반품하면',
      DEFECT: '상품에 문제가 있어 반품하면',
      PREPAID: '선불로 직접 보내면',
      EXCHANGE: '교환하면',
    },
    refund: (won: string) => `${won} 환불`,
    noMoney: '추가 비용 없음',
    hint: '영업일 기준이에요. 환불일은 상품이 판매자에게 도착한 날부터 계산해요.',
  },
  method: {
    title: '보내는 방법',
    names: { PICKUP: '수거해 주세요', OWN: '직접 보낼게요' } satisfies Record<ReturnMethod, string>,
    ownHint: '요청한 뒤 주문 상세에서 라벨을 인쇄하고 송장 번호를 입력해 주세요.',
    parcel: '택배비',
    parcels: { PREPAID: '선불로 낼게요', COLLECT: '착불, 환불 금액에서 빼기' },
    free: '착불로 보내면 판매자가 부담해요.',
    paid: '선불로 보내서 배송비를 빼지 않아요.',
    cameCollect: '착불로 도착해 환불 금액에서 배송비를 빼요.',
    day: '수거할 날',
    dayHint: '주말과 공휴일에는 수거하지 않아요.',
    place: '수거할 곳',
    placeHint: `문 앞, 경비실처럼 ${PICKUP_PLACE_LENGTH}자까지 적을 수 있어요.`,
    sentState: '보냄',
    sent: (parcel: string) => `보낸 택배: ${parcel}`,
    pickup: (day: string, place: string) => `${day}에 ${place ? `${place}에서 ` : ''}수거해요.`,
  },
  parcel: {
    note: '보낸 송장 입력',
    correct: '보낸 송장 수정',
    done: '송장을 저장했어요.',
    carrier: '택배사',
    chooseCarrier: '택배사를 골라 주세요',
    tracking: '송장 번호',
    hint: '숫자만 입력해 주세요.',
    title: '직접 보낸 송장',
    act: '저장하기',
    sending: '저장하는 중',
  },
  label: { open: '라벨 보기' },
} as const;
