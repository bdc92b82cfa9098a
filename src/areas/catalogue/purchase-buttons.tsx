import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { OptionLine } from '#domain/trade/cart.ts';
import { choosingText } from '#src/areas/catalogue/choosing.text.ts';
import { wireAddToCart } from '#src/areas/trade/cart.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { Buttons } from './buy-bar.tsx';
import type { OptionsProps } from './option-groups.tsx';

/** The first of them in its colour. */
function pictureOf(product: ProductDetail, [line]: readonly OptionLine[]): string | null {
  const option = product.options.find(({ optionId }) => optionId === line?.optionId);
  const shown = product.images.find(({ type, color }) => type === 'MAIN' && color === option?.color);
  return shown?.url ?? null;
}

/** What an element is called for a screen reader, where that is not what it shows. */
const labelOf = (element: Element | null): string | null => element?.getAttribute('aria-label') ?? null;

/** Ref of buttons that take the place of others: the one with the label of a focused button that goes gets its focus. */
function useFocusOfTheLast(): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  // While this draws for the first time, the others are still there.
  const [label] = useState(() => labelOf(document.activeElement));
  useLayoutEffect(() => {
    const same = [...(buttons.current?.children ?? [])].find((button) => labelOf(button) === label);
    const isLost = label !== null && document.activeElement === document.body;
    // Not by `rescueFocus`: its code would leave that of the first views, which pay for each chunk.
    if (isLost && same instanceof HTMLElement) same.focus();
  }, [label]);
  return buttons;
}

/** Into the cart, or straight to the checkout. */
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
