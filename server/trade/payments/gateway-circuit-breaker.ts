import type { Clock } from '../../kit/context.ts';
import { circuitBreaker } from '../../kit/external-calls/circuit-breaker.ts';
import { type PaymentGateway, PaymentPaused, PaymentUnreachable } from '../../kit/ports/payment-gateway.ts';

const rules = {
  isFailure: (error: unknown) => error instanceof PaymentUnreachable,
  paused: () => new PaymentPaused('the payment provider is left alone for a while'),
};

/**
 * Wraps a gateway in a circuit breaker, so that requests do not wait for a provider that does not
 * respond. Queries caused by anonymous clients have a circuit of their own, so that they cannot
 * stop payments.
 */
export function withCircuitBreaker(gateway: PaymentGateway, clock: Clock): PaymentGateway {
  const { isOpen, run } = circuitBreaker(clock, rules);
  const strangers = circuitBreaker(clock, rules);
  const { charge, chargeInTransaction, issueAccount, closeAccount, depositPage } = gateway;
  const { issueReceipt, cancelReceipt } = gateway;
  return {
    name: gateway.name,
    methods: gateway.methods,
    isPaused: isOpen,
    open: (request) => run(() => gateway.open(request)),
    approve: (payment) => run(() => gateway.approve(payment)),
    find: (paymentKey, askedBy = 'shop') =>
      (askedBy === 'stranger' ? strangers.run : run)(() => gateway.find(paymentKey)),
    cancel: (refund) => run(() => gateway.cancel(refund)),
    ...(issueAccount ? { issueAccount: (request) => run(() => issueAccount(request)) } : {}),
    ...(closeAccount ? { closeAccount: (account) => run(() => closeAccount(account)) } : {}),
    ...(issueReceipt ? { issueReceipt: (request) => run(() => issueReceipt(request)) } : {}),
    ...(cancelReceipt ? { cancelReceipt: (cancel) => run(() => cancelReceipt(cancel)) } : {}),
    ...(depositPage ? { depositPage } : {}),
    ...(charge ? { charge: (request) => run(() => charge(request)) } : {}),
    // Not guarded, as only the shop's own database is involved.
    ...(chargeInTransaction ? { chargeInTransaction } : {}),
  };
}
