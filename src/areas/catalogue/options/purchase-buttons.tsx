import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { choosingText } from '#src/areas/catalogue/options/choosing.text.ts';
import { wireAddToCart } from '#src/areas/trade/cart/cart.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { Buttons } from './buy-bar.tsx';
import type { OptionsProps } from './option-groups.tsx';

/** Picture of the first line in its colour. */
function pictureOf(product: ProductDetail, [line]: readonly OptionLine[]): string | null {
  const option = product.options.find(({ optionId }) => optionId === line?.optionId);
  const shown = product.images.find(({ type, color }) => type === 'MAIN' && color === option?.color);
  return shown?.url ?? null;
}

/** Buttons that add to the cart or go to checkout. */
export default function PurchaseButtons({ product, actor, snapshot: { context } }: OptionsProps) {
  const { picks } = context;
  const { snapshot, send } = useFlow((app) =>
    wireAddToCart(app, {
      pictureOf: (lines) => pictureOf(product, lines),
      leave: () => actor.send({ type: 'sheet.closed' }),
    }),
  );
  const isBusy = snapshot.hasTag('saving');
  return (
    <Buttons data-flow="addToCart" data-state={String(snapshot.value)}>
      <Button
        type="button"
        aria-label={choosingText.add}
        busy={isBusy}
        onClick={() => send({ type: 'cart.added', lines: picks })}
      >
        {choosingText.addShort}
      </Button>
      <Button
        tone="primary"
        type="button"
        aria-label={choosingText.buy}
        busy={isBusy}
        onClick={() => send({ type: 'purchase.started', lines: picks })}
      >
        {choosingText.buyShort}
      </Button>
    </Buttons>
  );
}
