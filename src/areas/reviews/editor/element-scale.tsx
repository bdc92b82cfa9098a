import { REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import type { ElementStats } from '#domain/reviews/review-stats.ts';
import { scalePosition } from '#domain/reviews/scale-position.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 128px',
  gap: '2px $3',
  alignItems: 'center',
  fontSize: '$meta',
  '& dt': { fontWeight: '$semibold' },
  '& dd': {
    margin: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { fontWeight: '$semibold' },
  },
});
/** Scale of five steps with a mark on one of them. */
const Line = styled('dd', {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 1px) 2px auto',
    height: '2px',
    background: '$line',
  },
  '& i': {
    position: 'relative',
    width: '8px',
    height: '8px',
    borderRadius: '$round',
    background: '$control',
  },
  '& i[data-most]': { width: '16px', height: '16px', margin: '-4px', background: '$ink' },
});
const Ends = styled('dd', {
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  color: '$ink3',
  fontSize: '$micro',
});

/** Most frequent rating of one element on its scale, or a note that opinions differ. */
export function ElementScale({ element, stats }: { element: ReviewElement; stats: ElementStats }) {
  const steps = REVIEW_SCALES[element];
  const place = scalePosition(element, stats);
  if (!place) return null;
  return (
    <Row>
      <dt>{text.elements[element]}</dt>
      <Line aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-most={step === place.step ? '' : undefined} />
        ))}
      </Line>
      <dd>
        <strong>{place.isSplit ? text.split : text.steps[place.step]}</strong>{' '}
        {place.percent === null ? null : text.percent(place.percent)}
      </dd>
      <Ends aria-hidden="true">
        <span>{text.steps[steps[1]]}</span>
        <span>{text.steps[steps[3]]}</span>
      </Ends>
    </Row>
  );
}
