import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import {
  MAX_SHIPMENTS,
  SHIPMENT_HEADS,
  type ShipmentRow,
  shipmentRow,
} from '#domain/seller/orders/shipments.ts';
import { ShopError } from '../../kit/shop-error.ts';

/** Characters of one line: a longer one is no list of shipments. */
const MAX_LINE = 2_000;

/** What each column may be called. */
const HEADS: Readonly<Record<keyof ShipmentRow, readonly string[]>> = {
  orderNo: [SHIPMENT_HEADS.orderNo, 'orderNo'],
  orderItemId: [SHIPMENT_HEADS.orderItemId, 'orderItemId'],
  carrier: [SHIPMENT_HEADS.carrier, 'carrier'],
  trackingNumber: [SHIPMENT_HEADS.trackingNumber, '운송장번호', 'trackingNumber'],
};
const COLUMNS = ['orderNo', 'orderItemId', 'carrier', 'trackingNumber'] as const;

const unreadable = (message: string): ShopError =>
  new ShopError('INVALID_INPUT_VALUE', [{ field: 'file', message }], { sentence: message });

/** Rows of a list of shipments, which a person has pasted or chosen as a file. */
export function readShipmentFile({
  text,
  base64,
}: {
  text?: string | undefined;
  base64?: string | undefined;
}): {
  rows: ShipmentRow[];
} {
  const whole = (text ?? textOf(Buffer.from(base64 ?? '', 'base64'))).replace(/^\uFEFF/, '');
  if (whole.includes('\0')) throw unreadable('텍스트 파일이 아니에요. CSV로 저장해 다시 골라 주세요.');
  if (whole.trim() === '') throw unreadable('내용이 없어요.');
  const [head = [], ...lines] = cellsOf(whole);
  const places = COLUMNS.map((column) => head.findIndex((cell) => isNamed(cell, HEADS[column])));
  const missing = COLUMNS.filter((_, index) => places[index] === -1).map((column) => HEADS[column][0]);
  if (missing.length > 0) throw unreadable(`첫 줄에 이 열이 없어요: ${missing.join(', ')}`);
  if (lines.length === 0) throw unreadable('보낼 상품이 없어요. 둘째 줄부터 입력해 주세요.');
  if (lines.length > MAX_SHIPMENTS) throw unreadable(`한 번에 ${MAX_SHIPMENTS}줄까지 보낼 수 있어요.`);
  return { rows: lines.map((line, index) => rowOf(line, places, index + 2)) };
}

const isNamed = (cell: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === cell.replace(/[\s'"]/g, '').toLowerCase());

/** Spreadsheets of Korean offices still write CP949, which browsers and Node call EUC-KR. */
function textOf(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'euc-kr'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  throw unreadable('글자를 읽을 수 없어요. UTF-8이나 CP949로 저장해 주세요.');
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: [',', '\t'],
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw unreadable(
      isLong
        ? `한 줄이 너무 길어요. ${MAX_LINE}자까지 읽을 수 있어요.`
        : `${Number(error.lines ?? 1)}번째 줄의 따옴표를 확인해 주세요.`,
    );
  }
}

/** The shop's own files mark text with an apostrophe. */
const plain = (cell: string | undefined): string => (cell ?? '').replace(/^'/, '').trim();

function rowOf(line: readonly string[], places: readonly number[], number: number): ShipmentRow {
  const cells = COLUMNS.map((column, index) => [column, plain(line[places[index] ?? -1])] as const);
  const read = v.safeParse(shipmentRow, Object.fromEntries(cells));
  if (!read.success) throw unreadable(`${number}번째 줄: ${read.issues[0].message}`);
  return read.output;
}
