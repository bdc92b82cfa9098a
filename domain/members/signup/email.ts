import * as v from 'valibot';

/** Most characters of an e-mail address (SMTP limit). */
const LONGEST = 254;

/** Printable ASCII only: some other letters would equal `s` or `k` when case is ignored. */
const ASCII = /^[!-~]+$/;

/**
 * Returns the canonical form of an e-mail address, so that equivalent spellings are one account.
 */
export const canonicalEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * E-mail address: ASCII, one `@`, no quotes; `+tag` is part of the address. Each message contains
 * the word e-mail, which other clients look for.
 */
export const emailField = v.pipe(
  v.string('이메일을 입력해 주세요.'),
  v.transform(canonicalEmail),
  v.nonEmpty('이메일을 입력해 주세요.'),
  v.maxLength(LONGEST, '이메일이 너무 길어요.'),
  v.check((text) => ASCII.test(text) && v.EMAIL_REGEX.test(text), '이메일 형식을 확인해 주세요.'),
);

/** Form with an e-mail address only. */
export const emailForm = v.object({ email: emailField });
