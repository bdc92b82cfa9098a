import { mergeCart } from '#domain/trade/cart/cart.ts';
import { cartText } from '#src/areas/trade/cart/cart.text.ts';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { guestCartOf } from '#src/lib/storage/guest-cart.ts';

/** Merges a guest's cart into the member's with one idempotency key, and shows what has changed. */
export async function mergeGuestCart(app: AppServices): Promise<void> {
  const { call, storage, toast } = app;
  const guestCart = guestCartOf(storage);
  const items = guestCart.read().map(({ optionId, quantity }) => ({ optionId, quantity }));
  if (items.length === 0) return;
  const result = await call(mergeCart, { body: { items } }, { idempotencyKey: guestCart.mergeKey() });
  guestCart.clear();
  link('guestMerge > cartCount', cartCountOf(app))({ type: 'lines.changed' });
  toast(cartText.merged(result));
}
