import * as v from 'valibot';

/** As long as a mail server takes it. */
const LONGEST = 254;

/** Where case counts for nothing, letters beyond these count as `s` and `k`. */
const ASCII = /^[!-~]+$/;

/** The one form of an address: two spellings that a mail server takes for one are one account. */
export const canonicalEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * An e-mail address as everybody writes it: letters of ASCII, one `@`, no quotes. `+tag` belongs to the address. Each
 * sentence names it, which other clients of the wire look for.
 */
export const emailField = v.pipe(
  v.string('이메일을 입력해 주세요.'),
  v.transform(canonicalEmail),
  v.nonEmpty('이메일을 입력해 주세요.'),
  v.maxLength(LONGEST, '이메일이 너무 길어요.'),
  v.check((text) => ASCII.test(text) && v.EMAIL_REGEX.test(text), '이메일 형식을 확인해 주세요.'),
);

/** A form that asks for nothing else. */
export const emailForm = v.object({ email: emailField });
