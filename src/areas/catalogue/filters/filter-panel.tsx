import { memo, useState } from 'react';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { EMPTY_FILTER, type ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { wireProductFacets } from '#src/areas/catalogue/filters/product-facets.wiring.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Skeleton } from '#src/ui/states.tsx';
import { FacetGroup } from './facet-group.tsx';
import {
  categoryChoices,
  colorChoices,
  genderChoices,
  priceChoices,
  sizeChoices,
  storeChoices,
  switchChoices,
} from './filter-choices.ts';
import { PriceInputs } from './price-inputs.tsx';

export type FilterPanelProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

/** What decides the counts: page, size and order do not. */
const counted = (filter: ProductFilter): ProductFilter => {
  const { page, size, sort } = EMPTY_FILTER;
  return { ...filter, page, size, sort };
};

/** A hundred things to press: drawn for a new filter and for new counts, not for every state between them. */
const Groups = memo(({ filter, facets, onChange }: FilterPanelProps & { facets: ProductFacets | null }) => (
  <>
    <FacetGroup label={text.category} choices={categoryChoices(filter, facets, onChange)} />
    <FacetGroup label={text.gender} choices={genderChoices(filter, facets, onChange)} />
    <FacetGroup label={text.size} shape="cells" choices={sizeChoices(filter, facets, onChange)} />
    <FacetGroup label={text.color} shape="swatches" choices={colorChoices(filter, facets, onChange)} />
    <FacetGroup label={text.price} choices={priceChoices(filter, facets, onChange)}>
      <PriceInputs filter={filter} onChange={onChange} />
    </FacetGroup>
    <FacetGroup label={text.only} choices={switchChoices(filter, facets, onChange)} />
    <FacetGroup label={text.stores} choices={storeChoices(filter, facets, onChange)} />
  </>
));

/** What each value would find, as long as the place that asks is there. */
export const useFacets = (filter: ProductFilter) =>
  useAddressed(wireProductFacets, { filter: counted(filter) }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
  })).snapshot;

type CountedPanelProps = FilterPanelProps & { snapshot: ReturnType<typeof useFacets> };

/**
 * Everything a list can be narrowed by, with what each value would find; each change goes to the address. What the shop has
 * is known from the counts: before the first ones nothing is offered, and where they fail every value is.
 */
export function CountedPanel({ filter, onChange, snapshot }: CountedPanelProps) {
  const { facets } = snapshot.context;
  const [isShown, show] = useState(false);
  // Once there it stays: what has the focus is not taken away while other counts are asked for.
  if (!isShown && (facets || snapshot.hasTag('failed'))) show(true);
  return (
    <div data-flow="productFacets" data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {isShown ? (
        <Groups filter={filter} facets={facets} onChange={onChange} />
      ) : (
        <Skeleton rows={5} height={90} />
      )}
    </div>
  );
}

/** The same beside the list, where it counts for itself. */
export default function FilterPanel(props: FilterPanelProps) {
  return <CountedPanel {...props} snapshot={useFacets(props.filter)} />;
}
