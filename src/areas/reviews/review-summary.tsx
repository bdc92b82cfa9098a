import { formatNumber } from '#domain/kit/format.ts';
import { type FitVerdict, fitVerdict, type ReviewStats } from '#domain/reviews/review-stats.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import type { wireReviewSummary } from '#src/areas/reviews/reviews.wiring.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { PercentBar } from '#src/ui/percent-bar.tsx';
import { Stars } from '#src/ui/products/stars.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { ElementScale } from './editor/element-scale.tsx';

const Figures = styled('div', {
  display: 'grid',
  gap: '$4 $7',
  // Side by side where there is room, both in a panel and on a page.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});
const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'center',
  minHeight: '96px',
});
const Average = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  '& > strong': {
    fontSize: '36px',
    lineHeight: 1,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Bars = styled('ul', { display: 'grid', gap: '$1' });
const Bar = styled('li', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: '$2',
  color: '$ink3',
  fontSize: '$micro',
  fontVariantNumeric: 'tabular-nums',
  '& > span:nth-child(2)': {
    height: '6px',
    borderRadius: '$round',
    overflow: 'hidden',
    background: '$line',
    '& > span': { background: '$ink' },
  },
  '& > span:last-child': { textAlign: 'right' },
});
const Scales = styled('dl', { display: 'grid', gap: '$2', alignContent: 'center' });

/** Average rating, stars and elements over all reviews. */
export function ReviewSummary({ flow: { snapshot, send } }: { flow: FlowOf<typeof wireReviewSummary> }) {
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
      {data && data.totalReviews > 0 ? <Summary stats={data} /> : null}
    </FlowFrame>
  );
}

const verdictInWords = (verdict: FitVerdict): string =>
  verdict.fit === 'split' ? text.verdict.split : text.verdict[verdict.fit](verdict.percent);

function Summary({ stats }: { stats: ReviewStats }) {
  const verdict = fitVerdict(stats.sizeFitStatistics);
  return (
    <Figures>
      <Head>
        <Average>
          <strong>{stats.averageRating.toFixed(1)}</strong>
          <Stars rating={stats.averageRating} label={text.average(stats.averageRating)} />
          <Muted>{text.count(formatNumber(stats.totalReviews))}</Muted>
        </Average>
        <Bars>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = stats.ratingDistribution[stars] ?? 0;
            return (
              <Bar key={stars}>
                <span>{text.points(stars)}</span>
                <span aria-hidden="true">
                  <PercentBar percent={(count / stats.totalReviews) * 100} />
                </span>
                <span>{formatNumber(count)}</span>
              </Bar>
            );
          })}
        </Bars>
      </Head>
      <div>
        <Scales>
          <ElementScale element="sizeFit" stats={stats.sizeFitStatistics} />
          <ElementScale element="cushion" stats={stats.cushionStatistics} />
          <ElementScale element="stability" stats={stats.stabilityStatistics} />
        </Scales>
        <Muted css={{ marginTop: '$2' }}>{verdict ? verdictInWords(verdict) : text.tooFew}</Muted>
      </div>
    </Figures>
  );
}
