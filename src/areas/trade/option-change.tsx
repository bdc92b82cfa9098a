import type { CartItem } from '#domain/trade/cart.ts';
import { cartText as text } from '#src/areas/trade/cart.text.ts';
import { wireOptionChange } from '#src/areas/trade/option-change.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { catalogueText } from '#src/text/failures.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { optionName } from '#src/ui/goods-line.tsx';
import { Stack } from '#src/ui/layout.tsx';

export type OptionChangeProps = { item: CartItem; onChange: (optionId: number) => void };

/** Another option of the same product in place of this one. */
export default function OptionChange({ item, onChange }: OptionChangeProps) {
  const { snapshot, send } = useFlow((app) => wireOptionChange(app, onChange), { productId: item.productId });
  const { options, error } = snapshot.context;
  return (
    <>
      <Button size="small" type="button" onClick={() => send({ type: 'dialog.opened' })}>
        {text.option}
      </Button>
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
          <Stack gap={2}>
            {options.map((option) => (
              <Button
                key={option.optionId}
                type="button"
                disabled={option.stock < item.quantity || option.optionId === item.optionId}
                onClick={() => send({ type: 'option.chosen', optionId: option.optionId })}
              >
                {optionName(option)}
                {option.stock === 0 ? ` (${goodsText.soldOut})` : ''}
              </Button>
            ))}
          </Stack>
        </FlowFrame>
      </Dialog>
    </>
  );
}
