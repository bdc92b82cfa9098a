import { REVIEW_SORTS } from '#domain/reviews/review.ts';
import { EMPTY_REVIEW_FILTER, isNarrowed, type ReviewFilter } from '#domain/reviews/review-filter.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { ChipSelect, ChipToggle } from './filter-chips.tsx';

/** One line that scrolls sideways on small screens. */
const Chips = styled('div', {
  display: 'flex',
  gap: '$2',
  '@small': {
    marginInline: 'calc(-1 * $space$gutter)',
    padding: '2px $gutter',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '@media (min-width: 769px)': { flexWrap: 'wrap' },
});
const Clear = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flex: 'none',
  minHeight: '44px',
  padding: '0 $2',
  border: 0,
  background: 'transparent',
  color: '$ink2',
  fontSize: '$label',
});

const sorts = REVIEW_SORTS.map((value) => ({ value, label: text.sorts[value] }));
const ratings = [
  { value: '0', label: text.anyRating },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: text.points(stars) })),
];

type FiltersProps = {
  filter: ReviewFilter;
  /** True if the viewer's foot size is known. */
  canCompareFeet: boolean;
  onChange: (change: Partial<ReviewFilter>) => void;
};

/**
 * Filters and sort order of a review list. Answers about fit and "or more" stars have no control: an address
 * with them still narrows the list, and can be cleared.
 */
export function ReviewFilters({ filter, canCompareFeet, onChange }: FiltersProps) {
  return (
    <Chips role="group" aria-label={text.filters}>
      <ChipToggle checked={filter.photoOnly} onChange={(photoOnly) => onChange({ photoOnly })}>
        {text.photoOnly}
      </ChipToggle>
      {canCompareFeet ? (
        <ChipToggle
          title={text.sameFeetHint}
          checked={filter.sameFeet}
          onChange={(sameFeet) => onChange({ sameFeet })}
        >
          {text.sameFeet}
        </ChipToggle>
      ) : null}
      <ChipSelect
        label={text.rating}
        choices={ratings}
        value={String(filter.rating)}
        narrows={filter.rating > 0}
        onChange={(value) => onChange({ rating: Number(value), exactRating: true })}
      />
      <ChipSelect
        label={text.sortLabel}
        choices={sorts}
        value={filter.sort}
        onChange={(value) => onChange({ sort: REVIEW_SORTS.find((sort) => sort === value) ?? 'latest' })}
      />
      {isNarrowed(filter) ? (
        <Clear type="button" onClick={() => onChange({ ...EMPTY_REVIEW_FILTER, sort: filter.sort })}>
          <Icon name="close" size={14} />
          {text.clear}
        </Clear>
      ) : null}
    </Chips>
  );
}
