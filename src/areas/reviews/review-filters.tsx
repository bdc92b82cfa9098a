import { REVIEW_SORTS } from '#domain/reviews/review.ts';
import { EMPTY_REVIEW_FILTER, isNarrowed, type ReviewFilter } from '#domain/reviews/review-filter.ts';
import { REVIEW_ELEMENTS, REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

const Fields = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
});
const Toggle = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  fontSize: '$label',
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: '$colors$ink' },
});

const sorts = REVIEW_SORTS.map((value) => ({ value, label: text.sorts[value] }));
/** `4+` means four stars or more. */
const ratings = [
  { value: '0', label: text.anyRating },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: text.exactly(stars) })),
  ...[4, 3, 2].map((stars) => ({ value: `${stars}+`, label: text.atLeast(stars) })),
];

type FiltersProps = {
  filter: ReviewFilter;
  /** The person's feet can be compared. */
  canCompareFeet: boolean;
  onChange: (change: Partial<ReviewFilter>) => void;
};

/** Everything a review list can be narrowed by, and its order. */
export function ReviewFilters({ filter, canCompareFeet, onChange }: FiltersProps) {
  const rating = `${filter.rating}${filter.exactRating ? '' : '+'}`;
  return (
    <Stack gap={3} role="group" aria-label={text.filters}>
      <Fields>
        <SelectField
          label={text.sortLabel}
          choices={sorts}
          value={filter.sort}
          onChange={({ target }) =>
            onChange({ sort: REVIEW_SORTS.find((sort) => sort === target.value) ?? 'latest' })
          }
        />
        <SelectField
          label={text.rating}
          choices={ratings}
          value={rating}
          onChange={({ target: { value } }) =>
            onChange({ rating: Number.parseInt(value, 10), exactRating: !value.endsWith('+') })
          }
        />
        {REVIEW_ELEMENTS.map((element) => (
          <SelectField
            key={element}
            label={text.elements[element]}
            choices={[
              { value: '', label: text.any },
              ...REVIEW_SCALES[element].map((step) => ({ value: step, label: text.steps[step] })),
            ]}
            value={filter[element]}
            onChange={({ target }) => onChange({ [element]: target.value })}
          />
        ))}
      </Fields>
      <Row>
        <Toggle>
          <input
            type="checkbox"
            checked={filter.photoOnly}
            onChange={({ target }) => onChange({ photoOnly: target.checked })}
          />
          {text.photoOnly}
        </Toggle>
        {canCompareFeet ? (
          <Toggle title={text.sameFeetHint}>
            <input
              type="checkbox"
              checked={filter.sameFeet}
              onChange={({ target }) => onChange({ sameFeet: target.checked })}
            />
            {text.sameFeet}
          </Toggle>
        ) : null}
        {isNarrowed(filter) ? (
          <Button
            size="small"
            tone="ghost"
            type="button"
            onClick={() => onChange({ ...EMPTY_REVIEW_FILTER, sort: filter.sort })}
          >
            {text.clear}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
