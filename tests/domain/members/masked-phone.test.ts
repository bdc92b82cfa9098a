import { expect, it } from 'vitest';
import { maskedPhone } from '#domain/members/recovery/masked-phone.ts';

it.each([
  ['010-5511-2233', '010-****-2233'],
  ['01055112233', '010-****-2233'],
  ['021234567', '021-****-4567'],
  ['1234567', ''],
  ['', ''],
])('maskedPhone of %s shows only both ends', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
