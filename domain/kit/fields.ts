import * as v from 'valibot';
import { asObject, asTopic } from '../particle.ts';

/** A positive whole id; path parameters arrive as text. */
export const idSchema = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, '올바른 번호가 아니에요.'), v.transform(Number)),
    v.number('올바른 번호가 아니에요.'),
  ]),
  v.integer('올바른 번호가 아니에요.'),
  v.minValue(1, '올바른 번호가 아니에요.'),
  v.maxValue(999_999_999_999_999, '올바른 번호가 아니에요.'),
);

/** `{id}` as a path parameter. */
export const idParams = v.object({ id: idSchema });

/** A whole number in a query string, with bounds and a default. */
/* @__NO_SIDE_EFFECTS__ */
export const intQuery = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([
        v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, '숫자를 입력해 주세요.'), v.transform(Number)),
        v.number(),
      ]),
      v.integer('숫자를 입력해 주세요.'),
      v.minValue(min, `${min} 이상이어야 해요.`),
      v.maxValue(max, `${max} 이하여야 해요.`),
    ),
    fallback,
  );

/** Free text: trimmed, without control characters, bounded in characters. */
/* @__NO_SIDE_EFFECTS__ */
export const textField = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(`${asObject(label)} 글자로 입력해 주세요.`),
    v.transform((text) => text.normalize('NFC')),
    v.trim(),
    v.check((text) => !hasControlCharacter(text), `${label}에 쓸 수 없는 문자가 있어요.`),
    v.minLength(
      min,
      min <= 1 ? `${asObject(label)} 입력해 주세요.` : `${asTopic(label)} ${min}자 이상 입력해 주세요.`,
    ),
    v.maxLength(max, `${asTopic(label)} ${max}자까지 입력할 수 있어요.`),
  );

/** True for characters no person types (line breaks and tabs are allowed). */
export function hasControlCharacter(text: string): boolean {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true;
  }
  return false;
}

/** A local date `yyyy-MM-dd` that exists in the calendar. */
export const dateField = v.pipe(
  v.string('날짜를 선택해 주세요.'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜는 2026-11-21처럼 입력해 주세요.'),
  v.check((text) => isCalendarDate(text), '달력에 없는 날짜예요.'),
);

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
