import { expect, it } from 'vitest';
import { product } from './sources.ts';

/** Number fields of the browser: no separators, and the wheel changes them. */
const NATIVE = /\btype[=:]\s*\{?["']number["']/;
const KEYPAD = /\binputMode[=:]\s*\{?["'](?:numeric|decimal)["']/;
const sources = product.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));

/** Fields of digits that are no quantity: codes, numbers of parcels, accounts, businesses and postcodes. */
const CODES = [
  'src/areas/members/mfa/mfa-panel.tsx',
  'src/areas/members/mfa/mfa-verification-screen.tsx',
  'src/areas/members/phone/phone-steps.tsx',
  'src/areas/members/recovery/find-account-fields.tsx',
  'src/areas/seller/business-fields.tsx',
  'src/areas/seller/orders/carrier-field.tsx',
  'src/areas/trade/claims/parcel-fields.tsx',
  'src/areas/trade/deposits/receipt-fields.tsx',
  'src/areas/trade/deposits/refund-account-dialog.tsx',
];

it('no field is a number field of the browser: NumberField has separators and a unit everywhere', () => {
  expect(sources.filter(({ text }) => NATIVE.test(text)).map(({ path }) => path)).toEqual([]);
  expect(
    sources.filter(({ text }) => /<(?:NumberField|CountedField|NumberInput)\b/.test(text)).length,
  ).toBeGreaterThan(20);
});

it('a text field has a keypad of digits only for codes; a quantity has a number field', () => {
  const keypads = sources.filter(
    ({ path, text }) =>
      KEYPAD.test(text) &&
      !path.startsWith('src/ui/numbers/') &&
      // Its page has no room for the component, but it takes the same edits.
      !text.includes("import('#src/ui/numbers/number-text.ts')") &&
      !/<(?:NumberField|NumberInput)\b/.test(text),
  );
  expect(keypads.map(({ path }) => path).sort()).toEqual(CODES);
});

it('the pattern finds number fields of the browser', () => {
  for (const text of ['<Input type="number" />', "<Input type={'number'} />", "{ type: 'number' }"])
    expect(NATIVE.test(text), text).toBe(true);
  expect(NATIVE.test('<Input type="text" />')).toBe(false);
});
