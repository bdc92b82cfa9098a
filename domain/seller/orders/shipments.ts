import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { carrierOf, trackingOf, trackingWarning } from '../../trade/delivery/carriers.ts';

/** Most rows of one request. */
export const MAX_SHIPMENTS = 500;

const cell = (max: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.trim(),
      v.maxLength(max, `한 칸에는 ${max}자까지 쓸 수 있어요.`),
    ),
    '',
  );

/**
 * Row of a shipment list as written; a problem is reported for the row, and the others are
 * processed.
 */
export const shipmentRow = v.object({
  orderNo: cell(60),
  orderItemId: cell(60),
  carrier: cell(60),
  trackingNumber: cell(60),
});
export type ShipmentRow = v.InferOutput<typeof shipmentRow>;

/** Column titles in the exported lists. */
export const SHIPMENT_HEADS: Readonly<Record<keyof ShipmentRow, string>> = {
  orderNo: '주문번호',
  orderItemId: '상품주문번호',
  carrier: '택배사',
  trackingNumber: '송장번호',
};

/** Serialises rows as tab-separated text. */
export const shipmentText = (rows: readonly ShipmentRow[]): string =>
  [SHIPMENT_HEADS, ...rows]
    .map(({ orderNo, orderItemId, carrier, trackingNumber }) =>
      [orderNo, orderItemId, carrier, trackingNumber].join('\t'),
    )
    .join('\n');

/** Parsed row; `line` is the id of the order line. */
export type Shipment = { line: number; carrier: string; number: string; warning: string | null };

const ID = /^[1-9]\d{0,14}$/;
const ROUNDED = /^\d+(\.\d+)?E\+?\d+$/i;

/** Parses a row; returns the reason if it is invalid. */
export function readShipment(row: ShipmentRow): Shipment | { reason: string } {
  const { orderNo, orderItemId, carrier, trackingNumber } = row;
  if (Object.values(row).some((text) => /^[=+@＝＋＠]/.test(text)))
    return { reason: '수식이 든 칸은 읽지 않아요. 값으로 바꿔 주세요.' };
  if (orderNo === '') return { reason: '주문번호를 입력해 주세요.' };
  if (!ID.test(orderItemId)) return { reason: '상품주문번호를 확인해 주세요.' };
  const known = carrierOf(carrier);
  if (!known) return { reason: '택배사를 목록에 있는 이름으로 입력해 주세요.' };
  if (ROUNDED.test(trackingNumber))
    return { reason: '송장 번호가 지수로 바뀌었어요. 칸의 형식을 텍스트로 바꿔 주세요.' };
  const number = trackingOf(trackingNumber);
  if (!number) return { reason: '송장 번호는 숫자 10~14자리예요.' };
  const warning = trackingWarning(known, number);
  return { line: Number(orderItemId), carrier: known.name, number, warning };
}

const rowAnswer = v.object({
  /** Number of the row, from 1. */
  row: v.number(),
  orderItemId: v.nullable(v.number()),
  /**
   * SHIPPED (or would be, in a dry run), SAME if shipped before with the same number, otherwise
   * REFUSED.
   */
  state: v.picklist(['SHIPPED', 'SAME', 'REFUSED']),
  reason: v.nullable(v.string()),
  warning: v.nullable(v.string()),
});
export type ShipmentAnswer = v.InferOutput<typeof rowAnswer>;

/**
 * Endpoint of sellers: ships order lines of the own store, each independently; a dry run changes
 * nothing.
 */
export const shipLines = endpoint({
  method: 'POST',
  path: '/api/seller/orders/shipments',
  keyed: true,
  access: 'seller',
  rateLimit: 30,
  summary: "Ships lines of the caller's store, row by row; a dry run only returns the outcome.",
  body: v.object({
    rows: v.pipe(
      v.array(shipmentRow),
      v.minLength(1, '보낼 상품을 입력해 주세요.'),
      v.maxLength(MAX_SHIPMENTS, `한 번에 ${MAX_SHIPMENTS}줄까지 보낼 수 있어요.`),
    ),
    dryRun: v.optional(v.boolean(), false),
  }),
  response: v.object({
    shipped: v.number(),
    same: v.number(),
    refused: v.number(),
    rows: v.array(rowAnswer),
  }),
  wrapping: 'envelope',
});

/** Result of each row of a request or a dry run. */
export type ShipmentsAnswer = v.InferOutput<typeof shipLines.response>;

/** Endpoint of sellers: parses a shipment file or pasted text into rows; nothing is shipped. */
export const readShipmentFile = endpoint({
  method: 'POST',
  path: '/api/seller/orders/shipments/file',
  access: 'seller',
  rateLimit: 30,
  summary: 'Parses a pasted text or a file of shipments, row by row; ships nothing.',
  body: v.object({
    /** Pasted text. */
    text: v.optional(v.string('붙여 넣은 내용을 확인해 주세요.')),
    /** File content in UTF-8 or CP949. */
    base64: v.optional(v.pipe(v.string(), v.base64('파일을 읽을 수 없어요. 다시 골라 주세요.'))),
  }),
  response: v.object({ rows: v.array(shipmentRow) }),
  wrapping: 'envelope',
});

/** Form of carrier and tracking number. */
export const parcelForm = v.object({
  carrier: v.pipe(
    v.string('택배사를 골라 주세요.'),
    v.check((text) => carrierOf(text) !== null, '택배사를 목록에서 골라 주세요.'),
    v.transform((text) => carrierOf(text)?.name ?? ''),
  ),
  trackingNumber: v.pipe(
    v.string('송장 번호를 입력해 주세요.'),
    v.check((text) => trackingOf(text) !== null, '송장 번호는 숫자 10~14자리예요.'),
    v.transform((text) => trackingOf(text) ?? ''),
  ),
});

/** Endpoint of sellers: corrects carrier and tracking number of a shipped order line. */
export const correctTracking = endpoint({
  method: 'PUT',
  path: '/api/seller/orders/lines/{id}/tracking',
  access: 'seller',
  summary: "Corrects courier and tracking number of a shipped line of the caller's store.",
  params: idParams,
  body: parcelForm,
  response: v.object({
    orderItemId: v.number(),
    carrier: v.string(),
    trackingNumber: v.string(),
    trackingUrl: v.nullable(v.string()),
    warning: v.nullable(v.string()),
  }),
  wrapping: 'envelope',
});
