import type { ProductOption } from '#domain/catalogue/product.ts';
import { wireRestockAlerts } from '#src/areas/catalogue/restock.wiring.ts';
import { restockText as text } from '#src/areas/catalogue/wishlist.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';

type PanelProps = { productId: number; options: readonly ProductOption[] };

/** Sold-out sizes of what is chosen, each with an alert for when it is back. */
export default function RestockPanel({ productId, options }: PanelProps) {
  const { user } = useSession();
  return (
    <Card>
      <Stack gap={3}>
        <strong>{text.title}</strong>
        <Muted>{text.hint}</Muted>
        {user ? (
          <Alerts productId={productId} options={options} />
        ) : (
          <ButtonLink href={paths.login(paths.product(productId))} size="small">
            {text.loginFirst}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function Alerts({ productId, options }: PanelProps) {
  const { snapshot, send } = useFlow(wireRestockAlerts, { productId });
  const { waiting, error } = snapshot.context;
  return (
    <FlowFrame
      flow="restockAlerts"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      skeleton={<Skeleton rows={1} height={36} />}
    >
      <Row>
        {options.map(({ optionId, size }) => {
          const on = waiting.includes(optionId);
          return (
            <Button
              key={optionId}
              size="small"
              type="button"
              tone={on ? 'primary' : 'secondary'}
              aria-pressed={on}
              busy={snapshot.hasTag('saving')}
              onClick={() => send({ type: 'alert.toggled', optionId })}
            >
              {on ? text.waiting(size) : text.size(size)}
            </Button>
          );
        })}
      </Row>
    </FlowFrame>
  );
}
