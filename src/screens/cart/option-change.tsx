import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CartItem } from '#domain/trade/cart.ts';
import { cartText as text } from '#src/text/ko/cart.ts';
import { catalogueText } from '#src/text/ko/catalogue.ts';
import { productText } from '#src/text/ko/products.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { optionName } from '#src/ui/goods-line.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireProductDetail } from '#src/wiring/products.ts';

export type OptionChangeProps = { item: CartItem; onChange: (optionId: number) => void };

/** Another option of the same product in place of this one. */
export default function OptionChange({ item, onChange }: OptionChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (optionId: number) => {
    setOpen(false);
    onChange(optionId);
  };
  return (
    <>
      <Button size="small" type="button" onClick={() => setOpen(true)}>
        {text.option}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.option}>
        {isOpen ? <Options item={item} onChange={choose} /> : null}
      </Dialog>
    </>
  );
}

function Options({ item, onChange }: OptionChangeProps) {
  const actor = useActorRef(useLogic(wireProductDetail), { input: item.productId });
  const snapshot = useSelector(actor, (state) => state);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="productDetail"
      snapshot={snapshot}
      error={error || catalogueText.product}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    >
      <Stack gap={2}>
        {data?.options.map((option) => (
          <Button
            key={option.optionId}
            type="button"
            disabled={option.stock < item.quantity || option.optionId === item.optionId}
            onClick={() => onChange(option.optionId)}
          >
            {optionName(option)}
            {option.stock === 0 ? ` (${productText.soldOut})` : ''}
          </Button>
        ))}
      </Stack>
    </FlowFrame>
  );
}
