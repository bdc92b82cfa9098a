import type { Clock } from '../../kit/context.ts';
import { type PaymentGateway, PaymentPaused, PaymentUnreachable } from '../../kit/ports/payment-gateway.ts';

/** Calls in a row without an answer, after which the provider is left alone. */
const FAILURES = 5;
/** Then one call tries again, and all others wait for what it finds. */
const PAUSE_MS = 30_000;

/** Lets calls pass until the other side is gone, and one at a time until it is back. Any word of it is an answer. */
function circuit(clock: Clock) {
  let failures = 0;
  let openSince: Date | null = null;
  let isProbing = false;
  const isOpen = (): boolean =>
    openSince !== null &&
    // A clock that was set back must not keep it open.
    (isProbing || Math.abs(clock.now().getTime() - openSince.getTime()) < PAUSE_MS);
  const noteFailure = (wasProbe: boolean): void => {
    failures += 1;
    // Calls that fail after the break had begun before it.
    if (wasProbe || (openSince === null && failures >= FAILURES)) openSince = clock.now();
  };
  const noteAnswer = (): void => {
    failures = 0;
    openSince = null;
  };
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isOpen()) throw new PaymentPaused('the payment provider is left alone for a while');
    const isProbe = openSince !== null;
    isProbing = isProbe;
    try {
      const answer = await call();
      noteAnswer();
      return answer;
    } catch (error) {
      if (error instanceof PaymentUnreachable) noteFailure(isProbe);
      else noteAnswer();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return { isOpen, run };
}

/**
 * A gateway that stops asking a provider which does not answer, so that calls do not wait five seconds for nothing. What
 * strangers make the shop ask has a circuit of its own: they cannot shut the shop.
 */
export function guarded(gateway: PaymentGateway, clock: Clock): PaymentGateway {
  const { isOpen, run } = circuit(clock);
  const strangers = circuit(clock);
  const { charge } = gateway;
  return {
    name: gateway.name,
    isPaused: isOpen,
    open: (request) => run(() => gateway.open(request)),
    approve: (payment) => run(() => gateway.approve(payment)),
    find: (paymentKey, askedBy = 'shop') =>
      (askedBy === 'stranger' ? strangers.run : run)(() => gateway.find(paymentKey)),
    cancel: (refund) => run(() => gateway.cancel(refund)),
    ...(charge ? { charge: (request) => run(() => charge(request)) } : {}),
  };
}
