import * as v from 'valibot';
import { PRODUCT_GENDERS } from '../../catalogue/product-list/product-values.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '../../policies/orders.ts';

/** Form field of the units of one option in the cart. */
export const quantityField = v.pipe(
  v.number('수량을 숫자로 입력해 주세요.'),
  v.integer('수량을 숫자로 입력해 주세요.'),
  v.minValue(MIN_QUANTITY, `수량은 ${MIN_QUANTITY}개부터예요.`),
  v.maxValue(MAX_QUANTITY, `수량은 ${MAX_QUANTITY}개까지예요.`),
);

/** Option with its quantity. */
export const optionLine = v.object({ optionId: idSchema, quantity: quantityField });
export type OptionLine = v.InferOutput<typeof optionLine>;
/** Form field with the lines of a guest cart: option and quantity. */
export const optionLines = v.pipe(
  v.array(optionLine, '상품을 골라 주세요.'),
  v.maxLength(MAX_CART_LINES, `한 번에 ${MAX_CART_LINES}가지까지 담을 수 있어요.`),
);

const cartItemSchema = v.object({
  cartItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  /** Price per unit in won, before and after the product's own discount. */
  productPrice: v.number(),
  discountPrice: v.number(),
  /** Price per unit in won when the line was last changed. */
  seenPrice: v.optional(v.number()),
  optionId: v.number(),
  optionDetails: v.object({
    gender: v.picklist(PRODUCT_GENDERS),
    size: v.string(),
    color: v.string(),
    stock: v.number(),
  }),
  /** True if the store is paused; the stock is then 0. */
  isSuspended: v.optional(v.boolean()),
  imageId: v.nullable(v.number()),
  imageUrl: v.nullable(v.string()),
  storeId: v.number(),
  storeName: v.string(),
  quantity: v.number(),
  selected: v.boolean(),
  createdAt: v.string(),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

const cartSchema = v.object({
  items: v.array(cartItemSchema),
  totalOriginalPrice: v.number(),
  totalDiscountPrice: v.number(),
  totalSavings: v.number(),
  totalItemCount: v.number(),
  /** True if the member's level has free delivery; older servers omit it. */
  freeDelivery: v.optional(v.boolean(), false),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** Notices of a cart line, most serious first. */
export type CartNotice = 'suspended' | 'soldOut' | 'short' | 'priceUp' | 'priceDown';

/**
 * Returns the notices of a line: store paused, sold out, insufficient stock, or a price change
 * since it was added.
 */
export function noticesOf(item: CartItem): CartNotice[] {
  const { stock } = item.optionDetails;
  const notices: CartNotice[] = [];
  if (stock === 0) notices.push(item.isSuspended ? 'suspended' : 'soldOut');
  else if (stock < item.quantity) notices.push('short');
  const { discountPrice, seenPrice = discountPrice } = item;
  if (discountPrice > seenPrice) notices.push('priceUp');
  if (discountPrice < seenPrice) notices.push('priceDown');
  return notices;
}

/** Returns whether a line is selected and in stock. */
export const isOrderable = (item: CartItem): boolean =>
  item.selected && item.optionDetails.stock >= item.quantity;

/** Computes the totals of the selected lines in won (contract 17). */
export function cartTotals(items: readonly CartItem[]) {
  const ticked = items.filter(({ selected }) => selected);
  const sum = (worth: (item: CartItem) => number) =>
    ticked.reduce((total, item) => total + worth(item) * item.quantity, 0);
  const totalOriginalPrice = sum(({ productPrice }) => productPrice);
  const totalDiscountPrice = sum(({ discountPrice }) => discountPrice);
  return {
    totalOriginalPrice,
    totalDiscountPrice,
    totalSavings: totalOriginalPrice - totalDiscountPrice,
    totalItemCount: items.length,
  };
}

/** Endpoint of members: reads the own cart, newest line first, with totals over selected lines. */
export const readCart = endpoint({
  method: 'GET',
  path: '/api/users/cart',
  access: 'member',
  summary: "Returns the caller's cart, newest line first; totals cover the selected lines.",
  response: cartSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: adds an option to the own cart; quantities of the same option add up. */
export const addCartItem = endpoint({
  method: 'POST',
  path: '/api/users/cart/items',
  keyed: true,
  access: 'member',
  summary: "Adds an option to the caller's cart; the same option adds up.",
  // The picture follows from the option; legacy clients still send one.
  body: v.object({ ...optionLine.entries, imageId: v.optional(idSchema) }),
  response: v.object({ cartItemId: v.number(), optionId: v.number(), quantity: v.number() }),
  wrapping: 'envelope',
});

/** Endpoint of members: changes quantity, selection or option of a cart line. */
export const patchCartItem = endpoint({
  method: 'PATCH',
  path: '/api/users/cart/items/{id}',
  access: 'member',
  summary: 'Changes quantity, selection or option of a cart line.',
  params: idParams,
  body: v.object({
    quantity: v.optional(quantityField),
    selected: v.optional(v.boolean()),
    optionId: v.optional(idSchema),
  }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: removes a line from the own cart. */
export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/api/users/cart/items/{id}',
  access: 'member',
  summary: "Removes a line from the caller's cart.",
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: selects exactly the given lines of the own cart. */
export const tickCartItems = endpoint({
  method: 'PATCH',
  path: '/api/users/cart/items',
  access: 'member',
  summary: "Selects exactly these lines of the caller's cart.",
  body: v.object({ selectedIds: v.pipe(v.array(idSchema), v.maxLength(MAX_CART_LINES)) }),
  response: v.null(),
  wrapping: 'envelope',
});

/**
 * Endpoint of members: merges the lines of a guest cart into the own cart, capped by stock and
 * limit.
 */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/users/cart/merge',
  keyed: true,
  access: 'member',
  summary:
    "Merges the lines of a guest cart into the caller's cart; quantities are capped by stock and limit.",
  body: v.object({ items: optionLines }),
  response: v.object({ added: v.number(), capped: v.number(), dropped: v.number() }),
  wrapping: 'envelope',
});
export type MergeResult = v.InferOutput<(typeof mergeCart)['response']>;

/** Public endpoint: prices the lines of a guest cart; nothing is stored. */
export const previewCart = endpoint({
  method: 'POST',
  path: '/api/cart/preview',
  access: 'public',
  summary: 'Returns the lines of a guest cart with present prices and stock; stores nothing.',
  body: v.object({ items: optionLines }),
  safe: true,
  response: cartSchema,
  wrapping: 'envelope',
});
