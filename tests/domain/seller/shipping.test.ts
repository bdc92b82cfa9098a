import { describe, expect, it } from 'vitest';
import { maskedName } from '#domain/members/recovery/masked-name.ts';
import { contactAs, contactViewOf } from '#domain/seller/orders/buyer-contact.ts';
import { sellerSteps } from '#domain/seller/orders/seller-line.ts';
import { readShipment } from '#domain/seller/orders/shipments.ts';
import {
  CARRIERS,
  carrierOf,
  trackingLink,
  trackingOf,
  trackingWarning,
} from '#domain/trade/delivery/carriers.ts';
import { NO_SHIPPING } from '#domain/trade/orders/shipping.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

describe('CARRIERS', () => {
  it('are twelve, found by name or code with any spacing', () => {
    expect(CARRIERS).toHaveLength(12);
    expect(new Set(CARRIERS.flatMap(({ code, name }) => [code, name])).size).toBe(24);
    expect([' cj 대한통운', 'cj', 'CJ대한통운'].map((text) => carrierOf(text)?.code)).toEqual([
      'CJ',
      'CJ',
      'CJ',
    ]);
    for (const text of ['', '대한', 'javascript:alert(1)', '한빛택배']) expect(carrierOf(text)).toBeNull();
  });

  it.each([
    ['1234-5678-9012', '123456789012'],
    [' 1234567890 ', '1234567890'],
    ['123456789', null],
    ['123456789012345', null],
    ['javascript:1234567890', null],
    ['1'.repeat(40_000), null],
    ['', null],
  ])('trackingOf refuses a number with other characters than digits: %.20j', (text, number) =>
    expect(trackingOf(text)).toBe(number),
  );

  it('N-53: trackingLink leads only to the page of the carrier, over https, and only for a valid number', () => {
    for (const { name, link } of CARRIERS)
      expect(trackingLink(name, '123456789012')).toBe(`${link}123456789012`);
    for (const { link } of CARRIERS) expect(new URL(link).protocol).toBe('https:');
    expect(trackingLink('한빛택배', '123456789012')).toBeNull();
    expect(trackingLink('CJ대한통운', 'javascript:alert(1)')).toBeNull();
    expect(trackingLink(null, '123456789012')).toBeNull();
  });

  it('trackingWarning reports an unusual length without refusing it', () => {
    const warned = (code: string, number: string) => {
      const carrier = carrierOf(code);
      return carrier && trackingWarning(carrier, number) !== null;
    };
    expect([warned('EPOST', '1234567890123'), warned('EPOST', '123456789012')]).toEqual([false, true]);
  });
});

const ROW = { orderNo: 'S1', orderItemId: '7', carrier: 'CJ', trackingNumber: '123456789012' };

describe('readShipment', () => {
  it('reads a row', () =>
    expect(readShipment(ROW)).toEqual({
      line: 7,
      carrier: 'CJ대한통운',
      number: '123456789012',
      warning: null,
    }));

  it.each([
    [{ orderNo: '' }, '주문번호'],
    [{ orderItemId: '0' }, '상품주문번호'],
    [{ orderItemId: '1e3' }, '상품주문번호'],
    [{ carrier: '없는택배' }, '택배사'],
    [{ trackingNumber: '12' }, '송장 번호'],
    [{ trackingNumber: '1.23457E+11' }, '지수'],
    [{ trackingNumber: '=HYPERLINK("a")' }, '수식'],
    [{ orderNo: '@SUM(A1)' }, '수식'],
  ])('reports the problem: %j', (change, word) => {
    const read = readShipment({ ...ROW, ...change });
    expect('reason' in read && read.reason).toContain(word);
  });
});

const WHOLE = {
  ...NO_SHIPPING,
  recipientName: '김하루',
  recipientPhone: '01012345678',
  postalCode: '04782',
  deliveryAddress: '성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '문 앞',
};
const line = (status: string, deliveredDays: number | null = null, hasOpenClaim = false) => ({
  status,
  deliveredAt: deliveredDays === null ? null : ago(deliveredDays),
  hasOpenClaim,
});

describe('contactAs', () => {
  it.each([
    [[line('ORDERED')], 'FULL'],
    [[line('SHIPPED')], 'FULL'],
    [[line('DELIVERED', 1)], 'NONE'],
    [[line('DELIVERED', 1, true)], 'FULL'],
    [[line('DELIVERED', 29.9, true)], 'FULL'],
    [[line('DELIVERED', 30, true)], 'MASKED'],
    [[line('CANCELLED')], 'NONE'],
    [[line('RETURNED', 3)], 'NONE'],
    [[line('DELIVERED', 40), line('ORDERED')], 'FULL'],
    [[line('CANCELLED'), line('DELIVERED', 40, true)], 'MASKED'],
    [[], 'NONE'],
  ] as const)('%j gives %s', (lines, view) => expect(contactViewOf(lines, NOW)).toBe(view));

  it('maskedName shows all, both ends, or nothing', () => {
    expect(contactAs('FULL', WHOLE)).toEqual(WHOLE);
    expect(contactAs('NONE', WHOLE)).toBeNull();
    expect(contactAs('MASKED', WHOLE)).toEqual({
      ...WHOLE,
      recipientName: '김*루',
      recipientPhone: '010-****-5678',
      deliveryDetailAddress: '',
      deliveryMessage: '',
    });
    expect(['', '김', '김루', '김하루', '남궁하루'].map(maskedName)).toEqual([
      '',
      '*',
      '김*',
      '김*루',
      '남**루',
    ]);
  });
});

const step = (change: { hasOpenClaim?: boolean; mayDeliver?: boolean }) => ({
  hasOpenClaim: false,
  mayDeliver: true,
  ...change,
});

it('sellerSteps offers only permitted steps, and no return without a claim', () => {
  expect(sellerSteps('ORDERED', step({}))).toEqual(['SHIPPED', 'CANCELLED']);
  expect(sellerSteps('SHIPPED', step({}))).toEqual(['DELIVERED']);
  expect(sellerSteps('SHIPPED', step({ mayDeliver: false }))).toEqual([]);
  expect(sellerSteps('DELIVERED', step({}))).toEqual([]);
  expect(sellerSteps('DELIVERED', step({ hasOpenClaim: true }))).toEqual(['RETURNED']);
  expect(sellerSteps('RETURNED', step({ hasOpenClaim: true }))).toEqual([]);
});
