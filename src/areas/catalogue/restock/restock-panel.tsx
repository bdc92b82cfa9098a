import type { ProductDetail, ProductOption } from '#domain/catalogue/product.ts';
import { type Choice, sizesOf } from '#domain/catalogue/product-list/option-selection.ts';
import { wireRestockAlerts } from '#src/areas/catalogue/restock/restock.wiring.ts';
import { restockText as text } from '#src/areas/catalogue/wishlist/wishlist.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';

export type RestockPanelProps = {
  product: Pick<ProductDetail, 'productId' | 'isSuspended' | 'pauseReason' | 'options'>;
  choice: Choice;
};

/** Placed directly below the sizes. */
const Line = styled('section', {
  display: 'grid',
  gap: '$2',
  marginTop: '-$3',
  '& > p:not([role])': { display: 'flex', alignItems: 'center', gap: '$1' },
});

/**
 * Sold-out sizes of the selection, each with a restock alert; nothing if all are in stock. A paused store offers no
 * alerts and shows the reason why it sells nothing.
 */
export default function RestockPanel({ product, choice }: RestockPanelProps) {
  const { user } = useSession();
  const options = sizesOf(product.options, choice)
    .filter(({ stock }) => stock === 0)
    .flatMap(({ options: [option] }) => option ?? []);
  if (options.length === 0) return null;
  const { productId, isSuspended, pauseReason } = product;
  return (
    <Line aria-label={text.title}>
      {isSuspended ? (
        <p role="note">
          {text.suspended} {pauseReason}
        </p>
      ) : (
        <Muted>
          <Icon name="bell" size={16} />
          {user ? (
            text.hint
          ) : (
            <TextLink href={paths.login(paths.product(productId))}>{text.loginFirst}</TextLink>
          )}
        </Muted>
      )}
      {user ? <Alerts product={product} options={options} /> : null}
    </Line>
  );
}

const PushOffer = addition(
  () => import('#src/areas/notices/push/push-offer.tsx'),
  () => null,
);

type AlertsProps = Pick<RestockPanelProps, 'product'> & { options: readonly ProductOption[] };

function Alerts({ product, options }: AlertsProps) {
  const { snapshot, send } = useFlow(wireRestockAlerts, { productId: product.productId });
  const { waiting, error } = snapshot.context;
  const offered = product.isSuspended
    ? options.filter(({ optionId }) => waiting.includes(optionId))
    : options;
  return (
    <FlowFrame
      flow="restockAlerts"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      skeleton={<Skeleton rows={1} height={36} />}
    >
      <Row css={{ gap: '6px' }}>
        {offered.map(({ optionId, size }) => {
          const on = waiting.includes(optionId);
          return (
            <Button
              key={optionId}
              size="small"
              type="button"
              aria-pressed={on}
              css={on ? { borderColor: '$ink', fontWeight: '$bold' } : {}}
              busy={snapshot.hasTag('saving')}
              onClick={() => send({ type: 'alert.toggled', optionId })}
            >
              {on ? text.waiting(size) : text.size(size)}
            </Button>
          );
        })}
      </Row>
      {waiting.length > 0 ? <PushOffer about="restock" /> : null}
    </FlowFrame>
  );
}
