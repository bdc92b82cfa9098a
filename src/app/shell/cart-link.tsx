import { useSelector } from '@xstate/react';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { useApp } from '#src/wiring/app-context.tsx';
import { cartCountOf } from '#src/wiring/cart-count.ts';
import { PlainCartLink } from './plain-cart-link.tsx';

const Count = styled('span', {
  position: 'absolute',
  top: '2px',
  right: 0,
  minWidth: '18px',
  padding: '0 5px',
  borderRadius: '$round',
  background: '$accentStrong',
  color: '$surface',
  fontSize: '$xs',
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
