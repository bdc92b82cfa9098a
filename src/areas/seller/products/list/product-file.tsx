import type { GoodsFilters } from '#machines/seller/products/seller-products.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FilePress } from '#src/ui/index-table/export-button.tsx';
import { goodsFileText as text } from './product-file.text.ts';
import { wireProductFile } from './product-file.wiring.ts';

/** Export of the product table with its filters. */
export function ProductFile({ filters }: { filters: GoodsFilters }) {
  const { snapshot, send } = useFlow(wireProductFile);
  return (
    <FilePress
      flow="productFile"
      snapshot={snapshot}
      hint={text.hint}
      onAsk={() => send({ type: 'file.asked', filter: filters })}
    />
  );
}
