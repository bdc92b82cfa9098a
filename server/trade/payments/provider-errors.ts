import {
  PaymentPaused,
  PaymentRefused,
  PaymentUnclear,
  PaymentUnreachable,
} from '../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../kit/shop-error.ts';

/** Maps errors of the payment provider to errors for the user. */
export async function withProviderErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused) throw new ShopError('PAYMENT_NOT_APPROVED', [], { cause: error });
    if (error instanceof PaymentPaused) throw new ShopError('PAYMENT_PAUSED', [], { cause: error });
    if (error instanceof PaymentUnreachable || error instanceof PaymentUnclear)
      throw new ShopError('PAYMENT_UNAVAILABLE', [], { cause: error });
    throw error;
  }
}
