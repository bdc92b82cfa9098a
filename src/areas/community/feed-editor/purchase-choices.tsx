import { formatNumber } from '#domain/kit/format.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type CardChoice, ChoiceCards } from './choice-cards.tsx';

const Face = styled('span', {
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$tile',
});
const Name = styled('span', { fontSize: '$meta', ...clamped(2) });

const cardOf = ({ orderItemId, productName, productSize, productImageUrl }: PurchasedItem): CardChoice => ({
  value: String(orderItemId),
  content: (
    <>
      <Face>
        <Picture image={productImageUrl} alt="" width={160} height={160} />
      </Face>
      <Name>{productName}</Name>
      {productSize ? <Muted as="span">{commonProductText.mm(String(productSize))}</Muted> : null}
    </>
  ),
});

const Rows = styled('ul', { display: 'grid', gap: '$2', fontSize: '$label' });

type PurchaseChoicesProps = {
  purchases: readonly PurchasedItem[];
  /** Reasons, by `orderItemId`, why an order line cannot enter the selected event. */
  barred: Readonly<Record<string, string>>;
  value: string;
  problem: string | undefined;
  onChoose: (orderItemId: string) => void;
};

/** Choice of the order line that a feed is about; lines that cannot enter the event are collapsed. */
export function PurchaseChoices({ purchases, barred, ...choice }: PurchaseChoicesProps) {
  const others = purchases.filter(({ orderItemId }) => barred[orderItemId]);
  const offered = purchases.filter(({ orderItemId }) => !barred[orderItemId]);
  return (
    <div>
      <ChoiceCards
        label={text.purchase}
        required
        name="orderItemId"
        size="picture"
        choices={offered.map(cardOf)}
        {...choice}
      />
      {others.length === 0 ? null : (
        <Collapsible summary={text.barred(formatNumber(others.length))}>
          <Rows>
            {others.map(({ orderItemId, productName }) => (
              <li key={orderItemId}>
                {productName} <Muted as="span">{barred[orderItemId]}</Muted>
              </li>
            ))}
          </Rows>
        </Collapsible>
      )}
    </div>
  );
}
