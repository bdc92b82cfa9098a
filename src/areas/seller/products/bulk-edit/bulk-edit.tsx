import { useState } from 'react';
import { MAX_BULK_PRODUCTS } from '#domain/seller/products/bulk-edit.ts';
import type { SellerProductFilters } from '#machines/seller/products/seller-products.machine.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import { bulkEditText as text } from './bulk-edit.text.ts';
import type { wireBulkEdit } from './bulk-edit.wiring.ts';

/** Form and preview, loaded with the first press. */
const BulkEditDialog = addition(
  () => import('./bulk-edit-dialog.tsx'),
  () => null,
);
const BulkEditPreview = addition(
  () => import('./bulk-edit-preview.tsx'),
  () => null,
);

type BulkFlow = FlowOf<(app: Parameters<typeof wireBulkEdit>[0]) => ReturnType<typeof wireBulkEdit>>;

type Props = { flow: BulkFlow; total: number; filters: SellerProductFilters };

/** Bar of bulk changes of the selected products, or of all that the filters match. */
export function BulkEdit({ flow: { snapshot, send }, total, filters }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { act, count, ids, all } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  return (
    <BulkPlace data-flow="bulkEdit" data-state={statePath(snapshot.value)}>
      <BulkBar
        snapshot={snapshot}
        total={total}
        mostAtOnce={MAX_BULK_PRODUCTS}
        onChooseAll={() => send({ type: 'all.chosen', filter: filters })}
        onClear={() => send({ type: 'selection.cleared' })}
      >
        <Button
          type="button"
          size="small"
          tone="primary"
          busy={snapshot.hasTag('busy') || isSaving}
          onClick={() => setIsAsked(true)}
        >
          {text.open}
        </Button>
      </BulkBar>
      {isAsked ? (
        <BulkEditDialog
          chosen={all === null ? { ids } : { filter: all }}
          count={all === null ? ids.length : Math.min(total, MAX_BULK_PRODUCTS)}
          onShown={(edit) => {
            setIsAsked(false);
            send({ type: 'act.asked', act: edit });
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
      {act && snapshot.hasTag('asking') ? (
        <BulkEditPreview
          edit={act}
          count={count}
          isSaving={isSaving}
          onConfirm={() => send({ type: 'act.confirmed' })}
          onClose={() => send({ type: 'act.cancelled' })}
        />
      ) : null}
    </BulkPlace>
  );
}
