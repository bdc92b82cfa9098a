import { useState } from 'react';
import { SELLER_PRODUCT_SORTS } from '#domain/seller/products/product-endpoints.ts';
import { PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { rowsChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { BulkEdit } from '../bulk-edit/bulk-edit.tsx';
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

/** Views by state with their counts, once they are loaded. */
const viewsOf = (counts: Readonly<Record<string, number>> | undefined) => [
  { value: null, label: text.all, count: counts?.all },
  ...PRODUCT_STATES.map((value) => ({ value, label: text.states[value], count: counts?.[value] })),
];

const Heading = ({ onImport }: { onImport: () => void }) => (
  <Row spread>
    <PageTitle>{text.title}</PageTitle>
    <Row>
      <Button type="button" size="small" onClick={onImport}>
        {productFileText.open}
      </Button>
      <ButtonLink href={sellerDeskPaths.upload} tone="primary" size="small">
        {text.create}
      </ButtonLink>
    </Row>
  </Row>
);

type Address = ReturnType<typeof useIndexAddress<typeof SPEC>>;

/** Search, stock filter, order and export of the table. */
const ProductBar = ({
  address: { place, change, clear },
  total,
}: {
  address: Address;
  total: number | undefined;
}) => (
  <IndexBar
    searched={text.searched}
    text={place.filters.q}
    onSearch={(q) => change({ filters: { q } })}
    filters={[{ name: 'stock', label: text.columns.stock, choices: STOCKS, value: place.filters.stock }]}
    onFilter={(_, value) =>
      change({ filters: { stock: SPEC.filters.stock.find((one) => one === value) ?? null } })
    }
    sorts={SORTS}
    sort={place.sort}
    onSort={(sort) => change({ sort })}
    onClear={clear}
    file={<ProductFile filters={place.filters} />}
    total={total}
  />
);

/** /product-manage: products with the filters of the address, and the panel of the open one. */
export default function ProductManageScreen() {
  const address = useIndexAddress(SPEC);
  const { place, change, open, table } = address;
  const { filters, sort, size, page } = place;
  const bulk = useFlow((app) => wireBulkEdit(app, () => send({ type: 'screen.reloaded' })));
  const { snapshot, send } = useAddressed(
    wireSellerProducts,
    { filter: { filters, sort, size }, page },
    rowsChanged(bulk),
  );
  const [isReading, setIsReading] = useState(false);
  const shown = snapshot.context.page;
  const reload = () => send({ type: 'screen.reloaded' });
  const opened = shown?.items.find(({ productId }) => productId === place.open);
  return (
    <DeskPage>
      <Heading onImport={() => setIsReading(true)} />
      <IndexViews
        views={viewsOf(shown?.counts)}
        chosen={filters.state}
        onChoose={(value) =>
          change({ filters: { state: PRODUCT_STATES.find((one) => one === value) ?? null } })
        }
      />
      <ProductBar address={address} total={shown?.totalElements} />
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
        selection={bulkSelection(bulk, shown?.items.map(({ productId }) => productId) ?? [])}
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
    </DeskPage>
  );
}
