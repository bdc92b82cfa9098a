import { useSelector } from '@xstate/react';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { HeaderCount } from './header-item.ts';
import { PlainCartLink } from './plain-cart-link.tsx';

const bump = keyframes({ '40%': { scale: '1.3' } });
const Count = styled(HeaderCount, { animation: `${bump} 280ms cubic-bezier(.2, .8, .2, 1)` });

/** Link to the cart, with the number of its lines. */
export default function CartLink() {
  const count = useSelector(cartCountOf(useApp()), ({ context }) => context.count ?? 0);
  if (count === 0) return <PlainCartLink />;
  return (
    <PlainCartLink label={shellText.cartOf(count)}>
      {/* A new key for each number restarts the animation. */}
      <Count key={count} aria-hidden="true">
        {count}
      </Count>
    </PlainCartLink>
  );
}
