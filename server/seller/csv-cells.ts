import { CsvError, parse } from 'csv-parse/sync';
import { ShopError } from '../kit/shop-error.ts';

/** Creates the error for an unreadable file. */
export const unreadable = (message: string): ShopError =>
  new ShopError('INVALID_INPUT_VALUE', [{ field: 'file', message }], { sentence: message });

/**
 * Decodes a file as UTF-8, else as CP949 (called EUC-KR by Node), which Korean spreadsheets still
 * write.
 */
export function textOf(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'euc-kr'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding: the next one is tried.
    }
  throw unreadable('글자를 읽을 수 없어요. UTF-8이나 CP949로 저장해 주세요.');
}

/**
 * Parses CSV or tab-separated text into cells; a line of more than `mostInLine` characters is
 * refused.
 */
export function cellsOf(text: string, mostInLine: number): string[][] {
  const whole = text.replace(/^\uFEFF/, '');
  if (whole.includes('\0')) throw unreadable('텍스트 파일이 아니에요. CSV로 저장해 다시 골라 주세요.');
  if (whole.trim() === '') throw unreadable('내용이 없어요.');
  try {
    return parse(whole, {
      delimiter: [',', '\t'],
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: mostInLine,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw unreadable(
      isLong
        ? `한 줄이 너무 길어요. ${mostInLine}자까지 읽을 수 있어요.`
        : `${Number(error.lines ?? 1)}번째 줄의 따옴표를 확인해 주세요.`,
    );
  }
}

/** Strips the apostrophe by which exports mark text. */
export const plainCell = (cell: string | undefined): string => (cell ?? '').replace(/^'/, '').trim();
