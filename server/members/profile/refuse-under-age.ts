import { sentenceOf } from '#domain/kit/errors.ts';
import { isUnderAge } from '#domain/members/signup/age.ts';
import { ShopError } from '../../kit/shop-error.ts';

/** Throws UNDER_AGE for a person below the legal age; `today` is a local date. */
export function refuseUnderAge(birthDate: string | null, today: string): void {
  if (!isUnderAge(birthDate, today)) return;
  throw new ShopError('UNDER_AGE', [{ field: 'birthDate', message: sentenceOf('UNDER_AGE') }]);
}
