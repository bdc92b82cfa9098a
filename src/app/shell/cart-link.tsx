import { useSelector } from '@xstate/react';
import { cartCountOf } from '#src/areas/trade/cart-count.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { PlainCartLink } from './plain-cart-link.tsx';

const Count = styled('span', {
  position: 'absolute',
  top: '2px',
  right: 0,
  minWidth: '18px',
  padding: '0 5px',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$meta',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
});

/** The way to the cart, with how many lines it has. */
export default function CartLink() {
  const count = useSelector(cartCountOf(useApp()), ({ context }) => context.count ?? 0);
  if (count === 0) return <PlainCartLink />;
  return (
    <PlainCartLink label={shellText.cartOf(count)}>
      <Count aria-hidden="true">{count}</Count>
    </PlainCartLink>
  );
}
