import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  NO_SHIPPING,
  pickShipping,
  SHIPPING,
  SHIPPING_COLUMNS,
  SHIPPING_FIELDS,
  shippingForm,
  shippingPart,
  shippingRow,
} from '#domain/trade/orders/shipping.ts';

const GIVEN = {
  ...NO_SHIPPING,
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  postalCode: '04782',
  deliveryAddress: '서울특별시 성동구 성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '문 앞',
};

describe('SHIPPING', () => {
  it('has a column and a label of its own for each field', () => {
    expect(new Set(SHIPPING_COLUMNS).size).toBe(SHIPPING_FIELDS.length);
    expect(new Set(SHIPPING_FIELDS.map((field) => SHIPPING[field].label)).size).toBe(SHIPPING_FIELDS.length);
  });

  it('requires exactly the fields that its schema refuses when they are empty', () => {
    for (const field of SHIPPING_FIELDS)
      expect(v.safeParse(SHIPPING[field].schema, '').success, field).toBe(!SHIPPING[field].isRequired);
  });

  it('is written to the columns of an order', () => {
    expect(shippingRow(GIVEN)).toMatchObject({ recipient_name: '김하루', delivery_detail_address: '3층' });
    expect(Object.keys(shippingRow(GIVEN))).toEqual(SHIPPING_COLUMNS);
  });

  it('is picked from a request without its other fields', () => {
    const request = { ...GIVEN, couponId: 3 };
    expect(pickShipping(request)).toEqual(GIVEN);
  });

  it('is the form, with empty text for what is missing and not required', () => {
    const { deliveryDetailAddress: _, deliveryMessage: __, ...required } = GIVEN;
    expect(v.parse(shippingForm, required)).toEqual({
      ...GIVEN,
      deliveryDetailAddress: '',
      deliveryMessage: '',
    });
  });

  it('shows each field in one part of an order page, without empty ones', () => {
    const parts = ['name', 'postcode', 'address', 'note'] as const;
    const shown = parts.flatMap((part) => shippingPart(GIVEN, part));
    const given = Object.values(GIVEN).filter(Boolean);
    expect(shown.toSorted()).toEqual(given.toSorted());
    expect(shippingPart({ ...GIVEN, deliveryMessage: '' }, 'note')).toEqual([GIVEN.recipientPhone]);
    expect(parts.flatMap((part) => shippingPart(NO_SHIPPING, part))).toEqual([]);
  });
});
