import * as v from 'valibot';
import { hasControlCharacter } from '../../kit/forms/form-fields.ts';

/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 255 } as const;
const SYMBOL = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;
/**
 * Fewest characters of an e-mail address or nickname that are searched for in a password; shorter
 * ones match by chance.
 */
const TELLING_LENGTH = 4;

/** Requirements of a password, one each, shown in advance and checked while typing. */
export const PASSWORD_NEEDS = [
  { need: 'length', isMet: (text: string) => text.length >= PASSWORD_LENGTH.min },
  { need: 'letter', isMet: (text: string) => /[A-Za-z]/.test(text) },
  { need: 'digit', isMet: (text: string) => /\d/.test(text) },
  { need: 'symbol', isMet: (text: string) => SYMBOL.test(text) },
] as const;
export type PasswordNeed = (typeof PASSWORD_NEEDS)[number]['need'];

/** Returns the requirements that a text does not meet yet. */
export const needsLeft = (text: string): PasswordNeed[] =>
  PASSWORD_NEEDS.filter(({ isMet }) => !isMet(text)).map(({ need }) => need);

/** Returns the password to be hashed, in NFC; spaces and letter case are kept. */
export const plainPassword = (text: string): string => text.normalize('NFC');

/** Rules of a new password for every form and endpoint. Each message contains the word password. */
export const newPasswordField = v.pipe(
  v.string('비밀번호를 입력해 주세요.'),
  v.transform(plainPassword),
  v.nonEmpty('비밀번호를 입력해 주세요.'),
  v.maxLength(PASSWORD_LENGTH.max, `비밀번호는 ${PASSWORD_LENGTH.max}자까지 쓸 수 있어요.`),
  v.check((text) => !hasControlCharacter(text), '비밀번호에 쓸 수 없는 문자가 있어요.'),
  v.check(
    (text) => needsLeft(text).length === 0,
    `비밀번호는 ${PASSWORD_LENGTH.min}자 이상, 영문자와 숫자와 특수문자를 하나씩 넣어 주세요.`,
  ),
);

/**
 * True if a password contains the local part of the e-mail address or the nickname, which attackers
 * try first.
 */
export function isAboutPerson(password: string, { email, nickname }: { email: string; nickname: string }) {
  const text = password.toLowerCase();
  return [email.split('@')[0] ?? '', nickname]
    .map((part) => part.trim().toLowerCase())
    .some((part) => part.length >= TELLING_LENGTH && text.includes(part));
}

/** Message for a password that contains e-mail address or nickname. */
export const PERSONAL_PASSWORD = '비밀번호에 이메일이나 닉네임을 넣지 말아 주세요.';
/** Message for a repeated password that differs. */
export const PASSWORDS_DIFFER = '비밀번호가 서로 달라요.';
