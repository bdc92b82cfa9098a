import { formatWon } from '#domain/kit/format.ts';
import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { myPriceText as text } from './my-price.text.ts';

export type MyPriceDialogProps = { price: MyPrice; onClose: () => void };

/** The own price of a product line by line, as the order form states it. */
export default function MyPriceDialog({ price, onClose }: MyPriceDialogProps) {
  const deductions = price.adjustments.filter(({ kind }) => kind !== 'DELIVERY');
  const delivery = price.adjustments.find(({ kind }) => kind === 'DELIVERY');
  return (
    <Dialog open title={text.name} onClose={onClose}>
      <Stack gap={6}>
        <Amounts>
          <dt>{text.price}</dt>
          <dd>{formatWon(price.price)}</dd>
          {deductions.flatMap(({ kind, amount, reason }) => [
            <dt key={kind}>{reason}</dt>,
            <dd key={`${kind} won`}>−{formatWon(-amount)}</dd>,
          ])}
          <TotalName>{text.name}</TotalName>
          <TotalAmount>{formatWon(price.myPrice)}</TotalAmount>
          {delivery ? (
            <>
              <dt>{delivery.reason}</dt>
              <dd>{delivery.amount === 0 ? text.free : formatWon(delivery.amount)}</dd>
            </>
          ) : null}
          <dt>{text.alone}</dt>
          <dd>{formatWon(price.finalPrice)}</dd>
        </Amounts>
        <Muted>{text.hint}</Muted>
      </Stack>
    </Dialog>
  );
}
