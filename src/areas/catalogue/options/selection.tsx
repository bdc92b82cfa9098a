import { formatWon } from '#domain/kit/format.ts';
import { deliveryFee } from '#domain/kit/pricing/pricing.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { Stepper } from '#src/ui/forms/stepper.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import type { OptionsProps } from './option-groups.tsx';

const Lines = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$3 $4 $4',
  borderRadius: '$card',
  background: '$sunken',
  fontSize: '$label',
  '& > p': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  '& > p > strong': { fontSize: '$priceM', letterSpacing: '-.02em' },
});

/** Selected options with quantities and the total. */
export default function Selection({ product, actor, snapshot }: OptionsProps) {
  const { options, picks } = snapshot.context;
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = pieces * product.discountPrice;
  const { user } = useSession();
  const fee = user?.freeDelivery ? 0 : deliveryFee(goods);
  return (
    <Lines aria-label={text.picked}>
      {picks.map(({ optionId, quantity }) => {
        const option = options.find((one) => one.optionId === optionId);
        if (!option) return null;
        const name = `${colorName(option.color)} ${commonProductText.mm(option.size)}`;
        const change = (next: number) => ({ type: 'quantity.changed' as const, optionId, quantity: next });
        return (
          <Row key={optionId} spread>
            <span>{name}</span>
            <Row css={{ gap: '$1' }}>
              <Stepper
                value={quantity}
                labels={{
                  value: `${name} ${text.quantity}`,
                  less: `${name} ${text.less}`,
                  more: `${name} ${text.more}`,
                }}
                can={(next) => snapshot.can(change(next))}
                onChange={(next) => actor.send(change(next))}
              />
              <Button
                size="small"
                tone="ghost"
                type="button"
                aria-label={text.removePick(name)}
                onClick={() => actor.send({ type: 'pick.removed', optionId })}
              >
                <Icon name="close" size={18} />
              </Button>
            </Row>
          </Row>
        );
      })}
      <p>
        <span>
          {text.total} ({commonProductText.totalPieces(pieces)})
        </span>
        <strong>{formatWon(goods)}</strong>
      </p>
      <p>
        <span>{text.delivery}</span>
        <span>{fee === 0 ? commonProductText.freeShipping : formatWon(fee)}</span>
      </p>
    </Lines>
  );
}
