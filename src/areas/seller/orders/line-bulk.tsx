import { useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import { MAX_SHIPMENTS } from '#domain/seller/orders/shipments.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import type { wireLineBulk } from './line-bulk.wiring.ts';
import { ordersText } from './orders.text.ts';

const text = ordersText.bulk;
/** Dialog of tracking numbers, loaded with the first press. */
const LineParcelsDialog = addition(
  () => import('./line-parcels-dialog.tsx'),
  () => null,
);

type BulkFlow = FlowOf<(app: Parameters<typeof wireLineBulk>[0]) => ReturnType<typeof wireLineBulk>>;

/** True for a line that can be shipped, and therefore selected. */
export const isToSend = ({ next }: SellerLine): boolean => next.includes('SHIPPED');

/** Bar for the selected lines, with a button that ships those that can be shipped. */
export function LineBulk({
  flow: { snapshot, send },
  rows,
}: {
  flow: BulkFlow;
  rows: readonly SellerLine[];
}) {
  const [isTyping, setTyping] = useState(false);
  const { ids, count } = snapshot.context;
  const chosen = rows.filter((line) => isToSend(line) && ids.includes(line.orderItemId));
  return (
    <BulkPlace data-flow="lineBulk" data-state={statePath(snapshot.value)}>
      <BulkBar
        snapshot={snapshot}
        total={0}
        mostAtOnce={MAX_SHIPMENTS}
        onChooseAll={() => {}}
        onClear={() => send({ type: 'selection.cleared' })}
      >
        <Button
          type="button"
          size="small"
          tone="primary"
          disabled={chosen.length === 0}
          busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
          onClick={() => setTyping(true)}
        >
          {text.ship}
        </Button>
      </BulkBar>
      {isTyping ? (
        <LineParcelsDialog
          lines={chosen}
          onTyped={(act) => {
            setTyping(false);
            send({ type: 'act.asked', act });
          }}
          onClose={() => setTyping(false)}
        />
      ) : null}
      <ConfirmDialog
        open={snapshot.matches('asking')}
        title={text.ask}
        text={text.asked(formatNumber(count))}
        action={{ label: text.act, onConfirm: () => send({ type: 'act.confirmed' }) }}
        onClose={() => send({ type: 'act.cancelled' })}
      />
    </BulkPlace>
  );
}
