import * as v from 'valibot';
import { seoulDay } from '../time/time.ts';
import { hasTower, withoutDirection, withoutInvisible } from './invisible-characters.ts';
import { asObject, asTopic } from './particle.ts';

/**
 * Text field: trimmed, without control characters, bounded in characters. Invisible characters do
 * not count towards the minimum.
 */
/* @__NO_SIDE_EFFECTS__ */
export const textField = (label: string, min: number, max: number) => {
  const tooShort =
    min <= 1 ? `${asObject(label)} 입력해 주세요.` : `${asTopic(label)} ${min}자 이상 입력해 주세요.`;
  return v.pipe(
    v.string(`${asObject(label)} 글자로 입력해 주세요.`),
    v.transform((text) => withoutDirection(text.normalize('NFC'))),
    v.trim(),
    v.check((text) => !hasControlCharacter(text) && !hasTower(text), `${label}에 쓸 수 없는 문자가 있어요.`),
    v.minLength(min, tooShort),
    v.check((text) => text.length < min || withoutInvisible(text).trim().length >= min, tooShort),
    v.maxLength(max, `${asTopic(label)} ${max}자까지 입력할 수 있어요.`),
  );
};

/**
 * True if a text contains control characters (except tab and line breaks) or unpaired surrogates.
 */
export function hasControlCharacter(text: string): boolean {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true;
    if (code >= 0xd800 && code <= 0xdfff) return true;
  }
  return false;
}

/** Local date `yyyy-MM-dd` that exists in the calendar. */
export const dateField = v.pipe(
  v.string('날짜를 선택해 주세요.'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜는 2026-11-21처럼 입력해 주세요.'),
  v.check((text) => isCalendarDate(text), '달력에 없는 날짜예요.'),
);

const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/;
/**
 * Returns the day (Asia/Seoul) of a timestamp with a zone; of any other text its first ten
 * characters.
 */
const dayIn = (text: string): string => {
  const at = MOMENT.test(text) ? new Date(text) : null;
  return at && !Number.isNaN(at.getTime()) ? seoulDay(at) : text.slice(0, 10);
};

/** Day in Asia/Seoul; legacy clients send a timestamp, with a zone or in Seoul time. */
export const dayField = v.pipe(
  v.string('날짜를 선택해 주세요.'),
  v.maxLength(40, '날짜는 2026-11-21처럼 입력해 주세요.'),
  v.transform(dayIn),
  dateField,
);

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
