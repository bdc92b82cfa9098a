import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Addresses of buying beside the pages themselves; separate from paths.ts, which every first view loads. */
export const orderPaths = {
  /** Checkout of the given options. */
  checkout: (lines: readonly OptionLine[]) =>
    `${paths.payment}?items=${lines.map(({ optionId, quantity }) => `${optionId}x${quantity}`).join(',')}`,
  claim: (id: number, itemId: number) => `${paths.orders}/${id}/claim/${itemId}`,
  complete: (id: number) => `/checkout?orderId=${id}`,
} as const;
