import type { FeedItem } from '#domain/community/feed.ts';
import type { ShoeSize } from '#machines/community/tagged-product.machine.ts';
import { wireTaggedProduct } from '#src/areas/community/feed/tagged-product.wiring.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import MyPricePress from '#src/areas/trade/my-price/my-price-press.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';

const Sizes = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '$2',
});
const Advice = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  // As high as the own price that a member may get, so that nothing moves when it comes.
  variants: { forMember: { true: { minHeight: '44px' } } },
});
const Size = styled('button', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '56px',
  padding: '$1',
  border: '1px solid $control',
  borderRadius: '$control',
  background: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '$micro', color: '$ink3', fontWeight: '$semibold' },
  '&[aria-pressed="true"]': {
    borderColor: '$ink',
    boxShadow: 'inset 0 0 0 1px $colors$ink',
    fontWeight: '$semibold',
    '& small': { color: '$ink' },
  },
  '&:disabled': {
    borderColor: '$line',
    color: '$ink3',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
});

export type TaggedProductSheetProps = { shoe: FeedItem & { productId: number }; onClose: () => void };

/** Sheet with the sizes of the tagged product; the chosen one goes into the cart, and the feed stays open. */
export default function TaggedProductSheet({ shoe, onClose }: TaggedProductSheetProps) {
  const { productId, gender, color, imageUrl, size: worn } = shoe;
  const { snapshot, send } = useFlow((app) => wireTaggedProduct(app, { picture: imageUrl, leave: onClose }), {
    productId,
    gender,
    color,
  });
  const { user } = useSession();
  const { sizes, advised, optionId, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const noteOf = ({ size, stock }: ShoeSize): string => {
    if (stock === 0) return text.soldOut;
    if (Number(size) === advised) return text.advised;
    return Number(size) === worn ? text.wornHere : '';
  };
  return (
    <Dialog open title={shoe.productName} onClose={onClose}>
      <FlowFrame
        flow="taggedProduct"
        snapshot={snapshot}
        error={error || catalogueText.product}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={2} height={64} />}
      >
        <Stack>
          <Advice forMember={user !== null}>
            <Muted>{advised === null ? text.noAdvice : text.adviceOf(advised)}</Muted>
            <MyPricePress productId={productId} place="line" />
          </Advice>
          <Sizes role="group" aria-label={text.sizes}>
            {sizes.map((one) => (
              <Size
                key={one.optionId}
                type="button"
                disabled={one.stock === 0}
                aria-pressed={one.optionId === optionId}
                onClick={() => send({ type: 'size.chosen', optionId: one.optionId })}
              >
                {one.size}
                {noteOf(one) ? <small>{noteOf(one)}</small> : null}
              </Size>
            ))}
          </Sizes>
          <Button
            tone="primary"
            size="wide"
            type="button"
            busy={busy}
            blocked={!busy && !snapshot.can({ type: 'shoe.added' })}
            onClick={() => send({ type: 'shoe.added' })}
          >
            {text.add}
          </Button>
        </Stack>
      </FlowFrame>
    </Dialog>
  );
}
