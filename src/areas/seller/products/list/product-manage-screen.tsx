import { useState } from 'react';
import { SELLER_PRODUCT_SORTS } from '#domain/seller/products/product-endpoints.ts';
import { PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { BulkEdit, selectionOf } from '../bulk-edit/bulk-edit.tsx';
import { wireBulkEdit } from '../bulk-edit/bulk-edit.wiring.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { productFileText } from './product-file.text.ts';
import { ProductFile } from './product-file.tsx';
import { productsText as text } from './products.text.ts';
import { wireSellerProducts } from './products.wiring.ts';

/** Panel of a product, loaded with the first press. */
const ProductPanel = addition(
  () => import('./product-panel.tsx'),
  () => null,
);

/** Import dialog, loaded with the first press. */
const ProductImportDialog = addition(
  () => import('./product-import-dialog.tsx'),
  () => null,
);

const SPEC = {
  filters: { q: null, state: PRODUCT_STATES, stock: ['low', 'out'] },
  sorts: SELLER_PRODUCT_SORTS,
} as const;

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const STOCKS = choicesOf(text.stock);
const SORTS = choicesOf(text.sorts);

/** /product-manage: products with the filters of the address, and the panel of the open one. */
export default function ProductManageScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const bulk = useFlow((app) => wireBulkEdit(app, () => send({ type: 'screen.reloaded' })));
  const { snapshot, send } = useAddressed(
    wireSellerProducts,
    { filter: { filters, sort, size }, page },
    (input) => {
      // The rows change, also by Back, so the selection is dropped.
      bulk.send({ type: 'list.changed' });
      return { type: 'filter.changed', filter: input.filter, page: input.page ?? 0 };
    },
  );
  const [isReading, setIsReading] = useState(false);
  const shown = snapshot.context.page;
  const reload = () => send({ type: 'screen.reloaded' });
  const opened = shown?.items.find(({ productId }) => productId === place.open);
  return (
    <Stack gap={6}>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        <Row>
          <Button type="button" size="small" onClick={() => setIsReading(true)}>
            {productFileText.open}
          </Button>
          <ButtonLink href={sellerDeskPaths.upload} tone="primary" size="small">
            {text.create}
          </ButtonLink>
        </Row>
      </Row>
      <IndexViews
        views={[
          { value: null, label: text.all, count: shown?.counts?.all },
          ...PRODUCT_STATES.map((value) => ({
            value,
            label: text.states[value],
            count: shown?.counts?.[value],
          })),
        ]}
        chosen={filters.state}
        onChoose={(value) =>
          change({ filters: { state: PRODUCT_STATES.find((one) => one === value) ?? null } })
        }
      />
      <IndexBar
        searched={text.searched}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        filters={[{ name: 'stock', label: text.columns.stock, choices: STOCKS, value: filters.stock }]}
        onFilter={(_, value) =>
          change({ filters: { stock: SPEC.filters.stock.find((one) => one === value) ?? null } })
        }
        sorts={SORTS}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onClear={clear}
      />
      <ProductFile filters={filters} />
      <IndexFlow
        flow="sellerProducts"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={PRODUCT_COLUMNS}
        idOf={({ productId }) => productId}
        nameOf={({ name }) => name}
        opened={place.open}
        onOpen={open}
        selection={selectionOf(bulk, shown?.items ?? [])}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      <BulkEdit flow={bulk} total={shown?.totalElements ?? 0} filters={filters} />
      {isReading ? <ProductImportDialog onDone={reload} onClose={() => setIsReading(false)} /> : null}
      {place.open ? (
        <ProductPanel
          key={place.open}
          id={place.open}
          title={opened?.name ?? text.title}
          onOpen={open}
          onClose={() => open(null)}
          onDone={reload}
        />
      ) : null}
    </Stack>
  );
}
