import type { ParcelStep } from '#domain/trade/delivery/parcel-tracking.ts';

const steps: Readonly<Record<ParcelStep, string>> = {
  ACCEPTED: '택배사가 상품을 받았어요',
  AT_HUB: '물류센터에 도착했어요',
  OUT_FOR_DELIVERY: '배송을 출발했어요',
  DELIVERED: '배송을 마쳤어요',
};

/** Copy of parcel tracking. */
export const parcelText = {
  title: '배송 조회',
  steps,
  unknown: '택배사에 아직 등록되지 않은 송장 번호예요. 번호를 복사해 택배사에 물어볼 수 있어요.',
  nothing: '택배사가 아직 상품을 받지 않았어요.',
  copy: '송장 번호 복사',
  copied: '송장 번호를 복사했어요.',
  notCopied: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.',
  carrierPage: (carrier: string) => `${carrier}에서 보기 (새 창)`,
} as const;
