import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

/** Value of `aria-label`; null for an element that is named by its content. */
const labelOf = (element: Element | null): string | null => element?.getAttribute('aria-label') ?? null;

/**
 * Ref of a row of buttons that replaces a placeholder: if the placeholder's button had the focus, the button with the
 * same label takes it over.
 */
function useFocusOfTheLast(): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  // During the first render the placeholder is still in the document.
  const [label] = useState(() => labelOf(document.activeElement));
  useLayoutEffect(() => {
    const same = [...(buttons.current?.children ?? [])].find((button) => labelOf(button) === label);
    const isLost = label !== null && document.activeElement === document.body;
    // Without `rescueFocus`, whose module would leave the chunk of the first views.
    if (isLost && same instanceof HTMLElement) same.focus();
  }, [label]);
  return buttons;
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
    <Buttons ref={useFocusOfTheLast()} data-flow="addToCart" data-state={String(snapshot.value)}>
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
