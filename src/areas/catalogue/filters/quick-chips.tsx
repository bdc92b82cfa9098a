import { useSearch } from 'wouter';
import { isNarrowed, withoutConditions } from '#domain/catalogue/product-list/filter-conditions.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/few-icons.tsx';
import { ChipRow } from './chip-row.tsx';
import { conditionsIn } from './conditions.ts';
import { likelyConditions } from './likely-conditions.ts';

const Chip = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  position: 'relative',
  height: '36px',
  padding: '0 14px',
  border: '1px solid $line',
  borderRadius: '$round',
  background: '$bg',
  fontSize: '$meta',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // The hit area is larger than the drawing.
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { borderColor: '$ink' } },
  variants: {
    on: { true: { borderColor: '$ink', background: '$ink', color: '$onInk', paddingRight: '10px' } },
    plain: {
      true: { borderColor: 'transparent', background: 'transparent', color: '$ink2', padding: '0 $2' },
    },
  },
});

/** Active filters with remove buttons, followed by suggested filters; the address owns them. */
export default function QuickChips() {
  const { navigate, knownProfile } = useApp();
  const { user } = useSession();
  // Known once the start check has read the profile, after which the session changes.
  const ownSize = user ? String(knownProfile()?.footSize ?? '') : '';
  const filter = filterFromQuery(useSearch());
  const go = (next: ProductFilter) => navigate(paths.products(next));
  const change = (part: Partial<ProductFilter>) => go({ ...filter, page: 0, ...part });
  return (
    <ChipRow aria-label={text.chips}>
      {conditionsIn(filter).map(({ key, label, without }) => (
        <Chip key={key} on type="button" aria-label={text.remove(label)} onClick={() => change(without)}>
          {label}
          <Icon name="close" size={16} />
        </Chip>
      ))}
      {likelyConditions(filter, ownSize).map(({ key, label, add }) => (
        <Chip key={key} type="button" onClick={() => change(add)}>
          {label}
        </Chip>
      ))}
      {isNarrowed(filter) ? (
        <Chip plain type="button" onClick={() => go(withoutConditions(filter))}>
          {text.clear}
        </Chip>
      ) : null}
    </ChipRow>
  );
}
