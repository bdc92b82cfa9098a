import { CsvError, parse } from 'csv-parse/sync';
import { ShopError } from '../kit/shop-error.ts';

/** A file that cannot be read, with a sentence that says why. */
export const unreadable = (message: string): ShopError =>
  new ShopError('INVALID_INPUT_VALUE', [{ field: 'file', message }], { sentence: message });

/** Spreadsheets of Korean offices still write CP949, which browsers and Node call EUC-KR. */
export function textOf(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'euc-kr'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  throw unreadable('글자를 읽을 수 없어요. UTF-8이나 CP949로 저장해 주세요.');
}

/** Cells of a text, line by line; `mostInLine` characters are no line of a list any more. */
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

/** The shop's own files mark text with an apostrophe. */
export const plainCell = (cell: string | undefined): string => (cell ?? '').replace(/^'/, '').trim();
