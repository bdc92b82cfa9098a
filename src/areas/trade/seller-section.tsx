import type { ActorRefFrom } from 'xstate';
import { MAX_QUANTITY } from '#domain/catalogue/product-values.ts';
import { formatWon } from '#domain/kit/format.ts';
import { type CartItem, noticesOf } from '#domain/trade/cart.ts';
import type { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartText as text } from '#src/areas/trade/cart.text.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { GoodsLine } from '#src/ui/goods-line.tsx';
import { Card, Chip, Row, SectionTitle, Stack, VisuallyHidden } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/price.tsx';
import { Rows } from '#src/ui/rows.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import type { OptionChangeProps } from './option-change.tsx';

type Cart = ActorRefFrom<typeof cartMachine>;

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4 0',
  borderTop: '1px solid $line',
  alignItems: 'start',
  '&:last-child': { paddingBottom: 0 },
});

const OptionChange = addition<OptionChangeProps>(
  () => import('./option-change.tsx'),
  () => null,
);

/** Lines by the store that sends them, in the order they were put in. */
export function groupByStore(items: readonly CartItem[]): [store: string, lines: CartItem[]][] {
  const stores = new Map<string, CartItem[]>();
  for (const item of items) stores.set(item.storeName, [...(stores.get(item.storeName) ?? []), item]);
  return [...stores];
}

/** One store's lines. */
export function CartStore({ name, items, actor }: { name: string; items: readonly CartItem[]; actor: Cart }) {
  return (
    <Card>
      <Stack gap={2}>
        <SectionTitle>{name}</SectionTitle>
        <Rows>
          {items.map((item) => (
            <CartLine key={item.optionId} item={item} actor={actor} />
          ))}
        </Rows>
      </Stack>
    </Card>
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
      <GoodsLine
        goods={{ productId: item.productId, productName, imageUrl: item.imageUrl, option: optionDetails }}
      >
        <Notices item={item} />
        <Price
          price={item.productPrice * quantity}
          discountPrice={item.discountPrice * quantity}
          labels={goodsText.priceLabels}
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
          <Button
            size="small"
            tone="ghost"
            type="button"
            aria-label={text.remove(productName)}
            onClick={() => actor.send({ type: 'line.removed', optionId })}
          >
            ✕
          </Button>
        </Row>
      </GoodsLine>
    </Line>
  );
}

/** What keeps this line from being ordered. */
function Notices({ item }: { item: CartItem }) {
  const then = formatWon(item.seenPrice ?? 0);
  const now = formatWon(item.discountPrice);
  const words = {
    soldOut: text.notices.soldOut,
    short: text.notices.short(item.optionDetails.stock),
    priceUp: text.notices.priceUp(then, now),
    priceDown: text.notices.priceDown(then, now),
  };
  return noticesOf(item).map((notice) => (
    <Chip key={notice} tone="accent">
      {words[notice]}
    </Chip>
  ));
}
