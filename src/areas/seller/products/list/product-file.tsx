import type { SellerProductFilters } from '#machines/seller/products/seller-products.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { productFileText as text } from './product-file.text.ts';
import { wireProductFile } from './product-file.wiring.ts';

/** Export of the product table with its filters. */
export function ProductFile({ filters }: { filters: SellerProductFilters }) {
  const { snapshot, send } = useFlow(wireProductFile);
  return (
    <ExportButton
      flow="productFile"
      snapshot={snapshot}
      hint={text.hint}
      onAsk={() => send({ type: 'file.asked', filter: filters })}
    />
  );
}
