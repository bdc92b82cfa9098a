import { describe, expect, it } from 'vitest';
import { basketFromText } from '#domain/trade/cart/basket-param.ts';
import { type CartItem, cartTotals, isOrderable, noticesOf } from '#domain/trade/cart/cart.ts';
import { type CartChange, queued, withChange } from '#domain/trade/cart/cart-changes.ts';

const line = (optionId: number, change: Partial<CartItem> = {}): CartItem => ({
  cartItemId: optionId + 100,
  productId: 1,
  productName: '한강 텐케이',
  productPrice: 100_000,
  discountPrice: 90_000,
  seenPrice: 90_000,
  optionId,
  optionDetails: { gender: 'MEN', size: '270', color: 'BLACK', stock: 3 },
  imageId: null,
  imageUrl: null,
  storeId: 1,
  storeName: '가게',
  quantity: 2,
  selected: true,
  createdAt: '2026-11-21T00:00:00.000Z',
  ...change,
});
const cart = [line(1), line(2, { selected: false }), line(3)];

describe('withChange', () => {
  it('changes the quantity of that line only', () =>
    expect(withChange(cart, { kind: 'quantity', optionId: 2, quantity: 5 })).toEqual([
      line(1),
      line(2, { selected: false, quantity: 5 }),
      line(3),
    ]));

  it('removes the line', () =>
    expect(withChange(cart, { kind: 'remove', optionId: 1 })).toEqual([
      line(2, { selected: false }),
      line(3),
    ]));

  it('selects exactly these lines', () => {
    const ticked = withChange(cart, { kind: 'tick', optionIds: [2, 3] });
    expect(ticked).toEqual([line(1, { selected: false }), line(2), line(3)]);
    expect(withChange(cart, { kind: 'tick', optionIds: [] }).some(({ selected }) => selected)).toBe(false);
  });

  it.each<CartChange>([
    { kind: 'option', optionId: 1, newOptionId: 9 },
    { kind: 'add', optionId: 9, quantity: 1 },
  ])('keeps the cart until the server has sent the price: %j', (change) => {
    const after = withChange(cart, change);
    expect(after).toEqual(cart);
    expect(after).not.toBe(cart);
  });
});

describe('queued', () => {
  const quantity = (optionId: number, pieces: number): CartChange => ({
    kind: 'quantity',
    optionId,
    quantity: pieces,
  });
  const tick = (...optionIds: number[]): CartChange => ({ kind: 'tick', optionIds });
  const remove: CartChange = { kind: 'remove', optionId: 1 };
  const add: CartChange = { kind: 'add', optionId: 1, quantity: 1 };

  it.each<[string, CartChange[], CartChange, CartChange[]]>([
    ['a first one', [], add, [add]],
    ['pieces of the same line', [quantity(1, 2), remove], quantity(1, 4), [remove, quantity(1, 4)]],
    ['pieces of another line', [quantity(1, 2)], quantity(2, 4), [quantity(1, 2), quantity(2, 4)]],
    ['other ticks', [tick(1), quantity(1, 2)], tick(2), [quantity(1, 2), tick(2)]],
    ['ticks after pieces', [quantity(1, 2)], tick(1), [quantity(1, 2), tick(1)]],
    ['pieces after ticks', [tick(1)], quantity(1, 2), [tick(1), quantity(1, 2)]],
    ['the same added again', [add], add, [add, add]],
    ['the same taken out again', [remove], remove, [remove, remove]],
    ['taken out after pieces', [quantity(1, 2)], remove, [quantity(1, 2), remove]],
  ])('%s', (_, pending, change, expected) => expect(queued(pending, change)).toEqual(expected));
});

describe('noticesOf and cartTotals', () => {
  it.each([
    [0, 2, 90_000, ['soldOut']],
    [1, 2, 90_000, ['short']],
    [2, 2, 90_000, []],
    [2, 2, 89_999, ['priceUp']],
    [2, 2, 90_001, ['priceDown']],
    [1, 2, 90_001, ['short', 'priceDown']],
    [2, 2, undefined, []],
  ])('with stock %i, quantity %i and seen price %d: %j', (stock, quantity, seenPrice, notices) => {
    const details = { ...line(1).optionDetails, stock };
    expect(noticesOf(line(1, { optionDetails: details, quantity, seenPrice }))).toEqual(notices);
  });

  it('isOrderable is true for a selected line with enough stock', () => {
    expect([3, 4].map((quantity) => isOrderable(line(1, { quantity })))).toEqual([true, false]);
    expect(isOrderable(line(1, { selected: false }))).toBe(false);
  });

  it('cartTotals counts selected lines only', () =>
    expect(cartTotals([line(1), line(2, { selected: false }), line(3, { quantity: 1 })])).toEqual({
      totalOriginalPrice: 300_000,
      totalDiscountPrice: 270_000,
      totalSavings: 30_000,
      totalItemCount: 3,
    }));
});

describe('basketFromText', () => {
  it.each([
    ['12x1', [{ optionId: 12, quantity: 1 }]],
    [
      '12x1,15x5',
      [
        { optionId: 12, quantity: 1 },
        { optionId: 15, quantity: 5 },
      ],
    ],
    [',12x1,', [{ optionId: 12, quantity: 1 }]],
  ])('reads %s', (text, lines) => expect(basketFromText(text)).toEqual(lines));

  it.each([null, '', '12', 'x', '12x', 'x1', '12x0', '12x6', '0x1', '12x1.5', 'ax1', '12x1,15x9'])(
    'returns nothing for %j',
    (text) => expect(basketFromText(text)).toEqual([]),
  );

  it('reads fifty lines at most', () => {
    const text = (lines: number) => Array.from({ length: lines }, (_, at) => `${at + 1}x1`).join(',');
    expect([50, 51].map((lines) => basketFromText(text(lines)).length)).toEqual([50, 0]);
  });
});
