import { SHIPMENT_FILE_MEGABYTES } from '#domain/policies/uploads.ts';
import type { ShipmentAnswer } from '#domain/seller/orders/shipments.ts';

const states: Readonly<Record<ShipmentAnswer['state'], string>> = {
  SHIPPED: '보냄',
  SAME: '이미 보냄',
  REFUSED: '보내지 못함',
};

/** Copy of the shipment dialog. */
export const shipmentText = {
  title: '송장 한 번에 등록',
  hint: '첫 줄에 주문번호, 상품주문번호, 택배사, 송장번호가 있어야 해요. 목록에서 CSV를 내려받아 채우면 편해요.',
  file: 'CSV 파일 선택',
  text: '또는 표에서 복사해 붙여 넣기',
  check: '먼저 확인하기',
  checking: '확인하는 중',
  plan: (shipped: string) => `${shipped}건을 보낼 수 있어요.`,
  nothing: '새로 보낼 상품이 없어요.',
  same: (count: string) => `${count}건은 이미 같은 송장으로 보냈어요.`,
  refused: (count: string) => `${count}건은 보낼 수 없어요.`,
  confirm: (count: string) => `${count}건 보내기`,
  applying: '보내는 중',
  again: '다시 선택',
  mend: '잘못된 줄만 고쳐 다시 올리기',
  done: (count: string) => `${count}건을 보냈어요.`,
  doneSame: '모두 이미 보낸 상품이에요.',
  close: '닫기',
  wrong: '보내지 못하는 줄',
  unusual: '다시 확인할 줄',
  row: (row: string, orderNo: string) => `${row}번째 상품 ${orderNo}`,
  tooLarge: `파일이 너무 커요. ${SHIPMENT_FILE_MEGABYTES}MB까지 읽을 수 있어요.`,
  states,
} as const;
