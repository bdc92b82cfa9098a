import * as v from 'valibot';
import {
  MAX_SHIPMENTS,
  SHIPMENT_HEADS,
  type ShipmentRow,
  shipmentRow,
} from '#domain/seller/orders/shipments.ts';
import { cellsOf, plainCell, textOf, unreadable } from '../csv-cells.ts';

/** Most characters of one line. */
const MAX_LINE = 2_000;

/** Accepted titles of each column. */
const HEADS: Readonly<Record<keyof ShipmentRow, readonly string[]>> = {
  orderNo: [SHIPMENT_HEADS.orderNo, 'orderNo'],
  orderItemId: [SHIPMENT_HEADS.orderItemId, 'orderItemId'],
  carrier: [SHIPMENT_HEADS.carrier, 'carrier'],
  trackingNumber: [SHIPMENT_HEADS.trackingNumber, '운송장번호', 'trackingNumber'],
};
const COLUMNS = ['orderNo', 'orderItemId', 'carrier', 'trackingNumber'] as const;

/** Parses a pasted or uploaded shipment list. */
export function readShipmentFile({
  text,
  base64,
}: {
  text?: string | undefined;
  base64?: string | undefined;
}): {
  rows: ShipmentRow[];
} {
  const whole = text ?? textOf(Buffer.from(base64 ?? '', 'base64'));
  const [head = [], ...lines] = cellsOf(whole, MAX_LINE);
  const places = COLUMNS.map((column) => head.findIndex((cell) => isNamed(cell, HEADS[column])));
  const missing = COLUMNS.filter((_, index) => places[index] === -1).map((column) => HEADS[column][0]);
  if (missing.length > 0) throw unreadable(`첫 줄에 이 열이 없어요: ${missing.join(', ')}`);
  if (lines.length === 0) throw unreadable('보낼 상품이 없어요. 둘째 줄부터 입력해 주세요.');
  if (lines.length > MAX_SHIPMENTS) throw unreadable(`한 번에 ${MAX_SHIPMENTS}줄까지 보낼 수 있어요.`);
  return { rows: lines.map((line, index) => rowOf(line, places, index + 2)) };
}

const isNamed = (cell: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === cell.replace(/[\s'"]/g, '').toLowerCase());

function rowOf(line: readonly string[], places: readonly number[], number: number): ShipmentRow {
  const cells = COLUMNS.map((column, index) => [column, plainCell(line[places[index] ?? -1])] as const);
  const read = v.safeParse(shipmentRow, Object.fromEntries(cells));
  if (!read.success) throw unreadable(`${number}번째 줄: ${read.issues[0].message}`);
  return read.output;
}
