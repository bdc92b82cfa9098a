import type { OptionLine } from '#domain/trade/cart.ts';
import { productText } from '#src/areas/catalogue/products.text.ts';
import { cartText as text } from '#src/areas/trade/cart.text.ts';
import { wireAddToCart } from '#src/areas/trade/cart.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Buttons } from './buy-bar.tsx';

export type PurchaseButtonsProps = { picks: readonly OptionLine[] };

/** Into the cart, or straight to the checkout. */
export default function PurchaseButtons({ picks }: PurchaseButtonsProps) {
  const { navigate } = useApp();
  const { snapshot, send } = useFlow(wireAddToCart);
  const isBusy = snapshot.hasTag('saving');
  return (
    <Buttons data-flow="addToCart" data-state={String(snapshot.value)}>
      <Button
        type="button"
        aria-label={productText.add}
        busy={isBusy}
        onClick={() => send({ type: 'cart.added', lines: picks })}
      >
        {productText.addShort}
      </Button>
      <Button
        tone="primary"
        type="button"
        aria-label={productText.buy}
        busy={isBusy}
        onClick={() => send({ type: 'purchase.started', lines: picks })}
      >
        {productText.buyShort}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.added}
        text={text.addedHint}
        action={{ label: text.toCart, onConfirm: () => navigate(paths.cart) }}
        closeLabel={text.goOn}
        onClose={() => send({ type: 'notice.dismissed' })}
      />
    </Buttons>
  );
}
