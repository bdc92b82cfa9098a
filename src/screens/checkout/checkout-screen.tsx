import { useSearch } from 'wouter';
import { basketFromText } from '#domain/basket.ts';
import type { Arrival } from '#machines/checkout/checkout.model.ts';
import { paths } from '#src/lib/paths.ts';
import { checkoutText as text } from '#src/text/ko/checkout.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { useSession } from '#src/wiring/app-context.tsx';
import { Checkout } from './checkout.tsx';

/** How the address says the person came: providers add their own parameters to it. */
function arrivalOf(query: URLSearchParams): Arrival {
  const orderNo = query.get('orderId') ?? '';
  if (query.get('result') === 'success')
    return {
      kind: 'approved',
      orderNo,
      paymentKey: query.get('paymentKey') ?? '',
      amount: Number(query.get('amount')),
    };
  if (query.get('result') === 'fail') return { kind: 'refused', orderNo, code: query.get('code') ?? '' };
  return { kind: 'order' };
}

/** /payment: the order form, and the way back from the payment window. */
export default function CheckoutScreen() {
  const search = useSearch();
  const { pending, user } = useSession();
  if (pending) return <Skeleton />;
  const here = search ? `/payment?${search}` : paths.payment();
  if (!user)
    return (
      <EmptyState title={text.loginTitle} hint={text.loginHint}>
        <ButtonLink href={paths.login(here)} tone="primary">
          {text.login}
        </ButtonLink>
        <ButtonLink href={paths.cart}>{text.toCart}</ButtonLink>
      </EmptyState>
    );
  if (user.userType !== 'user')
    return (
      <EmptyState title={text.roleTitle} hint={text.roleHint}>
        <ButtonLink href={paths.home}>{text.home}</ButtonLink>
      </EmptyState>
    );
  const query = new URLSearchParams(search);
  return <Checkout key={search} items={basketFromText(query.get('items'))} arrival={arrivalOf(query)} />;
}
