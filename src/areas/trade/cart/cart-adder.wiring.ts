import { addCartItem, type OptionLine } from '#domain/trade/cart/cart.ts';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { createIdempotencyKeys } from '#src/http/idempotency-keys.ts';
import { link } from '#src/lib/navigation/link.ts';
import { guestCartOf } from '#src/lib/storage/guest-cart.ts';

/**
 * Returns a function that adds options to the cart. Idempotency keys last as long as the page: adding the same option
 * on a later visit adds another unit.
 */
export function cartAdder(app: AppServices): (lines: readonly OptionLine[]) => Promise<void> {
  const attempt = createIdempotencyKeys(app.newKey);
  const addAll = (lines: readonly OptionLine[]) =>
    attempt(JSON.stringify(lines), async (key) => {
      // Lines added before a failed one are not added again by a retry.
      for (const [index, body] of lines.entries())
        await app.call(addCartItem, { body }, { idempotencyKey: `${key}-${index}` });
    });
  return async (lines) => {
    if (isMember(app)) await addAll(lines);
    else for (const line of lines) guestCartOf(app.storage).add(line);
    link('addToCart > cartCount', cartCountOf(app))({ type: 'lines.changed' });
  };
}
