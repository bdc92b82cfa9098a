import { useSearch } from 'wouter';
import { basketFromText } from '#domain/trade/cart/basket-param.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { Checkout } from './checkout.tsx';
import { PaymentReturn } from './payment-return.tsx';

/** Parses the return address of a payment; providers append their own parameters. */
function Arrival({ query }: { query: URLSearchParams }) {
  const items = basketFromText(query.get('items'));
  const orderNo = query.get('orderId') ?? '';
  const result = query.get('result');
  if (result === 'success') {
    const paymentKey = query.get('paymentKey') ?? '';
    return (
      <PaymentReturn items={items} payment={{ orderNo, paymentKey, amount: Number(query.get('amount')) }} />
    );
  }
  if (result === 'fail') return <Checkout items={items} unpaid={orderNo} notice={query.get('code') ?? ''} />;
  return <Checkout items={items} unpaid={null} notice={null} />;
}

/** /payment: order form, and return from the payment provider. */
export default function CheckoutScreen() {
  const search = useSearch();
  const { pending, user } = useSession();
  if (pending) return <Skeleton />;
  const here = search ? `/payment?${search}` : paths.payment;
  if (!user)
    return (
      <EmptyState isPage title={text.loginTitle} hint={text.loginHint}>
        <ButtonLink href={paths.login(here)} tone="primary">
          {text.login}
        </ButtonLink>
        <ButtonLink href={paths.cart}>{text.toCart}</ButtonLink>
      </EmptyState>
    );
  if (user.userType !== 'user')
    return (
      <EmptyState isPage title={text.roleTitle} hint={text.roleHint}>
        <ButtonLink href={paths.home}>{text.home}</ButtonLink>
      </EmptyState>
    );
  return <Arrival key={search} query={new URLSearchParams(search)} />;
}
