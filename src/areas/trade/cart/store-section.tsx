import type { ActorRefFrom } from 'xstate';
import { formatWon } from '#domain/kit/format.ts';
import { MAX_QUANTITY } from '#domain/policies/orders.ts';
import { type CartItem, noticesOf } from '#domain/trade/cart/cart.ts';
import type { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartText as text } from '#src/areas/trade/cart/cart.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Stepper } from '#src/ui/forms/stepper.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Row, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { Price } from '#src/ui/products/price.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import { lineKeys } from './line-keys.ts';
import type { OptionChangeProps } from './option-change.tsx';

type Cart = ActorRefFrom<typeof cartMachine>;

const Line = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '$3',
  padding: '$4 0',
  alignItems: 'start',
  '&:first-child': { paddingTop: 0 },
  '&:last-child': { paddingBottom: 0 },
  // The name ends before the remove button.
  '& figure + div > :first-child': { paddingRight: '36px' },
});
const Cross = styled(Button, {
  '&&': { position: 'absolute', top: '4px', right: '-12px', width: '44px', minHeight: '44px', padding: 0 },
  'li:first-child > &&': { top: '-12px' },
  color: '$ink3',
});

const Warning = styled('p', { color: '$sale', fontSize: '$meta', fontWeight: '$semibold' });

const OptionChange = addition<OptionChangeProps>(
  () => import('./option-change.tsx'),
  () => null,
);

/** Cart lines of one store. */
export function CartStore({ name, items, actor }: { name: string; items: readonly CartItem[]; actor: Cart }) {
  const keys = lineKeys(items);
  return (
    <Block title={name}>
      <Rows>
        {items.map((item, index) => (
          <CartLine key={keys[index]} item={item} actor={actor} />
        ))}
      </Rows>
    </Block>
  );
}

function CartLine({ item, actor }: { item: CartItem; actor: Cart }) {
  const { optionId, productName, quantity, optionDetails } = item;
  const most = Math.min(MAX_QUANTITY, optionDetails.stock);
  return (
    <Line>
      <Checkbox
        checked={item.selected}
        onChange={({ target }) => actor.send({ type: 'line.ticked', optionId, selected: target.checked })}
      >
        <VisuallyHidden>{text.tick(productName)}</VisuallyHidden>
      </Checkbox>
      <ProductLine
        tile={96}
        goods={{ productId: item.productId, productName, imageUrl: item.imageUrl, option: optionDetails }}
      >
        <Notices item={item} />
        <Price
          price={item.productPrice * quantity}
          discountPrice={item.discountPrice * quantity}
          labels={commonProductText.priceLabels}
        />
        <Row>
          <Stepper
            value={quantity}
            labels={{
              value: `${productName} ${text.quantity}`,
              less: `${productName} ${text.less}`,
              more: `${productName} ${text.more}`,
            }}
            can={(next) => next >= 1 && (next < quantity || next <= most)}
            onChange={(next) => actor.send({ type: 'line.quantityChanged', optionId, quantity: next })}
          />
          <OptionChange
            item={item}
            onChange={(newOptionId) => actor.send({ type: 'line.optionChanged', optionId, newOptionId })}
          />
        </Row>
      </ProductLine>
      <Cross
        tone="ghost"
        type="button"
        aria-label={text.remove(productName)}
        onClick={() => actor.send({ type: 'line.removed', optionId })}
      >
        <Icon name="close" size={18} />
      </Cross>
    </Line>
  );
}

/** Reasons why a line cannot be ordered, and price changes. */
function Notices({ item }: { item: CartItem }) {
  const then = formatWon(item.seenPrice ?? 0);
  const now = formatWon(item.discountPrice);
  const words = {
    suspended: text.notices.suspended,
    soldOut: text.notices.soldOut,
    short: text.notices.short(item.optionDetails.stock),
    priceUp: text.notices.priceUp(then, now),
    priceDown: text.notices.priceDown(then, now),
  };
  return noticesOf(item).map((notice) => <Warning key={notice}>{words[notice]}</Warning>);
}
