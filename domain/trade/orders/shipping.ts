import * as v from 'valibot';
import { textField } from '../../kit/forms/form-fields.ts';
import {
  type Address,
  addressLineField,
  detailLineField,
  phoneField,
  recipientNameField,
  zipCodeField,
} from '../../members/account/address.ts';
import { maskedName } from '../../members/recovery/masked-name.ts';
import { maskedPhone } from '../../members/recovery/masked-phone.ts';

/** Mask that leaves nothing of a text. */
const nothing = (): string => '';
/** Mask that leaves a text as it is. */
const whole = (text: string): string => text;

/**
 * Shipping fields of an order, in the order of the form. Every layer reads them from here: the form and its
 * validation, the columns and responses of orders, the access of sellers (`masked` is what one sees whose access is
 * `MASKED`), the export and erasure of personal data, and the log of the inspector, which masks them all.
 *
 * `saved` is the field of the address book that fills a field, `part` is where an order page shows it.
 */
export const SHIPPING = {
  recipientName: {
    schema: recipientNameField,
    column: 'recipient_name',
    label: '받는 분',
    isRequired: true,
    autoComplete: 'name',
    saved: 'recipientName',
    masked: maskedName,
    part: 'name',
  },
  recipientPhone: {
    schema: phoneField,
    column: 'recipient_phone',
    label: '휴대전화번호',
    isRequired: true,
    autoComplete: 'tel',
    saved: 'recipientPhone',
    masked: maskedPhone,
    part: 'note',
  },
  postalCode: {
    schema: zipCodeField,
    column: 'postal_code',
    label: '우편번호',
    isRequired: true,
    autoComplete: 'postal-code',
    saved: 'zipCode',
    masked: whole,
    part: 'postcode',
  },
  deliveryAddress: {
    schema: addressLineField,
    column: 'delivery_address',
    label: '주소',
    isRequired: true,
    autoComplete: 'address-line1',
    saved: 'addressLine1',
    masked: whole,
    part: 'address',
  },
  deliveryDetailAddress: {
    schema: v.optional(detailLineField, ''),
    column: 'delivery_detail_address',
    label: '상세 주소',
    isRequired: false,
    autoComplete: 'address-line2',
    saved: 'addressLine2',
    masked: nothing,
    part: 'address',
  },
  deliveryMessage: {
    schema: v.optional(textField('배송 요청', 0, 100), ''),
    column: 'delivery_message',
    label: '배송 요청',
    isRequired: false,
    autoComplete: 'off',
    saved: null,
    masked: nothing,
    part: 'note',
  },
} as const satisfies Record<string, ShippingRow>;

type ShippingRow = {
  schema: v.GenericSchema<string | undefined, string>;
  /** Column of `orders`; in camel case it is the name of the field. */
  column: string;
  label: string;
  isRequired: boolean;
  /** Token of the HTML attribute `autocomplete`. */
  autoComplete: string;
  saved: keyof Address | null;
  masked: (text: string) => string;
  part: 'name' | 'postcode' | 'address' | 'note';
};

/** Name of a shipping field in requests and responses. */
export type ShippingField = keyof typeof SHIPPING;
/** Column of a shipping field. */
export type ShippingColumn = (typeof SHIPPING)[ShippingField]['column'];
/** Shipping fields of an order as text. */
export type Shipping = Record<ShippingField, string>;

// `SHIPPING` is a constant: it has these keys and no others.
export const SHIPPING_FIELDS = Object.keys(SHIPPING) as ShippingField[];
export const SHIPPING_COLUMNS = SHIPPING_FIELDS.map((field): ShippingColumn => SHIPPING[field].column);

/** Returns a record with a value for each shipping field. */
export const shippingOf = <Value>(make: (field: ShippingField) => Value): Record<ShippingField, Value> =>
  // Each field is in the list once.
  Object.fromEntries(SHIPPING_FIELDS.map((field) => [field, make(field)])) as Record<ShippingField, Value>;

/** Returns the values of the shipping columns for an order row. */
export const shippingRow = (shipping: Shipping): Record<ShippingColumn, string> =>
  // Each column is in the list once.
  Object.fromEntries(SHIPPING_FIELDS.map((field) => [SHIPPING[field].column, shipping[field]])) as Record<
    ShippingColumn,
    string
  >;

/** Returns only the shipping fields of a larger record, such as a request or the row of an order. */
export const pickShipping = (record: Shipping): Shipping => shippingOf((field) => record[field]);

/** Returns the texts that an order page shows in one place, without empty ones. */
export const shippingPart = (shipping: Shipping, part: ShippingRow['part']): string[] =>
  SHIPPING_FIELDS.filter((field) => SHIPPING[field].part === part && shipping[field]).map(
    (field) => shipping[field],
  );

/** Empty shipping fields: the initial form, and what erasure leaves in an order. */
export const NO_SHIPPING: Shipping = shippingOf(() => '');

/** Form fields of a shipping address, with the rules of the address book. */
export const shippingFields = Object.fromEntries(
  SHIPPING_FIELDS.map((field) => [field, SHIPPING[field].schema]),
  // Each field keeps the type of its own schema.
) as { [Field in ShippingField]: (typeof SHIPPING)[Field]['schema'] };
/** Form of a shipping address. */
export const shippingForm = v.object(shippingFields);
export type ShippingForm = v.InferOutput<typeof shippingForm>;

/** Shipping fields in responses. */
export const shippingSchema = v.object(shippingOf(() => v.string()));

/** Returns the form values of a saved address, without the fields that no address book has. */
export const shippingTo = (address: Address): Partial<ShippingForm> =>
  Object.fromEntries(
    SHIPPING_FIELDS.flatMap((field) => {
      const { saved } = SHIPPING[field];
      return saved === null ? [] : [[field, address[saved]]];
    }),
  );

/** Returns whether the form equals this saved address, fields that no address book has aside. */
export const isShippingTo = (address: Address, shipping: ShippingForm): boolean =>
  Object.entries(shippingTo(address)).every(
    // The entries are those of the form.
    ([field, saved]) => shipping[field as ShippingField] === saved,
  );
