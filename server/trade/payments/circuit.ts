import type { Clock } from '../../kit/context.ts';
import { circuit } from '../../kit/outside-calls/circuit.ts';
import { type PaymentGateway, PaymentPaused, PaymentUnreachable } from '../../kit/ports/payment-gateway.ts';

const rules = {
  isFailure: (error: unknown) => error instanceof PaymentUnreachable,
  paused: () => new PaymentPaused('the payment provider is left alone for a while'),
};

/**
 * A gateway that stops asking a provider which does not answer, so that calls do not wait five seconds for nothing. What
 * strangers make the shop ask has a circuit of its own: they cannot shut the shop.
 */
export function guarded(gateway: PaymentGateway, clock: Clock): PaymentGateway {
  const { isOpen, run } = circuit(clock, rules);
  const strangers = circuit(clock, rules);
  const { charge, chargeInTransaction } = gateway;
  return {
    name: gateway.name,
    methods: gateway.methods,
    isPaused: isOpen,
    open: (request) => run(() => gateway.open(request)),
    approve: (payment) => run(() => gateway.approve(payment)),
    find: (paymentKey, askedBy = 'shop') =>
      (askedBy === 'stranger' ? strangers.run : run)(() => gateway.find(paymentKey)),
    cancel: (refund) => run(() => gateway.cancel(refund)),
    ...(charge ? { charge: (request) => run(() => charge(request)) } : {}),
    // Nothing is waited for but the shop's own database.
    ...(chargeInTransaction ? { chargeInTransaction } : {}),
  };
}
