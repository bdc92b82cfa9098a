import { formatNumber } from '#domain/kit/format.ts';
import { fitVerdict, type ReviewStats } from '#domain/reviews/review-stats.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import type { wireReviewSummary } from '#src/areas/reviews/reviews.wiring.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { Share } from '#src/ui/share.tsx';
import { Stars } from '#src/ui/stars.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { ElementBars } from './element-bars.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});
const Average = styled('strong', { fontSize: '$title1', lineHeight: 1 });
const StarRows = styled('ul', { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
const StarRow = styled('button', {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 40px',
  alignItems: 'center',
  gap: '$2',
  width: '100%',
  minHeight: '28px',
  '@small': { minHeight: '44px' },
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: '$label',
  textAlign: 'left',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': { fontWeight: 700, color: '$ink' },
  '& > span:nth-child(2)': {
    height: '10px',
    borderRadius: '$round',
    overflow: 'hidden',
    background: '$line',
    '& > span': { background: '$brand' },
  },
});

type SummaryProps = {
  flow: FlowOf<typeof wireReviewSummary>;
  rating: number;
  onRating: (rating: number) => void;
};

/** Average, stars and elements over every review; a star row filters the list below. */
export function ReviewSummary({ flow: { snapshot, send }, rating, onRating }: SummaryProps) {
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="reviewSummary"
      snapshot={snapshot}
      error={error || text.summaryFailed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
      skeleton={<Skeleton rows={1} height={220} />}
    >
      {data && data.totalReviews > 0 ? <Figures stats={data} rating={rating} onRating={onRating} /> : null}
    </FlowFrame>
  );
}

type FiguresProps = Pick<SummaryProps, 'rating' | 'onRating'> & { stats: ReviewStats };

function Figures({ stats, rating, onRating }: FiguresProps) {
  const verdict = fitVerdict(stats.sizeFitStatistics);
  return (
    <Card>
      <Stack gap={6}>
        <Grid>
          <Stack gap={2}>
            <Row>
              <Average>{stats.averageRating.toFixed(1)}</Average>
              <Stars rating={stats.averageRating} label={text.average(stats.averageRating)} />
            </Row>
            <Muted>{text.count(formatNumber(stats.totalReviews))}</Muted>
          </Stack>
          <StarRows>
            {[5, 4, 3, 2, 1].map((stars) => {
              const count = stats.ratingDistribution[stars] ?? 0;
              return (
                <li key={stars}>
                  <StarRow
                    type="button"
                    aria-pressed={rating === stars}
                    aria-label={text.starRow(stars, formatNumber(count))}
                    onClick={() => onRating(rating === stars ? 0 : stars)}
                  >
                    <span>{stars}★</span>
                    <span aria-hidden="true">
                      <Share percent={(count / stats.totalReviews) * 100} />
                    </span>
                    <span>{formatNumber(count)}</span>
                  </StarRow>
                </li>
              );
            })}
          </StarRows>
        </Grid>
        <Stack gap={2}>
          <SectionTitle>{text.statistics}</SectionTitle>
          <p>{verdict ? text.verdict[verdict.fit](verdict.percent) : text.tooFew}</p>
        </Stack>
        <Grid>
          <ElementBars element="sizeFit" stats={stats.sizeFitStatistics} />
          <ElementBars element="cushion" stats={stats.cushionStatistics} />
          <ElementBars element="stability" stats={stats.stabilityStatistics} />
        </Grid>
      </Stack>
    </Card>
  );
}
