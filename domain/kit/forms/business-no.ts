import * as v from 'valibot';

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Returns whether the check digit of a Korean business registration number is right. */
export function isBusinessNo(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const [ninth, check] = [Number(digits[8]), Number(digits[9])];
  const sum = WEIGHTS.reduce((all, weight, place) => all + weight * Number(digits[place]), 0);
  return (10 - ((sum + Math.floor((5 * ninth) / 10)) % 10)) % 10 === check;
}

/** Formats a business number as `123-45-67890`. */
export const formatBusinessNo = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

/** Business registration number; dashes and spaces are ignored, and the check digit is verified. */
export const businessNoField = v.pipe(
  v.string('사업자등록번호를 입력해 주세요.'),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.nonEmpty('사업자등록번호를 입력해 주세요.'),
  v.regex(/^\d{10}$/, '사업자등록번호는 숫자 10자리예요.'),
  v.check(isBusinessNo, '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.'),
);
