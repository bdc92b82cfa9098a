import { formatNumber } from '#domain/kit/format.ts';
import { REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import type { ElementStats } from '#domain/reviews/review-stats.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Share } from '#src/ui/share.tsx';

const Chart = styled('div', { minWidth: 0, '& h3': { fontSize: '$label', margin: 0, marginBottom: '$2' } });
const List = styled('ul', { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$label',
  color: '$ink3',
  fontVariantNumeric: 'tabular-nums',
  variants: { most: { true: { color: '$ink', fontWeight: 700 } } },
});
const Track = styled('span', {
  height: '10px',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$line',
  '& > span': { background: '$control' },
  variants: { most: { true: { '& > span': { background: '$brand' } } } },
});

/** Answers to one element, step by step; the most chosen one stands out. */
export function ElementBars({ element, stats }: { element: ReviewElement; stats: ElementStats }) {
  return (
    <Chart>
      <h3>{text.elements[element]}</h3>
      <List>
        {REVIEW_SCALES[element].map((step) => {
          const percent = stats.percentage[step] ?? 0;
          const most = stats.mostSelected === step;
          return (
            <Line key={step} most={most} title={text.answers(formatNumber(stats.distribution[step] ?? 0))}>
              <span>{text.steps[step]}</span>
              <Track most={most} aria-hidden="true">
                <Share percent={percent} />
              </Track>
              <span>{text.percent(Math.round(percent))}</span>
            </Line>
          );
        })}
      </List>
    </Chart>
  );
}
