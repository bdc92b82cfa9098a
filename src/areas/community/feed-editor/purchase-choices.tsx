import { useState } from 'react';
import { colorLabel } from '#domain/catalogue/colors.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
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

/** Order lines that are offered at once; the rest follows by a button. */
const OFFERED = 12;
/** Number of purchases from which on there is a search. */
const SEARCHED = 6;

const letters = (words: string): string => words.toLowerCase().replace(/\s/g, '');
const isNamed = ({ productName, productColor }: PurchasedItem, words: string): boolean =>
  letters(`${productName}${colorLabel(productColor ?? '')}`).includes(letters(words));

type PurchaseChoicesProps = {
  purchases: readonly PurchasedItem[];
  /** Reasons, by `orderItemId`, why an order line cannot enter the selected event. */
  barred: Readonly<Record<string, string>>;
  /** Chosen order lines, that of the feed first. */
  value: readonly string[];
  problem: string | undefined;
  onChoose: (orderItemId: string) => void;
};

/** Choice of the order lines that a feed shows, with a search; lines that cannot enter the event are collapsed. */
export function PurchaseChoices({ purchases, barred, value, ...choice }: PurchaseChoicesProps) {
  const [words, search] = useState('');
  const [most, offer] = useState(OFFERED);
  const others = purchases.filter(({ orderItemId }) => barred[orderItemId]);
  const offered = purchases.filter(({ orderItemId }) => !barred[orderItemId]);
  const isChosen = ({ orderItemId }: PurchasedItem) => value.includes(String(orderItemId));
  const found = offered.filter((item) => isChosen(item) || isNamed(item, words));
  const shown = found.filter((item, index) => isChosen(item) || index < most);
  return (
    <div>
      <ChoiceCards
        label={text.purchase}
        required
        name="orderItemId"
        size="picture"
        choices={shown.map(cardOf)}
        value={value}
        {...choice}
      >
        <Stack gap={2} css={{ marginBottom: '$3' }}>
          <Muted>{text.purchaseHint}</Muted>
          {offered.length > SEARCHED ? (
            <TextField
              type="search"
              label={text.findPurchase}
              value={words}
              onChange={({ target }) => search(target.value)}
            />
          ) : null}
          {found.length === 0 ? <Muted role="status">{text.noPurchaseFound}</Muted> : null}
        </Stack>
      </ChoiceCards>
      {found.length > shown.length ? (
        <Button type="button" size="small" onClick={() => offer(most + OFFERED)}>
          {text.morePurchases(formatNumber(found.length - shown.length))}
        </Button>
      ) : null}
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
