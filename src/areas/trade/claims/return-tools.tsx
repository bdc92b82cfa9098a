import { useState } from 'react';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { CLAIM_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { claimWords as text } from './claim.text.ts';
import type { OwnParcelProps } from './own-parcel-dialog.tsx';
import type { ReturnLabelProps } from './return-label-dialog.tsx';

/** Dialogs, loaded once the page is idle. */
const LateOwnParcel = addition<OwnParcelProps>(
  () => import('./own-parcel-dialog.tsx').then(({ OwnParcelDialog }) => ({ default: OwnParcelDialog })),
  () => null,
);
const LateReturnLabel = addition<ReturnLabelProps>(
  () => import('./return-label-dialog.tsx').then(({ ReturnLabelDialog }) => ({ default: ReturnLabelDialog })),
  () => null,
);

type Props = { claim: OrderClaim; orderNo: string; onDone: () => void };

/** Label of the returned parcel, and the form for an own one, while the unit is with the buyer or under way. */
export function ReturnTools({ claim, orderNo, onDone }: Props) {
  const { toast } = useApp();
  const [open, setOpen] = useState<'label' | 'parcel' | null>(null);
  const close = () => setOpen(null);
  const isOnTheWay = claim.status === CLAIM_STATE.REQUESTED || claim.status === CLAIM_STATE.COLLECTING;
  if (claim.code === '' || !isOnTheWay) return null;
  return (
    <Row css={{ gap: '$2' }}>
      <Button type="button" size="small" onClick={() => setOpen('label')}>
        {text.label.open}
      </Button>
      {claim.method === 'OWN' ? (
        <Button type="button" size="small" onClick={() => setOpen('parcel')}>
          {claim.collectTracking ? text.parcel.correct : text.parcel.note}
        </Button>
      ) : null}
      {open === 'label' ? <LateReturnLabel claim={claim} orderNo={orderNo} onClose={close} /> : null}
      {open === 'parcel' ? (
        <LateOwnParcel
          claim={claim}
          onClose={close}
          onDone={() => {
            close();
            toast(text.parcel.done);
            onDone();
          }}
        />
      ) : null}
    </Row>
  );
}
