import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';

/** Strips dashes and spaces from a mobile number. */
const phoneDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Formats any spelling of a mobile number as `010-1234-5678`; any other text is unchanged. */
export function formatPhone(text: string): string {
  const parts = /^(01\d)(\d{3,4})(\d{4})$/.exec(phoneDigits(text));
  return parts ? parts.slice(1).join('-') : text;
}

/** Form field with the name of a recipient. */
export const recipientNameField = textField('받는 분', 1, 100);
/** Form field of a Korean mobile number; hyphens are normalised. */
export const phoneField = v.pipe(
  v.string('휴대전화번호를 입력해 주세요.'),
  v.transform(phoneDigits),
  v.regex(/^01\d{8,9}$/, '휴대전화번호는 010-1234-5678처럼 입력해 주세요.'),
  v.transform(formatPhone),
);
/** Form field of a postcode of five digits. */
export const zipCodeField = v.pipe(
  v.string('우편번호를 입력해 주세요.'),
  v.trim(),
  v.regex(/^\d{5}$/, '우편번호는 숫자 5자리예요.'),
);
/** Form field of the road address of a delivery address. */
export const addressLineField = textField('주소', 1, 255);
/** Form field of the optional detail line of a delivery address. */
export const detailLineField = textField('상세 주소', 0, 255);

/** Form of an address, validated by client and server (contract 7). */
export const addressForm = v.object({
  recipientName: recipientNameField,
  recipientPhone: phoneField,
  zipCode: zipCodeField,
  addressLine1: addressLineField,
  addressLine2: v.optional(detailLineField, ''),
  isDefault: v.optional(v.boolean(), false),
});
export type AddressForm = v.InferOutput<typeof addressForm>;

const addressSchema = v.object({
  id: v.number(),
  recipientName: v.string(),
  recipientPhone: v.string(),
  zipCode: v.string(),
  addressLine1: v.string(),
  addressLine2: v.nullish(v.string(), ''),
  isDefault: v.boolean(),
});
export type Address = v.InferOutput<typeof addressSchema>;

/** Endpoint of members: lists own delivery addresses, the default one first. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/users/addresses',
  access: 'member',
  summary: "Lists the caller's delivery addresses, the default one first.",
  response: v.array(addressSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: adds a delivery address. */
export const createAddress = endpoint({
  method: 'POST',
  path: '/api/users/addresses',
  keyed: true,
  access: 'member',
  summary: 'Adds a delivery address.',
  body: addressForm,
  response: addressSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: changes an own delivery address. */
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/users/addresses/{id}',
  access: 'member',
  summary: 'Changes a delivery address of the caller.',
  params: idParams,
  body: addressForm,
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: deletes an own delivery address. */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/users/addresses/{id}',
  access: 'member',
  summary: 'Deletes a delivery address of the caller.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

const postcodeSchema = v.object({ zipCode: v.string(), roadAddress: v.string(), building: v.string() });
export type Postcode = v.InferOutput<typeof postcodeSchema>;

/**
 * Public endpoint: lists road addresses with postcodes for the words of a query; refused with POSTCODES_OFF in a shop
 * without a search.
 */
export const searchPostcodes = endpoint({
  method: 'GET',
  path: '/api/postcodes',
  access: 'public',
  notKept: true,
  rateLimit: 60,
  summary: 'Searches road addresses; a blank query tells whether there is a search.',
  query: v.object({ q: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(80)) }),
  response: v.array(postcodeSchema),
  wrapping: 'envelope',
});
