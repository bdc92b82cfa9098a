import { memo, useState } from 'react';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { EMPTY_FILTER, type ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { wireProductFacets } from '#src/areas/catalogue/filters/product-facets.wiring.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Skeleton } from '#src/ui/states.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { FacetChoice } from './facet-values.tsx';
import {
  brandChoices,
  categoryChoices,
  colorChoices,
  genderChoices,
  heelChoices,
  materialChoices,
  priceChoices,
  sizeChoices,
  storeChoices,
  switchChoices,
  widthChoices,
} from './filter-choices.ts';
import { PriceInputs } from './price-inputs.tsx';

export type FilterPanelProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

/** The part of a filter that affects the counts: page, size and order do not. */
const counted = (filter: ProductFilter): ProductFilter => {
  const { page, size, sort } = EMPTY_FILTER;
  return { ...filter, page, size, sort };
};

/** Filter that no product of a shop may have yet: without values there is no group. */
const TraitGroup = (props: { label: string; choices: readonly FacetChoice[] }) =>
  props.choices.length > 0 ? <FacetGroup {...props} /> : null;

/** Memoised: about a hundred controls, rendered for a new filter or new counts, not for each state in between. */
const Groups = memo(({ filter, facets, onChange }: FilterPanelProps & { facets: ProductFacets | null }) => (
  <>
    <FacetGroup label={text.category} choices={categoryChoices(filter, facets, onChange)} />
    <FacetGroup label={text.brands} choices={brandChoices(filter, facets, onChange)} />
    <FacetGroup label={text.gender} choices={genderChoices(filter, facets, onChange)} />
    <FacetGroup label={text.size} shape="cells" choices={sizeChoices(filter, facets, onChange)} />
    <FacetGroup label={text.color} shape="swatches" choices={colorChoices(filter, facets, onChange)} />
    <TraitGroup label={text.width} choices={widthChoices(filter, facets, onChange)} />
    <TraitGroup label={text.heel} choices={heelChoices(filter, facets, onChange)} />
    <TraitGroup label={text.material} choices={materialChoices(filter, facets, onChange)} />
    <FacetGroup label={text.price} choices={priceChoices(filter, facets, onChange)}>
      <PriceInputs filter={filter} onChange={onChange} />
    </FacetGroup>
    <FacetGroup label={text.only} choices={switchChoices(filter, facets, onChange)} />
    <FacetGroup label={text.stores} choices={storeChoices(filter, facets, onChange)} />
  </>
));

/** Counts of the filter values, loaded while the component is mounted. */
export const useFacets = (filter: ProductFilter) =>
  useAddressed(wireProductFacets, { filter: counted(filter) }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
  })).snapshot;

type CountedPanelProps = FilterPanelProps & { snapshot: ReturnType<typeof useFacets> };

/**
 * All filters of a list with the counts of their values; each change goes to the address. Available values come from
 * the counts: before the first answer none is shown, and if it fails every known value is.
 */
export function CountedPanel({ filter, onChange, snapshot }: CountedPanelProps) {
  const { facets } = snapshot.context;
  const [isShown, show] = useState(false);
  // Once shown it stays, so that a control with the focus does not disappear while counts reload.
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

/** Filter panel beside the list, which loads its own counts. */
export default function FilterPanel(props: FilterPanelProps) {
  return <CountedPanel {...props} snapshot={useFacets(props.filter)} />;
}
