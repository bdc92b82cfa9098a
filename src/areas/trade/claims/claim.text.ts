import type { ClaimReason, RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
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
    OTHER: '그 밖의 이유',
  } satisfies Record<RejectReason, string>,
} as const;
