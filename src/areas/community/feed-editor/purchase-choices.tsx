import { formatNumber } from '#domain/kit/format.ts';
import { SEARCH_LENGTH } from '#domain/kit/forms/search-field.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ErrorState } from '#src/ui/states.tsx';
import { type CardChoice, ChoiceCards } from './choice-cards.tsx';
import { wirePurchaseSearch } from './purchase-search.wiring.ts';

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

/** Number of purchases from which on there is a search. */
const SEARCHED = 6;

type PurchaseChoicesProps = {
  /** First page of the purchases, and how many there are. */
  purchases: readonly PurchasedItem[];
  total: number;
  /** Reasons, by `orderItemId`, why an order line cannot enter the selected event. */
  barred: Readonly<Record<string, string>>;
  /** Chosen order lines, that of the feed first. */
  chosen: readonly PurchasedItem[];
  hint: string;
  problem: string | undefined;
  onChoose: (purchase: PurchasedItem) => void;
};

/** Choice of the order lines that a feed shows, with a search; lines that cannot enter the event are collapsed. */
export function PurchaseChoices({ purchases, total, barred, chosen, ...choice }: PurchaseChoicesProps) {
  const { snapshot, send } = useFlow(wirePurchaseSearch, { items: purchases, total });
  const { items, words, error } = snapshot.context;
  const { others, shown } = sorted(items, chosen, barred);
  const rest = snapshot.context.total - items.length;
  const value = chosen.map(({ orderItemId }) => String(orderItemId));
  const choose = (id: string) => {
    const purchase = shown.find(({ orderItemId }) => String(orderItemId) === id);
    if (purchase) choice.onChoose(purchase);
  };
  return (
    <div
      data-flow="purchaseSearch"
      data-state={statePath(snapshot.value)}
      aria-busy={snapshot.hasTag('busy')}
    >
      <ChoiceCards
        label={text.purchase}
        required
        name="orderItemId"
        size="picture"
        choices={shown.map(cardOf)}
        value={value}
        problem={choice.problem}
        onChoose={choose}
      >
        <Stack gap={2} css={{ marginBottom: '$3' }}>
          <Muted>{choice.hint}</Muted>
          {total > SEARCHED ? (
            <TextField
              type="search"
              label={text.findPurchase}
              maxLength={SEARCH_LENGTH}
              value={words}
              onChange={({ target }) => send({ type: 'words.typed', words: target.value })}
            />
          ) : null}
          {snapshot.hasTag('empty') ? <Muted role="status">{text.noPurchaseFound}</Muted> : null}
        </Stack>
      </ChoiceCards>
      {snapshot.hasTag('failed') ? (
        <ErrorState
          message={error || text.purchasesFailed}
          onRetry={() => send({ type: 'screen.retried' })}
        />
      ) : rest > 0 ? (
        <Button type="button" size="small" onClick={() => send({ type: 'more.requested' })}>
          {text.morePurchases(formatNumber(rest))}
        </Button>
      ) : null}
      <Barred purchases={others} barred={barred} />
    </div>
  );
}

/** Chosen lines first where the search does not list them, then those that can be chosen; the others apart. */
function sorted(
  items: readonly PurchasedItem[],
  chosen: readonly PurchasedItem[],
  barred: PurchaseChoicesProps['barred'],
) {
  const isListed = (one: PurchasedItem) => items.some(({ orderItemId }) => orderItemId === one.orderItemId);
  const all = [...chosen.filter((one) => !isListed(one)), ...items];
  return {
    others: all.filter(({ orderItemId }) => barred[orderItemId]),
    shown: all.filter(({ orderItemId }) => !barred[orderItemId]),
  };
}

const Barred = ({ purchases, barred }: Pick<PurchaseChoicesProps, 'purchases' | 'barred'>) =>
  purchases.length === 0 ? null : (
    <Collapsible summary={text.barred(formatNumber(purchases.length))}>
      <Rows>
        {purchases.map(({ orderItemId, productName }) => (
          <li key={orderItemId}>
            {productName} <Muted as="span">{barred[orderItemId]}</Muted>
          </li>
        ))}
      </Rows>
    </Collapsible>
  );
