import { type ReactNode, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { colorsOf, gendersOf, sizesOf } from '#domain/catalogue/product-picks.ts';
import { formatWon } from '#domain/kit/format.ts';
import { deliveryFee } from '#domain/kit/pricing.ts';
import type { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';
import { colorName } from '#src/ui/goods-line.tsx';
import { Card, Row, Stack } from '#src/ui/layout.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { UnpickedBar } from './buy-bar.tsx';
import type { PurchaseButtonsProps } from './purchase-buttons.tsx';

type PickerProps = {
  actor: ActorRefFrom<typeof productOptionsMachine>;
  snapshot: SnapshotFrom<typeof productOptionsMachine>;
  price: number;
};

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, marginBottom: '$2', fontWeight: 700, fontSize: '$label' },
});
const Wrap = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Option = styled('button', {
  minHeight: '44px',
  minWidth: '64px',
  padding: '$1 $3',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: '$ink', background: '$sunken', fontWeight: 700 },
  '&:disabled': {
    color: '$ink3',
    background: '$sunken',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  '& small': { display: 'block', color: '$ink' },
});

const LOW_STOCK = 5;

const PurchaseButtons = addition<PurchaseButtonsProps>(
  () => import('./purchase-buttons.tsx'),
  () => null,
);

/** Gender, colour, size; what cannot be bought says so. */
export function OptionPicker({ actor, snapshot, price }: PickerProps) {
  const { options, choice, picks } = snapshot.context;
  const root = useRef<HTMLDivElement>(null);
  const missing =
    choice.gender === null ? text.chooseGender : choice.color === null ? text.chooseColor : text.chooseSize;
  const group = (legend: string, children: ReactNode) => (
    <Group>
      <legend>{legend}</legend>
      <Wrap>{children}</Wrap>
    </Group>
  );
  return (
    <Stack ref={root} gap={6} data-flow="productOptions" data-state={String(snapshot.value)}>
      {group(
        text.chooseGender,
        gendersOf(options).map((gender) => (
          <Option
            key={gender}
            type="button"
            aria-pressed={choice.gender === gender}
            onClick={() => actor.send({ type: 'gender.chosen', gender })}
          >
            {goodsText.genders[gender]}
          </Option>
        )),
      )}
      {choice.gender === null
        ? null
        : group(
            text.chooseColor,
            colorsOf(options, choice).map(({ color, soldOut }) => (
              <Option
                key={color}
                type="button"
                aria-pressed={choice.color === color}
                onClick={() => actor.send({ type: 'color.chosen', color })}
              >
                {colorName(color)}
                {soldOut ? <small>{goodsText.soldOut}</small> : null}
              </Option>
            )),
          )}
      {choice.color === null
        ? null
        : group(
            text.chooseSize,
            sizesOf(options, choice).map(({ optionId, size, stock }) => (
              <Option
                key={optionId}
                type="button"
                disabled={stock === 0}
                aria-pressed={picks.some((pick) => pick.optionId === optionId)}
                onClick={() => actor.send({ type: 'size.chosen', optionId })}
              >
                {size}
                {stock === 0 ? (
                  <small>{goodsText.soldOut}</small>
                ) : stock < LOW_STOCK ? (
                  <small>{text.lowStock(stock)}</small>
                ) : null}
              </Option>
            )),
          )}
      {snapshot.hasTag('ready') ? (
        <>
          <Picks actor={actor} snapshot={snapshot} price={price} />
          <PurchaseButtons picks={picks} />
        </>
      ) : (
        <UnpickedBar isSoldOut={options.every(({ stock }) => stock === 0)} missing={missing} groups={root} />
      )}
    </Stack>
  );
}

/** What is picked, how many, and what it comes to. */
function Picks({ actor, snapshot, price }: PickerProps) {
  const { options, picks } = snapshot.context;
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = pieces * price;
  return (
    <Card>
      <Stack>
        {picks.map(({ optionId, quantity }) => {
          const option = options.find((one) => one.optionId === optionId);
          if (!option) return null;
          const name = `${colorName(option.color)} ${goodsText.mm(option.size)}`;
          const change = (next: number) => ({ type: 'quantity.changed' as const, optionId, quantity: next });
          return (
            <Row key={optionId} spread>
              <span>{name}</span>
              <Row>
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
                  ✕
                </Button>
              </Row>
            </Row>
          );
        })}
        <Row spread>
          <span>
            {text.total} ({goodsText.totalPieces(pieces)})
          </span>
          <strong>{formatWon(goods)}</strong>
        </Row>
        <Row spread>
          <span>{text.delivery}</span>
          <span>{formatWon(deliveryFee(goods))}</span>
        </Row>
      </Stack>
    </Card>
  );
}
