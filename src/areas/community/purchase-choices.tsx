import type { PurchasedItem } from '#domain/trade/purchase.ts';
import { editorText as text } from '#src/areas/community/feed-editor.text.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Muted } from '#src/ui/layout.tsx';
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
      {productSize ? <Muted as="span">{goodsText.mm(String(productSize))}</Muted> : null}
    </>
  ),
});

type PurchaseChoicesProps = {
  purchases: readonly PurchasedItem[];
  value: string;
  problem: string | undefined;
  onChoose: (orderItemId: string) => void;
};

/** Which of the bought pairs a feed is about. */
export const PurchaseChoices = ({ purchases, ...choice }: PurchaseChoicesProps) => (
  <ChoiceCards
    label={text.purchase}
    required
    name="orderItemId"
    size="picture"
    choices={purchases.map(cardOf)}
    {...choice}
  />
);
