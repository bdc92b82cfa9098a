import { sentenceOf } from '#domain/kit/errors.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const common = new Set(COMMON_PASSWORDS.split(' '));

/** Returns whether a password is common, ignoring surrounding digits and signs. */
export function isWeak(password: string): boolean {
  const text = password.toLowerCase();
  const withFigures = text.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return common.has(withFigures) || common.has(word);
}

/** Throws PASSWORD_TOO_WEAK for a weak password; `field` is the form field. */
export function refuseWeak(password: string, field: string): void {
  if (!isWeak(password)) return;
  throw new ShopError('PASSWORD_TOO_WEAK', [{ field, message: sentenceOf('PASSWORD_TOO_WEAK') }]);
}
