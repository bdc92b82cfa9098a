import { type Cart, type CartItem, cartTotals } from '#domain/trade/cart/cart.ts';

/** A ticked line of one pair; its option's number tells lines apart. */
export const cartLine = (optionId: number, other: Partial<CartItem> = {}): CartItem => ({
  cartItemId: 100 + optionId,
  productId: optionId,
  productName: `신발 ${optionId}`,
  productPrice: 129_000,
  discountPrice: 99_000,
  seenPrice: 99_000,
  optionId,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'BLACK', stock: 9 },
  imageId: null,
  imageUrl: null,
  storeId: 1,
  storeName: '성수제화',
  quantity: 1,
  selected: true,
  createdAt: '2026-11-21T03:00:00.000Z',
  ...other,
});

export const cartOf = (...items: CartItem[]): Cart => ({
  items,
  ...cartTotals(items),
  freeDelivery: false,
});
