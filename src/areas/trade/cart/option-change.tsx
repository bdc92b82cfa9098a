import type { CartItem } from '#domain/trade/cart/cart.ts';
import { cartText as text } from '#src/areas/trade/cart/cart.text.ts';
import { wireOptionChange } from '#src/areas/trade/cart/option-change.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { commonProductText } from '#src/text/products.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { optionName, styleName } from '#src/ui/products/product-line.tsx';
import { chosenOutline } from '../checkout/checkout-layout.tsx';
import { grouped } from './group-by.ts';

const TextButton = styled('button', {
  minHeight: '44px',
  padding: '0 $1',
  border: 0,
  background: 'none',
  color: '$ink2',
  fontSize: '$meta',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:active': { opacity: 0.72 },
});
const Sizes = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '$2',
});
const Size = styled('button', {
  minHeight: '48px',
  padding: 0,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ...chosenOutline,
  '&:disabled:not([aria-pressed="true"])': {
    color: '$ink3',
    borderColor: '$line',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
});

export type OptionChangeProps = { item: CartItem; onChange: (optionId: number) => void };

/** Dialog that replaces the option of a cart line by another one of the product. */
export default function OptionChange({ item, onChange }: OptionChangeProps) {
  const { snapshot, send } = useFlow((app) => wireOptionChange(app, onChange), { productId: item.productId });
  const { options, error } = snapshot.context;
  return (
    <>
      <TextButton type="button" onClick={() => send({ type: 'dialog.opened' })}>
        {text.option}
      </TextButton>
      <Dialog
        open={snapshot.hasTag('open')}
        onClose={() => send({ type: 'dialog.closed' })}
        title={text.option}
      >
        <FlowFrame
          flow="optionChange"
          snapshot={snapshot}
          error={error || catalogueText.product}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          <Stack>
            {grouped(options, styleName).map(([style, sizes]) => (
              <Stack key={style} gap={2} role="group" aria-label={style}>
                <Muted aria-hidden="true">{style}</Muted>
                <Sizes>
                  {sizes.map((option) => (
                    <Size
                      key={option.optionId}
                      type="button"
                      aria-label={`${optionName(option)}${option.stock === 0 ? ` (${commonProductText.soldOut})` : ''}`}
                      aria-pressed={option.optionId === item.optionId}
                      disabled={option.stock < item.quantity || option.optionId === item.optionId}
                      onClick={() => send({ type: 'option.chosen', optionId: option.optionId })}
                    >
                      {option.size}
                    </Size>
                  ))}
                </Sizes>
              </Stack>
            ))}
          </Stack>
        </FlowFrame>
      </Dialog>
    </>
  );
}
