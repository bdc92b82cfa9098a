import { useRef, useState } from 'react';
import { conditionsOf, withoutConditions } from '#domain/catalogue/product-list/filter-conditions.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { filterText } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { listText as text } from '#src/areas/catalogue/product-list/product-list.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { CountedPanel, type FilterPanelProps, useFacets } from './filter-panel.tsx';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  height: 'calc(92dvh - 164px - env(safe-area-inset-bottom))',
  margin: '0 calc(-1 * $space$gutter)',
  boxShadow: '0 -1px 0 $colors$line',
});
const Rail = styled('nav', {
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  background: '$sunken',
  '& button': {
    minHeight: '52px',
    padding: '0 $3 0 $gutter',
    border: 0,
    background: 'transparent',
    color: '$ink2',
    fontSize: '$label',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button[aria-current]': { background: '$raised', color: '$ink', fontWeight: '$semibold' },
});
const Groups = styled('div', {
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 $gutter $4',
});
const Foot = styled('div', {
  display: 'flex',
  gap: '$2',
  margin: '0 calc(-1 * $space$gutter)',
  padding: '$3 $gutter 0',
  boxShadow: '0 -1px 0 $colors$line',
  '& > :last-child': { flex: 1 },
});

const { category, brands, gender, size, color, width, heel, material, price, only, stores } = filterText;
/** Filter groups in the order of the panel. */
const KINDS = [category, brands, gender, size, color, width, heel, material, price, only, stores];

export type FilterSheetProps = FilterPanelProps & {
  open: boolean;
  onClose: () => void;
  /** Number of products of the list; null while it loads. */
  total: number | null;
};

/**
 * Filters as a full-height sheet: groups on the left, values with counts on the right, and the close button at the
 * bottom.
 */
export default function FilterSheet({ open, onClose, total, filter, onChange }: FilterSheetProps) {
  // Outlives the visible sheet: reopened it shows its counts at once, without a new layout.
  const facets = useFacets(filter);
  const groups = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<string>(category);
  const placeOf = (kind: string) =>
    groups.current?.querySelector<HTMLElement>(`[data-facet="${kind}"]`)?.offsetTop ?? 0;
  const go = (kind: string) => {
    show(kind);
    groups.current?.scrollTo({ top: placeOf(kind) });
  };
  // Marks the group at the top of the scroll area; at its end the group that was chosen.
  const follow = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = groups.current ?? {};
    if (scrollTop + clientHeight >= scrollHeight - 1) return;
    show(KINDS.findLast((kind) => placeOf(kind) <= scrollTop + 24) ?? category);
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.filters}>
      <Frame>
        <Rail aria-label={filterText.rail}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-current={kind === shown ? 'true' : undefined}
              onClick={() => go(kind)}
            >
              {kind}
            </button>
          ))}
        </Rail>
        <Groups ref={groups} onScroll={follow}>
          <CountedPanel filter={filter} onChange={onChange} snapshot={facets} />
        </Groups>
      </Frame>
      <Foot>
        {conditionsOf(filter) > 0 ? (
          <Button type="button" tone="ghost" onClick={() => onChange(withoutConditions(filter))}>
            {filterText.clear}
          </Button>
        ) : null}
        <Button type="button" tone="primary" size="wide" onClick={onClose}>
          {text.apply(total === null ? '' : formatNumber(total))}
        </Button>
      </Foot>
    </Dialog>
  );
}
