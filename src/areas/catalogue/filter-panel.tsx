import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import type { ProductFacets } from '#domain/catalogue/product-facets.ts';
import type { ProductFilter } from '#domain/catalogue/product-filter.ts';
import { wireProductFacets } from '#src/areas/catalogue/product-facets.wiring.ts';
import { filterText as text } from '#src/areas/catalogue/product-filters.text.ts';
import { useLogic } from '#src/flow/app-context.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout.tsx';
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
const countKey = ({ page: _page, size: _size, sort: _sort, ...rest }: ProductFilter) => JSON.stringify(rest);

/** A hundred things to press: drawn for a new filter and for new counts, not for every state between them. */
const Groups = memo(({ filter, facets, onChange }: FilterPanelProps & { facets: ProductFacets | null }) => (
  <>
    <FacetGroup label={text.category} choices={categoryChoices(filter, facets, onChange)} />
    <FacetGroup label={text.gender} choices={genderChoices(filter, facets, onChange)} />
    <FacetGroup label={text.size} choices={sizeChoices(filter, facets, onChange)} />
    <FacetGroup label={text.only} choices={switchChoices(filter, facets, onChange)} />
    <FacetGroup label={text.price} choices={priceChoices(filter, facets, onChange)}>
      <PriceInputs filter={filter} onChange={onChange} />
    </FacetGroup>
    <FacetGroup label={text.stores} choices={storeChoices(filter, facets, onChange)} />
    <FacetGroup label={text.color} choices={colorChoices(filter, facets, onChange)} />
  </>
));

/** Everything a list can be narrowed by, with what each value would find; each change goes to the address. */
export default function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const actor = useActorRef(useLogic(wireProductFacets), { input: { filter } });
  const snapshot = useSelector(actor, (state) => state);
  const counted = useRef(countKey(filter));
  useEffect(() => {
    if (counted.current === countKey(filter)) return;
    counted.current = countKey(filter);
    actor.send({ type: 'filter.changed', filter });
  }, [actor, filter]);
  const { facets } = snapshot.context;
  return (
    <Stack
      gap={6}
      data-flow="productFacets"
      data-state={statePath(snapshot.value)}
      aria-busy={snapshot.hasTag('busy')}
    >
      <Groups filter={filter} facets={facets} onChange={onChange} />
    </Stack>
  );
}
