import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bulkEditForm, bulkEditProducts, paidFor, repriced } from '#domain/seller/products/bulk-edit.ts';

const always = { saleFrom: null, saleUntil: null };
const plain = { ...always, price: 50_000, discountType: 'NONE', discountValue: 0 } as const;
const takes = (change: unknown): boolean => v.safeParse(bulkEditForm, change).success;

describe('repriced', () => {
  it('rounds percentages half up to whole won', () => {
    expect(repriced({ ...plain, price: 12_345 }, { kind: 'PRICE_PERCENT', percent: 10 })).toEqual({
      ...plain,
      price: 13_580,
    });
    // 12,350 less 3 % is 11,979.5.
    expect(repriced({ ...plain, price: 12_350 }, { kind: 'PRICE_PERCENT', percent: -3 })).toMatchObject({
      price: 11_980,
    });
  });

  it('stays within the price limits and above the discount', () => {
    const by = (won: number) => repriced(plain, { kind: 'PRICE_WON', won });
    expect(by(-49_000)).toMatchObject({ price: 1_000 });
    for (const won of [-49_001, -50_000, 9_950_001]) expect(by(won)).toHaveProperty('reason');
    const fixed = {
      ...always,
      price: 50_000,
      discountType: 'FIXED_DISCOUNT',
      discountValue: 45_000,
    } as const;
    expect(repriced(fixed, { kind: 'PRICE_WON', won: -4_000 })).toMatchObject({ price: 46_000 });
    expect(repriced(fixed, { kind: 'PRICE_WON', won: -4_001 })).toHaveProperty('reason');
    const off = (discountType: 'RATE_DISCOUNT' | 'FIXED_DISCOUNT' | 'NONE', discountValue: number) =>
      repriced(plain, { kind: 'DISCOUNT', discountType, discountValue });
    expect(off('RATE_DISCOUNT', 90)).toMatchObject({ discountValue: 90 });
    for (const [type, value] of [
      ['RATE_DISCOUNT', 101],
      ['RATE_DISCOUNT', 0],
      ['FIXED_DISCOUNT', 49_001],
    ] as const)
      expect(off(type, value), `${type} ${value}`).toHaveProperty('reason');
    expect(off('NONE', 500)).toEqual(plain);
    expect(paidFor({ ...plain, discountType: 'RATE_DISCOUNT', discountValue: 10 })).toBe(45_000);
  });

  it('accepts whole numbers within the limits only', () => {
    for (const percent of [0, 91, -91, 1.5, '10', 1e12])
      expect(takes({ kind: 'PRICE_PERCENT', percent }), String(percent)).toBe(false);
    for (const won of [0, 0.5, '1e3', 1e12, Number.NaN])
      expect(takes({ kind: 'PRICE_WON', won }), String(won)).toBe(false);
    expect(takes({ kind: 'STATE', state: 'SUSPENDED' })).toBe(false);
    expect(takes({ kind: 'PRICE_WON', won: -500 })).toBe(true);
  });

  it('ignores old prices if the change is about something else', () => {
    const old = { ...always, price: 500, discountType: 'RATE_DISCOUNT', discountValue: 95 } as const;
    expect(repriced(old, { kind: 'STATE', state: 'HIDDEN' })).toEqual(old);
  });

  it('bulkChangeGoods takes ids or a filter, not both, and at most two hundred ids', () => {
    const change = { kind: 'PRICE_WON', won: 1 };
    const fits = (body: object) => v.safeParse(bulkEditProducts.body, { change, ...body }).success;
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    expect([fits({}), fits({ ids: [1], filter: {} }), fits({ ids: [] })]).toEqual([false, false, false]);
    expect([fits({ ids: ids(200) }), fits({ ids: ids(201) }), fits({ filter: {} })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
